import { allowsGuestAction, type GuestAction } from '#contract/booking/guest.rules';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { MessageKind } from '#contract/messages/message.schema';
import type { Context } from '#server/context';
import { changeSeats, lockDay, type SeatMove } from '#server/days/days.repository';
import { recordSeatMove } from '#server/days/recordSeatMove';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { recordChange, type Actor, type NewChange } from '#server/history/recordChange';
import type { MessageFacts } from '#server/messages/messageText';
import { queueMessages } from '#server/messages/queueMessages';
import { offerFreedSeats } from '#server/waiting/offerFreedSeats';
import { lockBooking, type Booking } from './bookings.repository';

export type ActNeeds = Pick<Context, 'db' | 'clock' | 'bus' | 'keys' | 'limits'>;

export interface SeatEffect {
  dayId: number;
  /** Negative to release seats. */
  delta: number;
  /** Negative to take held seats. */
  held?: number;
  /** The charter's headcount on that day before the action, 0 for a new charter; omitted for other bookings. */
  charterOf?: number | undefined;
}

export interface Effects {
  /** In the order of the days' dates. */
  seats?: readonly SeatEffect[];
  /** Null if the booking was changed since it was read. `day` is the first day after its seats were changed. */
  write: (db: Db, day: ReserveDay | null) => Promise<Booking | null>;
  history: Pick<NewChange, 'action' | 'before' | 'after'>;
  message?: { kind: MessageKind; facts?: MessageFacts };
}

export interface Action<Input, Subject extends { dayId: number }, Needs extends ActNeeds = ActNeeds> {
  /** Throws if the request is invalid or the subject does not exist. */
  find: (context: Needs, db: Db, input: Input) => Promise<Subject>;
  refusal: (subject: Subject, input: Input, context: Needs) => AppError | null;
  effects: (subject: Subject, input: Input, context: Needs) => Effects | { unchanged: Booking };
  /** CONFLICT by default. Null if another transaction freed seats: then the day is locked and the seats are taken. */
  noSeats?: (subject: Subject, db: Db) => Promise<AppError | null>;
}

/** The entry point for every action on a booking, in one transaction. Returns a deleted booking in its last state. */
export const act = <Input, Subject extends { dayId: number }, Needs extends ActNeeds>(
  context: Needs,
  action: Action<Input, Subject, Needs>,
  input: Input,
  actor: Actor,
): Promise<Booking> =>
  inTransaction(context.db, async (db) => {
    const subject = await action.find(context, db, input);
    const refusal = action.refusal(subject, input, context);
    if (refusal) throw refusal;
    const effects = action.effects(subject, input, context);
    if ('unchanged' in effects) return effects.unchanged;

    const { seats = [], write, history, message } = effects;
    const moves: (SeatMove & { freed: boolean })[] = [];
    for (const { dayId, delta, charterOf, held } of seats.filter((effect) => effect.delta !== 0)) {
      const moveSeats = () =>
        changeSeats(db, dayId, delta, { by: actor.by === 'visitor' ? 'visitor' : 'operator', charterOf, held });
      let move = await moveSeats();
      if (!move) {
        const refused = action.noSeats ? await action.noSeats(subject, db) : new AppError('CONFLICT');
        move = refused ? null : await moveSeats();
        if (!move) throw refused ?? new AppError('CONFLICT');
      }
      moves.push({ ...move, freed: delta < 0 });
    }
    const booking = await write(db, moves[0]?.day ?? null);
    if (!booking) throw new AppError('CONFLICT');
    const { dayId, guest } = booking;
    const change = await recordChange(context, db, { ...history, actor, dayId, guestId: guest.id });
    for (const { freed, ...move } of moves)
      await (freed ? offerFreedSeats(context, db, move) : recordSeatMove(context, db, move));
    if (message) await queueMessages(context, db, { ...message, change, actor, guestId: guest.id });
    return booking;
  });

/** The charter's headcount before a change of its seats. */
export const charterOf = ({ charter, guestCount }: Pick<ManagedGuest, 'charter' | 'guestCount'>): number | undefined =>
  charter === 'Y' ? guestCount : undefined;

export type BookingAndDay = Booking & { day: ReserveDay };

interface Missing {
  missing?: 'NOT_FOUND' | 'BOOKING_NOT_FOUND';
  debts?: boolean;
}

export const lockExisting = async (
  db: Db,
  id: number,
  { missing = 'NOT_FOUND', debts = false }: Missing = {},
): Promise<Booking> => {
  const booking = await lockBooking(db, id);
  if (!booking || (booking.deletedAt !== null && !debts)) throw new AppError(missing);
  return booking;
};

/** First the booking, then its day: the refund depends on the trip's state, so the day must not change meanwhile. */
export const lockBookingAndDay = async (db: Db, id: number, missing?: Missing): Promise<BookingAndDay> => {
  const booking = await lockExisting(db, id, missing);
  const day = await lockDay(db, booking.dayId);
  if (!day) throw new Error('a booking without a day');
  return { ...booking, day };
};

/** `over` replaces the first two steps. */
export const onBooking = <Input extends { id: number } = { id: number }>(
  name: GuestAction,
  effects: Action<Input, BookingAndDay>['effects'],
  over: Partial<Action<Input, BookingAndDay>> = {},
): Action<Input, BookingAndDay> => ({
  find: (_context, db, { id }) => lockBookingAndDay(db, id),
  refusal: ({ guest }) => (allowsGuestAction(guest, name) ? null : new AppError('CONFLICT')),
  effects,
  ...over,
});
