import { formatBookingNumber } from '#contract/booking/booking.rules';
import {
  addDays,
  addMonths,
  isoWeek,
  monthRange,
  seoulToday,
  yearMonthOf,
  type DayDate,
} from '#contract/day/calendar.rules';
import { depositOf, refundPercent } from '#contract/booking/refund.rules';
import type { DayState, ReserveDay } from '#contract/day/day.schema';
import { inWon } from '#contract/money.rules';
import { DAY_MS, HOUR_MS } from '#contract/time.rules';
import { isInSeason } from '#contract/about/about.rules';
import { aboutContent, demoAbout } from '#copy/aboutContent';
import { replaceFirstAbout } from '#server/content/about/about.repository';
import { demoMemos, demoNames, demoStore, demoTerms, demoTrips, demoWaiting } from '#copy/demo';
import { insertBooking, WITHOUT_PERSON } from '#server/bookings/bookings.repository';
import { deadlineOf } from '#server/bookings/deadlines/deadline';
import { hashBookingPassword } from '#server/bookings/password';
import { storeCancelledTrip } from '#server/bookings/trip/trip.repository';
import { saveConfig } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { changeSeats, findDay, hasDays, insertDay, setDayState } from '#server/days/days.repository';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { insertEntry } from '#server/waiting/waiting.repository';
import { findLastIds, findSetup, saveSetup } from '#server/upkeep/setup/setup.repository';
import { demoDays, type DemoDay } from './demo.days';
import { formerDays, type FormerDay } from './demo.lastYear';

type DemoContext = Pick<Context, 'db' | 'clock' | 'keys'>;

/** Numbers of the year before, not yet mixed. */
const FORMER_NUMBERS = 10_000;
/** Number of bookable months, and of months with days. */
const MONTHS = 3;
/** The same for every demo booking. */
const BOOKING_PASSWORD = '1234';
/** Overdue bookings are not cancelled, so that some are visible. */
const DEADLINES = { payHours: 72, payHoursSoon: 6, reserveTime: 10, departAt: demoTerms.departAt } as const;
/** The last month opens at this time on the first day of the month before, in Seoul. */
const OPENS_AT = 'T20:00:00+09:00';
const FAIR_START = 20;
const BOOKINGS = demoDays.reduce((sum, { parties }) => sum + parties.length, 0);

/** Inspection, charters, and an occasional storm. */
const closure = (date: DayDate, index: number): { state: DayState; memo: string } | null => {
  const everyThirdWeek = Math.floor(index / 7) % 3 === 1;
  if (isoWeek(date) === 2 && everyThirdWeek) return { state: 'CLOSE', memo: demoMemos.inspection };
  if (isoWeek(date) === 6 && everyThirdWeek) return { state: 'COMPLETE', memo: demoMemos.charter };
  return index % 23 === 22 ? { state: 'CANCEL', memo: demoMemos.storm } : null;
};

/** Without bookings. */
const ordinaryDay = (date: DayDate, index: number) => {
  const { month } = yearMonthOf(date);
  const inSeason = demoTrips.filter(({ fish }) =>
    aboutContent.seasons.some((season) => isInSeason(season, month) && season.fish.includes(fish)),
  );
  const trip = inSeason[Math.floor(index / 4) % inSeason.length] ?? demoTrips[0];
  const open = {
    state: 'OPEN' as const,
    ...(index % 11 === 3 ? { memo: demoMemos.soup, memoPublic: 'Y' as const } : { memo: '' }),
  };
  return { ...trip, date, guestCount: 0, ...(closure(date, index) ?? open) };
};

const numberOf = (n: number): string =>
  formatBookingNumber(String((482_109_376_654 + n * 829_349_951) % 10 ** 12).padStart(12, '0'));

/** Deterministic. The times are in the past and increase with `n`. */
const person = (n: number, now: Date) => {
  const createdAt = now.getTime() - (BOOKINGS - n) * 3.7 * HOUR_MS;
  const completedAt = Math.min(createdAt + (1 + (n % 5)) * HOUR_MS, now.getTime());
  return {
    number: numberOf(n),
    name: demoNames[n % demoNames.length] ?? demoNames[0],
    phone: `010-0000-00${String(n + 1).padStart(2, '0')}`,
    createdAt: new Date(createdAt).toISOString(),
    completedAt: new Date(completedAt).toISOString(),
  };
};

const fillDay = async (
  db: Db,
  { keys, clock }: DemoContext,
  stored: Pick<ReserveDay, 'id' | 'date' | 'departAt' | 'price' | 'reservePrice'>,
  day: DemoDay,
  from: number,
) => {
  const { id: dayId, price, reservePrice } = stored;
  for (const [index, { guestCount, state, claimed, payer = '' }] of day.parties.entries()) {
    const { completedAt, number, ...rest } = person(from + index, clock());
    const guest = {
      ...rest,
      dayId,
      guestCount,
      price,
      reservePrice,
      state,
      memo: '',
      completedAt: state === 'COMPLETE' ? completedAt : null,
      claimedAt: claimed ? completedAt : null,
      payer,
      payBy:
        state === 'WATTING'
          ? deadlineOf({ day: stored, guestCount, ...day.charter }, DEADLINES, new Date(rest.createdAt))
          : null,
      ...(day.charter && { charter: 'Y' as const, ...day.charter }),
      paidWon: state === 'COMPLETE' ? inWon(depositOf({ guestCount, reservePrice, ...day.charter })) : null,
      paidBeforeWon: state === 'COMPLETE' ? 0 : null,
    };
    const password = hashBookingPassword(keys.bookingPassword, BOOKING_PASSWORD);
    if (state !== 'CANCEL' && !(await changeSeats(db, dayId, guestCount, { charterOf: day.charter && 0 })))
      throw new Error(`demo day ${day.offset} has more guests than seats`);
    await insertBooking(db, { ...guest, ...password }, () => number);
  }
  for (const [index, guestCount] of (day.waiting ?? []).entries())
    await insertEntry(db, {
      dayId,
      guestCount,
      number: index + 1,
      name: demoWaiting[index] ?? demoWaiting[0],
      ...hashBookingPassword(keys.bookingPassword, BOOKING_PASSWORD),
      phone: `010-0000-01${String(index + 1).padStart(2, '0')}`,
      state: 'WAITING',
      createdAt: new Date(clock().getTime() - (2 - index) * HOUR_MS).toISOString(),
      key: null,
      requestHash: null,
    });
  const filled = await findDay(db, dayId);
  if (filled && day.state && day.state !== filled.state) await setDayState(db, filled, day.state);
};

/** The personal data of its bookings are already erased. */
const fillFormerDay = async (db: Db, { date, parties }: FormerDay, index: number): Promise<void> => {
  const noon = Date.parse(`${date}T12:00:00+09:00`);
  const before = (days: number): string => new Date(noon - days * DAY_MS).toISOString();
  const ordinary = { ...ordinaryDay(date, index), memo: '', memoPublic: 'N' as const, opensAt: null };
  const { id: dayId, price, reservePrice } = await insertDay(db, { ...ordinary, state: parties ? 'OPEN' : 'CANCEL' });
  if (parties === null) {
    const trip = { at: before(1), reason: 'WEATHER' as const, state: 'OPEN' as const, memo: '', memoAfter: '' };
    await storeCancelledTrip(db, { dayId, ...trip });
    return;
  }
  for (const [at, { guestCount, state, daysBefore = 0 }] of parties.entries()) {
    const createdAt = before(20 - at);
    const completedAt = before(19 - at);
    const paidWon = inWon(depositOf({ guestCount, reservePrice }));
    const cancelledAt = before(daysBefore);
    const refundRate = refundPercent(date, seoulToday(new Date(cancelledAt)));
    const refundWon = (paidWon * refundRate) / 100;
    const refund = { refundRate, refundWon, refundedAt: refundWon > 0 ? cancelledAt : null };
    if (state === 'COMPLETE' && !(await changeSeats(db, dayId, guestCount)))
      throw new Error(`demo day ${date} has more guests than seats`);
    await insertBooking(
      db,
      {
        ...WITHOUT_PERSON,
        dayId,
        guestCount,
        price,
        reservePrice,
        state,
        createdAt,
        completedAt,
        paidWon,
        ...(state === 'CANCEL' && { ...refund, cancelledAt, cancelledBy: 'visitor' as const }),
      },
      () => numberOf(FORMER_NUMBERS + index * 10 + at),
    );
  }
};

/**
 * Fills an empty database: three months of days around today, the last of which opens later, with about forty bookings,
 * and two months of the year before for the statistics. Returns false and changes nothing if there are
 * days already, or if the operator has left the demo.
 */
export const fillDemo = (context: DemoContext): Promise<boolean> =>
  inTransaction(context.db, async (db) => {
    if ((await hasDays(db)) || (await findSetup(db)).demo === 'LEFT') return false;
    await saveConfig(db, {
      ...demoStore,
      ...demoTerms,
      month: MONTHS,
      ...DEADLINES,
      ktAdmin: 'N',
      useReserveFind: 'Y',
      useWaiting: 'Y',
      fairStart: FAIR_START,
    });
    await replaceFirstAbout(db, demoAbout);
    const today = seoulToday(context.clock());
    const offsets = new Map(demoDays.map((day) => [addDays(today, day.offset), day]));
    const earliest = [...offsets.keys(), monthRange(yearMonthOf(today)).first].reduce((a, b) => (a < b ? a : b));
    const { first, last } = monthRange(addMonths(yearMonthOf(today), MONTHS - 1));
    const opening = monthRange(addMonths(yearMonthOf(today), MONTHS - 2)).first + OPENS_AT;
    const opensAt = new Date(opening).toISOString();
    let bookings = 0;
    for (let date = earliest, index = 0; date <= last; date = addDays(date, 1), index += 1) {
      const special = offsets.get(date);
      const ordinary = { ...ordinaryDay(date, index), opensAt: date < first ? null : opensAt };
      if (!special) {
        await insertDay(db, ordinary);
        continue;
      }
      const stored = await insertDay(db, {
        ...ordinary,
        state: 'OPEN',
        memo: special.memo ?? '',
        memoPublic: special.memoPublic ?? 'N',
        minCount: special.minCount ?? 0,
        totalCount: special.totalCount ?? ordinary.totalCount,
      });
      await fillDay(db, context, stored, special, bookings);
      bookings += special.parties.length;
    }
    for (const [index, day] of formerDays(today).entries()) await fillFormerDay(db, day, index);
    await saveSetup(db, { demo: 'FILLED', ...(await findLastIds(db)) });
    return true;
  });
