import { randomInt } from 'node:crypto';
import { formatBookingNumber } from '#contract/booking/booking.rules';
import type { DeadlinePolicy } from '#contract/booking/deadline.rules';
import type { AgreedPrice } from '#contract/booking/guest.rules';
import { afterConfirmation, NO_MONEY } from '#contract/booking/ledger.rules';
import { depositOf } from '#contract/booking/refund.rules';
import type { YesNo } from '#contract/config/config.schema';
import type { Prices, ReserveDay } from '#contract/day/day.schema';
import type { ChangeFacts } from '#contract/history/history.schema';
import type { Context } from '#server/context';
import type { Db, StoredRequestRow } from '#server/db/tables';
import { findBooking, insertBooking, storedMoney, type Booking } from '../bookings.repository';
import { deadlineOf } from '../deadlines/deadline';
import { storeRequest } from './idempotency.repository';
import { earlierDeadlines, type PhoneFacts } from './phoneFacts';

export const generateBookingNumber = (): string => formatBookingNumber(String(randomInt(10 ** 12)).padStart(12, '0'));

/** The password is in its stored form. */
export interface Party {
  name: string;
  phone: string;
  guestCount: number;
  passwordHash: string | null;
  passwordSalt: string | null;
}

export const partyOf = ({ name, phone, guestCount, passwordHash, passwordSalt }: Party): Party => ({
  name,
  phone,
  guestCount,
  passwordHash,
  passwordSalt,
});

interface ByTelephone {
  memo: string;
  paid: boolean;
  charter: YesNo;
  agreed: AgreedPrice;
}

const BY_ITSELF: ByTelephone = {
  memo: '',
  paid: false,
  charter: 'N',
  agreed: { totalPrice: null, totalReservePrice: null },
};

interface Asked {
  day: ReserveDay;
  party: Party;
  prices?: Prices;
  policy: DeadlinePolicy;
  now: Date;
  /** Rebooking keeps the deadline. */
  known?: PhoneFacts;
  key: string | null;
  requestHash: string | null;
  facts?: ChangeFacts;
  byTelephone?: ByTelephone;
}

export type NewBooking = ReturnType<typeof newBooking>;

/** Visitors and the operator share it. */
export const newBooking = ({
  day,
  party,
  prices: { price, reservePrice } = day,
  policy,
  now,
  known = { bookings: [], entries: [] },
  key,
  requestHash,
  facts,
  byTelephone: { memo, paid, charter, agreed } = BY_ITSELF,
}: Asked) => {
  const { guestCount } = party;
  const createdAt = now.toISOString();
  const state = paid ? ('COMPLETE' as const) : ('WATTING' as const);
  const money = paid ? afterConfirmation(NO_MONEY, depositOf({ guestCount, reservePrice, ...agreed })) : NO_MONEY;
  const { paidWon, paidBeforeWon } = storedMoney(money);
  const earlier = earlierDeadlines(known, day.id, now);
  const payBy = paid
    ? null
    : deadlineOf({ day: { ...day, reservePrice }, guestCount, ...agreed }, policy, now, earlier);
  const inResponse = { createdAt, guestCount, price, reservePrice, payBy };
  return {
    row: {
      ...party,
      ...inResponse,
      ...agreed,
      dayId: day.id,
      state,
      memo,
      charter,
      paidWon,
      paidBeforeWon,
      completedAt: paid ? createdAt : null,
    },
    requestOf: (guestId: number): StoredRequestRow | null =>
      key === null ? null : { ...inResponse, key, guestId, requestHash },
    history: {
      action: 'BOOKED' as const,
      after: { guestCount, state, ...(paid && { paidWon }), ...facts } satisfies ChangeFacts,
    },
  };
};

/** Call it in the transaction of an action; `act` writes history and seats. */
export const storeBooking = async (
  { generateBookingNumber: generateNumber }: Pick<Context, 'generateBookingNumber'>,
  db: Db,
  { row, requestOf }: NewBooking,
): Promise<Booking> => {
  const id = await insertBooking(db, row, generateNumber);
  const request = requestOf(id);
  if (request !== null) await storeRequest(db, request);
  const booking = await findBooking(db, id);
  if (!booking) throw new Error('a booking just stored is not there');
  return booking;
};
