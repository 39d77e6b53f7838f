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
  /** Called on a button click or Enter. */
  onSearch: (keyword: string) => void;
}

/** Limit of the server. */
const KEYWORD_MAX = 50;
/** The default is first: it is visible beside the selected state. */
const PERIODS = (['future', 'today', 'past', 'all'] as const).map((value) => ({ value, label: copy.periods[value] }));
const STATES = (['', 'BOOKED', 'WATTING', 'CLAIMED', 'OVERDUE', 'DUE_TODAY', 'COMPLETE', 'CANCEL'] as const).map(
  (value) => ({
    value,
    label: copy.states[value],
  }),
);

/** Specification 4. */
export function GuestFilters({ period, state, keyword, onPeriod, onState, onSearch }: GuestFiltersProps) {
  const chips = useChosenInSight(`${state} ${period}`);
  return (
    <Filters>
      <SearchField
        label={copy.keyword}
        placeholder={copy.placeholder}
        submitLabel={copy.search}
        value={keyword}
        maxLength={KEYWORD_MAX}
        onSearch={onSearch}
      />
      <Chips ref={chips}>
        <RadioGroup look="chips" label={copy.state} options={STATES} value={state} onChange={onState} />
        <RadioGroup look="chips" label={copy.period} options={PERIODS} value={period} onChange={onPeriod} />
      </Chips>
    </Filters>
  );
}
