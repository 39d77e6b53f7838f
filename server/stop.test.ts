import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import sharp from 'sharp';
import type { SigninResponse } from '#contract/auth/auth.schema';
import { LOGO } from '#contract/config/logo.rules';
import type { LiveTicket } from '#contract/live/live.schema';
import { API, HEALTH } from '#contract/paths';
import { closeReaders, readEvents } from '#tests/support/server/eventReader';
import { aForm } from '#tests/support/server/form';
import { emptyPlace, throughNetwork, type Taken } from '#tests/support/server/places';
import { endChildren, refusesConnections, startServer } from '#tests/support/server/process';
import { removeFolders } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';

const LONG = 120_000;
let taken: Taken;
const sockets: Socket[] = [];
beforeEach(async () => {
  taken = await emptyPlace();
});
afterEach(() => {
  closeReaders();
  for (const socket of sockets.splice(0)) socket.destroy();
  endChildren();
  taken.release();
  removeFolders();
});

/** A raw connection whose bytes the test controls, and the received data. */
const rawConnection = async (address: string): Promise<{ socket: Socket; response: () => string }> => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, response: () => response };
};

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s 를 받으면 열린 흐름을 닫고, 올리던 파일을 받아 답하고, 10초 안에 0으로 끝난다',
  async (signal) => {
    const running = startServer(throughNetwork(taken.place));
    const address = await running.address;
    const post = async <T>(path: string, headers: Record<string, string>, body?: object): Promise<T> => {
      const response = await fetch(address + path, {
        method: 'POST',
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await response.json()) as T;
    };
    const { token } = await post<SigninResponse>(API.signin, {}, { userid: 'admin', password: 'captain-only' });
    const authorization = `Bearer ${token}`;
    const ticket = async () => (await post<LiveTicket>(API.sseToken, { authorization })).token;

    const reader = await readEvents(`${address}${API.events}?token=${await ticket()}`);
    await reader.next(1);
    // A connection that was opened and never reads.
    const silent = await rawConnection(address);
    silent.socket.write(`GET ${API.events}?token=${await ticket()} HTTP/1.1\r\nHost: boat\r\n\r\n`);
    await once(silent.socket, 'data');
    silent.socket.pause();
    // Half of a file and half of a request have arrived when the signal is sent.
    const content = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#089' } })
      .png()
      .toBuffer();
    const { payload, headers } = aForm([{ name: LOGO.field, filename: 'logo.png', type: 'image/png', content }]);
    const upload = await rawConnection(address);
    upload.socket.write(
      `POST ${API.storeLogo} HTTP/1.1\r\nHost: boat\r\nAuthorization: ${authorization}\r\n` +
        `Content-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    upload.socket.write(payload.subarray(0, 200));
    const watcher = await rawConnection(address);
    watcher.socket.write(`GET ${HEALTH.ready} HTTP/1.1\r\nHost: boat\r\n`);
    await fetch(address + HEALTH.alive);

    const signalledAt = performance.now();
    running.child.kill(signal);
    await reader.ended;
    watcher.socket.write('\r\n');
    await until(refusesConnections(address));
    upload.socket.write(payload.subarray(200));
    expect(await running.ended).toBe(0);
    expect(performance.now() - signalledAt).toBeLessThan(10_000);
    expect(upload.response()).toContain('HTTP/1.1 200 OK');
    expect(upload.response()).toContain(`"logo":"${API.logo}?v=`);
    expect(watcher.response()).toContain('HTTP/1.1 503');
    expect(watcher.response()).toContain('"status":"stopping"');
    expect(running.printed()).toContain('예약 사이트를 종료했습니다.');
    expect(running.printed()).not.toContain(token);
  },
  LONG,
);

it(
  '끝내 오지 않는 요청이 있어도 10초 안에 0으로 끝난다',
  async () => {
    const running = startServer(throughNetwork(taken.place));
    const address = await running.address;
    const hanging = await rawConnection(address);
    hanging.socket.write(
      `POST ${API.signin} HTTP/1.1\r\nHost: boat\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    await fetch(address + HEALTH.alive);
    const signalledAt = performance.now();
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    expect(performance.now() - signalledAt).toBeLessThan(10_000);
  },
  LONG,
);
