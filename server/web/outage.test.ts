import type { KyselyPlugin } from 'kysely';
import { API, apiPath } from '#contract/paths';
import { errorText } from '#copy/errors';
import { frame } from '#copy/frame';
import { noScript } from '#copy/noScript';
import { outage } from '#copy/outage';
import { FROZEN_NOW } from '#mocks/now';
import { buildApp } from '#server/app';
import type { App } from '#server/http/fastify';
import { clientFolder } from '#tests/support/server/clientFolder';
import { openSite, removeFolders, SECRET, type Site } from '#tests/support/server/site';

const PERSON = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
/** Errors of an unreachable database, and of a bug in the server. */
const AWAY = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const MISTAKE = new Error('no such column: 김바다');

let site: Site;
let app: App;
/** The error of every query; null for none. */
let failure: Error | null;
const failing: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (failure) throw failure;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
beforeEach(async () => {
  failure = null;
  site = await openSite();
  app = await buildApp({
    db: site.db.withPlugin(failing),
    clock: () => FROZEN_NOW,
    settings: { secret: SECRET, bookingsPerMinute: 100 },
    clientDir: clientFolder(),
  });
});
afterEach(async () => {
  await app.close();
  await site.close();
  removeFolders();
});
const open = (url: string, headers: Record<string, string> = PERSON) => app.inject({ method: 'GET', url, headers });

describe('데이터베이스에 닿지 않는 동안 화면을 연 사람은', () => {
  it('무슨 일이고 무엇을 할지를 우리말 화면으로 보고, 알던 이름과 전화번호로 전화할 수 있다', async () => {
    await site.config({ name: '새벽<b>호', tel: '061-000-0000' });
    expect((await open('/')).statusCode).toBe(200);
    failure = AWAY;
    for (const url of ['/', '/reserve?year=2026&month=12', '/reserve/1', '/admin', '/nothing']) {
      const { statusCode, headers, body } = await open(url);
      expect([url, statusCode]).toEqual([url, 503]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      expect(body).toContain('<html lang="ko">');
      for (const said of ['새벽&lt;b&gt;호 예약', outage.title, outage.unavailable, noScript.call])
        expect(body).toContain(said);
      expect(body).toContain(`<a href="">${outage.reload}</a>`);
      expect(body).toContain(`<a href="tel:061-000-0000">${frame.call} 061-000-0000</a>`);
    }
  });

  it('스크립트 없이 보고, 그 모양은 그 화면의 정책이 허락한다', async () => {
    failure = AWAY;
    const { body, headers } = await open('/');
    expect(body).not.toMatch(/<script|\son\w+=|style="/);
    const nonces = [...body.matchAll(/<style nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
    expect(nonces).toHaveLength(1);
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
  });

  it('내 달력에 추가를 누르면 왜 안 되는지 읽고, 다시 시도할 수 있다', async () => {
    failure = AWAY;
    const { statusCode, headers, body } = await open(apiPath(API.calendarFile, { id: 1 }));
    expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    for (const said of [outage.file, errorText.UNAVAILABLE, outage.kept, `<a href="">${frame.retry}</a>`])
      expect(body).toContain(said);
  });

  it('아직 아무것도 읽지 못했으면 이름과 전화번호 없이 본다', async () => {
    failure = AWAY;
    const { statusCode, body } = await open('/about');
    expect(statusCode).toBe(503);
    expect(body).toContain(frame.title(frame.noStore));
    expect(body).not.toContain('tel:');
    expect(body).not.toContain(noScript.call);
  });

  it('돌아오면 다시 화면을 본다', async () => {
    failure = AWAY;
    expect((await open('/')).statusCode).toBe(503);
    failure = null;
    const { statusCode, body } = await open('/');
    expect([statusCode, body.includes(outage.title)]).toEqual([200, false]);
  });
});

it('우리의 잘못도 사람에게는 화면으로 말하고, 까닭은 보여 주지 않는다', async () => {
  failure = MISTAKE;
  const { statusCode, headers, body } = await open('/reserve', { 'sec-fetch-mode': 'navigate' });
  expect([statusCode, headers['retry-after']]).toEqual([500, undefined]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain(outage.failed);
  expect(body).not.toContain('김바다');
});

it.each<[string, string, Record<string, string>]>([
  ['화면을 청하지 않은 것', '/', { accept: '*/*' }],
  ['API를 연 것', API.configInfo, PERSON],
])('%s은 여느 거절과 같이 JSON으로 받는다', async (_, url, headers) => {
  failure = AWAY;
  const response = await open(url, headers);
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ code: 'UNAVAILABLE', message: errorText.UNAVAILABLE });
});
