import { collectedSchema, type Collected } from '#contract/day/draw.schema';
import { catchPictureSchema, catchSchema, type Catch, type CatchPicture } from '#contract/catch/catch.schema';
import { NOTICE_GROUPS } from '#contract/stats/stats.rules';
import { statsSchema, type Figures, type Stats, type StatsRow } from '#contract/stats/stats.schema';
import { addDays, isoWeek } from '#contract/day/calendar.rules';
import { reserveDaySchema, type ReserveDay } from '#contract/day/day.schema';
import { dayFacts, type DayFacts } from '#contract/day/dayFacts.rules';
import { aboutSchema, type About } from '#contract/about/about.schema';
import { configInfoSchema, configLogicSchema, type ConfigInfo, type ConfigLogic } from '#contract/config/config.schema';
import {
  attentionSchema,
  foundGuestSchema,
  guestDetailSchema,
  guestListSchema,
  guestSchema,
  guestSummarySchema,
  managedGuestSchema,
  refundListSchema,
  refundSchema,
  type Attention,
  type FoundGuest,
  type Guest,
  type GuestDetail,
  type GuestList,
  type GuestSummary,
  type ManagedGuest,
  type DoneRefund,
  type OwedRefund,
  type Refund,
  type RefundList,
} from '#contract/booking/guest.schema';
import { atSeaSchema, passengerSchema, type AtSea, type Passenger } from '#contract/boarding/boarding.schema';
import { calledGuestSchema, callListSchema, type CalledGuest, type CallList } from '#contract/notice/notice.schema';
import { changeSchema, type Change } from '#contract/history/history.schema';
import { setupSchema, setupStepSchema, type Setup, type SetupStep } from '#contract/setup/setup.schema';
import { messageListSchema, messageSchema, type Message, type MessageList } from '#contract/messages/message.schema';
import { offerSchema, waitingEntrySchema, type Offer, type WaitingEntry } from '#contract/waiting/waiting.schema';
import {
  manifestRowSchema,
  manifestSchema,
  personSchema,
  type Manifest,
  type ManifestRow,
  type Person,
} from '#contract/manifest/manifest.schema';
import { userSchema, type User } from '#contract/auth/auth.schema';
import {
  secondStepKeySchema,
  secondStepSchema,
  type SecondStep,
  type SecondStepKey,
} from '#contract/auth/secondStep.schema';
import { FROZEN_NOW } from './now';
import { SITE_ABOUT, SITE_INFO } from './site';

/** `week` follows from the date; invalid data throw. */
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
    heldCount: 0,
    memo: '',
    price: 20,
    reservePrice: 10,
    charter: 'N',
    departAt: null,
    returnAt: null,
    meetAt: null,
    memoPublic: 'N',
    minCount: 0,
    confirmed: 'N',
    opensAt: null,
    ...over,
  });
};

/** Days from the first of the month on; `change` varies each day. */
export const aMonth = (
  first: string,
  count: number,
  change: (index: number, date: string) => Partial<ReserveDay> = () => ({}),
): ReserveDay[] =>
  Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index);
    return aDay({ id: index + 1, date, ...change(index, date) });
  });

/** Per person, of `aDay`. */
const PRICES = { price: 20, reservePrice: 10 };

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
    ...PRICES,
    payBy: null,
    payer: '',
    claimedAt: null,
    ...over,
  });
};

/** A response of the lookup. By default a paid booking paid the deposit of `aDay`; a cancelled one was unpaid. */
export const aFoundGuest = (over: Partial<FoundGuest> = {}): FoundGuest => {
  const cancelled = over.state === 'CANCEL';
  const guest = aGuest(over);
  return foundGuestSchema.parse({
    ...guest,
    charter: 'N',
    totalPrice: null,
    totalReservePrice: null,
    paid: guest.state === 'COMPLETE' || over.refund ? PRICES.reservePrice * guest.guestCount : null,
    cancelledAt: cancelled ? '2026-11-20T01:10:00.000Z' : null,
    cancelledBy: cancelled ? 'visitor' : null,
    refund: null,
    owedSince: null,
    tripCancelled: 'N',
    ...over,
  });
};

/** Of a paid booking for two, cancelled more than a week before the trip. */
export const aRefund = (over: Partial<Refund> = {}): Refund =>
  refundSchema.parse({ rate: 100, amount: 20, refundedAt: null, ...over });

export const aManagedGuest = (over: Partial<ManagedGuest> = {}): ManagedGuest =>
  managedGuestSchema.parse({ ...aFoundGuest(over), calledAt: null, boardedAt: null, ...over });

/** On the lists at sea. */
export const aPassenger = ({ listed, ...over }: Partial<Passenger> = {}): Passenger =>
  passengerSchema.parse({ ...aManagedGuest(over), ...(listed && { listed }) });

/** A device's stored lists; by default one trip with parties. */
export const anAtSea = (over: Partial<AtSea> = {}): AtSea =>
  atSeaSchema.parse({
    at: '2026-11-19T20:12:00.000Z',
    trips: [
      {
        day: aDay({ date: '2026-11-20' }),
        parties: [
          aPassenger({ id: 1 }),
          aPassenger({ id: 2, name: '이파랑', phone: '010-0000-0002', state: 'COMPLETE', guestCount: 4 }),
        ],
      },
      { day: aDay({ id: 6, date: '2026-11-21' }), parties: [] },
    ],
    ...over,
  });

/** On a call list, without sent messages. */
export const aCalledGuest = (over: Partial<CalledGuest> = {}): CalledGuest =>
  calledGuestSchema.parse({ ...aManagedGuest(over), message: null, ...over });

export const aCallList = (list: readonly CalledGuest[], notice: CallList['notice'] = null): CallList =>
  callListSchema.parse({ list, notice });

/** For the edit form, on a day with 20 seats. */
export const aGuestDetail = (over: Partial<GuestDetail> = {}): GuestDetail =>
  guestDetailSchema.parse({ ...aManagedGuest(over), dayId: 5, maxCount: 10, dayState: 'OPEN', ...over });

/** A page of bookings. Missing fields get defaults. */
export const aGuestList = (list: readonly (Guest | ManagedGuest)[], over: Partial<GuestList> = {}): GuestList =>
  guestListSchema.parse({
    list: list.map(aManagedGuest),
    totalElements: list.length,
    page: 0,
    totalPages: list.length ? 1 : 0,
    ...over,
  });

/** Of a cancelled booking; with `deletedAt` of a deleted one. */
export const anOwedRefund = ({ guestId, deletedAt = null, ...over }: Partial<OwedRefund> = {}): OwedRefund => ({
  ...aManagedGuest({ state: 'CANCEL', refund: aRefund(), ...over, ...(guestId ? { guestId } : {}) }),
  ...(guestId === null ? { guestId } : {}),
  deletedAt,
});

/** Marked as paid this month, and undoable. */
export const aDoneRefund = (over: Partial<DoneRefund> = {}): DoneRefund => ({
  id: 3,
  at: '2026-11-20T02:00:00.000Z',
  amount: 20,
  date: '2026-11-28',
  guest: anOwedRefund(),
  undoable: true,
  ...over,
});

export const aRefundList = (list: readonly (ManagedGuest | OwedRefund)[], over: Partial<RefundList> = {}): RefundList =>
  refundListSchema.parse({
    ...aGuestList([]),
    list: list.map((owed) => ({ deletedAt: null, ...owed })),
    totalElements: list.length,
    totalPages: list.length ? 1 : 0,
    totalAmount: list.reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0),
    ...over,
  });

/** All steps are done except `open`. */
export const aSetup = ({ open = [], ...over }: Partial<Setup> & { open?: readonly SetupStep[] } = {}): Setup =>
  setupSchema.parse({
    steps: setupStepSchema.options.map((step) => ({ step, done: !open.includes(step) })),
    isHidden: false,
    isDemo: false,
    ...over,
  });

/** By default no tasks. */
export const anAttention = (over: Partial<Attention> = {}): Attention =>
  attentionSchema.parse({
    unpaidSoon: { count: 0, days: [] },
    deposits: { count: 0, list: [] },
    paidOnCancelledDays: { count: 0, days: [] },
    openRefunds: { count: 0, amount: 0 },
    setup: aSetup(),
    parkedMessages: { count: 0 },
    belowMinimum: [],
    daysWithoutAccount: 0,
    daysWithoutPhone: 0,
    backup: { state: 'done', doneAt: '2026-11-19T18:10:00.000Z', bookings: 42 },
    ...over,
  });

const row = (key: string, days: number, sold: number): StatsRow => ({ key, days, offered: days * 20, sold });
const cancelled = (people: number, bookings: readonly number[]): Figures['cancellations'] => ({
  bookings: bookings.reduce((sum, one) => sum + one, 0),
  people,
  byNotice: bookings.map((count, at) => ({ days: NOTICE_GROUPS[at] ?? 0, bookings: count })),
});

/** Of a month and the same month of last year. */
export const aStats = (over: Partial<Stats> = {}): Stats =>
  statsSchema.parse({
    now: {
      from: '2026-11-01',
      until: '2026-11-20',
      days: { sailed: 14, weather: 3, cancelled: 1 },
      seats: { offered: 300, sold: 236 },
      money: { deposits: 2310, fares: 4720, kept: 35 },
      cancellations: cancelled(21, [5, 2, 1, 1]),
      byWeekday: [row('2', 2, 22), row('4', 2, 27), row('5', 3, 51), row('6', 3, 60), row('7', 3, 58), row('1', 2, 18)],
      byFish: [row('갈치', 9, 152), row('한치', 4, 62), row('쭈꾸미, 갑오징어', 2, 22)],
      byTide: [row('조금', 1, 20), row('1물', 2, 36), row('4물', 3, 55), row('7물', 4, 70), row('8물', 2, 25)],
    },
    before: {
      from: '2025-11-01',
      until: '2025-11-20',
      days: { sailed: 12, weather: 5, cancelled: 0 },
      seats: { offered: 260, sold: 178 },
      money: { deposits: 1760, fares: 3560, kept: 0 },
      cancellations: cancelled(26, [6, 3, 2, 1]),
      byWeekday: [row('4', 2, 20), row('5', 3, 40), row('6', 4, 72), row('7', 3, 46)],
      byFish: [row('갈치', 10, 150), row('우럭', 2, 28)],
      byTide: [row('1물', 2, 30), row('4물', 3, 60), row('7물', 4, 58), row('8물', 3, 30)],
    },
    ...over,
  });

/** By default a visitor booked two seats. */
export const aChange = (over: Partial<Change> = {}): Change =>
  changeSchema.parse({
    id: 1,
    at: '2026-11-19T23:24:00.000Z',
    actor: 'visitor',
    userid: over.actor === 'operator' ? 'admin' : null,
    action: 'BOOKED',
    dayId: 5,
    date: '2026-12-05',
    guestId: 1,
    guestNumber: '4821-0937-6654',
    before: null,
    after: { guestCount: 2, state: 'WATTING' },
    ...over,
  });

/** A failed message to a guest. */
export const aMessage = (over: Partial<Message> = {}): Message =>
  messageSchema.parse({
    id: 1,
    kind: 'BOOKED',
    audience: 'guest',
    guestId: 1,
    guestNumber: '4821-0937-6654',
    guestName: '김바다',
    date: '2026-12-05',
    state: 'PARKED',
    attempts: 6,
    createdAt: '2026-11-19T23:24:00.000Z',
    dueAt: '2026-11-20T01:10:00.000Z',
    sentAt: null,
    sentText: null,
    sentTo: null,
    failure: 'TIMEOUT',
    failureDetail: null,
    holds: true,
    ...over,
  });

/** With the server's text. */
export const aSentMessage = (over: Partial<Message> = {}): Message =>
  aMessage({
    state: 'SENT',
    attempts: 1,
    failure: null,
    sentAt: '2026-11-20T00:10:00.000Z',
    sentTo: '010-0000-0001',
    sentText:
      '[새벽호] 김바다님 12/5(토) 2명 예약이 신청되었습니다. 예약금 20만원을 입금해 주세요. 입금 계좌 수협 000-0000-0000 박한결. 예약번호 4821-0937-6654',
    ...over,
  });

export const aMessageList = (list: readonly Message[], over: Partial<MessageList> = {}): MessageList =>
  messageListSchema.parse({ list, totalElements: list.length, page: 0, totalPages: list.length ? 1 : 0, ...over });

export const aConfigInfo = (over: Partial<ConfigInfo> = {}): ConfigInfo =>
  configInfoSchema.parse({ ...SITE_INFO, ...over });

export const aConfigLogic = (over: Partial<ConfigLogic> = {}): ConfigLogic =>
  configLogicSchema.parse({
    month: 6,
    reserveTime: 10,
    ktAdmin: 'N',
    useReserveFind: 'Y',
    tideTable: null,
    departAt: null,
    returnAt: null,
    meetAt: null,
    payHours: null,
    payHoursSoon: null,
    autoCancel: null,
    payRest: null,
    payBack: null,
    useWaiting: null,
    holdMinutes: null,
    fairStart: null,
    useManifest: null,
    version: 'v1',
    ...over,
  });

export const factsOf = (day: ReserveDay, policy: Partial<ConfigLogic> = {}, now = FROZEN_NOW): DayFacts =>
  dayFacts(day, aConfigLogic(policy), now);

/** A request before the draw of `aDay`. */
export const aCollected = (over: Partial<Collected> = {}): Collected =>
  collectedSchema.parse({ number: 37, drawAt: '2026-11-25T11:00:20.000Z', date: '2026-12-05', guestCount: 2, ...over });

export const anAbout = (over: Partial<About> = {}): About =>
  aboutSchema.parse({ ...SITE_ABOUT, version: '1', ...over });

/** An entry for `aDay`. */
export const aWaitingEntry = (over: Partial<WaitingEntry> = {}): WaitingEntry =>
  waitingEntrySchema.parse({
    id: 1,
    number: 1,
    name: '김바다',
    phone: '010-0000-0001',
    guestCount: 2,
    state: 'WAITING',
    createdAt: '2026-11-19T23:24:00.000Z',
    until: null,
    undelivered: false,
    skippedAt: null,
    guestId: null,
    ...over,
  });

/** Held for an hour. */
export const anOffer = (over: Partial<Offer> = {}): Offer =>
  offerSchema.parse({
    number: 1,
    date: '2026-12-05',
    guestCount: 2,
    until: '2026-11-20T01:00:00.000Z',
    day: aDay({ state: 'COMPLETE', guestCount: 18, heldCount: 2 }),
    ...over,
  });

/** On the passenger list. */
export const aPerson = (over: Partial<Person> = {}): Person =>
  personSchema.parse({
    name: '김바다',
    sex: 'M',
    birth: '19650312',
    address: '전라남도 여수시',
    phone: '010-0000-0001',
    emergency: '061-000-0002',
    ...over,
  });

/** Empty unless `person` or `writtenBy` is given; by default written by the booker. */
export const aManifestRow = (over: Partial<ManifestRow> = {}): ManifestRow => {
  const isWritten = Boolean(over.person ?? over.writtenBy);
  return manifestRowSchema.parse({
    place: 1,
    name: over.person?.name ?? '',
    person: null,
    writtenBy: isWritten ? 'BOOKER' : null,
    writtenAt: isWritten ? '2026-11-19T01:00:00.000Z' : null,
    hasLink: false,
    ...over,
  });
};

/** Of a party of four, by default with empty rows. */
export const aManifest = (over: Partial<Manifest> = {}): Manifest =>
  manifestSchema.parse({
    of: 'PARTY',
    date: '2026-12-05',
    closesAt: '2026-12-04T20:00:00.000Z',
    people: over.rows?.length ?? 4,
    booker: { name: '김바다', phone: '010-0000-0001' },
    rows: [1, 2, 3, 4].map((place) => aManifestRow({ place })),
    ...over,
  });

export const someTerms = () => ({
  departAt: '05:00',
  returnAt: '15:00',
  meetAt: 30,
  payRest: '배에서 현금으로 내시면 됩니다.',
  payBack: '환불은 3일 안에 입금하신 계좌로 보내 드립니다.',
});

export const aSummary = (over: Partial<GuestSummary> = {}): GuestSummary =>
  guestSummarySchema.parse({ totalCount: 42, todayCount: 5, wattingCount: 9, paymentCount: 33, ...over });

export const aUser = (over: Partial<User> = {}): User => userSchema.parse({ id: 1, userid: 'admin', ...over });

/** Off; with `since` on, with all recovery codes. */
export const aSecondStep = (over: Partial<Omit<SecondStep, 'on'>> = {}): SecondStep => {
  const since = over.since ?? null;
  return secondStepSchema.parse({ on: since !== null, since, recoveryCodesLeft: since === null ? 0 : 10, ...over });
};

/** Not in use yet. */
export const aSecondStepKey = (): SecondStepKey => {
  const key = 'KRSXG5CTMVRXEZLUJBSWY3DPEHPK3PXP';
  const store = encodeURIComponent(SITE_INFO.name ?? '');
  return secondStepKeySchema.parse({
    key,
    uri: `otpauth://totp/${store}:admin?issuer=${store}&secret=${key}&algorithm=SHA1&digits=6&period=30`,
  });
};

export const RECOVERY_CODES_SHOWN: readonly string[] = [
  ...['k7m2p-x4c9w', 'b3t8h-q6n2v', 'w9f4d-r5j7k', 'm2x6c-h8p3t', 'v5n9q-b4w7f'],
  ...['d8k3r-j6m2x', 't4c7h-p9v5n', 'q2w8b-f3d6k', 'r7j4m-x5c9t', 'h6p2v-n8q3w'],
];

/** Odd numbers are upright. Rendered by `photographs` of handlers.ts. */
export const aPhotograph = (number = 0, caption = ''): CatchPicture =>
  catchPictureSchema.parse({
    id: number.toString(16).padStart(32, 'c'),
    ...(number % 2 === 0 ? { width: 1600, height: 1067 } : { width: 1200, height: 1600 }),
    caption,
  });

export const aCatch = (over: Partial<Catch> = {}): Catch =>
  catchSchema.parse({
    id: 1,
    date: '2026-11-19',
    story: '갈치가 밤새 쉬지 않고 물었습니다.\n열두 분 모두 아이스박스를 채우고 들어왔습니다.',
    pictures: [aPhotograph(0, '씨알 굵은 갈치')],
    createdAt: '2026-11-19T09:00:00.000Z',
    version: '1',
    ...over,
  });
