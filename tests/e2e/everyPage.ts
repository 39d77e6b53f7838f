import { PAGES } from '#contract/paths';

/** Trips of the demo data: one with guests in every state, one that is cancelled. */
export const TRIPS = { sailing: '2026-11-28', cancelled: '2026-11-22' } as const;

const MONTH = { year: 2026, month: 11 };
/** A date without a planned trip. */
const UNPLANNED = '2027-06-01';

type PageName = keyof typeof PAGES;
type OperatorPage = Extract<PageName, `admin${string}`>;

/** Ids from the database for the addresses. */
export interface PageFacts {
  guestId: number;
  dayIds: Record<'sailing' | 'cancelled', number>;
}

/** Every page of the site with example addresses; a new page without one is a type error. */
export const visitorPages = ({ dayIds }: PageFacts): Record<Exclude<PageName, OperatorPage>, readonly string[]> => ({
  home: [PAGES.home],
  about: [PAGES.about],
  reserve: [PAGES.reserve(), PAGES.reserve({ year: 2026, month: 12 })],
  reserveRefresh: [PAGES.reserveRefresh],
  reserveFind: [PAGES.reserveFind],
  privacy: [PAGES.privacy],
  waiting: [PAGES.waiting(dayIds.sailing), PAGES.waiting(999_999)],
  ownPlace: [PAGES.ownPlace(dayIds.sailing), PAGES.ownPlace(999_999)],
  offer: [PAGES.offer],
  manifest: [PAGES.manifest],
  catches: [PAGES.catches(), PAGES.catches(MONTH)],
  catchPost: [PAGES.catchPost(999_999)],
  reserveDay: [PAGES.reserveDay(dayIds.sailing), PAGES.reserveDay(dayIds.cancelled), PAGES.reserveDay(999_999)],
});
export const operatorPages = ({ guestId }: PageFacts): Record<OperatorPage, readonly string[]> => ({
  admin: [PAGES.admin],
  adminReserve: [PAGES.adminReserve(), PAGES.adminReserve({ year: 2026, month: 12 })],
  adminDay: [PAGES.adminDay(TRIPS.sailing), PAGES.adminDay(TRIPS.cancelled), PAGES.adminDay(UNPLANNED)],
  adminWaiting: [PAGES.adminWaiting(TRIPS.sailing)],
  adminAdd: [PAGES.adminAdd(), PAGES.adminAdd(TRIPS.sailing)],
  adminCalls: [PAGES.adminCalls(TRIPS.sailing), PAGES.adminCalls(TRIPS.cancelled), PAGES.adminCalls(UNPLANNED)],
  adminBoarding: [PAGES.adminBoarding('2026-11-20'), PAGES.adminBoarding(UNPLANNED)],
  adminBulk: [PAGES.adminBulk(), PAGES.adminBulk({ date: TRIPS.sailing, ...MONTH })],
  adminManifest: [PAGES.adminManifest(TRIPS.sailing), PAGES.adminManifest(UNPLANNED)],
  adminGuests: [PAGES.adminGuests],
  adminGuestsOf: [
    PAGES.adminGuestsOf({}),
    PAGES.adminGuestsOf({ guestState: 'CANCEL' }),
    PAGES.adminGuestsOf({ keyword: '뷁'.repeat(50) }),
  ],
  adminGuest: [PAGES.adminGuest(guestId)],
  adminMove: [PAGES.adminMove(guestId)],
  adminRefunds: [PAGES.adminRefunds],
  adminDeposits: [PAGES.adminDeposits],
  adminCatches: [PAGES.adminCatches],
  adminNewCatch: [PAGES.adminNewCatch],
  adminCatch: [PAGES.adminCatch(999_999)],
  adminStats: [PAGES.adminStats(), PAGES.adminStats({ year: 2026 }), PAGES.adminStats({ year: 2026, month: 12 })],
  adminMessages: [PAGES.adminMessages],
  adminConfig: [PAGES.adminConfig, '/admin/nowhere'],
  adminPassword: [PAGES.adminPassword],
  adminPolicy: [PAGES.adminPolicy],
  adminLogo: [PAGES.adminLogo],
  adminAbout: [PAGES.adminAbout],
  adminSettings: [PAGES.adminSettings],
  adminCrew: [PAGES.adminCrew],
});
