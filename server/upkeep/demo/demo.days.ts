import type { DayState } from '#contract/day/day.schema';
import type { GuestState } from '#contract/booking/guest.schema';
import { demoMemos, demoPayer } from '#copy/demo';

export interface DemoParty {
  guestCount: number;
  state: GuestState;
  claimed?: true;
  /** Empty for the booker's name. */
  payer?: string;
}

/** The date is relative to today. Parties are in the order of booking. */
export interface DemoDay {
  offset: number;
  totalCount?: number;
  /** Set after the bookings; without it the seats determine the state. */
  state?: DayState;
  memo?: string;
  /** Visitors read the memo while the day can be booked. */
  memoPublic?: 'Y';
  minCount?: number;
  /** For the only party; in 10,000 won. */
  charter?: { totalPrice: number; totalReservePrice: number };
  /** Headcounts. */
  waiting?: readonly number[];
  parties: readonly DemoParty[];
}

const paid = (guestCount: number): DemoParty => ({ guestCount, state: 'COMPLETE' });
const unpaid = (guestCount: number): DemoParty => ({ guestCount, state: 'WATTING' });
const cancelled = (guestCount: number): DemoParty => ({ guestCount, state: 'CANCEL' });
const claimed = (guestCount: number, payer = ''): DemoParty => ({ ...unpaid(guestCount), claimed: true, payer });

/** Close to today, so that every state is visible at once. */
export const demoDays: readonly DemoDay[] = [
  { offset: -2, parties: [paid(4), paid(2), paid(3)] },
  { offset: 0, minCount: 12, parties: [paid(2), paid(4), claimed(3), paid(1)] },
  {
    offset: 1,
    totalCount: 20,
    memo: demoMemos.waiting,
    parties: [paid(4), paid(4), paid(4), claimed(3, demoPayer), cancelled(2), paid(3), unpaid(2)],
  },
  { offset: 2, state: 'CANCEL', memo: demoMemos.storm, parties: [paid(2), paid(5), unpaid(1)] },
  { offset: 3, totalCount: 20, minCount: 8, parties: [paid(4), paid(4), claimed(4), paid(3), unpaid(3)] },
  { offset: 5, totalCount: 20, charter: { totalPrice: 250, totalReservePrice: 100 }, parties: [paid(14)] },
  { offset: 6, state: 'CLOSE', memo: demoMemos.inspection, parties: [] },
  {
    offset: 8,
    memo: demoMemos.sunrise,
    memoPublic: 'Y',
    minCount: 8,
    parties: [paid(2), claimed(2), cancelled(4), unpaid(1)],
  },
  { offset: 10, totalCount: 16, parties: [paid(4), unpaid(4), paid(4), unpaid(4)] },
  { offset: 13, memo: demoMemos.soup, memoPublic: 'Y', minCount: 10, parties: [unpaid(3), paid(2), cancelled(1)] },
  { offset: 15, totalCount: 20, parties: [paid(10), unpaid(6)] },
  { offset: 17, minCount: 8, parties: [paid(6), unpaid(2)] },
  { offset: 22, parties: [unpaid(4), paid(1)] },
  { offset: 23, totalCount: 20, waiting: [4, 2], parties: [paid(12), paid(8)] },
  { offset: 31, parties: [paid(2), cancelled(3)] },
  { offset: 44, parties: [unpaid(5)] },
];
