import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOARDING_API } from '#contract/boarding/boarding.paths';
import type { AtSea } from '#contract/boarding/boarding.schema';
import type { Guest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import type {
  Crew,
  DayManifest,
  Manifest,
  ManifestCounts,
  ManifestParty,
  ManifestToken,
  Person,
} from '#contract/manifest/manifest.schema';
import type { CallList } from '#contract/notice/notice.schema';
import { API, apiPath, linkTokenIn } from '#contract/paths';
import { FROZEN_NOW } from '#mocks/now';
import { buildApp } from '#server/app';
import { openDatabase } from '#server/db/open';
import type { App } from '#server/http/fastify';
import { deriveKeys } from '#server/keys/keys';
import type { Outgoing } from '#server/messages/channel';
import { backup } from '#server/upkeep/commands/backup';
import { restore } from '#server/upkeep/commands/restore';
import { lineOf } from '#tests/support/server/line';
import { emptyPlace, throughNetwork } from '#tests/support/server/places';
import { NO_LIMITS, openSite, removeFolders, SECRET, tempFolder, type Site } from '#tests/support/server/site';
import { aPerson } from '#tests/support/server/validRequests';
import { resealManifests } from './reseal.service';

const NEW_SECRET = 'another secret that is long enough to test with';
const PERSON = aPerson({ name: '정나래봉', birth: '19711103', address: '경남 고성군', phone: '010-8765-4321' });

let site: Site;
let day: ReserveDay;
let guest: Guest;
let operator: Record<string, string>;
const apps: App[] = [];
beforeEach(async () => {
  site = await openSite();
  await site.config({ useManifest: 'Y', useReserveFind: 'Y', departAt: '05:00' });
  operator = await site.operator();
  day = await site.day({ date: '2026-12-05' });
  guest = await site.booked(day, { guestCount: 2 });
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await site.close();
  removeFolders();
});

const codeOf = (response: { statusCode: number; json: () => unknown }) =>
  response.statusCode === 200 ? 200 : (response.json() as ErrorBody).code;
const post = (path: string, body?: object) => site.post(path, body, operator);
const tokenOf = async ({ guestId }: Guest): Promise<string> =>
  (await site.post(MANIFEST_API.open, { guestId, password: '1234' })).json<ManifestToken>().token;
const write = (place: number, person: Person = PERSON, { id }: Guest = guest) =>
  post(MANIFEST_API.saveByOperator, { id, place, person, seen: null });
const list = async ({ id }: ReserveDay = day): Promise<DayManifest> =>
  (await site.get(apiPath(MANIFEST_API.day, { id }), operator)).json();
const crew = async (): Promise<Crew> => (await site.get(MANIFEST_API.crew, operator)).json();
const captain = { ...aPerson({ name: '김선장', sex: 'M' }), role: 'CAPTAIN' };
const storeCrew = async (members: object[] = [captain], version?: string) =>
  post(MANIFEST_API.storeCrew, { crew: members, version: version ?? (await crew()).version });
const deliver = async (now: Date = FROZEN_NOW): Promise<Outgoing[]> => {
  const sent: Outgoing[] = [];
  await lineOf(() => site).deliver(now, (message) => {
    sent.push(message);
    return Promise.resolve();
  });
  return sent;
};
const storedTexts = async () =>
  (await site.db.selectFrom('messages').select('sentText').orderBy('id').execute()).map(({ sentText }) => sentText);

describe('운영자의 명부', () => {
  it('선장과 선원이 먼저이고, 일행마다 쓴 사람과 빈 자리가 모두 보인다', async () => {
    await storeCrew();
    const other = await site.booked(day, { guestCount: 1, tel: '010-0000-0002' });
    const token = await tokenOf(guest);
    await site.post(MANIFEST_API.save, { token, place: 2, person: PERSON, seen: null });
    expect(await list()).toMatchObject({
      date: '2026-12-05',
      people: 3,
      written: 1,
      crew: [captain],
      parties: [
        {
          id: guest.id,
          name: '김바다',
          people: 2,
          remindedAt: null,
          rows: [
            { place: 1, name: '', person: null },
            { place: 2, person: PERSON, writtenBy: 'BOOKER' },
          ],
        },
        { id: other.id, rows: [{ place: 1 }] },
      ],
    });
    await post(apiPath(API.cancelGuest, { id: guest.id }));
    expect((await list()).parties.map(({ id }) => id)).toEqual([other.id]);
  });

  it('출항한 뒤에도 쓰고 지우며, 그 일행의 명부가 답으로 온다', async () => {
    site.setClock(new Date('2026-12-05T09:00:00+09:00'));
    operator = await site.operator();
    expect((await write(1)).json<ManifestParty>()).toMatchObject({
      id: guest.id,
      rows: [{ place: 1, person: PERSON, writtenBy: 'OPERATOR' }, { place: 2 }],
    });
    expect(codeOf(await write(1, aPerson()))).toBe('CONFLICT');
    expect(codeOf(await write(3))).toBe('MANIFEST_FULL');
    const removed = await post(MANIFEST_API.removeByOperator, { id: guest.id, place: 1 });
    expect(removed.json<ManifestParty>().rows).toMatchObject([{ writtenAt: null }, { writtenAt: null }]);
    const changes = await site.db
      .selectFrom('changes')
      .select(['actor', 'action', 'after'])
      .where('action', 'like', 'MANIFEST%')
      .orderBy('id')
      .execute();
    expect(changes).toEqual([
      { actor: 'operator', action: 'MANIFEST_WRITTEN', after: '{"listed":1,"guestCount":2}' },
      { actor: 'operator', action: 'MANIFEST_REMOVED', after: '{"listed":0,"guestCount":2}' },
    ]);
  });

  it('취소된 예약과 정책을 끈 뒤에는 쓰지 못하고, 없는 것은 없다고 답한다', async () => {
    expect(codeOf(await write(1, PERSON, { ...guest, id: 999 }))).toBe('NOT_FOUND');
    expect(codeOf(await site.get(apiPath(MANIFEST_API.day, { id: 999 }), operator))).toBe('NOT_FOUND');
    await site.config({ useManifest: 'N' });
    expect(codeOf(await write(1))).toBe('MANIFEST_OFF');
    await site.config({ useManifest: 'Y' });
    await post(apiPath(API.cancelGuest, { id: guest.id }));
    expect(codeOf(await write(1))).toBe('CONFLICT');
  });

  it('날마다 인원과 쓴 사람을 센다', async () => {
    const next = await site.day({ date: '2026-12-06' });
    await site.booked(next, { guestCount: 4 });
    await site.booked(day, { guestCount: 3 });
    const gone = await site.booked(day, { guestCount: 1 });
    await post(apiPath(API.cancelGuest, { id: gone.id }));
    await write(1);
    await write(2);
    const counts = await site.get(`${MANIFEST_API.counts}?first=2026-12-01&last=2026-12-31`, operator);
    expect(counts.json<ManifestCounts>()).toEqual([
      { dayId: day.id, date: '2026-12-05', people: 5, written: 2 },
      { dayId: next.id, date: '2026-12-06', people: 4, written: 0 },
    ]);
    const none = await site.get(`${MANIFEST_API.counts}?first=2026-12-07&last=2026-12-31`, operator);
    expect(none.json()).toEqual([]);
  });

  it('파일은 서식의 순서이고, 쓰지 않은 사람은 빈 줄이며, 수식은 글자로 남는다', async () => {
    await storeCrew();
    await write(1, { ...PERSON, address: '=HYPERLINK("http://x.example")' });
    const file = await site.get(apiPath(MANIFEST_API.csv, { id: day.id }), operator);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="passengers-2026-12-05.csv"/) as string,
    });
    expect(file.body.replace('\uFEFF', '').split('\r\n')).toEqual([
      '구분,성명,성별,생년월일,주소,연락처,비상연락처',
      '선장,김선장,남,1980-02-29,경남 통영시,010-0000-0005,055-000-0001',
      `승객,정나래봉,여,1971-11-03,"'=HYPERLINK(""http://x.example"")",010-8765-4321,055-000-0001`,
      '승객,,,,,,',
      '',
    ]);
  });

  it('바다에서 볼 명단에 이름과 연락처와 비상연락처가 있고, 정책을 끄면 없다', async () => {
    site.setClock(new Date('2026-12-05T04:00:00+09:00'));
    operator = await site.operator();
    await write(1);
    const { name, phone, emergency } = PERSON;
    const aboard = async () => (await site.get(BOARDING_API.atSea, operator)).json<AtSea>().trips[0]?.parties[0];
    expect((await aboard())?.listed).toEqual([{ place: 1, name, phone, emergency }]);
    await site.config({ useManifest: 'N' });
    expect(await aboard()).not.toHaveProperty('listed');
  });
});

describe('명부를 쓰라는 안내', () => {
  const remind = (id = day.id) => post(MANIFEST_API.remind, { id });

  it('다 쓰지 않은 일행에게만, 한 시간에 한 번 가고, 링크는 보낸 글에 남지 않는다', async () => {
    const done = await site.booked(day, { guestCount: 1, tel: '010-0000-0002' });
    await write(1, PERSON, done);
    await write(1);
    await site.db.deleteFrom('messages').execute();
    expect((await remind()).json()).toEqual({ reminded: 1, skipped: 0 });
    expect((await remind()).json()).toEqual({ reminded: 0, skipped: 1 });
    const [message, ...others] = await deliver();
    expect(others).toEqual([]);
    const link = `https://dawn.example/passengers#${await tokenOf(guest)}`;
    expect(message).toMatchObject({ kind: 'NOTICE', to: guest.phone });
    expect(message?.text).toContain('2명 중 1명만 쓰셨습니다');
    expect(message?.text.endsWith(link)).toBe(true);
    expect(message?.variables).toMatchObject({ 링크: link, 안내: expect.stringContaining(link) as string });
    expect(await storedTexts()).toEqual([message?.text.replace(link, '(링크)')]);
    expect((await list()).parties[0]?.remindedAt).toBe(FROZEN_NOW.toISOString());
    site.moveClock(3_600_000);
    operator = await site.operator();
    expect((await remind()).json()).toEqual({ reminded: 1, skipped: 0 });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['다 썼으면', async () => [await write(1), await write(2)]],
    ['취소되었으면', () => post(apiPath(API.cancelGuest, { id: guest.id }))],
    ['정책을 껐으면', () => site.config({ useManifest: 'N' })],
    ['다른 날로 옮겼으면', async () => post(API.moveGuest, { id: guest.id, dayId: (await site.day()).id })],
    ['출항했으면', () => site.db.updateTable('days').set({ date: '2026-11-19' }).where('id', '=', day.id).execute()],
  ])('보내기 전에 %s 가지 않는다', async (_, change) => {
    await remind();
    await change();
    expect((await deliver()).filter(({ kind }) => kind === 'NOTICE')).toEqual([]);
  });

  it('출항했거나 운항이 취소되었거나 정책을 껐으면 보내지 않는다', async () => {
    await site.config({ useManifest: 'N' });
    expect(codeOf(await remind())).toBe('MANIFEST_OFF');
    await site.config({ useManifest: 'Y' });
    expect(codeOf(await remind(999))).toBe('NOT_FOUND');
    await post(API.updateDayState, { id: day.id, state: 'CANCEL' });
    expect(codeOf(await remind())).toBe('DAY_CANCELLED');
    await post(API.updateDayState, { id: day.id, state: 'OPEN' });
    site.setClock(new Date('2026-12-05T05:00:00+09:00'));
    operator = await site.operator();
    expect(codeOf(await remind())).toBe('DAY_OVER');
  });

  it('그날의 안내를 받았다고 여기게 하지 않는다', async () => {
    await remind();
    await deliver();
    const calls = await site.get(apiPath(API.callList, { id: day.id }), operator);
    expect(calls.json<CallList>().list.map(({ message }) => message)).toEqual([null]);
  });
});

describe('예약 확정 메시지', () => {
  const confirmed = async (): Promise<Outgoing | undefined> => {
    await post(apiPath(API.completeGuest, { id: guest.id }));
    return (await deliver(new Date(FROZEN_NOW.getTime() + 3_600_000))).find(({ kind }) => kind === 'PAID');
  };

  it('명부를 쓰는 링크가 있고, 그 링크로 바로 쓴다', async () => {
    const link = (await confirmed())?.text.split(' ').at(-1) ?? '';
    const token = linkTokenIn(new URL(link).hash.slice(1));
    expect((await site.post(MANIFEST_API.find, { token })).json<Manifest>()).toMatchObject({ of: 'PARTY', people: 2 });
    expect((await storedTexts()).join()).not.toContain(token);
  });

  it('입금된 채로 넣은 예약의 알림에도 있고, 입금을 기다리는 예약에는 없다', async () => {
    const form = { id: day.id, name: '이바다', tel: '010-0000-0009', guestCount: 1 };
    await post(API.addGuest, { ...form, paid: 'Y' });
    const sent = await deliver();
    const texts = (to: string) => sent.filter((message) => message.to === to).map(({ text }) => text);
    expect(texts('010-0000-0009')).toEqual([expect.stringContaining('/passengers#')]);
    expect(texts(guest.phone)).toEqual([expect.not.stringContaining('/passengers#')]);
  });

  it('먼저 다 쓴 일행에게는 쓰라고 하지 않는다', async () => {
    for (const place of [1, 2]) await write(place);
    expect((await confirmed())?.text).not.toContain('/passengers');
  });

  it.each([
    ['운항취소를 되돌리면', 'TRIP_RESTORED', () => post(API.restoreTrip, { id: day.id })],
    [
      '취소된 출조에서 옮기면',
      'MOVED',
      async () => post(API.moveGuest, { id: guest.id, dayId: (await site.day({ date: '2026-12-12' })).id }),
    ],
  ] as const)('%s 명부가 지워졌으므로 링크를 다시 보낸다', async (_, kind, back) => {
    await confirmed();
    for (const place of [1, 2]) await write(place);
    await post(API.cancelTrip, { id: day.id, reason: 'WEATHER' });
    await deliver();
    await back();
    const sent = await deliver();
    expect(sent.filter((message) => message.kind === kind).map(({ text }) => text)).toEqual([
      expect.stringContaining('/passengers#'),
    ]);
  });

  it('사람이 늘거나 연락처가 바뀌어 쓸 것이 남은 일행은 변경 안내에서 링크를 받는다', async () => {
    await confirmed();
    for (const place of [1, 2]) await write(place);
    const edit = { id: guest.id, name: guest.name, tel: '010-0000-0009' };
    await post(API.updateGuest, { ...edit, guestCount: 2 });
    await post(API.updateGuest, { ...edit, guestCount: 3 });
    const sent = await deliver();
    expect(sent.filter(({ kind }) => kind === 'EDITED').map(({ text }) => text)).toHaveLength(2);
    expect(sent.at(-1)?.text).toContain('/passengers#');
  });

  it('정책이 꺼져 있으면 앞선 글 그대로이다', async () => {
    await site.config({ useManifest: null });
    const message = await confirmed();
    expect(message?.text).not.toContain('/passengers');
    expect(message?.variables['링크']).toBe('-');
    expect(await site.db.selectFrom('manifests').selectAll().execute()).toEqual([]);
  });
});

describe('선장과 선원', () => {
  it('적은 순서대로 저장하고, 그사이 바뀌었으면 덮지 않으며, 다시 보낸 것은 받는다', async () => {
    const { version } = await crew();
    const mate = { ...PERSON, role: 'CREW' };
    const saved = (await storeCrew([captain, mate], version)).json<Crew>();
    expect(saved).toMatchObject({ crew: [captain, mate], unreadable: false });
    expect((await storeCrew([captain, mate], version)).json<Crew>()).toEqual(saved);
    expect(codeOf(await storeCrew([captain], version))).toBe('CONFLICT');
    expect(codeOf(await storeCrew([captain], saved.version))).toBe(200);
    expect((await storeCrew([])).json<Crew>()).toMatchObject({ crew: [], version });
    const changes = site.db.selectFrom('changes').select(['before', 'after']).where('action', '=', 'STORE_CREW');
    expect((await changes.orderBy('id').execute()).map(({ after }) => after)).toEqual([
      '{"crew":2}',
      '{"crew":1}',
      '{"crew":0}',
    ]);
  });

  it('틀린 사람은 몇 번째인지와 까닭을 듣고, 열 명까지만 적는다', async () => {
    const wrong = await storeCrew([captain, { ...captain, birth: '1' }]);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json<ErrorBody>().errors?.map(({ field }) => field)).toEqual(['birth']);
    expect((await storeCrew(Array.from({ length: 11 }, () => captain))).statusCode).toBe(400);
    expect((await crew()).crew).toEqual([]);
  });
});

describe('보안 키를 바꾼 뒤에도', () => {
  const server = async (secret: string, previousSecrets: string[] = []) => {
    const settings = { secret, previousSecrets, bookingsPerMinute: 100_000, limits: NO_LIMITS, apiDocs: false };
    const app = await buildApp({ db: site.db, clock: () => FROZEN_NOW, settings });
    apps.push(app);
    return app;
  };
  const rowIn = async (app: App, token: string) =>
    (await app.inject({ method: 'POST', url: MANIFEST_API.find, payload: { token } })).json<Manifest>().rows[0];
  const reseal = (secret: string, previous: string[] = []) =>
    resealManifests({ db: site.db, keys: deriveKeys(secret, previous) });
  const sealed = async () => [
    ...(await site.db.selectFrom('manifestRows').select('sealed').execute()),
    await site.db.selectFrom('config').select('crew').executeTakeFirstOrThrow(),
  ];
  let token: string;
  beforeEach(async () => {
    token = await tokenOf(guest);
    await site.post(MANIFEST_API.save, { token, place: 1, person: PERSON, seen: null });
    await storeCrew();
  });

  it('이전 키로 쓴 것을 읽고, 밤에 새 키로 다시 써서 이전 키가 없어도 읽으며, 링크도 그대로이다', async () => {
    const app = await server(NEW_SECRET, [SECRET]);
    expect((await rowIn(app, token))?.person).toEqual(PERSON);
    const before = await sealed();
    await reseal(SECRET);
    expect(await sealed()).toEqual(before);
    await reseal(NEW_SECRET, [SECRET]);
    const after = await sealed();
    for (const [index, value] of after.entries()) expect(value).not.toEqual(before[index]);
    expect((await rowIn(await server(NEW_SECRET), token))?.person).toEqual(PERSON);
    expect((await list()).crew).toEqual([]);
  });

  it('이전 키가 없으면 쓴 것으로 세되 읽지 못하고, 새로 쓸 수 있다', async () => {
    await reseal(NEW_SECRET);
    const app = await server(NEW_SECRET);
    const unread = await rowIn(app, token);
    expect(unread).toMatchObject({ name: '', person: null, writtenBy: 'BOOKER', writtenAt: FROZEN_NOW.toISOString() });
    const renewed = { token, place: 1, person: aPerson(), seen: unread?.writtenAt };
    const saved = await app.inject({ method: 'POST', url: MANIFEST_API.save, payload: renewed });
    expect(saved.json<Manifest>().rows[0]?.person).toEqual(aPerson());
    // Now the first server cannot read it.
    expect(await list()).toMatchObject({ written: 1, parties: [{ rows: [{ name: '', person: null }, {}] }] });
    const file = await site.get(apiPath(MANIFEST_API.csv, { id: day.id }), operator);
    expect(file.statusCode).toBe(200);
    await site.db.updateTable('config').set({ crew: 'AAAA' }).execute();
    const lost = await crew();
    expect(lost).toMatchObject({ crew: [], unreadable: true });
    expect((await storeCrew([captain], lost.version)).json<Crew>()).toMatchObject({ crew: [captain] });
  });

  it('다른 예약이나 다른 줄에 옮겨 적은 값은 읽히지 않는다', async () => {
    const { sealed: value } = await site.db.selectFrom('manifestRows').select('sealed').executeTakeFirstOrThrow();
    await write(2, aPerson());
    await site.db.updateTable('manifestRows').set({ sealed: value }).where('place', '=', 2).execute();
    expect((await list()).parties[0]?.rows.map(({ name }) => name)).toEqual(['정나래봉', '']);
  });
});

it('백업에는 암호로 들어가고, 되돌리면 같은 키로 읽힌다', async () => {
  await write(1);
  await storeCrew([{ ...PERSON, role: 'CAPTAIN' }]);
  const file = join(tempFolder(), 'copy');
  await backup(throughNetwork(site.place), file, process.env);
  const bytes = readFileSync(file);
  for (const value of ['정나래봉', '19711103', '고성군', '8765-4321']) expect(bytes.includes(value)).toBe(false);
  const other = await emptyPlace();
  try {
    await restore(throughNetwork(other.place), file, { force: false, now: FROZEN_NOW, environment: process.env });
    const db = await openDatabase(other.place);
    const settings = { secret: SECRET, bookingsPerMinute: 100_000, limits: NO_LIMITS, apiDocs: false };
    const app = await buildApp({ db, clock: () => FROZEN_NOW, settings });
    const restored = await app.inject({ url: apiPath(MANIFEST_API.day, { id: day.id }), headers: operator });
    expect(restored.json<DayManifest>()).toMatchObject({
      crew: [PERSON],
      parties: [{ rows: [{ person: PERSON }, {}] }],
    });
    await app.close();
    await db.destroy();
  } finally {
    other.release();
  }
}, 120_000);
