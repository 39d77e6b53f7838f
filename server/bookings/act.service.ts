import { allowsGuestAction, type GuestAction } from '../../contract/booking/guest.rules';
import type { ManagedGuest } from '../../contract/booking/guest.schema';
import type { ReserveDay } from '../../contract/day/day.schema';
import type { MessageKind } from '../../contract/messages/message.schema';
import type { Context } from '../context';
import { changeSeats, lockDay, type SeatMove } from '../days/days.repository';
import { recordSeatMove } from '../days/recordSeatMove';
import type { Db } from '../db/tables';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { recordChange, type Actor, type NewChange } from '../history/recordChange';
import type { MessageFacts } from '../messages/messageText';
import { queueMessages } from '../messages/queueMessages';
import { settleSeats } from '../waiting/settleSeats';
import { lockBooking, type Booking } from './bookings.repository';

/** What an action on a booking needs of the context. */
export type ActNeeds = Pick<Context, 'db' | 'clock' | 'bus' | 'keys' | 'limits'>;

/** Seats of a day that an action changes. */
export interface SeatEffect {
  dayId: number;
  /** Seats that are taken, negative if they are released. */
  delta: number;
  /** Held seats of the waiting list that change with them: negative if they are the ones that are taken. */
  held?: number;
  /** The headcount of a charter on that day before the action, 0 for a new one; omitted for other bookings. */
  charterOf?: number | undefined;
}

/** What an action changes. */
export interface Effects {
  /** Seats that change, in the order of their days' dates; none by default. */
  seats?: readonly SeatEffect[];
  /**
   * Writes the booking and returns it; null if it was changed since it was read. `day` is the first day after its seats
   * were changed, or null if none were.
   */
  write: (db: Db, day: ReserveDay | null) => Promise<Booking | null>;
  history: Pick<NewChange, 'action' | 'before' | 'after'>;
  /** The message to the guest, and to the operator if enabled; none by default. */
  message?: { kind: MessageKind; facts?: MessageFacts };
}

/**
 * An action on a booking, as `act` carries it out. `Input` is the request, `Subject` what the action is about: mostly a
 * booking and its day.
 */
export interface Action<Input, Subject extends { dayId: number }, Needs extends ActNeeds = ActNeeds> {
  /** Locks and reads the subject; throws if the request is invalid or the subject does not exist. */
  find: (context: Needs, db: Db, input: Input) => Promise<Subject>;
  /** Why the rules of the contract do not allow the action now; null if they do. */
  refusal: (subject: Subject, input: Input, context: Needs) => AppError | null;
  /** What the action changes, or the booking as it is if there is nothing to change. */
  effects: (subject: Subject, input: Input, context: Needs) => Effects | { unchanged: Booking };
  /**
   * Why the seats could not be taken; CONFLICT by default. Null if another transaction has freed them since: then the
   * day is locked, and they are taken.
   */
  noSeats?: (subject: Subject, db: Db) => Promise<AppError | null>;
}

/**
 * Every change of a booking passes here, in one transaction: lock, ask the rules, move the seats, write, record the
 * history, offer freed seats to the waiting list, queue the messages. Returns the booking; a deleted one in its last state.
 */
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
      await (freed ? settleSeats(context, db, move) : recordSeatMove(context, db, move));
    if (message) await queueMessages(context, db, { ...message, change, actor, guestId: guest.id });
    return booking;
  });

/** The headcount of a booking before a change of its seats, if it is a charter. */
export const charterOf = ({ charter, guestCount }: Pick<ManagedGuest, 'charter' | 'guestCount'>): number | undefined =>
  charter === 'Y' ? guestCount : undefined;

/** A booking that exists, locked, and its day. */
export type BookingAndDay = Booking & { day: ReserveDay };

interface Missing {
  missing?: 'NOT_FOUND' | 'BOOKING_NOT_FOUND';
  /** Includes deleted bookings of which only the debt is left. */
  debts?: boolean;
}

/** Locks a booking; throws if it does not exist. */
export const lockExisting = async (
  db: Db,
  id: number,
  { missing = 'NOT_FOUND', debts = false }: Missing = {},
): Promise<Booking> => {
  const booking = await lockBooking(db, id);
  if (!booking || (booking.deletedAt !== null && !debts)) throw new AppError(missing);
  return booking;
};

/**
 * Locks a booking and then its day: what is refunded depends on whether the trip is cancelled, so the day must not change
 * before the action is stored.
 */
export const lockBookingAndDay = async (db: Db, id: number, missing?: Missing): Promise<BookingAndDay> => {
  const booking = await lockExisting(db, id, missing);
  const day = await lockDay(db, booking.dayId);
  if (!day) throw new Error('a booking without a day');
  return { ...booking, day };
};

/**
 * An action on a booking, as the table of the contract allows it: CONFLICT if it does not. `over` replaces the first two
 * steps.
 */
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
