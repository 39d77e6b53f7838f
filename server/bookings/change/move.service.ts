import type { MoveGuest } from '#contract/booking/guest.schema';
import { allowsGuestAction, moveProblem } from '#contract/booking/guest.rules';
import { seoulToday, type DayDate } from '#contract/day/calendar.rules';
import { seatsLeft } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { findLogic } from '#server/content/settings/config.repository';
import { lockDaysById } from '#server/days/days.repository';
import { AppError } from '#server/errors';
import { findUnsentMove, wasToldOfCancellation } from '#server/messages/messages.repository';
import { charterOf, lockExisting, type Action, type BookingAndDay } from '../act.service';
import { updateBooking, WITHOUT_TICKS } from '../bookings.repository';
import { deadlineAgain } from '../deadlines/deadline';
import { changedMoney, moneyFacts } from './edit.service';
import { revival } from '../trip/trip.service';

/**
 * Both days are locked. `knownDate`: the day that the guest was last told. `expectsRefund`: the guest was told of the
 * trip's cancellation, and of nothing after it.
 */
type Moving = BookingAndDay & { to: ReserveDay; knownDate: DayDate; expectsRefund: boolean };

const targetRefusal = ({ guest, to }: Moving, now: Date): AppError | null => {
  const problem = moveProblem(guest, to, seoulToday(now));
  if (problem === 'SEATS_GONE') return new AppError(problem, { seatsLeft: seatsLeft(to) });
  return problem && new AppError(problem);
};

/** Days are locked and seats change in the order of dates, so that two opposite moves cannot deadlock. */
export const move: Action<MoveGuest, Moving> = {
  find: async (_context, db, { id, dayId }) => {
    const booking = await lockExisting(db, id);
    const days = await lockDaysById(db, [booking.dayId, dayId]);
    const [day, to] = [booking.dayId, dayId].map((wanted) => days.find((each) => each.id === wanted));
    if (!day || !to) throw new AppError('NOT_FOUND');
    const { guest } = booking;
    if (guest.state === 'CANCEL')
      return { ...booking, day, to, knownDate: day.date, expectsRefund: await wasToldOfCancellation(db, guest) };
    const unsent = await findUnsentMove(db, guest.id);
    const { movedFrom: knownDate = day.date, refundWithdrawn: expectsRefund = false } = unsent ?? {};
    return { ...booking, day, to, knownDate, expectsRefund };
  },

  refusal: (moving, _, { clock }) =>
    allowsGuestAction(moving.guest, 'move') ? targetRefusal(moving, clock()) : new AppError('CONFLICT'),

  effects: (moving, { refund }, { clock }) => {
    const { day, to } = moving;
    const { price, reservePrice } = to;
    const revived = revival(moving);
    const booking = { ...moving, ...revived };
    const { guest } = booking;
    const money = changedMoney(booking, { reservePrice }, { day, refund, now: clock() });
    const left = { dayId: day.id, delta: revived ? 0 : -guest.guestCount, charterOf: charterOf(guest) };
    const taken = { dayId: to.id, delta: guest.guestCount, charterOf: guest.charter === 'Y' ? 0 : undefined };
    const repriced = price !== guest.price || reservePrice !== guest.reservePrice;
    return {
      seats: day.date < to.date ? [left, taken] : [taken, left],
      write: async (db) => {
        const payBy = deadlineAgain(guest, to, await findLogic(db), clock());
        return updateBooking(db, moving.guest, {
          ...revived?.change,
          dayId: to.id,
          price,
          reservePrice,
          payBy,
          ...WITHOUT_TICKS,
          ...money?.stored,
        });
      },
      history: {
        action: 'MOVED',
        before: {
          date: day.date,
          ...(revived && { state: 'CANCEL' }),
          ...(repriced && { price: guest.price, reservePrice: guest.reservePrice }),
        },
        after: {
          date: to.date,
          ...(revived && { state: guest.state }),
          ...(repriced && { price, reservePrice }),
          ...moneyFacts(money),
        },
      },
      message: {
        kind: 'MOVED',
        facts: {
          movedFrom: moving.knownDate,
          movedTo: to.date,
          ...(moving.expectsRefund && (booking.money.paid ?? 0) > 0 && { refundWithdrawn: true as const }),
        },
      },
    };
  },
};
