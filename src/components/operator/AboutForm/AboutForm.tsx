import { useEffect } from 'react';
import { aboutProblems, cleanAbout, type AboutField } from '../../../../contract/about/about.rules';
import type { About, AboutContent } from '../../../../contract/about/about.schema';
import { ABOUT_MAX, ABOUT_ROWS } from '../../../../contract/about/limits.rules';
import type { FieldProblem } from '../../../../contract/errors';
import { aboutForm as copy } from '../../../../copy/aboutForm';
import { settings } from '../../../../copy/settings';
import { FormCard } from '../../base/form/FormCard/FormCard';
import { Pair } from '../../base/form/FormCard/FormCard.styles';
import { NumberField } from '../../base/form/NumberField/NumberField';
import { RowList } from '../../base/form/RowList/RowList';
import { TextArea } from '../../base/form/TextArea/TextArea';
import { TextField } from '../../base/form/TextField/TextField';
import { FieldError } from '../../base/form/Field/FieldError';
import { AboutSections } from '../../boat/AboutSections/AboutSections';
import { AddressCard } from '../../boat/AddressCard/AddressCard';
import { BoatMap } from '../../boat/BoatMap/BoatMap';
import { useStoredForm, type StoredFormProps } from '../ChangedElsewhere/useStoredForm';
import { Head, MarkerBox, Preview } from './AboutForm.styles';

/** Photographs are not part of the form: what is not sent stays unchanged. */
type Sent = Omit<AboutContent, 'photos'>;
export interface AboutFormProps extends StoredFormProps<About, Sent> {
  /** Current month, 1 to 12, for the preview. */
  current: number;
}

const FIELDS = [
  ...(['homeTitle', 'homeLead', 'introduction', 'port', 'features', 'parking', 'marker'] as const),
  ...(['itemsToBring', 'itemsProvided', 'rentals', 'seasons', 'links'] as const),
] as const;

interface Typed extends Omit<Sent, 'marker' | 'itemsToBring' | 'itemsProvided'> {
  marker: { latitude: string; longitude: string };
  itemsToBring: { item: string }[];
  itemsProvided: { item: string }[];
}
const inRows = (items: readonly string[]) => items.map((item) => ({ item }));

const inForm = (about: About): Typed => ({
  ...(Object.fromEntries(FIELDS.map((field) => [field, about[field]])) as unknown as Typed),
  marker: { latitude: String(about.marker.latitude), longitude: String(about.marker.longitude) },
  itemsToBring: inRows(about.itemsToBring),
  itemsProvided: inRows(about.itemsProvided),
});
const degrees = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));
const read = (typed: Typed): Sent =>
  cleanAbout({
    ...typed,
    marker: { latitude: degrees(typed.marker.latitude), longitude: degrees(typed.marker.longitude) },
    itemsToBring: typed.itemsToBring.map(({ item }) => item),
    itemsProvided: typed.itemsProvided.map(({ item }) => item),
    seasons: typed.seasons.map((season) => ({ ...season, fish: season.fish.filter((fish) => fish.trim() !== '') })),
  });

/** The problems with the names of their fields; a list's with the number of the row. */
const problems = (values: Sent): FieldProblem<AboutField>[] =>
  aboutProblems(values).map((problem) => {
    const name = copy.fields[problem.field];
    return { ...problem, label: problem.row === undefined ? name : copy.row(name, problem.row) };
  });

const inWords = (field: keyof Typed, typed: Typed): string => {
  const value = typed[field];
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return `${value.latitude}, ${value.longitude}`;
  return value.map((row) => Object.values(row).flat().filter(Boolean).join(' ')).join('\n');
};

const numberOf = (typed: string): number => (typed === '' ? NaN : Number(typed));
const shown = (value: number): string => (Number.isNaN(value) ? '' : String(value));

/** Asks before the browser's tab is closed or reloaded as long as something is typed that is not saved. */
const useAskBeforeLeaving = (isTyped: boolean): void => {
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
};

/** Form for what /about and the home page's opening lines say, with the page as preview. */
export function AboutForm({ current, ...props }: AboutFormProps) {
  const { field, choice, values, setTyped, card, changes } = useStoredForm<About, Typed, Sent>({
    ...props,
    fields: FIELDS,
    labels: copy.fields,
    inForm,
    inWords,
    read,
    problems,
  });
  useAskBeforeLeaving(JSON.stringify(values) !== JSON.stringify(inForm(props.stored)));
  const preview = { ...read(values), photos: props.stored.photos };
  const { latitude, longitude } = preview.marker;
  const isPlace = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
  const marker = choice('marker');
  const items = (name: 'itemsToBring' | 'itemsProvided') => (
    <RowList
      label={copy.fields[name]}
      {...choice(name)}
      empty={{ item: '' }}
      max={ABOUT_ROWS[name]}
      nameOf={({ item }) => item}
    >
      {({ item }, change) => (
        <TextField
          label={copy.item}
          maxCharacters={ABOUT_MAX.item}
          value={item}
          onChange={(event) => change({ item: event.currentTarget.value })}
        />
      )}
    </RowList>
  );
  return (
    <>
      <FormCard {...card} label={settings.about} submitLabel={settings.save} submittingLabel={settings.saving}>
        {changes}
        <TextArea
          label={copy.fields.homeTitle}
          hint={copy.homeTitleHint}
          maxCharacters={ABOUT_MAX.homeTitle}
          {...field('homeTitle')}
        />
        <TextArea label={copy.fields.homeLead} maxCharacters={ABOUT_MAX.homeLead} {...field('homeLead')} />
        <TextArea label={copy.fields.introduction} maxCharacters={ABOUT_MAX.introduction} {...field('introduction')} />
        <TextField label={copy.fields.port} maxCharacters={ABOUT_MAX.port} {...field('port')} />
        <RowList
          label={copy.fields.features}
          {...choice('features')}
          empty={{ art: null, name: '', text: '' }}
          max={ABOUT_ROWS.features}
          nameOf={({ name }) => name}
        >
          {(row, change) => (
            <>
              <TextField
                label={copy.name}
                maxCharacters={ABOUT_MAX.rowName}
                value={row.name}
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
              <TextField
                label={copy.text}
                maxCharacters={ABOUT_MAX.rowText}
                value={row.text}
                onChange={(event) => change({ text: event.currentTarget.value })}
              />
            </>
          )}
        </RowList>
        <TextArea label={copy.fields.parking} maxCharacters={ABOUT_MAX.parking} {...field('parking')} />
        <MarkerBox name="marker" tabIndex={-1}>
          <legend>{copy.fields.marker}</legend>
          <p>{copy.markerHint}</p>
          {isPlace && (
            <BoatMap
              address={preview.port}
              name={copy.fields.marker}
              place={preview.marker}
              onPick={(place) =>
                setTyped('marker', { latitude: place.latitude.toFixed(5), longitude: place.longitude.toFixed(5) })
              }
            />
          )}
          <Pair>
            {(['latitude', 'longitude'] as const).map((name) => (
              <TextField
                key={name}
                label={copy[name]}
                inputMode="decimal"
                maxCharacters={12}
                value={values.marker[name]}
                onChange={(event) => setTyped('marker', { ...values.marker, [name]: event.currentTarget.value })}
              />
            ))}
          </Pair>
          {marker.error && <FieldError>{marker.error}</FieldError>}
        </MarkerBox>
        {items('itemsToBring')}
        {items('itemsProvided')}
        <RowList
          label={copy.fields.rentals}
          {...choice('rentals')}
          empty={{ art: null, name: '', price: 1 }}
          max={ABOUT_ROWS.rentals}
          nameOf={({ name }) => name}
        >
          {(row, change) => (
            <>
              <TextField
                label={copy.name}
                maxCharacters={ABOUT_MAX.rowName}
                value={row.name}
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
              <NumberField
                label={copy.price}
                hint={copy.priceHint}
                maxDigits={2}
                value={shown(row.price)}
                onChange={(event) => change({ price: numberOf(event.currentTarget.value) })}
              />
            </>
          )}
        </RowList>
        <RowList
          label={copy.fields.seasons}
          {...choice('seasons')}
          empty={{ from: 1, to: 12, fish: [], art: null }}
          max={ABOUT_ROWS.seasons}
          nameOf={({ fish }) => fish.join(' ')}
        >
          {(row, change) => (
            <>
              <TextField
                label={copy.fish}
                hint={copy.fishHint}
                value={row.fish.join(',')}
                onChange={(event) => change({ fish: event.currentTarget.value.split(',') })}
              />
              <Pair>
                {(['from', 'to'] as const).map((name) => (
                  <NumberField
                    key={name}
                    label={copy[name]}
                    maxDigits={2}
                    value={shown(row[name])}
                    onChange={(event) => change({ [name]: numberOf(event.currentTarget.value) })}
                  />
                ))}
              </Pair>
            </>
          )}
        </RowList>
        <RowList
          label={copy.fields.links}
          {...choice('links')}
          empty={{ label: '', href: '' }}
          max={ABOUT_ROWS.links}
          nameOf={({ label }) => label}
        >
          {(row, change) => (
            <>
              <TextField
                label={copy.linkLabel}
                maxCharacters={ABOUT_MAX.rowName}
                value={row.label}
                onChange={(event) => change({ label: event.currentTarget.value })}
              />
              <TextField
                label={copy.linkHref}
                hint={copy.linkHint}
                inputMode="url"
                maxCharacters={ABOUT_MAX.linkHref}
                value={row.href}
                onChange={(event) => change({ href: event.currentTarget.value })}
              />
            </>
          )}
        </RowList>
      </FormCard>
      <Preview aria-label={copy.preview}>
        <h2>{copy.preview}</h2>
        <Head>{preview.homeTitle}</Head>
        <p>{preview.homeLead}</p>
        <p>{preview.introduction}</p>
        <AboutSections
          about={preview}
          current={current}
          way={<AddressCard address={preview.port || null} parking={preview.parking} />}
        />
      </Preview>
    </>
  );
}
