import type { GuestStateFilter } from '#contract/booking/guest.schema';
import { guestList as copy } from '#copy/guestList';
import { RadioGroup } from '#src/components/base/form/RadioGroup/RadioGroup';
import { SearchField } from '#src/components/base/form/SearchField/SearchField';
import { Chips, Filters } from './GuestFilters.styles';
import { useChosenInSight } from './useChosenInSight';

export type GuestPeriod = 'all' | 'future' | 'today' | 'past';

export interface GuestFiltersProps {
  /** The selected period. */
  period: GuestPeriod;
  /** Empty for all states. */
  state: GuestStateFilter | '';
  /** The applied search text. */
  keyword: string;
  /** Called with the new period. */
  onPeriod: (period: GuestPeriod) => void;
  /** Called with the new state; empty for all. */
  onState: (state: GuestStateFilter | '') => void;
  /** Called on a button click or Enter, and while four digits or more are typed or the field is emptied. */
  onSearch: (keyword: string) => void;
}

/** Limit of the server. */
const KEYWORD_MAX = 50;
/** Empty, or at least four digits of a telephone or booking number. */
const ANSWERED = /^$|^(?:[\s-]*\d){4,}[\s-]*$/;
const PERIODS = (['future', 'today', 'past', 'all'] as const).map((value) => ({ value, label: copy.periods[value] }));
/** At 320 px overdue deposits are visible beside the default. */
const STATES = (['', 'WATTING', 'OVERDUE', 'CLAIMED', 'DUE_TODAY', 'COMPLETE', 'CANCEL', 'BOOKED'] as const).map(
  (value) => ({
    value,
    label: copy.states[value],
  }),
);

/** Specification 4. */
export function GuestFilters({ period, state, keyword, onPeriod, onState, onSearch }: GuestFiltersProps) {
  const states = useChosenInSight(state);
  const periods = useChosenInSight(period);
  return (
    <Filters>
      <SearchField
        label={copy.keyword}
        placeholder={copy.placeholder}
        submitLabel={copy.search}
        value={keyword}
        maxLength={KEYWORD_MAX}
        searchesAt={ANSWERED}
        onSearch={onSearch}
      />
      <Chips ref={states}>
        <RadioGroup look="chips" label={copy.state} options={STATES} value={state} onChange={onState} />
      </Chips>
      <Chips ref={periods}>
        <RadioGroup look="chips" label={copy.period} options={PERIODS} value={period} onChange={onPeriod} />
      </Chips>
    </Filters>
  );
}
