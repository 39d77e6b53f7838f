import { FIELD_CODES } from '#contract/errors';
import { aDay, factsOf } from './builders';

/** Lists of arguments for a text function. */
export type CallSamples = readonly (readonly unknown[])[];

/** For functions that need more than a number or a short text. */
const SAMPLES: Record<string, CallSamples> = {
  'format.format.month': [
    [{ year: 2026, month: 12 }, 2026],
    [{ year: 2027, month: 1 }, 2026],
  ],
  'calendarFeed.calendarFeed.event': [
    [{ mark: null, fish: '갈치', taken: 12, total: 20, tide: '7물' }],
    [{ mark: '운항취소', fish: '갈치', taken: 12, total: 20, tide: null }],
  ],
  'callList.notice.replaced': [[['😀', '뷁']]],
  'refunds.refunds.parts': [[['10만원의 100%', '10만원의 50%']]],
  'format.format.yearMonth': [[{ year: 2027, month: 1 }]],
  'format.format.dayIn': [['2027-01-05', 2026]],
  'dated.dated.shortDate': [['2027-01-05', 2026]],
  'dated.dated.shortInstant': [['2027-01-05T03:00:00.000Z', 2026]],
  ...Object.fromEntries(
    ['people', 'cases', 'money', 'won'].map((name) => [`format.format.${name}`, [[0], [3], [1200]]]),
  ),
  'format.format.unbroken': [['11월 23일(월) 오후 6시까지']],
  'format.format.monthOnly': [[1], [12]],
  'holiday.holidayOf': [['2027-01-01'], ['2026-12-05']],
  'format.weekdayLetter': [[1], [7]],
  'format.format.lunar': [[{ month: 10, day: 12 }]],
  'history.changeLines': [
    [{ action: 'BOOKED', before: null, after: { guestCount: 2, state: 'WATTING' } }],
    [{ action: 'EDITED', before: { guestCount: 2 }, after: { guestCount: 3, name: 'changed', phone: 'changed' } }],
    [
      {
        action: 'CANCELLED',
        before: { state: 'COMPLETE' },
        after: { state: 'CANCEL', refundRate: 50, refundWon: 5e4 },
      },
    ],
    [{ action: 'DAY_STATE', before: { state: 'OPEN' }, after: { state: 'CANCEL' } }],
    [{ action: 'DAY_PLANNED', before: { fish: '갈치', price: 20 }, after: { fish: '', price: 22 } }],
    [{ action: 'STORE_POLICY', before: { month: null, ktAdmin: 'N' }, after: { month: 3, ktAdmin: 'Y' } }],
    [{ action: 'STORE_INFO', before: { name: null, bank: '수협' }, after: { name: '새벽호', bank: null } }],
  ],
  'boarding.listAge': [['2026-11-19T20:12:00.000Z', new Date('2026-11-20T08:24:00+09:00')]],
  'errors.notYetOpenText': [['2026-11-25T11:00:00.000Z']],
  'bookingForm.pricesChangedText': [
    [
      { price: 12, reservePrice: 5 },
      { price: 21, reservePrice: 10 },
    ],
    [
      { price: 20, reservePrice: 10 },
      { price: 20, reservePrice: 12 },
    ],
  ],
  'tripText.peopleText': [[{ guestCount: 2, charter: 'N' }], [{ guestCount: 8, charter: 'Y' }]],
  'tripText.runText': [
    [{ first: '2027-01-01', last: '2027-01-31', isWhole: true }],
    [{ first: '2026-12-10', last: '2026-12-31', isWhole: false }],
  ],
  'tripText.tripTitle': [[{ date: '2026-12-05', fish: '갈치' }]],
  'tripText.tripLine': (['OPEN', 'CANCEL'] as const).map((state) => [
    factsOf(aDay({ date: '2026-12-05', fish: '갈치', state, guestCount: 15, price: 20 }), {
      departAt: '05:00',
      returnAt: '15:00',
      meetAt: 30,
    }),
  ]),
  'tripTimes.timesText': [
    [{ departAt: '05:00', returnAt: '15:00', meetAt: 30 }],
    [{ departAt: '17:00', returnAt: '05:30', meetAt: null }],
  ],
  'tripTimes.timesLine': [[{ departAt: '05:00', returnAt: '15:00', meetAt: 30 }]],
  'tripTimes.timesAndArrival': [[{ departAt: '05:00', returnAt: '15:00', meetAt: null }]],
  'tripTimes.arriveText': [
    [{ departAt: '05:00', returnAt: null, meetAt: 30 }],
    [{ departAt: null, returnAt: null, meetAt: 0 }],
    [{ departAt: null, returnAt: null, meetAt: null }],
  ],
  'waiting.ownPlace.offered': [['11월 20일(금) 오전 10시 24분']],
  'deposits.deposits.confirm': [['5건', '80만원']],
  'catches.catchForm.earlier': [[1], [10]],
  'rowList.rowList.removed': [['사진']],
  'stats.stats.ofYear': [[2026]],
  'statsText.periodText': [[{ year: 2026 }], [{ year: 2026, month: 12 }]],
  'statsText.shareText': [
    [0, 0],
    [5, 20],
  ],
  'statsText.yearText': [['2026-11-01']],
  'statsText.weekdayText': [['1'], ['7']],
  'format.format.clock': [['05:00'], ['12:00'], ['15:30']],
  'messages.messageDate': [['2026-12-05']],
  'logo.logo.tooBig': [[5]],
  'catches.catchForm.used': [[124, 1024]],
  'admin.admin.pastDays': [[1], [19]],
  'admin.admin.todaysTrip': [['11.20(금)', '20/20명']],
  'admin.admin.bookedOf': [
    [0, 20],
    [20, 20],
  ],
  'fieldErrors.fieldText': ['name', 'tel', 'password', 'memo', 'unknown'].flatMap((field) =>
    FIELD_CODES.map((code) => [{ field, code, max: 50 }]),
  ),
};
/** For the other formatters. */
const DATES: CallSamples = [['2026-12-05'], ['2027-01-01T00:00:00Z']];

/** Difficult arguments: the text's own samples, or nothing, one, several, a text with a count and one with a date. */
export const hardCalls = (path: string, arity: number): CallSamples => {
  if (SAMPLES[path]) return SAMPLES[path];
  if (path.startsWith('format.')) return DATES;
  return [0, 1, 3, '3명', '12월 5일(토)'].map((sample) => Array.from({ length: arity }, () => sample));
};

/** Typical values by parameter name; others get `3`. */
const BY_NAME: Record<string, unknown> = {
  account: '수협 000-0000-0000 박한결',
  address: '전라남도 여수시 국동항',
  amount: '20만원',
  bank: '수협 000-0000-0000 박한결',
  bizno: '000-00-00000',
  by: '방문자',
  cases: '5건',
  code: '3016',
  date: '12월 5일(토)',
  day: '12월 5일(토)',
  deposit: '20만원',
  fee: '40만원',
  fish: '갈치',
  from: '12월 1일(화)',
  instant: '11.20(금) 08:24',
  label: '예약마감',
  lunar: '음력 10.27',
  minutes: 15,
  money: '20만원',
  month: '12월',
  name: '김바다',
  no: '4821-0937-6654',
  number: '4821-0937-6654',
  owner: '박한결',
  page: '예약일정',
  paid: '20만원',
  particle: '으로',
  people: '3명',
  percent: 50,
  port: '여수 국동항',
  seats: 20,
  store: '새벽호',
  tel: '010-0000-0000',
  to: '12월 31일(목)',
  total: 20,
  whom: '김바다',
  words: '12월 5일(토) 갈치',
  yearMonth: '2026년 12월',
};
const NUMBERS: Record<string, number> = {
  deposit: 10,
  fee: 20,
  from: 4,
  month: 12,
  to: 7,
  total: 20,
  number: 3,
  page: 3,
};

/** Typical arguments: the text's first sample, or the values in `BY_NAME`. */
export const shownCall = (path: string, parameters: readonly { name: string; type: string }[]): readonly unknown[] => {
  const [own] = SAMPLES[path] ?? (path.startsWith('format.') ? DATES : []);
  if (own) return own;
  return parameters.map(({ name, type }) =>
    type === 'number'
      ? (NUMBERS[name] ?? (typeof BY_NAME[name] === 'number' ? BY_NAME[name] : 3))
      : (BY_NAME[name] ?? '3'),
  );
};
