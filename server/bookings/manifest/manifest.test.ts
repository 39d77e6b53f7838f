import { Writable } from 'node:stream';
import type { Guest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import type { Manifest, ManifestToken, Person } from '#contract/manifest/manifest.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { localBus } from '#server/bus/bus';
import { deriveKeys } from '#server/keys/keys';
import { LIMITS } from '#server/limits/limits';
import { erasePersonalData } from '#server/upkeep/nightly/privacy.service';
import { followDeadlines } from '../deadlines/overdue.service';
import { dump } from '#tests/support/server/dump';
import { lineOf } from '#tests/support/server/line';
import { NO_LIMITS, openSite, SECRET, type Site } from '#tests/support/server/site';
import { aPerson } from '#tests/support/server/validRequests';

const KEY = '0d3c8a52-7f0e-4e2b-9f64-8d1f0a7c5b21';
const BOOKER = aPerson({ name: '김바다', sex: 'M', phone: '010-0000-0001' });
const COMPANION = aPerson({
  name: '정나래봉',
  birth: '19711103',
  address: '경남 고성군 하일면 학림리',
  phone: '010-8765-4321',
  emergency: '055-246-8024',
});
/** What must not be read anywhere. */
const VALUES = /정나래봉|19711103|1971-11-03|학림리|8765-?4321|246-?8024/;

let site: Site;
let day: ReserveDay;
let guest: Guest;
let party: string;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  const stream = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
  site = await openSite({ logger: { level: 'debug', stream } });
  await site.config({ useManifest: 'Y', useReserveFind: 'Y', departAt: '05:00' });
  day = await site.day({ date: '2026-12-05' });
  guest = await site.booked(day, { guestCount: 3 });
  party = await open();
});
afterEach(() => site.close());

const codeOf = (response: { statusCode: number; json: () => unknown }) =>
  response.statusCode === 200 ? 200 : (response.json() as ErrorBody).code;
const openResponse = (body: object = {}, headers: Record<string, string> = {}) =>
  site.post(MANIFEST_API.open, { guestId: guest.guestId, password: '1234', ...body }, headers);
const open = async (): Promise<string> => (await openResponse()).json<ManifestToken>().token;
const find = (token: string) => site.post(MANIFEST_API.find, { token });
const read = async (token: string): Promise<Manifest> => (await find(token)).json();
const save = (token: string, place: number, person: Person, seen: string | null = null) =>
  site.post(MANIFEST_API.save, { token, place, person, seen });
const remove = (token: string, place: number) => site.post(MANIFEST_API.remove, { token, place });
const link = (place: number, token = party) => site.post(MANIFEST_API.link, { token, place });
const linkOf = async (place: number): Promise<string> => (await link(place)).json<ManifestToken>().token;
const seenAt = async (place: number) => (await stored()).find((row) => row.place === place)?.writtenAt ?? null;
const operate = async (path: string, body?: object) => site.post(path, body, await site.operator());
const stored = () => site.db.selectFrom('manifestRows').selectAll().orderBy('place').execute();
const links = () => site.db.selectFrom('manifests').selectAll().execute();
const edit = (guestCount: number) =>
  operate(API.updateGuest, { id: guest.id, name: guest.name, tel: guest.phone, guestCount });
const cancel = () => operate(apiPath(API.cancelGuest, { id: guest.id }));

describe('예약자', () => {
  it('인원만큼의 빈 줄을 보고, 첫 줄에 쓸 자기 이름과 번호와, 언제까지 쓸 수 있는지를 안다', async () => {
    expect(await read(party)).toEqual({
      of: 'PARTY',
      date: '2026-12-05',
      closesAt: '2026-12-04T20:00:00.000Z',
      people: 3,
      booker: { name: '김바다', phone: '010-0000-0001' },
      rows: [1, 2, 3].map((place) => ({
        place,
        name: '',
        person: null,
        writtenBy: null,
        writtenAt: null,
        hasLink: false,
      })),
    });
  });

  it('쓴 줄을 다시 보고 고치며, 운영자의 이력에는 몇 명인지만 남는다', async () => {
    const saved = (await save(party, 1, { ...BOOKER, phone: '01000000001', name: ' 김바다 ' })).json<Manifest>();
    expect(saved.rows[0]).toMatchObject({ name: '김바다', person: BOOKER, writtenBy: 'BOOKER' });
    const fixed = { ...BOOKER, address: '경남 거제시' };
    expect(codeOf(await save(party, 1, fixed, saved.rows[0]?.writtenAt))).toBe(200);
    expect((await read(party)).rows[0]?.person).toEqual(fixed);
    const changes = await site.db
      .selectFrom('changes')
      .select(['actor', 'guestId', 'after'])
      .where('action', '=', 'MANIFEST_WRITTEN')
      .execute();
    const change = { actor: 'visitor', guestId: guest.id, after: '{"listed":1,"guestCount":3}' };
    expect(changes).toEqual([change, change]);
  });

  it('틀린 줄은 항목마다 까닭을 듣고 저장되지 않는다', async () => {
    const wrong = { ...BOOKER, name: '', birth: '19650230', phone: '1' };
    const response = await site.post(MANIFEST_API.save, { token: party, place: 1, person: wrong, seen: null });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors?.map(({ field }) => field)).toEqual(['name', 'birth', 'phone']);
    expect(await stored()).toEqual([]);
  });

  it('비밀번호나 예약할 때의 열쇠로 열고, 틀린 비밀번호로는 열지 못하며 조회처럼 세어 잠근다', async () => {
    const booked = await site.book(day, { guestCount: 1 }, { [IDEMPOTENCY_HEADER]: KEY });
    const { guestId } = booked.json<Guest>();
    await site.config({ useReserveFind: 'N' });
    expect((await openResponse({ guestId, password: null }, { [IDEMPOTENCY_HEADER]: KEY })).statusCode).toBe(200);
    expect(codeOf(await openResponse())).toBe('FIND_OFF');
    await site.config({ useReserveFind: 'Y' });
    expect(codeOf(await openResponse({ password: null }, { [IDEMPOTENCY_HEADER]: KEY }))).toBe('VALIDATION');
    for (let tries = 0; tries < LIMITS.lookupsPerNumber.most; tries += 1)
      expect(codeOf(await openResponse({ password: '9999' }))).toBe('BOOKING_NOT_FOUND');
    expect(codeOf(await openResponse())).toBe('LOOKUP_LOCKED');
  });

  it('다른 사람의 예약이 된 뒤에는 처음의 열쇠만으로 열지 못한다', async () => {
    guest = (await site.book(day, { guestCount: 1 }, { [IDEMPOTENCY_HEADER]: KEY })).json<Guest>();
    await operate(API.updateGuest, { id: guest.id, name: '황보가람', tel: '010-1357-2468', guestCount: 1 });
    expect(codeOf(await openResponse({ password: null }, { [IDEMPOTENCY_HEADER]: KEY }))).toBe('VALIDATION');
    expect((await openResponse({}, { [IDEMPOTENCY_HEADER]: KEY })).statusCode).toBe(200);
  });

  it('몇 번을 열어도 같은 링크이다', async () => {
    expect(await open()).toBe(party);
    expect(party).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  it('일행이 직접 쓴 줄과 운영자가 쓴 줄은 이름만 본다', async () => {
    await save(await linkOf(2), 2, COMPANION);
    await operate(MANIFEST_API.saveByOperator, { id: guest.id, place: 3, person: aPerson(), seen: null });
    const response = await find(party);
    const [, second, third] = response.json<Manifest>().rows;
    expect(second).toMatchObject({ name: '정나래봉', person: null, writtenBy: 'SELF', hasLink: true });
    expect(third).toMatchObject({ name: '박물결', person: null, writtenBy: 'OPERATOR' });
    expect(response.body.replace('정나래봉', '')).not.toMatch(VALUES);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('일행이 쓴 것을 같은 값으로 보내 알아맞히지 못한다', async () => {
    await save(await linkOf(2), 2, COMPANION);
    expect(codeOf(await save(party, 2, COMPANION))).toBe('CONFLICT');
    expect(codeOf(await save(party, 2, BOOKER))).toBe('CONFLICT');
  });

  it('인원보다 많이 쓰지 못하고, 한 사람을 빼면 그 자리에 쓴다', async () => {
    for (const place of [1, 2, 3]) await save(party, place, BOOKER);
    expect(codeOf(await save(party, 4, BOOKER))).toBe('MANIFEST_FULL');
    expect(codeOf(await link(4))).toBe('MANIFEST_FULL');
    const { rows } = (await remove(party, 2)).json<Manifest>();
    expect(rows.map(({ writtenAt }) => writtenAt !== null)).toEqual([true, false, true]);
    expect((await stored()).map(({ place }) => place)).toEqual([1, 3]);
    // Again after a lost response.
    expect((await remove(party, 2)).statusCode).toBe(200);
    expect(codeOf(await save(party, 2, COMPANION))).toBe(200);
  });
});

describe('한 사람의 링크', () => {
  it('그 사람의 줄만 보고 쓰며, 예약자의 이름도 번호도 보지 않는다', async () => {
    await save(party, 1, BOOKER);
    const own = await linkOf(2);
    expect(await read(own)).toMatchObject({ of: 'PERSON', people: 3, booker: null, rows: [{ place: 2, name: '' }] });
    expect((await find(own)).body).not.toMatch(/김바다|0000-0001/);
    expect((await save(own, 2, COMPANION)).json<Manifest>().rows).toMatchObject([
      { place: 2, person: COMPANION, writtenBy: 'SELF' },
    ]);
  });

  it.each([1, 3, 4])('%i번째 줄을 쓰지 못하고, 빼거나 링크를 만들지도 못한다', async (place) => {
    const own = await linkOf(2);
    const before = await dump(site.db);
    for (const response of [await save(own, place, COMPANION), await remove(own, 2), await link(place, own)])
      expect(codeOf(response)).toBe('MANIFEST_NOT_FOUND');
    expect(await dump(site.db)).toBe(before);
  });

  it('다시 받아도 같은 링크이고, 예약자나 운영자가 쓴 줄에는 만들지 않는다', async () => {
    const own = await linkOf(2);
    expect(await linkOf(2)).toBe(own);
    await save(own, 2, COMPANION);
    expect(await linkOf(2)).toBe(own);
    await save(party, 1, BOOKER);
    expect(codeOf(await link(1))).toBe('CONFLICT');
    await operate(MANIFEST_API.saveByOperator, { id: guest.id, place: 3, person: aPerson(), seen: null });
    expect(codeOf(await link(3))).toBe('CONFLICT');
  });

  it('예약자가 그 줄을 쓰거나 빼면 끝난다', async () => {
    const [second, third] = [await linkOf(2), await linkOf(3)];
    await save(second, 2, COMPANION);
    await save(party, 2, BOOKER, await seenAt(2));
    await remove(party, 3);
    for (const ended of [second, third]) {
      expect(codeOf(await find(ended))).toBe('MANIFEST_NOT_FOUND');
      expect(codeOf(await save(ended, 2, COMPANION, await seenAt(2)))).toBe('MANIFEST_NOT_FOUND');
    }
    expect(await linkOf(3)).not.toBe(third);
  });

  it('운영자가 대신 쓴 줄은 이름만 보고, 고쳐 쓸 수 있다', async () => {
    const own = await linkOf(2);
    await operate(MANIFEST_API.saveByOperator, { id: guest.id, place: 2, person: aPerson(), seen: null });
    const [row] = (await read(own)).rows;
    expect(row).toMatchObject({ name: '박물결', person: null, writtenBy: 'OPERATOR' });
    expect(codeOf(await save(own, 2, COMPANION, row?.writtenAt ?? null))).toBe(200);
  });
});

describe('두 사람이 한 줄을 쓰면', () => {
  it('나중 사람은 먼저 쓴 것을 덮지 않고 알게 되며, 답을 잃고 다시 보낸 것은 한 번만 센다', async () => {
    const own = await linkOf(2);
    expect(codeOf(await save(own, 2, COMPANION))).toBe(200);
    expect(codeOf(await save(own, 2, COMPANION))).toBe(200);
    expect(codeOf(await save(own, 2, aPerson()))).toBe('CONFLICT');
    expect((await read(own)).rows[0]?.person).toEqual(COMPANION);
    const changes = site.db.selectFrom('changes').select('id').where('action', '=', 'MANIFEST_WRITTEN');
    expect(await changes.execute()).toHaveLength(1);
  });

  it('함께 보내도 하나만 저장된다', async () => {
    const names = ['가나다', '나다라', '다라마', '라마바'];
    const responses = await Promise.all(names.map((name) => save(party, 1, { ...BOOKER, name })));
    expect(responses.map(codeOf).sort()).toEqual([200, 'CONFLICT', 'CONFLICT', 'CONFLICT']);
    expect(await stored()).toHaveLength(1);
  });

  it('그사이 빠진 사람은 다시 적히지 않는다', async () => {
    await save(party, 1, BOOKER);
    const seen = await seenAt(1);
    await remove(party, 1);
    expect(codeOf(await save(party, 1, { ...BOOKER, name: '김바람' }, seen))).toBe('CONFLICT');
  });
});

const refusals = async (token: string, place: number) => {
  const responses = [await find(token), await save(token, place, COMPANION), await remove(token, place)];
  return [...responses, await link(place, token)].map(codeOf);
};
const FOUR = <T>(code: T): T[] => [code, code, code, code];

describe('열리지 않는 링크', () => {
  it('지어낸 것, 한 글자가 다른 것, 빈 것', async () => {
    const changed = `${party.slice(0, -1)}${party.endsWith('a') ? 'b' : 'a'}`;
    for (const token of ['', 'x'.repeat(32), changed, party.toLowerCase() === party ? 'y' : party.toLowerCase()])
      expect(await refusals(token, 1)).toEqual(FOUR('MANIFEST_NOT_FOUND'));
  });

  it('정책을 끄면 열리지 않고, 켜면 쓰던 것이 그대로 있다', async () => {
    await save(party, 1, BOOKER);
    await site.config({ useManifest: 'N' });
    expect(await refusals(party, 1)).toEqual(FOUR('MANIFEST_OFF'));
    expect(codeOf(await openResponse())).toBe('MANIFEST_OFF');
    await site.config({ useManifest: 'Y' });
    expect((await read(party)).rows[0]?.person).toEqual(BOOKER);
  });

  it('출항한 뒤에는 보지도 쓰지도 못하고, 출항 시각이 바뀌면 그때까지 쓴다', async () => {
    const own = await linkOf(2);
    await save(party, 1, BOOKER);
    site.setClock(new Date('2026-12-05T04:59:59+09:00'));
    expect(codeOf(await save(own, 2, COMPANION))).toBe(200);
    site.setClock(new Date('2026-12-05T05:00:00+09:00'));
    for (const token of [party, own]) expect((await refusals(token, 2))[0]).toBe('MANIFEST_CLOSED');
    expect(codeOf(await save(own, 2, aPerson(), await seenAt(2)))).toBe('MANIFEST_CLOSED');
    expect(codeOf(await openResponse())).toBe('MANIFEST_CLOSED');
    await site.db.updateTable('days').set({ departAt: '06:00' }).where('id', '=', day.id).execute();
    expect(codeOf(await find(own))).toBe(200);
  });

  it('출항 시각을 모르면 그날이 끝날 때까지 쓴다', async () => {
    await site.config({ departAt: null });
    site.setClock(new Date('2026-12-05T23:59:59+09:00'));
    expect((await read(party)).closesAt).toBeNull();
    site.setClock(new Date('2026-12-06T00:00:00+09:00'));
    expect(codeOf(await find(party))).toBe('MANIFEST_CLOSED');
  });
});

describe('예약이 달라지면', () => {
  const written = async () => {
    await save(party, 1, BOOKER);
    const own = await linkOf(2);
    await save(own, 2, COMPANION);
    return own;
  };
  const expectNothing = async (own: string) => {
    expect(await stored()).toEqual([]);
    expect(await links()).toEqual([]);
    for (const token of [party, own]) expect(codeOf(await find(token))).toBe('MANIFEST_NOT_FOUND');
  };

  it('운영자가 취소하면 명부와 링크가 곧바로 지워지고, 다시 열지 못한다', async () => {
    const own = await written();
    await cancel();
    await expectNothing(own);
    expect(codeOf(await openResponse())).toBe('MANIFEST_NOT_FOUND');
    expect(codeOf(await save(party, 1, BOOKER))).toBe('MANIFEST_NOT_FOUND');
  });

  it('방문자가 취소해도 지워진다', async () => {
    const own = await written();
    await site.post(API.cancelBooking, { guestId: guest.guestId, password: '1234' });
    await expectNothing(own);
  });

  it('입금기한이 지나 자동으로 취소되어도 지워진다', async () => {
    const own = await written();
    await site.config({ autoCancel: 'Y' });
    await site.db.updateTable('guests').set({ payBy: '2026-11-19T00:00:00.000Z' }).execute();
    const needs = { db: site.db, bus: localBus(), keys: deriveKeys(SECRET), limits: NO_LIMITS };
    expect(await followDeadlines({ ...needs, clock: () => new Date('2026-11-20T09:00:00+09:00') })).toMatchObject({
      cancelled: 1,
    });
    await expectNothing(own);
  });

  it('운항이 취소되면 지워지고, 되돌려도 빈 명부이며 앞선 링크는 열리지 않는다', async () => {
    const own = await written();
    await operate(API.cancelTrip, { id: day.id, reason: 'WEATHER' });
    await expectNothing(own);
    expect((await operate(API.restoreTrip, { id: day.id })).statusCode).toBe(200);
    await expectNothing(own);
    party = await open();
    expect((await read(party)).rows.map(({ writtenAt }) => writtenAt)).toEqual([null, null, null]);
  });

  it('다른 날로 옮기면 명부도 링크도 그대로이고 새 날의 출항까지 쓴다', async () => {
    const own = await written();
    const to = await site.day({ date: '2026-12-12' });
    await operate(API.moveGuest, { id: guest.id, dayId: to.id });
    expect(await read(party)).toMatchObject({ date: '2026-12-12', closesAt: '2026-12-11T20:00:00.000Z' });
    expect((await read(own)).rows[0]?.person).toEqual(COMPANION);
    site.setClock(new Date('2026-12-06T09:00:00+09:00'));
    expect(codeOf(await save(own, 2, aPerson(), (await read(own)).rows[0]?.writtenAt))).toBe(200);
  });

  it('인원을 줄이면 쓰지 않은 자리부터, 그다음 나중 자리부터 지우고, 그 링크는 끝난다', async () => {
    const own = await written();
    const third = await linkOf(3);
    expect((await edit(2)).statusCode).toBe(200);
    expect(codeOf(await find(third))).toBe('MANIFEST_NOT_FOUND');
    expect((await read(party)).rows.map(({ name }) => name)).toEqual(['김바다', '정나래봉']);
    expect((await edit(1)).statusCode).toBe(200);
    expect(codeOf(await find(own))).toBe('MANIFEST_NOT_FOUND');
    expect((await read(party)).rows).toMatchObject([{ name: '김바다' }]);
    await edit(2);
    expect((await read(party)).rows).toMatchObject([{ name: '김바다' }, { name: '', hasLink: false }]);
  });

  it('연락처가 바뀌면 앞선 번호로 간 일행의 링크는 끝나고, 명부와 한 사람의 링크는 그대로이다', async () => {
    const own = await written();
    const edited = { id: guest.id, name: '김바람', tel: guest.phone, guestCount: 3 };
    await operate(API.updateGuest, edited);
    expect(codeOf(await find(party))).toBe(200);
    await operate(API.updateGuest, { ...edited, tel: '010-1357-2468' });
    expect(codeOf(await find(party))).toBe('MANIFEST_NOT_FOUND');
    expect((await read(own)).rows[0]?.person).toEqual(COMPANION);
    expect((await read(await open())).rows).toMatchObject([{ person: BOOKER }, { name: '정나래봉' }, {}]);
  });

  it('예약을 지우면 남지 않는다', async () => {
    const own = await written();
    // A row of an earlier release, or of a race that no test knows.
    await cancel();
    const row = { place: 1, salt: 's', tokenHash: 'h', sealed: null, writtenBy: null, writtenAt: null };
    await site.db
      .insertInto('manifestRows')
      .values({ guestId: guest.id, ...row })
      .execute();
    await site.db
      .insertInto('manifests')
      .values({ guestId: guest.id, salt: 's', tokenHash: 'p', remindedAt: null })
      .execute();
    expect((await operate(apiPath(API.deleteGuest, { id: guest.id }))).statusCode).toBe(200);
    await expectNothing(own);
  });

  it('출조일 3일 후에 예약의 개인정보와 함께 지워지고, 운영자도 더 쓰지 못한다', async () => {
    await written();
    const at = (instant: string) => erasePersonalData({ db: site.db, bus: localBus(), clock: () => new Date(instant) });
    await at('2026-12-07T23:59:59+09:00');
    expect(await stored()).toHaveLength(2);
    site.setClock(new Date('2026-12-07T23:00:00+09:00'));
    const late = { id: guest.id, place: 3, person: aPerson(), seen: null };
    expect((await operate(MANIFEST_API.saveByOperator, late)).statusCode).toBe(200);
    await at('2026-12-08T00:00:00+09:00');
    expect(await stored()).toEqual([]);
    expect(await links()).toEqual([]);
    expect(codeOf(await operate(MANIFEST_API.saveByOperator, late))).toBe('CONFLICT');
  });
});

it('쓴 값은 데이터베이스, 이력, 메시지, 기록의 어디에도 글자 그대로 남지 않는다', async () => {
  const own = await linkOf(1);
  await save(own, 1, COMPANION);
  await save(party, 2, COMPANION);
  await operate(apiPath(API.completeGuest, { id: guest.id }));
  const sent: string[] = [];
  await lineOf(() => site).deliver(new Date('2026-11-20T12:00:00+09:00'), ({ text, variables }) => {
    sent.push(text, ...Object.values(variables));
    return Promise.resolve();
  });
  expect(sent.join(' ')).toContain(party);
  expect(sent.join(' ')).not.toMatch(VALUES);
  await operate(MANIFEST_API.saveByOperator, { id: guest.id, place: 3, person: COMPANION, seen: null });
  await save(party, 2, { ...COMPANION, name: '' }, await seenAt(2));
  const { version } = (await site.get(MANIFEST_API.crew, await site.operator())).json<{ version: string }>();
  await operate(MANIFEST_API.storeCrew, { crew: [{ ...COMPANION, role: 'CAPTAIN' }], version });
  const kept = await dump(site.db);
  expect(kept).not.toMatch(VALUES);
  for (const token of [party, own]) {
    expect(kept).not.toContain(token);
    expect(lines.join('')).not.toContain(token);
  }
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).not.toMatch(VALUES);
  const history = await site.get(`${API.history}?page=0`, await site.operator());
  expect(history.body).not.toMatch(VALUES);
});
