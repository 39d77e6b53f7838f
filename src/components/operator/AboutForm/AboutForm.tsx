import { useEffectEvent, useLayoutEffect } from 'react';
import { aboutProblems, cleanAbout, isPlace, type AboutField } from '../../../../contract/about/about.rules';
import type { About } from '../../../../contract/about/about.schema';
import { ABOUT_MAX, ABOUT_ROWS, FEATURE_ART, RENTAL_ART, SEASON_ART } from '../../../../contract/about/limits.rules';
import type { FieldProblem } from '../../../../contract/errors';
import type { Picture } from '../../../../contract/picture/picture.schema';
import { aboutForm as copy } from '../../../../copy/aboutForm';
import { photos as photosCopy } from '../../../../copy/photos';
import { settings } from '../../../../copy/settings';
import { FormCard } from '../../base/form/FormCard/FormCard';
import { Pair } from '../../base/form/FormCard/FormCard.styles';
import { NumberField } from '../../base/form/NumberField/NumberField';
import { RowList } from '../../base/form/RowList/RowList';
import { TextArea } from '../../base/form/TextArea/TextArea';
import { TextField } from '../../base/form/TextField/TextField';
import { FieldError } from '../../base/form/Field/FieldError';
import { BoatMap } from '../../boat/BoatMap/BoatMap';
import type { TileProvider } from '../../boat/BoatMap/mapScene';
import { AboutPreview, type AboutPreviewProps } from '../AboutPreview/AboutPreview';
import { ArtChoice } from '../ArtChoice/ArtChoice';
import { useStoredForm, type StoredFormProps } from '../ChangedElsewhere/useStoredForm';
import { AddPhotos } from '../PhotoFields/AddPhotos';
import { PhotoFields } from '../PhotoFields/PhotoFields';
import { waitingFor, type PhotoState } from '../PhotoFields/photoState';
import { MarkerBox } from './AboutForm.styles';

type Sent = Omit<About, 'version'>;
export interface AboutFormProps extends StoredFormProps<About, Sent> {
  /** Current month, 1 to 12, for the preview. */
  current: number;
  /** The store, for the preview. */
  store: AboutPreviewProps['store'];
  /** Whether visitors can find their booking, for the preview. */
  canFind: boolean;
  /** Where the tiles of the preview's map come from. */
  tiles?: TileProvider;
  /** How far the photographs are that were added to the form, by their keys. */
  uploads: ReadonlyMap<string, PhotoState>;
  /** Called with chosen files; begins their uploads, and returns the key of each. */
  onAddPhotos: (files: readonly File[]) => readonly { key: string; name: string }[];
  /** Called when a photograph is taken out. */
  onRemovePhoto: (key: string) => void;
  /** Called to go on with uploads after the connection was lost. */
  onRetryPhotos: () => void;
  /** Called when the form begins or ceases to hold something that is not saved. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

const FIELDS = [
  ...(['homeTitle', 'homeLead', 'introduction', 'port', 'photos', 'features', 'parking', 'marker'] as const),
  ...(['itemsToBring', 'itemsProvided', 'rentals', 'seasons', 'links'] as const),
] as const;

/** A photograph that was stored before, or one whose upload has the key. */
interface TypedPhoto {
  key: string;
  name: string;
  alt: string;
  picture: Picture | null;
}
interface Typed extends Omit<Sent, 'photos' | 'marker' | 'itemsToBring' | 'itemsProvided'> {
  photos: TypedPhoto[];
  marker: { latitude: string; longitude: string };
  itemsToBring: { item: string }[];
  itemsProvided: { item: string }[];
}
const inRows = (items: readonly string[]) => items.map((item) => ({ item }));

const inForm = (about: About): Typed => ({
  ...(Object.fromEntries(FIELDS.map((field) => [field, about[field]])) as unknown as Typed),
  photos: about.photos.map(({ alt, ...picture }) => ({ key: picture.id, name: '', alt, picture })),
  marker: { latitude: String(about.marker.latitude), longitude: String(about.marker.longitude) },
  itemsToBring: inRows(about.itemsToBring),
  itemsProvided: inRows(about.itemsProvided),
});
const degrees = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));
/** What is sent: without the photographs that are not on the server yet, which keep the form from being saved. */
const readWith =
  (uploads: ReadonlyMap<string, PhotoState>) =>
  (typed: Typed): Sent =>
    cleanAbout({
      ...typed,
      photos: typed.photos.flatMap(({ key, alt, picture }) => {
        const state = uploads.get(key);
        const made = picture ?? (state?.kind === 'ready' ? state.picture : null);
        return made ? [{ ...made, alt }] : [];
      }),
      marker: { latitude: degrees(typed.marker.latitude), longitude: degrees(typed.marker.longitude) },
      itemsToBring: typed.itemsToBring.map(({ item }) => item),
      itemsProvided: typed.itemsProvided.map(({ item }) => item),
      seasons: typed.seasons.map((season) => ({ ...season, fish: season.fish.filter((fish) => fish.trim() !== '') })),
    });

/** The problems with the names of their fields; a list's with the number of the row. */
const problems = (values: Sent, typed: Typed): FieldProblem<AboutField>[] => {
  const photos = cleanAbout({ photos: typed.photos.map(({ alt }) => ({ id: '', alt })) });
  return aboutProblems({ ...values, ...photos }).map((problem) => {
    const name = copy.fields[problem.field];
    return { ...problem, label: problem.row === undefined ? name : copy.row(name, problem.row) };
  });
};

const inWords = (field: keyof Typed, typed: Typed): string => {
  const value = typed[field];
  if (typeof value === 'string') return value;
  if (field === 'photos') return typed.photos.map(({ alt, name }) => alt || name).join('\n');
  if (!Array.isArray(value)) return `${value.latitude}, ${value.longitude}`;
  return value.map((row) => Object.values(row).flat().filter(Boolean).join(' ')).join('\n');
};

const numberOf = (typed: string): number => (typed === '' ? NaN : Number(typed));
const shown = (value: number): string => (Number.isNaN(value) ? '' : String(value));

/** Form for what /about and the home page's opening lines say, with the page as preview. */
export function AboutForm({
  current,
  store,
  canFind,
  tiles,
  uploads,
  onAddPhotos,
  onRemovePhoto,
  onRetryPhotos,
  onUnsaved,
  onSubmit,
  ...props
}: AboutFormProps) {
  const read = readWith(uploads);
  const stateOf = ({ key, picture }: TypedPhoto): PhotoState =>
    picture ? { kind: 'ready', picture } : (uploads.get(key) ?? { kind: 'lost' });
  const { field, choice, values, setTyped, card, changes } = useStoredForm<About, Typed, Sent>({
    ...props,
    onSubmit: (sent) => (waits === null ? onSubmit(sent) : props.onInvalid?.(waits)),
    fields: FIELDS,
    labels: copy.fields,
    inForm,
    inWords,
    read,
    problems,
  });
  const waits = waitingFor(values.photos.map(stateOf));
  const preview = read(values);
  const isUnsaved = waits !== null || JSON.stringify(preview) !== JSON.stringify(read(inForm(props.stored)));
  const report = useEffectEvent((unsaved: boolean) => onUnsaved?.(unsaved));
  // At once: who leaves right after typing is asked too.
  useLayoutEffect(() => report(isUnsaved), [isUnsaved]);
  const photos = choice('photos');
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
          label={copy.fields.photos}
          hint={copy.photosHint}
          {...photos}
          onChange={(rows) => {
            for (const { key } of photos.value) if (!rows.some((row) => row.key === key)) onRemovePhoto(key);
            photos.onChange(rows);
          }}
          empty={null}
          adding={
            <AddPhotos
              max={ABOUT_ROWS.photos}
              onAdd={(files) => {
                const room = ABOUT_ROWS.photos - photos.value.length;
                if (files.length > room) props.onInvalid?.(photosCopy.tooMany(ABOUT_ROWS.photos));
                const added = onAddPhotos(files.slice(0, room));
                photos.onChange([...photos.value, ...added.map((one) => ({ ...one, alt: '', picture: null }))]);
              }}
            />
          }
          max={ABOUT_ROWS.photos}
          nameOf={({ alt }) => alt}
          unnamed={photosCopy.one}
        >
          {(row, change, place) => (
            <PhotoFields
              number={place}
              name={row.name}
              state={stateOf(row)}
              caption={row.alt}
              maxCaption={ABOUT_MAX.alt}
              hint={photosCopy.altHint}
              onCaption={(alt) => change({ alt })}
              onRetry={onRetryPhotos}
            />
          )}
        </RowList>
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
              <ArtChoice drawings={FEATURE_ART} value={row.art} onChange={(art) => change({ art })} />
            </>
          )}
        </RowList>
        <TextArea label={copy.fields.parking} maxCharacters={ABOUT_MAX.parking} {...field('parking')} />
        <MarkerBox name="marker" tabIndex={-1}>
          <legend>{copy.fields.marker}</legend>
          <p>{copy.markerHint}</p>
          {isPlace(preview.marker) && (
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
              <ArtChoice drawings={RENTAL_ART} value={row.art} onChange={(art) => change({ art })} />
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
              <ArtChoice
                drawings={SEASON_ART}
                value={row.art}
                onChange={(art) => change({ art })}
                none={copy.art.fish}
              />
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
      <AboutPreview about={preview} store={store} canFind={canFind} current={current} {...(tiles && { tiles })} />
    </>
  );
}
