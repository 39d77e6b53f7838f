import type { BookingLimits } from '#server/limits/limits';
import type { ReserveDay } from '#contract/day/day.schema';
import type { Guest } from '#contract/booking/guest.schema';
import { API } from '#contract/paths';
import { FROZEN_NOW } from '#mocks/now';
import { buildApp, type AppOptions } from '#server/app';
import { signAccessToken } from '#server/auth/accessToken';
import { findFirstUser, insertUser } from '#server/auth/users.repository';
import { findDay, insertDay } from '#server/days/days.repository';
import type { Place } from '#server/db/place';
import type { ConfigTable, Db, NewDay } from '#server/db/tables';
import type { App } from '#server/http/fastify';
import { deriveKeys } from '#server/keys/keys';
import { openBus } from '#server/bus/openBus';
import { removeFolders } from './folders';
import { freshDatabase } from './places';

export { removeFolders, tempFolder } from './folders';

export const ADMIN = { userid: 'admin', password: '선장만-아는-비밀' };
export const SECRET = 'a secret that is long enough to test with';

/** A real server on a real database, with a clock that the test controls. */
export interface Site {
  app: App;
  db: Db;
  place: Place;
  moveClock: (ms: number) => void;
  setClock: (now: Date) => void;
  config: (config: Partial<ConfigTable>) => Promise<void>;
  day: (day?: Partial<NewDay>) => Promise<ReserveDay>;
  get: (url: string, headers?: Record<string, string>) => Promise<SiteResponse>;
  post: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<SiteResponse>;
  book: (day: ReserveDay, over?: Record<string, unknown>, headers?: Record<string, string>) => Promise<SiteResponse>;
  booked: (day: ReserveDay, over?: Record<string, unknown>) => Promise<Guest>;
  /** The Authorization header; auth.test tests the login itself. */
  operator: () => Promise<Record<string, string>>;
  reread: (day: ReserveDay) => Promise<ReserveDay>;
  close: () => Promise<void>;
}

type SiteResponse = Awaited<ReturnType<App['inject']>>;

/** Valid at any time of the test's clock. */
const LASTING_LOGIN = {
  tokenHash: 'test',
  parentId: null,
  startedAt: '9999-01-01T00:00:00.000Z',
  issuedAt: '9999-01-01T00:00:00.000Z',
  replacedAt: null,
  endedAt: null,
};

export const aBooking = (dayId: number, over: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: dayId,
  name: '김바다',
  password: '1234',
  tel: '010-0000-0001',
  guestCount: 2,
  ...over,
});

/** For tests that book often with one number from one address. */
export const NO_LIMITS: BookingLimits = {
  unpaidTripsPerPhone: 1_000_000,
  bookingsPerPhoneHour: 1_000_000,
  messagesPerPhoneHour: 1_000_000,
  addressDayPercent: 100,
  addressSeatPercent: 100_000_000,
};

type SiteOptions = Partial<AppOptions> & {
  bookingsPerMinute?: number;
  limits?: BookingLimits;
  /** Default: false, because it takes a third of the time of a site. */
  apiDocs?: boolean;
};

export const openSite = async (options: SiteOptions = {}): Promise<Site> => {
  const { db, place, release } = await freshDatabase();
  const bus = options.bus ?? (await openBus(place));
  let now = FROZEN_NOW;
  const clock = () => now;
  const { bookingsPerMinute = 100_000, limits = NO_LIMITS, apiDocs = false } = options;
  const { settings, ...rest } = options;
  const app = await buildApp({
    db,
    bus,
    clock,
    ...rest,
    settings: { secret: SECRET, bookingsPerMinute, limits, apiDocs, ...settings },
  });
  let nextDate = 1;

  const get: Site['get'] = (url, headers = {}) => app.inject({ method: 'GET', url, headers });
  const post: Site['post'] = (url, body, headers = {}) =>
    app.inject({ method: 'POST', url, headers, ...(body === undefined ? {} : { payload: body as object }) });
  const book: Site['book'] = (day, over, headers) => post(API.createBooking, aBooking(day.id, over), headers);

  return {
    app,
    db,
    place,
    get,
    post,
    book,
    moveClock: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    setClock: (instant) => {
      now = instant;
    },
    config: async (config) => {
      await db.updateTable('config').set(config).execute();
    },
    day: (day = {}) =>
      insertDay(db, {
        date: `2026-12-${String(nextDate++).padStart(2, '0')}`,
        state: 'OPEN',
        fish: '갈치',
        totalCount: 20,
        guestCount: 0,
        memo: '',
        price: 20,
        reservePrice: 10,
        ...day,
      }),
    booked: async (day, over) => (await book(day, over)).json<Guest>(),
    operator: async () => {
      const user =
        (await findFirstUser(db)) ??
        (await insertUser(db, { userid: ADMIN.userid, passwordHash: 'none', createdAt: now.toISOString() }));
      const session = { userId: user.id, family: 'test' };
      await db
        .insertInto('refreshTokens')
        .values({ ...session, ...LASTING_LOGIN })
        .onConflict((conflict) => conflict.column('tokenHash').doNothing())
        .execute();
      return { authorization: `Bearer ${await signAccessToken(deriveKeys(SECRET).accessToken, session, now)}` };
    },
    reread: async (day) => (await findDay(db, day.id)) ?? day,
    close: async () => {
      await app.close();
      await bus.close();
      await db.destroy();
      release();
      removeFolders();
    },
  };
};
