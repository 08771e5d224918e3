// Calling this browser: its subscription at its push service, which only the browser itself can make.

import type { CallDevice, CallInfo } from '../generated/messages';
import { api, Problem } from './api';

export const KINDS = ['turn', 'invite', 'clock', 'over', 'evening'] as const;
export type Kind = (typeof KINDS)[number];

export const canBeCalled = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Which of the called devices this browser is. */
export async function thisDevice(info: CallInfo): Promise<CallDevice | null> {
  const mine = canBeCalled() ? await subscription() : null;
  if (!mine || !crypto.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(mine.endpoint)));
  const name = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return info.devices.find(({ endpoint }) => endpoint === name) ?? null;
}

/** Asks the person, then the push service, then tells the server; null if the person said no. */
export async function callThisDevice(info: CallInfo, kinds: readonly Kind[]): Promise<CallInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const mine = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytes(info.key) })
    .catch(() => {
      throw new Problem('call/no-service', 'The push service does not answer.');
    });
  const { keys } = mine.toJSON();
  return api.callHere({
    endpoint: mine.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    kinds: [...kinds],
  });
}

export async function changeThisDevice(kinds: readonly Kind[]): Promise<CallInfo> {
  const mine = await subscription();
  const { keys } = mine!.toJSON();
  return api.callHere({
    endpoint: mine!.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    kinds: [...kinds],
  });
}

export async function forgetThisDevice(device: CallDevice): Promise<CallInfo> {
  await (await subscription())?.unsubscribe();
  return api.callNoMore(device.id);
}
