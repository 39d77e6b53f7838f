import { BULK, bulkProblems, FISH_MAX } from '../../../contract/day/day.rules';
import type { BulkUpdate } from '../../../contract/day/day.schema';
import { cleanName } from '../../../contract/text.rules';
import { bulk } from '../../../copy/bulk';
import { DateField } from '../DateField/DateField';
import { FormCard } from '../FormCard/FormCard';
import { Pair } from '../FormCard/FormCard.styles';
import { useCheckedForm, type CheckedFormProps } from '../FormCard/useCheckedForm';
import { NumberField } from '../NumberField/NumberField';
import { TextField } from '../TextField/TextField';
import { Keeps } from './BulkUpdateForm.styles';

export interface BulkUpdateFormProps extends CheckedFormProps<BulkUpdate> {
  /** What the form starts with. */
  initial: BulkUpdate;
}

const DIGITS = String(BULK.numberMax).length;
const FIELDS = ['stdate', 'eddate', 'fish', 'totalCount', 'price', 'reservePrice'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

const numberOf = (digits: string): number => (digits === '' ? NaN : Number(digits));
const read = (typed: Typed): BulkUpdate => ({
  stdate: typed.stdate,
  eddate: typed.eddate,
  fish: cleanName(typed.fish),
  totalCount: numberOf(typed.totalCount),
  price: numberOf(typed.price),
  reservePrice: numberOf(typed.reservePrice),
});

/** Fish, seats and prices of every day in a range (specification 5). */
export function BulkUpdateForm({ initial, ...rest }: BulkUpdateFormProps) {
  const { register, errorOf, card } = useCheckedForm<Typed, BulkUpdate>({
    ...rest,
    initial: {
      ...initial,
      totalCount: String(initial.totalCount),
      price: String(initial.price),
      reservePrice: String(initial.reservePrice),
    },
    fields: FIELDS,
    read,
    problems: bulkProblems,
  });
  return (
    <FormCard {...card} label={bulk.title} submitLabel={bulk.submit} submittingLabel={bulk.submitting}>
      <Keeps>{bulk.keeps}</Keeps>
      <Pair>
        <DateField label={bulk.start} error={errorOf('stdate')} {...register('stdate', { deps: ['eddate'] })} />
        <DateField label={bulk.end} error={errorOf('eddate')} {...register('eddate')} />
      </Pair>
      <TextField label={bulk.fish} error={errorOf('fish')} maxCharacters={FISH_MAX} {...register('fish')} />
      <Pair>
        <NumberField
          label={bulk.totalCount}
          error={errorOf('totalCount')}
          maxDigits={DIGITS}
          {...register('totalCount')}
        />
        <NumberField label={bulk.price} error={errorOf('price')} maxDigits={DIGITS} {...register('price')} />
        <NumberField
          label={bulk.reservePrice}
          error={errorOf('reservePrice')}
          maxDigits={DIGITS}
          {...register('reservePrice')}
        />
      </Pair>
    </FormCard>
  );
}
