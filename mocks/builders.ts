import { addDays, isoWeek } from '../contract/day/calendar.rules';
import { reserveDaySchema, type ReserveDay } from '../contract/day/day.schema';
import {
  configInfoSchema,
  configLogicSchema,
  type ConfigInfo,
  type ConfigLogic,
} from '../contract/config/config.schema';
import {
  guestDetailSchema,
  guestListSchema,
  guestSchema,
  guestSummarySchema,
  type Guest,
  type GuestDetail,
  type GuestList,
  type GuestSummary,
} from '../contract/guest/guest.schema';
import { userSchema, type User } from '../contract/auth/auth.schema';

/** A day as the server would answer it: `week` follows the date, and impossible data throw. */
export const aDay = (over: Partial<ReserveDay> = {}): ReserveDay => {
  const date = over.date ?? '2026-12-05';
  return reserveDaySchema.parse({
    id: 5,
    date,
    week: isoWeek(date),
    state: 'OPEN',
    fish: '갈치',
    totalCount: 20,
    guestCount: 12,
    memo: '',
    price: 20,
    reservePrice: 10,
    ...over,
  });
};

/** A month of days from its first on, varied by `change`. */
export const aMonth = (
  first: string,
  count: number,
  change: (index: number, date: string) => Partial<ReserveDay> = () => ({}),
): ReserveDay[] =>
  Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index);
    return aDay({ id: index + 1, date, ...change(index, date) });
  });

export const aGuest = (over: Partial<Guest> = {}): Guest => {
  const date = over.date ?? over.reserveDate ?? '2026-12-05';
  return guestSchema.parse({
    id: 1,
    guestId: '4821-0937-6654',
    name: '김바다',
    phone: '010-0000-0001',
    guestCount: 2,
    reserveDate: date,
    reserveWeek: isoWeek(date),
    createdAt: '2026-11-19T23:24:00.000Z',
    completedAt: over.state === 'COMPLETE' ? '2026-11-19T23:50:00.000Z' : null,
    state: 'WATTING',
    memo: '',
    date,
    ...over,
  });
};

/** A booking as its edit form is given it, on a day of 20 seats. */
export const aGuestDetail = (over: Partial<GuestDetail> = {}): GuestDetail =>
  guestDetailSchema.parse({ ...aGuest(over), dayId: 5, maxCount: 10, price: 20, reservePrice: 10, ...over });

export const aGuestList = (list: Guest[], over: Partial<GuestList> = {}): GuestList =>
  guestListSchema.parse({ list, totalElements: list.length, page: 0, totalPages: list.length ? 1 : 0, ...over });

export const aConfigInfo = (over: Partial<ConfigInfo> = {}): ConfigInfo =>
  configInfoSchema.parse({
    name: '새벽호',
    desc: '여수 국동항에서 새벽에 떠나는 갈치·참돔 낚싯배입니다.',
    tel: '010-0000-0000',
    owner: '박한결',
    address: '전라남도 여수시 국동항 낚시어선 선착장',
    bizno: '000-00-00000',
    bank: '수협 000-0000-0000 박한결',
    band: 'https://band.us/',
    homepage: null,
    logo: null,
    ...over,
  });

export const aConfigLogic = (over: Partial<ConfigLogic> = {}): ConfigLogic =>
  configLogicSchema.parse({ month: 6, reserveTime: 10, ktAdmin: 'N', useReserveFind: 'Y', tideTable: null, ...over });

export const aSummary = (over: Partial<GuestSummary> = {}): GuestSummary =>
  guestSummarySchema.parse({ totalCount: 42, todayCount: 5, wattingCount: 9, paymentCount: 33, ...over });

export const aUser = (over: Partial<User> = {}): User => userSchema.parse({ id: 1, userid: 'admin', ...over });
