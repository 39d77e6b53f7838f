import { drawInstant, fairStartOf } from '#contract/day/fairStart.rules';
import type { Draw } from '#contract/day/draw.schema';
import { periodProblem, seatsLeft } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { findLogic, type BookingRules } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { findDay, lockDay } from '#server/days/days.repository';
import { keyLock, lockName } from '#server/db/lock';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import {
  awaitedOpenings,
  dropLargerThan,
  findDraw,
  findDrawEntries,
  storeDrawRefusals,
  nextInOrder,
  storeOrder,
  takeEntry,
  type DrawEntryRow,
} from '../draw.repository';
import { commitmentOf, drawOrder } from '../drawOrder';
import { prepareOpenings } from '../prepareDraws';
import type { ErrorCode } from '#contract/errors';
import { AppError } from '#server/errors';
import { recordChange, SYSTEM, VISITOR } from '#server/history/recordChange';
import { act, type Action } from '#server/bookings/act.service';
import { findStoredRequest } from '#server/bookings/make/idempotency.repository';
import { lockPhone, phoneRefusal } from '#server/bookings/make/limits.service';
import { newBooking, partyOf, storeBooking } from '#server/bookings/make/newBooking';
import { hasBooked, phoneUse, type PhoneFacts } from '#server/bookings/make/phoneFacts';

const fixOrder = async (context: Context, db: Db, opening: { dayId: number; opensAt: string }): Promise<void> => {
  const draw = (await findDraw(db, opening)) ?? (await prepareOpenings(context, db, [opening]))[0];
  if (!draw || draw.drawnAt !== null) return;
  const numbers = (await findDrawEntries(db, opening)).map(({ number }) => number);
  const order = drawOrder(draw.seed, numbers);
  await storeOrder(db, opening, { order, at: context.clock().toISOString() });
  await recordChange(context, db, {
    actor: SYSTEM,
    action: 'DRAWN',
    dayId: opening.dayId,
    after: {
      opensAt: opening.opensAt,
      entries: order.length,
      order: order.join(', '),
      commitment: commitmentOf(draw.seed),
      seed: draw.seed,
    },
  });
};

/** An opening that was moved earlier or removed is due immediately. Returns when the next draw is due. */
const drawDueOf = (context: Context, dayId: number): Promise<Date | null> =>
  inTransaction(context.db, async (db) => {
    const day = await lockDay(db, dayId);
    const policy = await findLogic(db);
    const now = context.clock();
    let next: Date | null = null;
    for (const opening of await awaitedOpenings(db, [dayId])) {
      const until = day?.opensAt === opening.opensAt ? drawInstant(day, policy) : null;
      if (until !== null && until > now) next = until;
      else await fixOrder(context, db, opening);
    }
    return next;
  });

/** Drops requests for more seats than are left. */
const nextServed = (context: Context, dayId: number): Promise<DrawEntryRow | null> =>
  inTransaction(context.db, async (db) => {
    const day = await lockDay(db, dayId);
    const dropped = await dropLargerThan(db, dayId, day?.state === 'OPEN' ? seatsLeft(day) : 0);
    await storeDrawRefusals(db, dropped, { dayId, code: 'SEATS_GONE' });
    return nextInOrder(db, dayId);
  });

interface Drawn {
  dayId: number;
  day: ReserveDay;
  policy: BookingRules;
  known: PhoneFacts;
}

/** In the transaction that removes the waiting request. */
const serve: Action<DrawEntryRow, Drawn, Context> = {
  find: async ({ clock }, db, { id, key, dayId, phone }) => {
    if (key !== null) await lockName(db, keyLock(key));
    const day = await lockDay(db, dayId);
    if (!day || !(await takeEntry(db, id))) throw new AppError('NOT_FOUND');
    // A key makes one booking.
    if (key !== null && (await findStoredRequest(db, key))) throw new AppError('CONFLICT');
    const known = await lockPhone(db, phone, dayId, clock());
    return { dayId, day, policy: await findLogic(db), known };
  },
  // After a long outage the trip may no longer be bookable.
  refusal: ({ day, policy }, _, { clock }) => {
    const period = periodProblem(day, clock(), policy);
    return period ? new AppError(period) : null;
  },
  effects: ({ dayId, day, policy, known }, entry, context) => {
    const { guestCount, key, requestHash } = entry;
    const now = context.clock();
    const prices = { price: entry.price ?? day.price, reservePrice: entry.reservePrice ?? day.reservePrice };
    const facts = { draw: entry.number };
    const made = newBooking({ day, party: partyOf(entry), prices, policy, now, known, key, requestHash, facts });
    return {
      seats: [{ dayId, delta: guestCount }],
      write: async (db) => {
        if (entry.askDuplicate === 'Y' && hasBooked(known, dayId)) throw new AppError('DUPLICATE_BOOKING');
        // The address was counted when the request was collected.
        const refusal = phoneRefusal(context, phoneUse(known, { dayId, guestCount }, now), day.totalCount, now);
        if (refusal) throw refusal;
        return storeBooking(context, db, made);
      },
      history: made.history,
      message: { kind: 'BOOKED' },
    };
  },
  noSeats: () => Promise.resolve(new AppError('SEATS_GONE', { seatsLeft: 0 })),
};

/** Safe on several servers and after a crash: the order is stored before the first request is served. */
export const drawDay = async (context: Context, dayId: number): Promise<Date | null> => {
  const next = await drawDueOf(context, dayId);
  for (;;) {
    const entry = await nextServed(context, dayId);
    if (!entry) return next;
    try {
      await act(context, serve, entry, VISITOR);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { key } = entry;
      const code = error.code as ErrorCode;
      await inTransaction(context.db, async (db) => {
        // Another server may have served it meanwhile.
        if ((await takeEntry(db, entry.id)) && key !== null) await storeDrawRefusals(db, [key], { dayId, code });
      });
    }
  }
};

export const awaitedDays = async ({ db }: Context): Promise<number[]> => [
  ...new Set((await awaitedOpenings(db)).map(({ dayId }) => dayId)),
];

/** Throws NOT_FOUND for a day without a draw. */
export const readDraw = async ({ db }: Context, id: number): Promise<Draw> => {
  const day = await findDay(db, id);
  const draw = day?.opensAt ? await findDraw(db, { dayId: id, opensAt: day.opensAt }) : null;
  // While the lottery is off, a prepared seed has no effect. A finished draw stays public.
  if (!draw || (draw.drawnAt === null && fairStartOf(await findLogic(db)) === 0)) throw new AppError('NOT_FOUND');
  const { opensAt, seed, drawnAt, drawnOrder } = draw;
  return {
    opensAt,
    commitment: commitmentOf(seed),
    seed: drawnAt === null ? null : seed,
    order: drawnOrder === null ? null : (JSON.parse(drawnOrder) as number[]),
    drawnAt,
  };
};
