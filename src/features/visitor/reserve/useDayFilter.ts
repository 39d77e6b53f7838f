import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ONLY_OPEN } from '#contract/paths';
import { pageState } from '#src/store/pageState';

interface Filter {
  /** 1 = Monday to 7 = Sunday; empty: every weekday is shown. */
  chosen: number[];
  /** Null until the visitor chooses; until then the address decides. */
  onlyOpen: boolean | null;
}
const weekdays = pageState<Filter>('weekdays', { chosen: [], onlyOpen: null });

/**
 * The filter lasts while visitors switch between days and months. The address decides whether only bookable days are
 * shown.
 */
export const useDayFilter = () => {
  const [kept, change] = weekdays.use();
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
    if (isAddressed && !kept.onlyOpen) change({ onlyOpen: true });
    if (kept.onlyOpen && !isAddressed) address(true);
  });
  useEffect(() => arrive(), []);

  return {
    chosen: kept.chosen,
    // The router changes the address later, in a transition.
    onlyOpen: kept.onlyOpen ?? isAddressed,
    toggleWeekday: (week: number) =>
      change({
        chosen: kept.chosen.includes(week) ? kept.chosen.filter((other) => other !== week) : [...kept.chosen, week],
      }),
    setOnlyOpen: (onlyOpen: boolean) => {
      change({ onlyOpen });
      address(onlyOpen);
    },
    clear: () => {
      change({ chosen: [], onlyOpen: false });
      address(false);
    },
  };
};
export type DayFilter = ReturnType<typeof useDayFilter>;
