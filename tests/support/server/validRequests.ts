import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { addDays } from '#contract/day/calendar.rules';
import { DEFAULT_TIDE_TABLE } from '#contract/day/tide.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { INFO_FIELDS, type InfoField } from '#contract/config/config.rules';
import type { StoreLogic } from '#contract/config/config.schema';
import { LOGO } from '#contract/config/logo.rules';
import type { SigninResponse } from '#contract/auth/auth.schema';
import type { SecondStepKey } from '#contract/auth/secondStep.schema';
import type { Guest } from '#contract/booking/guest.schema';
import type { CalendarFeed } from '#contract/config/calendarFeed.schema';
import type { LiveTicket } from '#contract/live/live.schema';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import type { Crew, Manifest, ManifestToken, Person } from '#contract/manifest/manifest.schema';
import { API, apiPath, IDEMPOTENCY_HEADER, REFRESH_TOKEN_HEADER } from '#contract/paths';
import { PART_FIELD } from '#contract/picture/picture.rules';
import type { FormPart } from './form';
import { aboutContent } from '#copy/aboutContent';
import { readAbout } from '#server/content/about/about.service';
import { codeOf } from './otp';
import { findDayByDate } from '#server/days/days.repository';
import { deriveKeys } from '#server/keys/keys';
import { linkToken } from '#server/keys/linkToken';
import { aBooking, ADMIN, SECRET, type Site } from './site';

const days = new WeakMap<Site, number>();
export const nextDay = (site: Site, day: Parameters<Site['day']>[0] = {}): Promise<ReserveDay> => {
  const made = days.get(site) ?? 0;
  days.set(site, made + 1);
  return site.day({ date: addDays('2026-12-01', made), ...day });
};

/** A test makes one part of it invalid. */
export interface ValidRequest {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  form?: FormPart[];
  /** These fields accept any characters of a single line, within their length. */
  freeText?: readonly string[];
}

/** An earlier request may have switched it on; the password alone must be a valid login. */
const withoutSecondStep = async (site: Site): Promise<void> => {
  await site.db.deleteFrom('recoveryCodes').execute();
  await site.db.deleteFrom('secondSteps').execute();
};
const startedKey = async (site: Site, operator: Record<string, string>): Promise<string> => {
  await withoutSecondStep(site);
  return (await site.post(API.startSecondStep, { password: ADMIN.password }, operator)).json<SecondStepKey>().key;
};
const logIn = async (site: Site): Promise<SigninResponse> => {
  await withoutSecondStep(site);
  return (await site.post(API.signin, ADMIN)).json();
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const paid = async (site: Site): Promise<Guest> => {
  const guest = await site.booked(await nextDay(site));
  await site.db.updateTable('guests').set({ state: 'COMPLETE' }).where('id', '=', guest.id).execute();
  return guest;
};
const cancelled = async (site: Site): Promise<Guest> => {
  const guest = await site.booked(await nextDay(site));
  await site.post(API.cancelBooking, { guestId: guest.guestId, password: '1234' });
  return guest;
};
const refundDue = async (site: Site): Promise<Guest> => {
  const guest = await paid(site);
  await site.post(API.cancelBooking, { guestId: guest.guestId, password: '1234' });
  return guest;
};
const parkedMessage = async (site: Site): Promise<number> => {
  const guest = await site.booked(await nextDay(site));
  const message = await site.db
    .selectFrom('messages')
    .select('id')
    .where('guestId', '=', guest.id)
    .executeTakeFirstOrThrow();
  await site.db.updateTable('messages').set({ state: 'PARKED', attempts: 6 }).where('id', '=', message.id).execute();
  return message.id;
};
/** `guest` has all seats of the day. */
const inLine = async (site: Site) => {
  await site.config({ useWaiting: 'Y' });
  const day = await nextDay(site, { totalCount: 2 });
  const guest = await site.booked(day);
  await site.post(API.joinWaiting, aBooking(day.id, { tel: '010-0000-0003' }));
  const entry = await site.db.selectFrom('waiting').selectAll().where('dayId', '=', day.id).executeTakeFirstOrThrow();
  return { day, guest, entry };
};
const offered = async (site: Site): Promise<string> => {
  const { guest, entry } = await inLine(site);
  await site.post(API.cancelBooking, { guestId: guest.guestId, password: '1234' });
  const { offerSalt, tokenHash } = await site.db
    .selectFrom('waiting')
    .selectAll()
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow();
  return linkToken(deriveKeys(SECRET), 'waitingOffer', offerSalt ?? '', tokenHash ?? '') ?? '';
};
export const aPerson = (over: Partial<Person> = {}): Person => ({
  name: '박물결',
  sex: 'F',
  birth: '19800229',
  address: '경남 통영시',
  phone: '010-0000-0005',
  emergency: '055-000-0001',
  ...over,
});
/** One day for all of them, because bookable days are few. */
const LISTED_DAY = '2026-11-30';
/** A booking of two people with the link of its party. */
export const listedParty = async (site: Site): Promise<{ guest: Guest; day: ReserveDay; token: string }> => {
  await site.config({ useManifest: 'Y', useReserveFind: 'Y' });
  const day = (await findDayByDate(site.db, LISTED_DAY)) ?? (await site.day({ date: LISTED_DAY, totalCount: 9_999 }));
  const guest = await site.booked(day);
  const sent = { guestId: guest.guestId, password: '1234' };
  const { token } = (await site.post(MANIFEST_API.open, sent)).json<ManifestToken>();
  return { guest, day, token };
};
/** Of a row that is written already: `seen` is not null. */
const writing = async (site: Site): Promise<{ body: Record<string, unknown>; token: string; id: number }> => {
  const { guest, token } = await listedParty(site);
  const first = { token, place: 1, person: aPerson({ name: '정나래봉' }), seen: null };
  const { rows } = (await site.post(MANIFEST_API.save, first)).json<Manifest>();
  return { body: { place: 1, person: aPerson(), seen: rows[0]?.writtenAt }, token, id: guest.id };
};
/** Made if there is none. */
const calendarFeed = async (site: Site): Promise<CalendarFeed> => {
  const operator = await site.operator();
  const feed = (await site.get(API.calendarFeed, operator)).json<CalendarFeed>();
  return feed.url === null ? (await site.post(API.renewCalendarFeed, undefined, operator)).json<CalendarFeed>() : feed;
};
const aPicture = async (site: Site): Promise<string> => {
  const hash = '0'.repeat(32);
  await site.db
    .insertInto('pictures')
    .values({ hash, width: 2, height: 2, bytes: 1, storedAt: '2026-11-20T00:00:00.000Z' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await site.db
    .insertInto('pictureFiles')
    .values({ hash, width: 2, content: Buffer.from('x') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
};
const aCatch = async (site: Site): Promise<number> => {
  const post = { date: '2026-11-20', story: '갈치 풍년', createdAt: '2026-11-20T09:00:00.000Z', key: null };
  const { id } = await site.db.insertInto('catches').values(post).returning('id').executeTakeFirstOrThrow();
  await site.db
    .insertInto('catchPictures')
    .values({ catchId: id, place: 1, hash: await aPicture(site), caption: '첫 수' })
    .execute();
  return id;
};
const changeOf = async (site: Site) => ({ params: { id: (await site.booked(await nextDay(site))).id } });

const INFO: Record<InfoField, string> = {
  name: '새벽호',
  desc: '첫 줄',
  tel: '055-000-0000',
  owner: '김선장',
  address: '통영',
  bizno: '000-00',
  bank: '수협',
  band: 'https://band.us/@dawn',
  homepage: 'https://dawn.example',
};
/** All other fields of the store information are web addresses. */
const INFO_TEXTS = INFO_FIELDS.filter((field) => field !== 'band' && field !== 'homepage');

/** A response lasts as long as the stream is open. */
export const STREAMS: readonly string[] = ['GET /api/manage/events', 'GET /api/reserve/events'];

/** By method and path. An endpoint without an entry fails the tests. */
export const VALID_REQUESTS: Record<string, (site: Site) => ValidRequest | Promise<ValidRequest>> = {
  'GET /api/config/config-info': () => ({}),
  'GET /api/config/config-logic': () => ({}),
  'GET /api/config/logo': async (site) => {
    const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const logo = { id: 1, type: 'image/png' as const, bytes, width: 2, height: 2, version: 'v', storedAt: '' };
    await site.db
      .insertInto('logo')
      .values(logo)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {};
  },
  'GET /api/catch/latest': () => ({}),
  'GET /api/catch/list': () => ({ query: { year: 2026, month: 11 } }),
  'GET /api/catch/{id}': async (site) => ({ params: { id: await aCatch(site) } }),
  'GET /api/manage/catch': () => ({ query: { page: 0 } }),
  'POST /api/manage/catch/save': async (site) => ({
    body: {
      date: '2026-11-20',
      story: '갈치 풍년',
      pictures: [{ id: await aPicture(site), caption: '첫 수' }],
    },
    freeText: ['story'],
  }),
  'POST /api/manage/catch/delete': async (site) => ({ body: { id: await aCatch(site) } }),
  'GET /api/pictures/{picture}/{width}': async (site) => ({ params: { picture: await aPicture(site), width: 2 } }),
  'POST /api/manage/pictures/upload': () => ({ body: { key: randomUUID(), bytes: 1000 } }),
  'POST /api/manage/pictures/upload/{key}/{at}': async (site) => {
    const key = randomUUID();
    await site.post(API.beginUpload, { key, bytes: 1000 }, await site.operator());
    return {
      params: { key, at: 0 },
      form: [{ name: PART_FIELD, filename: 'part', content: Buffer.alloc(20, Buffer.from([0xff, 0xd8, 0xff])) }],
    };
  },
  'GET /api/config/about': () => ({}),
  'POST /api/manage/config/about': async (site) => ({
    body: { ...aboutContent, version: (await readAbout(site)).version },
    freeText: ['homeTitle', 'homeLead', 'introduction', 'port', 'parking'],
  }),
  'GET /api/manage/config/about/versions': () => ({}),
  'POST /api/manage/config/about/restore': async (site) => {
    const { version } = await readAbout(site);
    return { body: { version, current: version } };
  },
  'GET /api/reserve/list': () => ({ query: { year: 2026, month: 12 } }),
  'GET /api/reserve/{id}/draw': async (site) => {
    const day = await nextDay(site, { opensAt: '2026-11-25T11:00:00.000Z' });
    await site.config({ fairStart: 20 });
    await site.db
      .insertInto('draws')
      .values({ dayId: day.id, opensAt: '2026-11-25T11:00:00.000Z', seed: '0'.repeat(64) })
      .execute();
    return { params: { id: day.id } };
  },
  'GET /api/reserve/{id}': async (site) => ({ params: { id: (await nextDay(site)).id } }),
  'GET /api/reserve/date/{date}': async (site) => ({ params: { date: (await nextDay(site)).date } }),
  'GET /api/reserve/{id}/calendar.ics': async (site) => ({ params: { id: (await nextDay(site)).id } }),
  'GET /api/calendar/{token}.ics': async (site) => {
    const { url } = await calendarFeed(site);
    return { params: { token: /([^/]+)\.ics$/.exec(url ?? '')?.[1] ?? '' } };
  },
  'GET /api/manage/config/calendar': () => ({}),
  'POST /api/manage/config/calendar/renew': () => ({}),
  'POST /api/manage/config/calendar/off': async (site) => {
    await calendarFeed(site);
    return {};
  },
  'POST /api/guest/create': async (site) => ({ body: aBooking((await nextDay(site)).id), freeText: ['name'] }),
  'POST /api/guest/outcome': async (site) => {
    const { id } = await nextDay(site);
    const key = randomUUID();
    await site.post(API.createBooking, aBooking(id), { [IDEMPOTENCY_HEADER]: key });
    return { body: { id, key } };
  },
  'POST /api/guest/find': async (site) => ({
    body: { guestId: (await site.booked(await nextDay(site))).guestId, password: '1234' },
  }),
  'POST /api/guest/cancel': async (site) => ({
    body: { guestId: (await site.booked(await nextDay(site))).guestId, password: '1234' },
  }),
  'POST /api/guest/deposit': async (site) => ({
    body: {
      guestId: (await site.booked(await nextDay(site))).guestId,
      password: '1234',
      payer: '주식회사 바다',
      claimed: 'Y',
    },
    freeText: ['payer'],
  }),
  'POST /api/waiting/join': async (site) => ({
    body: aBooking((await inLine(site)).day.id, { tel: '010-0000-0004' }),
    freeText: ['name'],
  }),
  'POST /api/waiting/find': async (site) => ({ body: { token: await offered(site) } }),
  'POST /api/waiting/accept': async (site) => ({ body: { token: await offered(site) } }),
  'POST /api/waiting/decline': async (site) => ({ body: { token: await offered(site) } }),
  'POST /api/waiting/place': async (site) => ({
    body: { id: (await inLine(site)).day.id, tel: '010-0000-0003', password: '1234' },
  }),
  'POST /api/waiting/leave': async (site) => ({
    body: { id: (await inLine(site)).day.id, tel: '010-0000-0003', password: '1234' },
  }),
  'POST /api/manifest/open': async (site) => {
    const { guest } = await listedParty(site);
    return { body: { guestId: guest.guestId, password: '1234' } };
  },
  'POST /api/manifest/find': async (site) => ({ body: { token: (await listedParty(site)).token } }),
  'POST /api/manifest/save': async (site) => {
    const { body, token } = await writing(site);
    return { body: { token, ...body } };
  },
  'POST /api/manifest/remove': async (site) => ({ body: { token: (await listedParty(site)).token, place: 1 } }),
  'POST /api/manifest/link': async (site) => ({ body: { token: (await listedParty(site)).token, place: 2 } }),
  'GET /api/manage/manifest/{id}': async (site) => ({ params: { id: (await listedParty(site)).day.id } }),
  'GET /api/manage/manifest/{id}/csv': async (site) => ({ params: { id: (await listedParty(site)).day.id } }),
  'GET /api/manage/manifest/counts': () => ({ query: { first: '2026-12-01', last: '2026-12-31' } }),
  'POST /api/manage/manifest/save': async (site) => {
    const { body, id } = await writing(site);
    return { body: { id, ...body } };
  },
  'POST /api/manage/manifest/remove': async (site) => ({ body: { id: (await listedParty(site)).guest.id, place: 1 } }),
  'POST /api/manage/manifest/remind': async (site) => ({ body: { id: (await listedParty(site)).day.id } }),
  'GET /api/manage/config/crew': () => ({}),
  'POST /api/manage/config/store-crew': async (site) => {
    const { version } = (await site.get(MANIFEST_API.crew, await site.operator())).json<Crew>();
    return { body: { crew: [{ ...aPerson(), role: 'CAPTAIN' }], version } };
  },
  'GET /api/manage/reserve/{id}/waiting': async (site) => ({ params: { id: (await nextDay(site)).id } }),
  'POST /api/manage/waiting/offer': async (site) => {
    const { entry, day } = await inLine(site);
    await site.db.updateTable('days').set({ totalCount: 4 }).where('id', '=', day.id).execute();
    return { body: { id: entry.id } };
  },
  'POST /api/manage/waiting/remove': async (site) => ({ body: { id: (await inLine(site)).entry.id } }),
  'POST /api/auth/signin': async (site) => {
    await withoutSecondStep(site);
    return { body: { ...ADMIN } };
  },
  'POST /api/auth/reissue': async (site) => {
    const { token, refreshToken } = await logIn(site);
    return { headers: { ...bearer(token), [REFRESH_TOKEN_HEADER]: refreshToken } };
  },
  'GET /api/auth/info': () => ({}),
  'POST /api/auth/signout': async (site) => ({ headers: bearer((await logIn(site)).token) }),
  'POST /api/auth/sse-token': () => ({}),
  'GET /api/reserve/events': () => ({}),
  'GET /api/manage/events': async (site) => ({
    query: { token: (await site.post(API.sseToken, undefined, await site.operator())).json<LiveTicket>().token },
  }),
  'POST /api/manage/reserve/update-state': async (site) => ({ body: { id: (await nextDay(site)).id, state: 'CLOSE' } }),
  'POST /api/manage/reserve/update-memo': async (site) => ({
    body: { id: (await nextDay(site)).id, memo: '새벽 4시' },
    freeText: ['memo'],
  }),
  'POST /api/manage/reserve/update-day': async (site) => ({
    body: {
      id: (await nextDay(site)).id,
      departAt: '05:00',
      returnAt: '15:00',
      meetAt: 30,
      minCount: 8,
      confirmed: 'N',
      opensAt: null,
    },
  }),
  'POST /api/manage/reserve/cancel-trip': async (site) => ({
    body: { id: (await nextDay(site)).id, reason: 'WEATHER', memo: '풍랑주의보' },
    freeText: ['memo'],
  }),
  'POST /api/manage/reserve/restore-trip': async (site) => {
    const { id } = await nextDay(site);
    await site.post(API.cancelTrip, { id, reason: 'OTHER' }, await site.operator());
    return { body: { id } };
  },
  'GET /api/manage/reserve/{id}/cancelled-trip': async (site) => ({ params: { id: (await nextDay(site)).id } }),
  'POST /api/manage/reserve/update-reserve': () => ({
    body: {
      stdate: '2028-02-01',
      eddate: '2028-02-02',
      fish: '갈치',
      totalCount: 20,
      price: 20,
      reservePrice: 10,
      state: 'OPEN',
      memo: '새벽 4시',
      departAt: '05:00',
      returnAt: '15:00',
      meetAt: 30,
      minCount: 8,
      opensAt: '2028-01-01T11:00:00.000Z',
    },
    freeText: ['fish', 'memo'],
  }),
  'POST /api/manage/guest/list': async (site) => ({
    query: { page: 0 },
    body: { id: (await nextDay(site)).id, state: '', date: 'all', keyword: '김', page: 0 },
    freeText: ['keyword'],
  }),
  'GET /api/manage/guest/summary': () => ({}),
  'GET /api/manage/guest/csv': () => ({ query: { date: 'all', keyword: '김' }, freeText: ['keyword'] }),
  'GET /api/manage/guest/{id}': changeOf,
  'POST /api/manage/guest/create': async (site) => ({
    body: {
      id: (await nextDay(site)).id,
      name: '이바다',
      tel: '010-0000-0002',
      guestCount: 3,
      memo: '창가 자리',
      paid: 'N',
    },
    freeText: ['name', 'memo'],
  }),
  'POST /api/manage/guest/guest-update': async (site) => ({
    body: { id: (await site.booked(await nextDay(site))).id, name: '이바다', tel: '010-0000-0002', guestCount: 3 },
    freeText: ['name'],
  }),
  'POST /api/manage/guest/move': async (site) => {
    const { id } = await site.booked(await nextDay(site));
    return { body: { id, dayId: (await nextDay(site)).id } };
  },
  'POST /api/manage/guest/{id}/extend': async (site) => {
    await site.config({ payHours: 24 });
    return changeOf(site);
  },
  'POST /api/manage/guest/{id}/called': changeOf,
  'POST /api/manage/guest/{id}/uncalled': changeOf,
  'GET /api/manage/at-sea': () => Promise.resolve({}),
  'POST /api/manage/guest/ticks': async (site) => ({
    body: {
      ticks: [
        {
          key: '5b1d2a44-7c1e-4f4e-9d3a-0f6f3a2c9b11',
          guestId: (await site.booked(await nextDay(site))).id,
          mark: 'BOARDED',
          at: '2026-11-20T00:00:00.000Z',
        },
      ],
    },
  }),
  'GET /api/manage/reserve/{id}/calls': async (site) => ({ params: { id: (await nextDay(site)).id } }),
  'POST /api/manage/reserve/notice': async (site) => {
    const day = await nextDay(site);
    await site.booked(day);
    return { body: { id: day.id, text: '내일은 새벽 4시에 모입니다.' }, freeText: ['text'] };
  },
  'GET /api/manage/guest/{id}/complete': changeOf,
  'POST /api/manage/guest/{id}/complete': changeOf,
  'GET /api/manage/guest/{id}/cancel': changeOf,
  'POST /api/manage/guest/{id}/cancel': changeOf,
  'GET /api/manage/guest/{id}/delete': async (site) => ({ params: { id: (await cancelled(site)).id } }),
  'POST /api/manage/guest/{id}/delete': async (site) => ({ params: { id: (await cancelled(site)).id } }),
  'POST /api/manage/guest/{id}/refunded': async (site) => ({ params: { id: (await refundDue(site)).id } }),
  'POST /api/manage/guest/{id}/unrefunded': async (site) => {
    const { id } = await refundDue(site);
    await site.post(apiPath(API.markRefunded, { id }), undefined, await site.operator());
    return { params: { id } };
  },
  'POST /api/manage/guest/{id}/unpay': async (site) => {
    const { id } = await site.booked(await nextDay(site));
    await site.post(apiPath(API.completeGuest, { id }), undefined, await site.operator());
    return { params: { id } };
  },
  'POST /api/manage/guest/update-memo': async (site) => ({
    body: { id: (await site.booked(await nextDay(site))).id, memo: '창가 자리' },
    freeText: ['memo'],
  }),
  'GET /api/manage/guest/deposits': () => ({}),
  'GET /api/manage/guest/used-deposits': () => ({}),
  'GET /api/manage/refunds/done': () => ({}),
  'GET /api/manage/attention': () => ({}),
  'GET /api/manage/stats': () => ({ query: { year: '2026', month: '11' } }),
  'GET /api/manage/stats/csv': () => ({ query: { year: '2026' } }),
  'GET /api/manage/refunds': () => ({ query: { page: 0 } }),
  'GET /api/manage/history': () => ({ query: { page: 0 } }),
  'GET /api/manage/messages': () => ({ query: { page: 0, state: 'PARKED' } }),
  'POST /api/manage/messages/test': () => Promise.resolve({}),
  'POST /api/manage/setup/hidden': () => Promise.resolve({ body: { hidden: true } }),
  'POST /api/manage/setup/start-over': async (site) => {
    await site.db.updateTable('setup').set({ demo: 'FILLED', demoGuests: 1_000_000, demoWaiting: 1_000_000 }).execute();
    return {};
  },
  'POST /api/manage/messages/{id}/retry': async (site) => ({ params: { id: await parkedMessage(site) } }),
  'POST /api/manage/messages/{id}/resolve': async (site) => ({ params: { id: await parkedMessage(site) } }),
  'POST /api/manage/config/store-info': () => ({ body: INFO, freeText: INFO_TEXTS }),
  'POST /api/manage/config/store-logic': () => ({
    body: {
      month: 6,
      reserveTime: 9,
      ktAdmin: 'N',
      useReserveFind: 'Y',
      departAt: '05:00',
      returnAt: '15:00',
      meetAt: 30,
      tideTable: DEFAULT_TIDE_TABLE,
      payHours: 24,
      payHoursSoon: 6,
      autoCancel: 'Y',
      payRest: '배에서 내시면 됩니다.',
      payBack: '3일 안에',
      useWaiting: 'Y',
      holdMinutes: 60,
      fairStart: 20,
      useManifest: 'Y',
    } satisfies Required<Omit<StoreLogic, 'version'>>,
    freeText: ['payRest', 'payBack'],
  }),
  'POST /api/manage/user/change-password': () => ({
    body: { id: null, password: ADMIN.password, newPassword: 'brand-new-1', newPasswordConfirm: 'brand-new-1' },
  }),
  'GET /api/manage/user/second-step': () => ({}),
  'POST /api/manage/user/second-step/start': async (site) => {
    await withoutSecondStep(site);
    return { body: { password: ADMIN.password } };
  },
  'POST /api/manage/user/second-step/confirm': async (site) => ({
    body: { otp: codeOf(await startedKey(site, await site.operator())) },
  }),
  'POST /api/manage/user/second-step/off': async (site) => {
    const operator = await site.operator();
    const key = await startedKey(site, operator);
    await site.post(API.confirmSecondStep, { otp: codeOf(key) }, operator);
    return { body: { password: ADMIN.password, otp: codeOf(key, 1) } };
  },
  'POST /api/manage/image/store-logo': async () => ({
    form: [
      {
        name: LOGO.field,
        filename: 'logo.png',
        type: 'image/png',
        content: await sharp({ create: { width: 2, height: 2, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      },
    ],
  }),
  'DELETE /api/manage/image/store-logo': () => ({}),
};
