import { existsSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { API } from '#contract/paths';
import { shownPlace } from '#server/db/place';
import { insertDay } from '#server/days/days.repository';
import { NO_LIMITS, refusesConnections, startServer, type Running } from '#tests/support/server/process';
import { aDay, LONG, post, processSite } from '#tests/support/server/processSite';
import { aBooking, SECRET, tempFolder } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';

const site = processSite();

const lines = (running: Running): string[] => running.printed().trim().split('\n');

describe('시작', () => {
  it(
    '주소, 아이디, 새 비밀번호, 자료 위치를 알리고, 다시 시작하면 비밀번호를 다시 만들지 않는다',
    async () => {
      const folder = tempFolder();
      const environment = { ADMIN_PASSWORD: '', SECRET: '', DEMO_DATA: 'on' };
      const first = startServer(site.place, environment, folder);
      const address = await first.address;
      const password = /비밀번호: ([a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}) /.exec(first.printed())?.[1] ?? '';
      expect(first.printed()).toContain('운영자 아이디: admin');
      expect(first.printed()).toContain(`자료 위치: ${shownPlace(site.place)}\n`);
      expect((await post(address, API.signin, { userid: 'admin', password })).status).toBe(200);
      const days = (await (await fetch(`${address}${API.dayList}?year=2026&month=12`)).json()) as object[];
      expect(days).toHaveLength(31);
      const secret = join(site.place.engine === 'sqlite' ? dirname(site.place.file) : join(folder, 'data'), 'secret');
      expect(statSync(secret).mode & 0o777).toBe(0o600);
      const kept = readFileSync(secret, 'utf8');
      first.child.kill('SIGTERM');
      expect(await first.ended).toBe(0);

      const second = startServer(site.place, environment, folder);
      // The first server was stopped while it rendered the demo's photographs: all posts exist, or none.
      const posts = (await (await fetch((await second.address) + API.latestCatches)).json()) as {
        pictures: object[];
      }[];
      expect([[], [3, 1, 2]]).toContainEqual(posts.map(({ pictures }) => pictures.length));
      expect(second.printed()).not.toContain(password);
      expect(second.printed()).toContain('npm run admin -- set-password admin');
      expect(readFileSync(secret, 'utf8')).toBe(kept);
      second.child.kill('SIGINT');
      expect(await second.ended).toBe(0);
    },
    LONG,
  );

  it(
    '운영 환경의 빈 데이터베이스는 운영자 비밀번호를 요구한다',
    async () => {
      const client = 'dist/client/index.html';
      const running = startServer(site.place, { NODE_ENV: 'production', ADMIN_PASSWORD: '', CLOCK: '' });
      expect(await running.ended).toBe(1);
      expect(lines(running)).toHaveLength(1);
      // If the app is not built yet, that is reported first.
      expect(running.printed()).toContain(existsSync(client) ? '설정 ADMIN_PASSWORD: ' : 'npm run build');
    },
    LONG,
  );

  it(
    '더 새로운 데이터베이스로는 시작하지 않는다',
    async () => {
      await site.inDatabase((db) =>
        db.insertInto('migrations').values({ version: 99, name: 'future', appliedAt: '' }).execute(),
      );
      const running = startServer(site.place);
      expect(await running.ended).toBe(1);
      expect(lines(running)).toHaveLength(1);
      expect(running.printed()).toContain('데이터베이스(버전 99)가 이 프로그램');
    },
    LONG,
  );
});

describe('출력을 읽던 쪽이 먼저 끝나면(npm start | head -1)', () => {
  it(
    '서버는 오류를 기록하려다 죽지 않고 계속 답하며, 멈추라는 신호에 끝난다',
    async () => {
      const running = startServer(site.place);
      const address = await running.address;
      running.child.stdout?.destroy();
      running.child.stderr?.destroy();
      await site.inDatabase((db) => db.schema.alterTable('days').renameTo('gone').execute());
      const days = `${address}${API.dayList}?year=2026&month=12`;
      // The first failed line shows that the reader has closed; the second is written afterwards.
      for (let count = 0; count < 2; count += 1) expect((await fetch(days)).status).toBe(500);
      expect((await fetch(address + API.configInfo)).status).toBe(200);
      running.child.kill('SIGTERM');
      expect(await running.ended).toBe(0);
    },
    LONG,
  );
});

describe('여러 프로세스', () => {
  it(
    '예약을 받는 중에 죽어도 답한 예약은 하나도 잃지 않는다',
    async () => {
      const day = await site.inDatabase((db) => insertDay(db, aDay('2026-12-05', 100_000)));
      const answered: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        const running = startServer(site.place, { ...NO_LIMITS, SECRET });
        const address = await running.address;
        const enough = answered.length + 40;
        const visitor = async (): Promise<void> => {
          for (;;) {
            const response = await post(address, API.createBooking, aBooking(day.id, { guestCount: 1 }));
            answered.push(((await response.json()) as { guestId: string }).guestId);
            if (answered.length >= enough) running.child.kill('SIGKILL');
          }
        };
        // The visitors keep sending requests until the server has ended.
        const gone = await Promise.allSettled(Array.from({ length: 8 }, visitor));
        expect(gone.every(({ status }) => status === 'rejected')).toBe(true);
        expect(await running.ended).toBe('SIGKILL');
      }
      const { stored, seats } = await site.inDatabase(async (db) => ({
        stored: await db.selectFrom('guests').select('number').execute(),
        seats: await db.selectFrom('days').select('guestCount').executeTakeFirstOrThrow(),
      }));
      const numbers = new Set(stored.map(({ number }) => number));
      expect(answered.length).toBeGreaterThanOrEqual(120);
      expect(answered.filter((number) => !numbers.has(number))).toEqual([]);
      expect(seats.guestCount).toBe(stored.length);
    },
    LONG,
  );

  it(
    '멈추라는 신호를 받으면 받은 요청에 답하고 끝난다',
    async () => {
      const day = await site.inDatabase((db) => insertDay(db, aDay('2026-12-05', 20)));
      const running = startServer(site.place);
      const address = await running.address;
      const body = JSON.stringify(aBooking(day.id));
      const { hostname, port } = new URL(address);
      const socket = connect(Number(port), hostname);
      let response = '';
      socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
      // Half of a booking's request has arrived when the signal is sent.
      socket.write(
        `POST ${API.createBooking} HTTP/1.1\r\nHost: boat\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
      );
      await fetch(address + API.configInfo);
      const signalledAt = performance.now();
      running.child.kill('SIGTERM');
      await until(refusesConnections(address));
      socket.write(body.slice(10));
      expect(await running.ended).toBe(0);
      expect(response).toContain('HTTP/1.1 200 OK');
      // This side keeps its connection open; the server does not wait for it.
      expect(performance.now() - signalledAt).toBeLessThan(8_000);
      socket.destroy();
      expect(running.printed()).toContain('예약 사이트를 종료했습니다.');
    },
    LONG,
  );
});
