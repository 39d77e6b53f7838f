import { isPlace } from '#contract/about/about.rules';
import type { About } from '#contract/about/about.schema';
import { ABOUT_MAX, ABOUT_ROWS } from '#contract/about/limits.rules';
import { aboutForm as copy } from '#copy/aboutForm';
import { photos as photosCopy } from '#copy/photos';
import { settings } from '#copy/settings';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { Pair } from '#src/components/base/form/FormCard/FormCard.styles';
import { RowList } from '#src/components/base/form/RowList/RowList';
import { Box } from '#src/components/base/form/RowList/RowList.styles';
import { TextArea } from '#src/components/base/form/TextArea/TextArea';
import { TextField } from '#src/components/base/form/TextField/TextField';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { BoatMap } from '#src/components/trip/BoatMap/BoatMap';
import type { TileProvider } from '#src/components/trip/BoatMap/mapScene';
import type { Elements } from '#src/components/base/elements';
import { AboutPreview, type AboutPreviewProps } from '../AboutPreview/AboutPreview';
import { useStoredForm, type StoredFormProps } from '#src/components/operator/shell/ChangedElsewhere/useStoredForm';
import { AddPhotos } from '../PhotoFields/AddPhotos';
import { PhotoFields } from '../PhotoFields/PhotoFields';
import { waitingFor, type PhotoState } from '../PhotoFields/photoState';
import { Sections } from './AboutForm.styles';
import { AboutSection } from './AboutSection';
import { FeatureRow, LinkRow, RentalRow, SeasonRow } from './AboutRows';
import {
  FIELDS,
  inForm,
  inWords,
  problems,
  readWith,
  type SentAbout,
  type TypedAbout,
  type TypedPhoto,
} from './typedAbout';

export interface AboutFormProps extends StoredFormProps<About, SentAbout> {
  /** Current month, 1 to 12, for the preview. */
  current: number;
  /** The saved store details, for the preview. */
  info: AboutPreviewProps['info'];
  /** Visitors can look up a booking, for the preview. */
  canFind: boolean;
  /** Source of the preview's map tiles. */
  tiles?: TileProvider;
  /** Upload state of each added photograph, by its key. */
  uploads: ReadonlyMap<string, PhotoState>;
  /** Called with chosen files: starts their uploads and returns their keys. */
  onAddPhotos: (files: readonly File[]) => readonly { key: string; name: string }[];
  /** Called when a photograph is removed. */
  onRemovePhoto: (key: string) => void;
  /** Called to resume uploads after a lost connection. */
  onRetryPhotos: () => void;
}

export function AboutForm({
  current,
  info,
  canFind,
  tiles,
  uploads,
  onAddPhotos,
  onRemovePhoto,
  onRetryPhotos,
  onSubmit,
  ...props
}: AboutFormProps) {
  const read = readWith(uploads);
  const stateOf = ({ key, picture }: TypedPhoto): PhotoState =>
    picture ? { kind: 'ready', picture } : (uploads.get(key) ?? { kind: 'lost' });
  const { field, choice, values, setTyped, card, changes } = useStoredForm<About, TypedAbout, SentAbout>({
    ...props,
    onSubmit: (sent) => (waits === null ? onSubmit(sent) : props.onInvalid?.(waits)),
    fields: FIELDS,
    labels: copy.fields,
    inForm,
    inWords,
    read,
    problems,
    isWaiting: ({ photos }) => waitingFor(photos.map(stateOf)) !== null,
  });
  const waits = waitingFor(values.photos.map(stateOf));
  const preview = read(values);
  const photos = choice('photos');
  const marker = choice('marker');
  const items = (name: 'itemsToBring' | 'itemsProvided') => (
    <RowList
      label={copy.fields[name]}
      {...choice(name)}
      newRow={{ item: '' }}
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
  const pagePreview = (first: 'home' | 'about') => (
    <AboutPreview
      first={first}
      about={preview}
      info={info}
      canFind={canFind}
      current={current}
      {...(tiles && { tiles })}
    />
  );
  const list = (name: 'photos' | 'features' | 'rentals' | 'seasons' | 'links', rows: Elements) => (
    <AboutSection title={copy.fields[name]} note={copy.rows(values[name].length, name)} preview={pagePreview('about')}>
      {rows}
    </AboutSection>
  );
  return (
    <FormCard {...card} label={settings.pages.about} submitLabel={settings.save} submittingLabel={settings.saving}>
      {changes}
      <Sections>
        <AboutSection title={copy.sections.home} preview={pagePreview('home')}>
          <TextArea
            label={copy.fields.homeTitle}
            hint={copy.homeTitleHint}
            maxCharacters={ABOUT_MAX.homeTitle}
            {...field('homeTitle')}
          />
          <TextArea label={copy.fields.homeLead} maxCharacters={ABOUT_MAX.homeLead} {...field('homeLead')} />
          <TextArea
            label={copy.fields.introduction}
            maxCharacters={ABOUT_MAX.introduction}
            {...field('introduction')}
          />
        </AboutSection>
        {list(
          'photos',
          <RowList
            label={copy.fields.photos}
            hint={copy.photosHint}
            {...photos}
            onChange={(rows) => {
              for (const { key } of photos.value) if (!rows.some((row) => row.key === key)) onRemovePhoto(key);
              photos.onChange(rows);
            }}
            newRow={null}
            adding={
              <AddPhotos
                max={ABOUT_ROWS.photos}
                onAdd={(files) => {
                  const free = ABOUT_ROWS.photos - photos.value.length;
                  if (files.length > free) props.onInvalid?.(photosCopy.tooMany(ABOUT_ROWS.photos));
                  const added = onAddPhotos(files.slice(0, free));
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
          </RowList>,
        )}
        {list(
          'features',
          <RowList
            label={copy.fields.features}
            {...choice('features')}
            newRow={{ art: null, name: '', text: '' }}
            max={ABOUT_ROWS.features}
            nameOf={({ name }) => name}
          >
            {(row, change) => <FeatureRow row={row} onChange={change} />}
          </RowList>,
        )}
        <AboutSection title={copy.sections.way} preview={pagePreview('about')}>
          <TextField label={copy.fields.port} maxCharacters={ABOUT_MAX.port} {...field('port')} />
          <TextArea label={copy.fields.parking} maxCharacters={ABOUT_MAX.parking} {...field('parking')} />
          <Box name="marker" tabIndex={-1}>
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
          </Box>
        </AboutSection>
        <AboutSection
          title={copy.sections.items}
          note={copy.rows(values.itemsToBring.length + values.itemsProvided.length, 'items')}
          preview={pagePreview('about')}
        >
          {items('itemsToBring')}
          {items('itemsProvided')}
        </AboutSection>
        {list(
          'rentals',
          <RowList
            label={copy.fields.rentals}
            {...choice('rentals')}
            newRow={{ art: null, name: '', price: 1 }}
            max={ABOUT_ROWS.rentals}
            nameOf={({ name }) => name}
          >
            {(row, change) => <RentalRow row={row} onChange={change} />}
          </RowList>,
        )}
        {list(
          'seasons',
          <RowList
            label={copy.fields.seasons}
            {...choice('seasons')}
            newRow={{ from: 1, to: 12, fish: [], art: null }}
            max={ABOUT_ROWS.seasons}
            nameOf={({ fish }) => fish.join(' ')}
          >
            {(row, change) => <SeasonRow row={row} onChange={change} />}
          </RowList>,
        )}
        {list(
          'links',
          <RowList
            label={copy.fields.links}
            {...choice('links')}
            newRow={{ label: '', href: '' }}
            max={ABOUT_ROWS.links}
            nameOf={({ label }) => label}
          >
            {(row, change) => <LinkRow row={row} onChange={change} />}
          </RowList>,
        )}
      </Sections>
    </FormCard>
  );
}
