import { TRIPS_AHEAD } from '#contract/boarding/boarding.rules';
import type { AtSea, Passenger } from '#contract/boarding/boarding.schema';
import { addDays, seoulToday } from '#contract/day/calendar.rules';
import { returnsNextDay, timesOf } from '#contract/day/times.rules';
import { usesManifest } from '#contract/config/config.rules';
import { findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { findDays } from '#server/days/days.repository';
import type { Keys } from '#server/keys/keys';
import { bookingsOfDay } from '../bookings.repository';
import { findRowsOfDay, type StoredRow } from '../manifest/manifest.repository';
import { partyRows } from '../manifest/persons';

const AHEAD_DAYS = 92;

/** Places are counted within the party, without gaps. */
const listedOf = (keys: Keys, rows: readonly StoredRow[], people: number): NonNullable<Passenger['listed']> =>
  partyRows(keys, rows, people, 'OPERATOR').flatMap(({ person }, index) =>
    person ? [{ place: index + 1, name: person.name, phone: person.phone, emergency: person.emergency }] : [],
  );

/** Yesterday's trip if it returns today, today's, and the next two that sail. */
export const readAtSea = async (context: Pick<Context, 'db' | 'clock' | 'keys'>): Promise<AtSea> => {
  const now = context.clock();
  const today = seoulToday(now);
  const logic = await findLogic(context.db);
  const days = await findDays(context.db, { first: addDays(today, -1), last: addDays(today, AHEAD_DAYS) });
  const sailing = days.filter(({ state }) => state !== 'CANCEL');
  const shown = [
    ...sailing.filter((day) => day.date < today && returnsNextDay(timesOf(day, logic))),
    ...days.filter(({ date }) => date === today),
    ...sailing.filter(({ date }) => date > today).slice(0, TRIPS_AHEAD),
  ];
  const trips = [];
  for (const day of shown) {
    const active = (await bookingsOfDay(context.db, day.id)).filter(({ guest }) => guest.state !== 'CANCEL');
    const rows = usesManifest(logic) ? await findRowsOfDay(context.db, day.id) : null;
    const parties = active.map(({ guest }) => ({
      ...guest,
      ...(rows && { listed: listedOf(context.keys, rows.get(guest.id) ?? [], guest.guestCount) }),
    }));
    trips.push({ day, parties });
  }
  return { at: now.toISOString(), trips };
};
