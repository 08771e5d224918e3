// Plays Gold Nuggets at many tables for some seconds, against one of the two servers, and prints
// how many moves were answered and how long the answers took. Everyone moves as soon as he can.
// Several addresses are processes of one server: tables are shared out among them, and with "apart"
// the two players of a table are at different ones.
const WebSocket = require('ws');

const [, , dialect, listed, tables, seconds, warmup, apart] = process.argv;
const addresses = listed.split(',');
const address = addresses[0];
const waits = [];
let began = 0;
let measuring = false;
let problems = 0;

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const now = () => Number(process.hrtime.bigint()) / 1e6;

function answered(sentAt) {
  if (measuring) waits.push(now() - sentAt);
}

// --- ours: an event answers a move by its id, and brings the board and the legal moves ---

// Before anything is measured; a machine with much else to do is asked again.
async function post(url, body, headers = {}) {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (answer.ok) return answer;
    if (tries === 20) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
    await new Promise((go) => setTimeout(go, 500));
  }
}

async function cookie() {
  const answer = await post(`http://${address}/api/me`, {});
  return answer.headers.get('set-cookie').split(';')[0];
}

async function ourTable(number) {
  const [here, there] = [number, number + (apart ? 1 : 0)].map((at) => addresses[at % addresses.length]);
  const [ada, bo] = [await cookie(), await cookie()];
  const plan = { game: 'gold-nuggets', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const answer = await post(`http://${here}/api/tables`, plan, { cookie: ada });
  const table = (await answer.json()).id;
  await Promise.all([ourPlayer(here, table, ada, true), ourPlayer(there, table, bo, false)]);
}

function ourPlayer(where, table, person, host) {
  return new Promise((ready) => {
    const socket = new WebSocket(`ws://${where}/api/tables/${table}/socket`, {
      headers: { cookie: person },
    });
    let id = 0;
    let sentAt = 0;
    let waitingFor = 0;
    const send = (message) => socket.send(JSON.stringify({ id: ++id, ...message }));
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.answers === waitingFor && waitingFor) {
        waitingFor = 0;
        if (message.type === 'event') answered(sentAt);
        else problems++;
      }
      if (message.type === 'welcome' && !message.state) {
        if (!host) send({ type: 'sit', seat: 1 });
        ready();
      }
      const seats = message.table && message.table.seats;
      const full = seats && seats.every((seat) => seat.kind !== 'open');
      if (host && full && message.type === 'table' && message.table.status !== 'playing')
        send({ type: 'start' });
      const state = message.state;
      if (state && state.legal.length && !waitingFor) {
        sentAt = now();
        send({ type: 'play', seat: state.seat, move: pick(state.legal), at: message.at });
        waitingFor = id;
      }
    });
    socket.on('close', () => problems++);
  });
}

// --- boardgame.io: socket.io's frames, an update answers a move ---

function theirTable(number) {
  return Promise.all([theirPlayer(number, '0'), theirPlayer(number, '1')]);
}

function theirPlayer(number, player) {
  return new Promise((ready) => {
    const socket = new WebSocket(`ws://${address}/socket.io/?EIO=4&transport=websocket`);
    const space = '/gold-nuggets,';
    let round = 0;
    let sentAt = 0;
    let waitingFor = -1;
    const match = () => `table${number}-${round}`;
    const emit = (...parts) => socket.send(`42${space}${JSON.stringify(parts)}`);
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.startsWith('0')) return socket.send(`40${space}`);
      if (text === '2') return socket.send('3');
      if (text.startsWith(`40${space}`)) {
        emit('sync', match(), player, undefined, 2);
        return ready();
      }
      if (!text.startsWith(`42${space}`)) return undefined;
      const [kind, id, payload] = JSON.parse(text.slice(2 + space.length));
      const state = kind === 'sync' ? payload.state : kind === 'update' ? payload : null;
      if (!state || id !== match()) return undefined;
      if (waitingFor >= 0 && state._stateID > waitingFor) {
        waitingFor = -1;
        answered(sentAt);
      }
      if (state.ctx.gameover) {
        round++;
        return emit('sync', match(), player, undefined, 2);
      }
      const { G } = state;
      if (G.turn !== Number(player) || waitingFor >= 0) return undefined;
      const [type, ...args] = pick(G.legal);
      const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: player } };
      sentAt = now();
      waitingFor = state._stateID;
      return emit('update', action, state._stateID, match(), player);
    });
    socket.on('close', () => problems++);
  });
}

async function main() {
  const table = dialect === 'motherlode' ? ourTable : theirTable;
  for (let at = 0; at < Number(tables); at += 20)
    await Promise.all(
      Array.from({ length: Math.min(20, tables - at) }, (_, i) => table(at + i)),
    );
  await new Promise((go) => setTimeout(go, warmup * 1000));
  console.log('measuring');
  measuring = true;
  began = now();
  await new Promise((go) => setTimeout(go, seconds * 1000));
  measuring = false;
  const elapsed = (now() - began) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share) => Number(waits[Math.floor(waits.length * share)].toFixed(2));
  const result = {
    server: dialect,
    moves_per_second: Math.round(waits.length / elapsed),
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    moves: waits.length,
    problems,
  };
  console.log(JSON.stringify(result));
  process.exit(0);
}

main();
