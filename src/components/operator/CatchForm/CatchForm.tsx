import { useId } from 'react';
import { CATCH, catchProblems, cleanCatch } from '../../../../contract/catch/catch.rules';
import type { Picture, PictureRefusal } from '../../../../contract/picture/picture.schema';
import { catchForm as copy, pictureRefusal } from '../../../../copy/catches';
import { Button } from '../../base/actions/Button/Button';
import { Icon } from '../../base/display/Icon/Icon';
import { useCheckedForm, type CheckedFormProps } from '../../base/form/CheckedForm/useCheckedForm';
import { DateField } from '../../base/form/DateField/DateField';
import { FieldError } from '../../base/form/Field/FieldError';
import { FormCard } from '../../base/form/FormCard/FormCard';
import { TextArea } from '../../base/form/TextArea/TextArea';
import { TextField } from '../../base/form/TextField/TextField';
import { CatchPhoto } from '../../trip/CatchPhoto/CatchPhoto';
import { Add, FileInput, Photo, Photos, Row, State, Thumb, Words } from './CatchForm.styles';

/** How far a photograph is. */
export type PhotoState =
  | { kind: 'waiting' }
  | { kind: 'sending'; percent: number }
  | { kind: 'working' }
  | { kind: 'ready'; picture: Picture }
  | { kind: 'refused'; refusal: PictureRefusal }
  /** The connection was lost. */
  | { kind: 'stopped' }
  /** The file is no longer on the phone. */
  | { kind: 'lost' };

export interface FormPhoto {
  key: string;
  /** Name of the file. */
  name: string;
  caption: string;
  state: PhotoState;
}

interface TypedCatch {
  date: string;
  story: string;
}

export interface CatchFormProps extends CheckedFormProps<TypedCatch> {
  /** Date and text with which the form begins. */
  initial: TypedCatch;
  /** The current time. */
  now: Date;
  /** The photographs, in the order in which visitors see them. */
  photos: readonly FormPhoto[];
  /** Accessible name of the form. */
  label: string;
  /** Label of the button. */
  submitLabel: string;
  /** Label of the button that gives up the draft; none without a draft. */
  discardLabel?: string;
  /** Called with all values when one of them changes. */
  onTyped: (typed: TypedCatch) => void;
  /** Called with chosen files. */
  onAdd: (files: readonly File[]) => void;
  /** Called to take a photograph out. */
  onRemove: (key: string) => void;
  /** Called to move a photograph before the previous one. */
  onEarlier: (key: string) => void;
  /** Called when a caption is typed. */
  onCaption: (key: string, caption: string) => void;
  /** Called to go on with uploads after the connection was lost. */
  onRetry: () => void;
  /** Called to give up the draft. */
  onDiscard?: () => void;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp';

const stateText = (state: Exclude<PhotoState, { kind: 'ready' }>): string => {
  if (state.kind === 'refused') return pictureRefusal[state.refusal];
  return state.kind === 'sending' ? copy.sending(state.percent) : copy[state.kind];
};
const isBroken = ({ kind }: PhotoState): boolean => kind === 'refused' || kind === 'lost' || kind === 'stopped';

/** A post of what was caught: date, text and photographs, which are uploaded while the text is written. */
export function CatchForm({
  initial,
  now,
  photos,
  label,
  submitLabel,
  discardLabel,
  onAdd,
  onRemove,
  onEarlier,
  onCaption,
  onRetry,
  onDiscard,
  onSubmit,
  onInvalid,
  ...rest
}: CatchFormProps) {
  const fileId = useId();
  const pictures = photos.map(({ caption }) => ({ id: '', caption }));
  const waitsFor = photos.some(({ state }) => isBroken(state))
    ? copy.failedPhotos
    : photos.some(({ state }) => state.kind !== 'ready')
      ? copy.uploading
      : null;
  const { field, card } = useCheckedForm<TypedCatch, TypedCatch>({
    ...rest,
    ...(onInvalid && { onInvalid }),
    onSubmit: (typed) => (waitsFor === null ? onSubmit(typed) : onInvalid?.(waitsFor)),
    initial,
    fields: ['date', 'story'],
    read: ({ date, story }) => ({ date, story: cleanCatch({ date, story, pictures }).story }),
    problems: ({ date, story }) =>
      date === '' ? [{ field: 'date', code: 'VALUE_REQUIRED' }] : catchProblems({ date, story, pictures }, now),
  });
  return (
    <FormCard
      {...card}
      label={label}
      submitLabel={submitLabel}
      submittingLabel={copy.submitting}
      actions={
        discardLabel && (
          <Button variant="quiet" full onClick={onDiscard}>
            {discardLabel}
          </Button>
        )
      }
    >
      <Photos aria-label={copy.photos}>
        {photos.map(({ key, name, caption, state }, index) => (
          <Photo key={key}>
            <Thumb data-ready={state.kind === 'ready'}>
              {state.kind === 'ready' ? (
                <CatchPhoto picture={state.picture} alt={name} sizes="96px" eager />
              ) : (
                <Icon name={isBroken(state) ? 'warn' : 'image'} size="large" />
              )}
            </Thumb>
            <Words>
              <TextField
                label={copy.caption(index + 1)}
                maxCharacters={CATCH.captionMax}
                value={caption}
                onChange={({ currentTarget }) => onCaption(key, currentTarget.value)}
              />
              {state.kind === 'sending' && <progress value={state.percent} max={100} aria-label={name} />}
              {state.kind !== 'ready' && (
                <State>{isBroken(state) ? <FieldError>{stateText(state)}</FieldError> : stateText(state)}</State>
              )}
              <Row>
                {state.kind === 'stopped' && (
                  <Button size="small" variant="tint" icon="refresh" onClick={onRetry}>
                    {copy.retry}
                  </Button>
                )}
                {index > 0 && (
                  <Button size="small" icon="left" iconOnly onClick={() => onEarlier(key)}>
                    {copy.earlier(index + 1)}
                  </Button>
                )}
                <Button size="small" icon="trash" iconOnly onClick={() => onRemove(key)}>
                  {copy.remove(index + 1)}
                </Button>
              </Row>
            </Words>
          </Photo>
        ))}
      </Photos>
      {photos.length < CATCH.picturesMax && (
        <div>
          <FileInput
            id={fileId}
            type="file"
            accept={ACCEPTED}
            multiple
            aria-describedby={`${fileId}-hint`}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              currentTarget.value = '';
              if (files.length > 0) onAdd(files);
            }}
          />
          <Add htmlFor={fileId} data-variant="tint" data-size="large" data-full>
            <Icon name="image" />
            {copy.addPhotos}
          </Add>
          <State id={`${fileId}-hint`}>{copy.photosHint}</State>
        </div>
      )}
      <DateField label={copy.date} {...field('date')} />
      <TextArea label={copy.story} hint={copy.storyHint} rows={5} maxCharacters={CATCH.storyMax} {...field('story')} />
    </FormCard>
  );
}
