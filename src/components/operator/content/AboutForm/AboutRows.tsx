import { useState, type ChangeEvent } from 'react';
import type { About } from '#contract/about/about.schema';
import { ABOUT_MAX, FEATURE_ART, RENTAL_ART, SEASON_ART } from '#contract/about/limits.rules';
import { aboutForm as copy } from '#copy/aboutForm';
import { Pair } from '#src/components/base/form/FormCard/FormCard.styles';
import { NumberField } from '#src/components/base/form/NumberField/NumberField';
import { numberOrNaN } from '#src/components/base/form/NumberField/typedNumber';
import { TextField } from '#src/components/base/form/TextField/TextField';
import { ArtChoice } from '#src/components/operator/settings/ArtChoice/ArtChoice';

interface RowProps<Row> {
  /** The row's values. */
  row: Row;
  /** Called with the changed values. */
  onChange: (change: Partial<Row>) => void;
}

const shown = (value: number): string => (Number.isNaN(value) ? '' : String(value));

/** The row stores a number, the field the typed text: `1.` is not a number yet. */
const useTyped = (value: number, onChange: (value: number) => void) => {
  const [typed, setTyped] = useState('');
  return {
    value: Object.is(numberOrNaN(typed), value) ? typed : shown(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(event.currentTarget.value);
      onChange(numberOrNaN(event.currentTarget.value));
    },
  };
};

/** Props of a row's text field. */
const typedText = <Name extends string>(
  row: Record<Name, string>,
  name: Name,
  onChange: (change: Partial<Record<Name, string>>) => void,
) => ({
  value: row[name],
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    onChange({ [name]: currentTarget.value } as Partial<Record<Name, string>>),
});

export function FeatureRow({ row, onChange }: RowProps<About['features'][number]>) {
  return (
    <>
      <TextField label={copy.name} maxCharacters={ABOUT_MAX.rowName} {...typedText(row, 'name', onChange)} />
      <TextField label={copy.text} maxCharacters={ABOUT_MAX.rowText} {...typedText(row, 'text', onChange)} />
      <ArtChoice drawings={FEATURE_ART} value={row.art} onChange={(art) => onChange({ art })} />
    </>
  );
}

/** The price is in 10,000 won. */
export function RentalRow({ row, onChange }: RowProps<About['rentals'][number]>) {
  const price = useTyped(row.price, (value) => onChange({ price: value }));
  return (
    <>
      <TextField label={copy.name} maxCharacters={ABOUT_MAX.rowName} {...typedText(row, 'name', onChange)} />
      <NumberField label={copy.price} hint={copy.priceHint} maxDigits={2} {...price} />
      <ArtChoice drawings={RENTAL_ART} value={row.art} onChange={(art) => onChange({ art })} />
    </>
  );
}

export function SeasonRow({ row, onChange }: RowProps<About['seasons'][number]>) {
  const from = useTyped(row.from, (value) => onChange({ from: value }));
  const to = useTyped(row.to, (value) => onChange({ to: value }));
  return (
    <>
      <TextField
        label={copy.fish}
        hint={copy.fishHint}
        value={row.fish.join(',')}
        onChange={(event) => onChange({ fish: event.currentTarget.value.split(',') })}
      />
      <Pair>
        <NumberField label={copy.from} maxDigits={2} {...from} />
        <NumberField label={copy.to} maxDigits={2} {...to} />
      </Pair>
      <ArtChoice drawings={SEASON_ART} value={row.art} onChange={(art) => onChange({ art })} none={copy.art.fish} />
    </>
  );
}

export function LinkRow({ row, onChange }: RowProps<About['links'][number]>) {
  return (
    <>
      <TextField label={copy.linkLabel} maxCharacters={ABOUT_MAX.rowName} {...typedText(row, 'label', onChange)} />
      <TextField
        label={copy.linkHref}
        hint={copy.linkHint}
        inputMode="url"
        maxCharacters={ABOUT_MAX.linkHref}
        {...typedText(row, 'href', onChange)}
      />
    </>
  );
}
