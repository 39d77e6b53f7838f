import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ONLY_OPEN } from '#contract/paths';
import { useAppDispatch, useAppSelector } from '#src/store/hooks';
import { filterCleared, onlyOpenSet, selectFilter, weekdayToggled } from './weekdays.slice';

/** Lasts while visitors look at days and months. The address says whether only bookable days are shown. */
export const useDayFilter = () => {
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectFilter);
  const [search, setSearch] = useSearchParams();
  const isAddressed = search.get(ONLY_OPEN) === '1';
  const address = (onlyOpen: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (onlyOpen) next.set(ONLY_OPEN, '1');
        else next.delete(ONLY_OPEN);
        return next;
      },
      { replace: true },
    );

  const arrive = useEffectEvent(() => {
    if (isAddressed && !kept.onlyOpen) dispatch(onlyOpenSet(true));
    if (kept.onlyOpen && !isAddressed) address(true);
  });
  useEffect(() => arrive(), []);

  return {
    chosen: kept.chosen,
    // The address follows later: the router changes it in a transition.
    onlyOpen: kept.onlyOpen ?? isAddressed,
    toggleWeekday: (week: number) => void dispatch(weekdayToggled(week)),
    setOnlyOpen: (onlyOpen: boolean) => {
      dispatch(onlyOpenSet(onlyOpen));
      address(onlyOpen);
    },
    clear: () => {
      dispatch(filterCleared());
      address(false);
    },
  };
};
export type DayFilter = ReturnType<typeof useDayFilter>;
