import { seatsLeft } from '#contract/day/day.rules';
import { drawInstant, isCollecting } from '#contract/day/fairStart.rules';
import type { Collected } from '#contract/day/draw.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { usesReserveFind } from '#contract/config/config.rules';
import { findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { lockDaysById } from '#server/days/days.repository';
import { groupCommit } from '#server/db/groupCommit';
import { lockNames } from '#server/db/lock';
import { inTransaction } from '#server/db/unitOfWork';
import {
  awaitedOpenings,
  countEntries,
  findAlike,
  findDraw,
  insertDrawEntries,
  type DrawEntryRow,
  type DrawRow,
} from '#server/draws/draw.repository';
import { prepareOpenings } from '#server/draws/prepareDraws';
import { AppError } from '#server/errors';
import { findCounters, saveCounters } from '#server/limits/counters.repository';
import { priceRefusal, type BookingRequest } from './decideBooking';
import { keysWithBooking } from './idempotency.repository';
import { hashesOfRequest } from './idempotency.service';
import { seatCounters, withSeats } from './limits.service';
import { hashBookingPassword } from '../password';

const GROUP_MOST = 100;

type Entry = Omit<DrawEntryRow, 'id' | 'rank'>;
type Outcome = PromiseSettledResult<Collected | null>;

const unique = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value): value is T => value !== null)),
];

/** One transaction for the group; the days are locked, so no draw begins or ends meanwhile. */
const collectGroup = (context: Context, requests: readonly BookingRequest[]): Promise<Outcome[]> =>
  inTransaction(context.db, async (db) => {
    const now = context.clock();
    const dayIds = unique(requests.map(({ draft }) => draft.id));
    const days = new Map((await lockDaysById(db, dayIds)).map((day) => [day.id, day]));
    const policy = await findLogic(db);
    const awaited = new Map((await awaitedOpenings(db, dayIds)).map(({ dayId, opensAt }) => [dayId, opensAt]));
    const keys = unique(requests.map(({ key }) => key));
    const booked = await keysWithBooking(db, keys);
    const alike: Entry[] = await findAlike(db, {
      keys,
      dayIds,
      phones: unique(requests.map(({ draft }) => draft.tel)),
    });

    /** The opening of the lottery, until the draw and while drawn requests wait for their turn. */
    const openingOf = (day: ReserveDay): string | null =>
      isCollecting(day, policy, now) ? day.opensAt : (awaited.get(day.id) ?? null);
    const draws = new Map<number, DrawRow>();
    for (const day of days.values()) {
      const opensAt = openingOf(day);
      if (opensAt === null) continue;
      const opening = { dayId: day.id, opensAt };
      const draw = (await findDraw(db, opening)) ?? (await prepareOpenings(context, db, [opening]))[0];
      if (draw) draws.set(day.id, draw);
    }

    // Counted as they are collected, because all are served in the same minute.
    const countersOf = (address: string) => seatCounters(context, address, null);
    const seatKeys = unique(requests.flatMap(({ address }) => countersOf(address)).map((counter) => counter.key));
    await lockNames(db, seatKeys);
    const counted = await findCounters(db, seatKeys, now);
    const made: Entry[] = [];
    const collect = ({ draft, key, address }: BookingRequest): Collected | null => {
      const day = days.get(draft.id ?? 0);
      const draw = day && draws.get(day.id);
      if (!day || !draw || draft.guestCount === null) return null;
      // Drawn and served in the meantime.
      if (key !== null && booked.has(key)) return null;
      const until = isCollecting(day, policy, now) ? drawInstant(day, policy) : null;
      const placeOf = ({ number, guestCount }: Entry): Collected => ({
        number,
        guestCount,
        date: day.date,
        drawAt: (until ?? now).toISOString(),
      });
      const hashes = key === null ? [] : hashesOfRequest(context.keys, key, draft);
      const sameKey = key === null ? undefined : alike.find((entry) => entry.key === key);
      const isSame = sameKey?.dayId === day.id && sameKey.opensAt === draw.opensAt;
      if (sameKey && isSame && hashes.includes(sameKey.requestHash ?? '')) return placeOf(sameKey);
      if (sameKey) throw new AppError('ALREADY_ENTERED');
      const { name, tel: phone, password, guestCount } = draft;
      // Its seats have been sold since, perhaps in the same draw.
      if (day.state !== 'OPEN' || seatsLeft(day) < guestCount) return null;
      const otherPrice = priceRefusal(day, draft.seen);
      if (otherPrice) throw otherPrice;
      const seats = { guestCount, boatLoad: day.totalCount };
      const counters = withSeats(countersOf(address), (seatKey) => counted.get(seatKey), seats, now);
      // Checked after the address: only an actual entry may reveal that a number had none.
      if (alike.some((entry) => entry.dayId === day.id && entry.opensAt === draw.opensAt && entry.phone === phone))
        throw new AppError('ALREADY_ENTERED');
      for (const counter of counters) counted.set(counter.key, counter);
      draw.entries += 1;
      const entry: Entry = {
        ...(usesReserveFind(policy)
          ? hashBookingPassword(context.keys.bookingPassword, password)
          : { passwordHash: null, passwordSalt: null }),
        dayId: day.id,
        opensAt: draw.opensAt,
        number: draw.entries,
        name,
        phone,
        guestCount,
        key,
        price: day.price,
        reservePrice: day.reservePrice,
        address: '',
        askDuplicate: draft.askDuplicate ? 'Y' : 'N',
        createdAt: now.toISOString(),
        requestHash: hashes[0] ?? null,
      };
      made.push(entry);
      alike.push(entry);
      return placeOf(entry);
    };
    const outcomes = requests.map((request): Outcome => {
      try {
        return { status: 'fulfilled', value: collect(request) };
      } catch (reason) {
        return { status: 'rejected', reason };
      }
    });
    await insertDrawEntries(db, made);
    await saveCounters(db, [...counted.values()]);
    for (const draw of draws.values()) await countEntries(db, draw);
    return outcomes;
  });

/**
 * Responds after the shared commit. Throws ALREADY_ENTERED and ADDRESS_SEATS. Null if the day has no draw (any more),
 * or the request has its outcome. The caller has checked the rules of bookings.
 */
export const collector = (context: Context): ((request: BookingRequest) => Promise<Collected | null>) =>
  groupCommit((requests) => collectGroup(context, requests), GROUP_MOST);
