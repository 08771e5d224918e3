// How the client reaches whoever keeps the table: a server, or the page itself. Nobody else knows which.

import { onDevice } from './place';

/** What there is of a socket. */
export interface Wire {
  readonly readyState: number;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

const page = () => import('../page/host');

/** A request, answered by the server or by the page. */
export async function request(path: string, asked: RequestInit): Promise<Response> {
  return onDevice ? (await page()).request(path, asked) : fetch(path, asked);
}

/** The socket at an address of ours. */
export function socket(path: string): Wire {
  if (onDevice) return new LateWire(path);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`);
}

/** A socket into the page, whose other end may still have to be loaded. */
class LateWire implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  private said: ((text: string | null) => void) | null = null;

  constructor(path: string) {
    void this.open(path).catch(() => this.end(1006));
  }

  private async open(path: string): Promise<void> {
    const { connect } = await page();
    this.said = await connect(path, {
      hear: (text) => this.onmessage?.(new MessageEvent('message', { data: text })),
      end: (code) => this.end(code),
    });
    if (this.readyState === WebSocket.CLOSED) this.said(null);
    else this.readyState = WebSocket.OPEN;
  }

  send(text: string): void {
    this.said?.(text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.said?.(null);
  }

  private end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code }));
  }
}
