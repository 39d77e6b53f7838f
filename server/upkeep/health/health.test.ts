import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEALTH } from '#contract/paths';
import { FROZEN_NOW } from '#mocks/now';
import { KNOWN_VERSION } from '#server/db/migrate';
import { loggerOptions } from '#server/logger';
import { openSite, tempFolder, type Site } from '#tests/support/server/site';
import { newerWatch, readiness, type HealthContext } from './health.service';

let site: Site;
let lines: string[];
beforeEach(async () => {
  lines = [];
  // With the browser app, whose page is served for every unknown address.
  const clientDir = join(tempFolder(), 'client');
  mkdirSync(clientDir, { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html>');
  site = await openSite({ clientDir, logger: loggerOptions('info', { write: (line) => lines.push(line) }) });
});
afterEach(() => site.close());

it('살아 있으면 /healthz 가, 쓸 수 있으면 /readyz 가 200이다', async () => {
  for (const [url, body] of [
    [HEALTH.alive, { status: 'alive' }],
    [HEALTH.ready, { status: 'ready', backup: { state: 'off' } }],
  ] as const) {
    const response = await site.get(url);
    expect([response.statusCode, response.json()]).toEqual([200, body]);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect((await site.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  }
});

it('자주 물어도 막지 않고, 기록에 남기지 않는다', async () => {
  for (let count = 0; count < 300; count += 1) expect((await site.get(HEALTH.alive)).statusCode).toBe(200);
  expect(lines).toEqual([]);
});

it('새 프로그램이 먼저 올린 데이터베이스로는 준비되지 않았고, 무엇을 하면 되는지 말한다', async () => {
  await site.db.insertInto('migrations').values({ version: 99, name: 'future', appliedAt: '' }).execute();
  const response = await site.get(HEALTH.ready);
  expect([response.statusCode, response.json()]).toEqual([
    503,
    {
      status: 'newer',
      message: '데이터베이스가 이 프로그램보다 새롭습니다. 이 서버도 새 버전의 프로그램으로 시작해 주세요.',
    },
  ]);
  expect(response.headers['cache-control']).toBe('no-store');
  expect((await site.get(HEALTH.alive)).statusCode).toBe(200);
  await site.db.deleteFrom('migrations').where('version', '=', 99).execute();
  expect((await site.get(HEALTH.ready)).statusCode).toBe(200);
});

it('이 프로그램보다 옛것인 데이터베이스로는 준비되지 않았고, 무엇을 하면 되는지 말한다', async () => {
  await site.db.deleteFrom('migrations').where('version', '=', KNOWN_VERSION).execute();
  const response = await site.get(HEALTH.ready);
  expect([response.statusCode, response.json()]).toEqual([
    503,
    {
      status: 'migrations',
      message: '데이터베이스가 이 프로그램보다 옛것입니다. 이 서버를 다시 시작해 주세요.',
    },
  ]);
});

it('데이터베이스가 더 새로워지면 기록에 한 번만 남긴다', async () => {
  const look = newerWatch(site.db, site.app.log);
  await look();
  expect(lines).toEqual([]);
  await site.db.insertInto('migrations').values({ version: 99, name: 'future', appliedAt: '' }).execute();
  await look();
  await look();
  expect(lines.map((line) => JSON.parse(line) as { level: number; msg: string })).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'the database is newer than this server: start the newer release here too',
    }),
  ]);
});

it('데이터베이스가 답하지 못하면 준비되지 않았지만 살아 있다', async () => {
  await site.db.schema.alterTable('migrations').renameTo('migrationsGone').execute();
  const response = await site.get(HEALTH.ready);
  expect([response.statusCode, response.json<{ status: string }>().status]).toEqual([503, 'database']);
  expect(response.body).not.toMatch(/migrations|SQL|relation/);
  expect((await site.get(HEALTH.alive)).json()).toEqual({ status: 'alive' });
});

it('데이터베이스가 대답하지 않으면 정한 시간 안에 그렇다고 답한다', async () => {
  const silent = {
    clock: () => FROZEN_NOW,
    backupsOn: true,
    db: { selectFrom: () => ({ select: () => ({ executeTakeFirstOrThrow: () => new Promise(() => undefined) }) }) },
  };
  expect(await readiness(silent as unknown as HealthContext, 20)).toBe('database');
});
