import type { YearMonth } from './day/calendar.rules';
import type { TripReason } from './day/tripReason.schema';

/** Specification 7. `:id` and `:date` are Fastify's parameters. */
export const API = {
  configInfo: '/api/config/config-info',
  configLogic: '/api/config/config-logic',
  dayList: '/api/reserve/list',
  dayByDate: '/api/reserve/date/:date',
  dayById: '/api/reserve/:id',
  seatEvents: '/api/reserve/events',
  calendarFile: '/api/reserve/:id/calendar.ics',
  calendarFeedFile: '/api/calendar/:token.ics',
  createBooking: '/api/guest/create',
  bookingOutcome: '/api/guest/outcome',
  signin: '/api/auth/signin',
  reissue: '/api/auth/reissue',
  me: '/api/auth/info',
  updateDayState: '/api/manage/reserve/update-state',
  updateDayMemo: '/api/manage/reserve/update-memo',
  updateDay: '/api/manage/reserve/update-day',
  cancelTrip: '/api/manage/reserve/cancel-trip',
  restoreTrip: '/api/manage/reserve/restore-trip',
  cancelledTrip: '/api/manage/reserve/:id/cancelled-trip',
  guestList: '/api/manage/guest/list',
  guestSummary: '/api/manage/guest/summary',
  depositGuests: '/api/manage/guest/deposits',
  usedDeposits: '/api/manage/guest/used-deposits',
  completeGuest: '/api/manage/guest/:id/complete',
  cancelGuest: '/api/manage/guest/:id/cancel',
  deleteGuest: '/api/manage/guest/:id/delete',
  guest: '/api/manage/guest/:id',
  addGuest: '/api/manage/guest/create',
  moveGuest: '/api/manage/guest/move',
  updateGuest: '/api/manage/guest/guest-update',
  updateGuestMemo: '/api/manage/guest/update-memo',
  unpayGuest: '/api/manage/guest/:id/unpay',
  extendGuest: '/api/manage/guest/:id/extend',
  markCalled: '/api/manage/guest/:id/called',
  unmarkCalled: '/api/manage/guest/:id/uncalled',
  callList: '/api/manage/reserve/:id/calls',
  sendNotice: '/api/manage/reserve/notice',
  draw: '/api/reserve/:id/draw',
  joinWaiting: '/api/waiting/join',
  findOffer: '/api/waiting/find',
  acceptOffer: '/api/waiting/accept',
  declineOffer: '/api/waiting/decline',
  findPlace: '/api/waiting/place',
  leaveWaiting: '/api/waiting/leave',
  waitingList: '/api/manage/reserve/:id/waiting',
  offerSeats: '/api/manage/waiting/offer',
  removeWaiting: '/api/manage/waiting/remove',
  findBooking: '/api/guest/find',
  cancelBooking: '/api/guest/cancel',
  stateDeposit: '/api/guest/deposit',
  bulkUpdate: '/api/manage/reserve/update-reserve',
  calendarFeed: '/api/manage/config/calendar',
  renewCalendarFeed: '/api/manage/config/calendar/renew',
  endCalendarFeed: '/api/manage/config/calendar/off',
  storeInfo: '/api/manage/config/store-info',
  storeLogic: '/api/manage/config/store-logic',
  changePassword: '/api/manage/user/change-password',
  secondStep: '/api/manage/user/second-step',
  startSecondStep: '/api/manage/user/second-step/start',
  confirmSecondStep: '/api/manage/user/second-step/confirm',
  endSecondStep: '/api/manage/user/second-step/off',
  storeLogo: '/api/manage/image/store-logo',
  logo: '/api/config/logo',
  latestCatches: '/api/catch/latest',
  catchList: '/api/catch/list',
  catchById: '/api/catch/:id',
  managedCatches: '/api/manage/catch',
  saveCatch: '/api/manage/catch/save',
  deleteCatch: '/api/manage/catch/delete',
  picture: '/api/pictures/:picture/:width',
  beginUpload: '/api/manage/pictures/upload',
  uploadPart: '/api/manage/pictures/upload/:key/:at',
  about: '/api/config/about',
  storeAbout: '/api/manage/config/about',
  aboutVersions: '/api/manage/config/about/versions',
  restoreAbout: '/api/manage/config/about/restore',
  history: '/api/manage/history',
  messages: '/api/manage/messages',
  retryMessage: '/api/manage/messages/:id/retry',
  sendTestMessage: '/api/manage/messages/test',
  hideSetup: '/api/manage/setup/hidden',
  startOver: '/api/manage/setup/start-over',
  resolveMessage: '/api/manage/messages/:id/resolve',
  markRefunded: '/api/manage/guest/:id/refunded',
  unmarkRefunded: '/api/manage/guest/:id/unrefunded',
  refunds: '/api/manage/refunds',
  doneRefunds: '/api/manage/refunds/done',
  attention: '/api/manage/attention',
  stats: '/api/manage/stats',
  statsCsv: '/api/manage/stats/csv',
  guestCsv: '/api/manage/guest/csv',
  signout: '/api/auth/signout',
  sseToken: '/api/auth/sse-token',
  events: '/api/manage/events',
} as const;

export const HEALTH = { alive: '/healthz', ready: '/readyz' } as const;
/** In Prometheus' text format. */
export const METRICS = '/metrics';
/** The OpenAPI document, and a page that displays it. */
export const DOCS = { document: '/api/openapi.json', page: '/api/docs' } as const;

/**
 * `POST /api/auth/reissue`: requests and responses carry the refresh token in this header; the body is the new access
 * token.
 */
export const REFRESH_TOKEN_HEADER = 'Refresh-Token';
/** Milliseconds since 1970, on every API response. */
export const SERVER_TIME_HEADER = 'Server-Time';
/**
 * A UUID per form; a retry gets the first response. Sent to `POST /api/guest/create`, `/api/waiting/join`,
 * `/api/manage/guest/create` and `/api/manage/reserve/notice`.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/**
 * A random id of the browser's tab, sent with the operator's changes. Their events carry it as `client`, so that a tab
 * recognises its own.
 */
export const CLIENT_HEADER = 'Client-Id';
/** The address of the logo that the operator saw, in quotes; empty for none. 409 if it has changed. */
export const SEEN_LOGO_HEADER = 'If-Match';

export const apiPath = (path: string, params: Record<string, string | number>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

const month = (ym?: YearMonth): string => (ym ? `?year=${ym.year}&month=${ym.month}` : '');

const GUEST_STATES = ['BOOKED', 'WATTING', 'COMPLETE', 'CANCEL', 'CLAIMED', 'OVERDUE', 'DUE_TODAY'] as const;

/** Named as in the list's address. */
export interface GuestListFilters {
  /** Empty for every state, `BOOKED` for active bookings; the last three are about unpaid deposits. */
  guestState?: '' | (typeof GUEST_STATES)[number];
  date?: 'all' | 'future' | 'today' | 'past';
  keyword?: string;
  /** Counted from 0. */
  page?: number;
}

/**
 * With the names of specification 2. A keyword is personal data, so it is in the fragment: browsers do not send it, and
 * neither logs nor Referer headers contain it.
 */
export const guestsAddress = (
  { guestState = '', date = 'all', keyword = '', page = 0 }: GuestListFilters,
  dayId: number | null = null,
): string => {
  const query = new URLSearchParams({
    ...(dayId === null ? {} : { id: String(dayId) }),
    guestState,
    date,
    ...(page > 0 ? { page: String(page) } : {}),
  });
  return `/admin/guest?${query.toString()}${keyword && `#keyword=${encodeURIComponent(keyword)}`}`;
};

/** The token is in the fragment: browsers do not send it, and neither logs nor Referer headers contain it. */
export const offerAddress = (token: string): string => `${PAGES.offer}#${token}`;

/** See `offerAddress`. */
export const manifestAddress = (token: string): string => `${PAGES.manifest}#${token}`;

/** New tokens are letters and digits; earlier ones had `-` and `_` too. */
export const LINK_TOKEN_CHARACTERS = 32;
/** Messengers may append text to the link. */
export const linkTokenIn = (text: string): string =>
  new RegExp(`^[\\w-]{${LINK_TOKEN_CHARACTERS}}`).exec(text)?.[0] ?? text;

/** Its value is 1. */
export const ONLY_OPEN = 'open';
/** Fragment of the day's page. */
export const WAITING_PART = '#waiting';

/** Specification 2. */
export const PAGES = {
  home: '/',
  about: '/about',
  /** `onlyOpen`: without the days that cannot be booked. */
  reserve: (ym?: YearMonth, onlyOpen = false) =>
    `/reserve${month(ym)}${onlyOpen ? `${ym ? '&' : '?'}${ONLY_OPEN}=1` : ''}`,
  reserveRefresh: '/reserve/refresh',
  reserveFind: '/reserve/find',
  privacy: '/privacy',
  /** The waiting list of a full day. */
  waiting: (id: number | string) => `/waiting/${id}`,
  /** Found by number and password. */
  ownPlace: (id: number | string) => `/waiting/${id}?own=1`,
  /** See `offerAddress`. */
  offer: '/waiting',
  /** See `manifestAddress`. */
  manifest: '/passengers',
  reserveDay: (id: number | string) => `/reserve/${id}`,
  /** Default: the newest month with posts. */
  catches: (ym?: YearMonth) => `/catch${month(ym)}`,
  catchPost: (id: number | string) => `/catch/${id}`,
  admin: '/admin',
  adminReserve: (ym?: YearMonth) => `/admin/reserve${month(ym)}`,
  /** With a reason the page opens the question whether to cancel the trip. */
  adminDay: (date: string, ask?: TripReason) =>
    ask ? `/admin/reserve/${date}?cancel=${ask}` : `/admin/reserve/${date}`,
  /** The day's waiting list. */
  adminWaiting: (date: string) => `/admin/reserve/${date}${WAITING_PART}`,
  /** Bookings by telephone. The chosen day is the fragment: choosing another one does not leave the form. */
  adminAdd: (date?: string) => `/admin/reserve/add${date ? `#${date}` : ''}`,
  /** For one day, for the displayed month, or without a preset. */
  adminBulk: (query?: { date?: string } & YearMonth) => {
    const date = query?.date ? `date=${query.date}&` : '';
    return `/admin/reserve/update${query ? `?${date}year=${query.year}&month=${query.month}` : ''}`;
  },
  adminCalls: (date: string) => `/admin/reserve/${date}/calls`,
  adminBoarding: (date: string) => `/admin/reserve/${date}/boarding`,
  adminManifest: (date: string) => `/admin/reserve/${date}/passengers`,
  adminGuests: '/admin/guest',
  adminGuestsOf: (asked: GuestListFilters) => guestsAddress(asked),
  adminGuest: (id: number | string) => `/admin/guest/${id}`,
  adminMove: (id: number | string) => `/admin/guest/${id}/move`,
  adminRefunds: '/admin/refunds',
  adminDeposits: '/admin/deposits',
  adminCatches: '/admin/catch',
  adminNewCatch: '/admin/catch/new',
  adminCatch: (id: number | string) => `/admin/catch/${id}`,
  /** A year, or a month of it; without either the current month. */
  adminStats: (period?: { year: number; month?: number }) =>
    `/admin/stats${period ? `?year=${period.year}${period.month ? `&month=${period.month}` : ''}` : ''}`,
  adminMessages: '/admin/messages',
  /** Redirects to the first settings page. */
  adminConfig: '/admin/config',
  adminPassword: '/admin/config/password',
  adminPolicy: '/admin/config/logic',
  adminLogo: '/admin/config/logo',
  adminAbout: '/admin/config/about',
  adminSettings: '/admin/config/info',
  adminCrew: '/admin/config/crew',
} as const;

/** Null if `?year&month` is missing. */
export const readYearMonth = (search: URLSearchParams): YearMonth | null => {
  const year = Number(search.get('year'));
  const month = Number(search.get('month'));
  const real =
    Number.isInteger(year) && year >= 2000 && year <= 2100 && Number.isInteger(month) && month >= 1 && month <= 12;
  return real ? { year, month } : null;
};

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

/** Leaves out empty parameters and the first page (0). */
export const listAddress = (path: string, parameters: Record<string, string | number>): string => {
  const named = Object.entries(parameters).filter(([, value]) => value !== '' && value !== 0);
  return named.length ? `${path}?${new URLSearchParams(named.map(([key, value]) => [key, String(value)]))}` : path;
};

/** Counted from 0; 0 if `?page` is missing or not a page. */
export const readPage = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 0;
};

const KEYWORD = /^#keyword=(.*)$/;
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/**
 * Reads `?guestState&date&page#keyword`; null without filters. A keyword in the query is accepted too (specification
 * 2).
 */
export const readGuestListFilters = (search: URLSearchParams, hash = ''): Required<GuestListFilters> | null => {
  const inHash = KEYWORD.exec(hash)?.[1];
  if (inHash === undefined && !['guestState', 'date', 'keyword', 'page'].some((name) => search.has(name))) return null;
  return {
    guestState: oneOf(GUEST_STATES, search.get('guestState')) ?? '',
    date: oneOf(['all', 'future', 'today', 'past'] as const, search.get('date')) ?? 'all',
    keyword: (inHash === undefined ? (search.get('keyword') ?? '') : decoded(inHash)).slice(0, 50),
    page: readPage(search),
  };
};

/**
 * For search engines and share sheets: without query and trailing slash. Each month of the calendar is a separate page.
 */
export const canonicalPath = (pathname: string, search: URLSearchParams): string => {
  const path = pathname.replace(/\/+$/, '') || PAGES.home;
  const month = path === PAGES.reserve() || path === PAGES.catches() ? readYearMonth(search) : null;
  if (!month) return path;
  return path === PAGES.catches() ? PAGES.catches(month) : PAGES.reserve(month);
};
