import { v4 as uuid } from 'uuid';
import { withTicks } from '#contract/boarding/boarding.rules';
import type { DayDate } from '#contract/day/calendar.rules';
import type { Mark, Passenger, TripAtSea } from '#contract/boarding/boarding.schema';
import { useAppDispatch, useAppSelector, useClock } from '#src/store/hooks';
import { selectAtSea, ticked, tickStored } from './atSea.slice';
import { storeTick } from '#src/store/device/seaStore';

/** Null if the device has no copy of the trip. */
export const useOfflineTrip = (date: string): TripAtSea | null => {
  const { lists, unsent, sent } = useAppSelector(selectAtSea);
  const trip = lists?.trips.find(({ day }) => day.date === date);
  return trip ? { ...trip, parties: withTicks<Passenger>(trip.parties, [...sent, ...unsent]) } : null;
};

/** The device stores the tick immediately, and sends it when there is a signal. */
export const useTick = (date: DayDate): ((guestId: number, mark: Mark, place?: number) => void) => {
  const dispatch = useAppDispatch();
  const clock = useClock();
  return (guestId, mark, place) => {
    const tick = { key: uuid(), guestId, mark, at: clock().toISOString(), date, ...(place !== undefined && { place }) };
    dispatch(ticked(tick));
    void storeTick(tick).then((isStored) => dispatch(tickStored({ key: tick.key, isStored })));
  };
};
