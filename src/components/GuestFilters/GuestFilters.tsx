import type { GuestStateFilter } from '../../../contract/guest/guest.schema';
import { guestList as copy } from '../../../copy/guestList';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { SearchField } from '../SearchField/SearchField';
import { Filters } from './GuestFilters.styles';

export type GuestPeriod = 'all' | 'future' | 'today' | 'past';

export interface GuestFiltersProps {
  period: GuestPeriod;
  /** Empty for every state. */
  state: GuestStateFilter | '';
  keyword: string;
  onPeriod: (period: GuestPeriod) => void;
  onState: (state: GuestStateFilter | '') => void;
  /** On the button or on Enter. */
  onSearch: (keyword: string) => void;
}

/** The longest keyword that the list call takes. */
const KEYWORD_MAX = 50;
const PERIODS = (['all', 'future', 'today', 'past'] as const).map((value) => ({ value, label: copy.periods[value] }));
const STATES = (['', 'BOOKED', 'WATTING', 'COMPLETE', 'CANCEL'] as const).map((value) => ({
  value,
  label: copy.states[value],
}));

/** Which bookings the operator sees (specification 4). */
export function GuestFilters({ period, state, keyword, onPeriod, onState, onSearch }: GuestFiltersProps) {
  return (
    <Filters>
      <RadioGroup label={copy.period} options={PERIODS} value={period} onChange={onPeriod} />
      <RadioGroup label={copy.state} options={STATES} value={state} onChange={onState} />
      <SearchField
        label={copy.keyword}
        placeholder={copy.placeholder}
        submitLabel={copy.search}
        value={keyword}
        maxLength={KEYWORD_MAX}
        onSearch={onSearch}
      />
    </Filters>
  );
}
