import { GRACE_MS, isNight, onceAwake, reminderAt, startOf } from '#contract/booking/deadline.rules';
import { isAnyoneAboard } from '#contract/boarding/boarding.rules';
import { seoulToday } from '#contract/day/calendar.rules';
import { departureOf, hasDeparted, timesOf } from '#contract/day/times.rules';
import { findLogic } from '#server/content/settings/config.repository';
import { AppError } from '#server/errors';
import { SYSTEM } from '#server/history/recordChange';
import { act, lockBookingAndDay, onBooking, type ActNeeds, type BookingAndDay } from '../act.service';
import { cancelEffects } from '../change/actions.service';
import { findNotReminded, findOverdue, wasReminded } from './overdue.repository';

const isAwaited = ({ guest, day }: BookingAndDay): boolean =>
  guest.state === 'WATTING' && guest.claimedAt === null && !isAnyoneAboard(guest) && day.state !== 'CANCEL';

/** At night it waits until the morning, unless the trip is on that day: guests must know before they leave home. */
const cancelOverdue = onBooking('cancel', cancelEffects('system'), {
  find: async ({ clock }, db, { id }) => {
    const booking = await lockBookingAndDay(db, id);
    const { guest, day } = booking;
    const now = clock();
    const departure = departureOf(day, await findLogic(db))?.getTime() ?? startOf(day.date);
    const isOverdue = guest.payBy !== null && Date.parse(guest.payBy) + GRACE_MS <= now.getTime();
    const canWait = isNight(now) && seoulToday(onceAwake(now)) < day.date;
    if (!isAwaited(booking) || !isOverdue || canWait || departure <= now.getTime()) throw new AppError('CONFLICT');
    return booking;
  },
});

const isReminderDue = ({ createdAt, payBy }: { createdAt: string; payBy: string | null }, now: Date): boolean => {
  if (payBy === null || Date.parse(payBy) <= now.getTime()) return false;
  const at = reminderAt({ createdAt, payBy });
  return at !== null && at <= now;
};

/** Once per booking. Meanwhile the deadline may have changed, or the boat may have left. */
const remind = onBooking(
  'complete',
  (booking) => ({
    write: () => Promise.resolve(booking),
    history: { action: 'REMINDED' },
    message: { kind: 'REMINDER', facts: { ...(booking.guest.payBy !== null && { payBy: booking.guest.payBy }) } },
  }),
  {
    find: async ({ clock }, db, { id }) => {
      const booking = await lockBookingAndDay(db, id);
      const { guest, day } = booking;
      const now = clock();
      const departed = hasDeparted(day.date, timesOf(day, await findLogic(db)), now);
      const isNow = isAwaited(booking) && isReminderDue(guest, now) && !departed;
      if (!isNow || (await wasReminded(db, id))) throw new AppError('CONFLICT');
      return booking;
    },
  },
);

/** Skips bookings that changed meanwhile. */
const onEach = async (
  context: ActNeeds,
  action: typeof remind,
  ids: readonly number[],
): Promise<{ done: number; failures: unknown[] }> => {
  const failures: unknown[] = [];
  let done = 0;
  for (const id of ids)
    try {
      await act(context, action, { id }, SYSTEM);
      done += 1;
    } catch (error) {
      if (!(error instanceof AppError)) failures.push(error);
    }
  return { done, failures };
};

/** Run it every minute; a booking's lock prevents a second reminder. Errors are thrown at the end. */
export const followDeadlines = async (context: ActNeeds): Promise<{ reminded: number; cancelled: number }> => {
  const now = context.clock();
  const unreminded = isNight(now) ? [] : await findNotReminded(context.db, now.toISOString());
  const reminders = await onEach(
    context,
    remind,
    unreminded.filter((booking) => isReminderDue(booking, now)).map(({ id }) => id),
  );
  const { autoCancel } = await findLogic(context.db);
  const before = new Date(now.getTime() - GRACE_MS).toISOString();
  // At night, cancels only bookings of the coming day.
  const trips = { from: seoulToday(now), until: isNight(now) ? seoulToday(onceAwake(now)) : null };
  const overdue = autoCancel === 'Y' ? await findOverdue(context.db, before, trips) : [];
  const cancellations = await onEach(context, cancelOverdue, overdue);
  const failures = [...reminders.failures, ...cancellations.failures];
  if (failures.length > 0) throw new AggregateError(failures, 'bookings with a deadline could not be followed');
  return { reminded: reminders.done, cancelled: cancellations.done };
};
