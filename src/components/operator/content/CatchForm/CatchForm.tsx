import { CATCH, catchProblems, cleanCatch } from '#contract/catch/catch.rules';
import { catchForm as copy } from '#copy/catches';
import { format } from '#copy/format';
import { photos as photosCopy } from '#copy/photos';
import { Button } from '#src/components/base/actions/Button/Button';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { DateField } from '#src/components/base/form/DateField/DateField';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { TextArea } from '#src/components/base/form/TextArea/TextArea';
import { useMerged } from '#src/components/operator/shell/ChangedElsewhere/useMerged';
import { waitingFor } from '../PhotoFields/photoState';
import type { FormPhoto } from './CatchPhotos';
import type { Elements } from '#src/components/base/elements';

interface TypedCatch {
  date: string;
  story: string;
}

export interface CatchElsewhere {
  stored: TypedCatch & { version: string };
  /** The stored values at opening or at the last refusal. */
  before: TypedCatch;
  /** Photographs in display texts; set if they changed. */
  photos?: { stored: string; typed: string };
}

export interface CatchFormProps extends CheckedFormProps<TypedCatch> {
  /** Initial date and text. */
  initial: TypedCatch;
  /** The current time. */
  now: Date;
  /** The photographs of `children`, for the check of completeness. */
  photos: readonly FormPhoto[];
  /** Accessible name of the form. */
  label: string;
  /** Label of the button. */
  submitLabel: string;
  /** Label of the button that discards the draft; none without a draft. */
  discardLabel?: string;
  /** Another person's save since the form opened, or null. */
  elsewhere?: CatchElsewhere | null;
  /** Called to show the other person's photographs. */
  onTakePhotos?: () => void;
  /** Called with all values on every change. */
  onTyped: (typed: TypedCatch) => void;
  /** The photograph fields (`CatchPhotos`). */
  children: Elements;
  /** Called to discard the draft. */
  onDiscard?: () => void;
}

const FIELDS = ['date', 'story'] as const;

export function CatchForm({
  initial,
  now,
  photos,
  label,
  submitLabel,
  discardLabel,
  children,
  onDiscard,
  onSubmit,
  onInvalid,
  elsewhere = null,
  onTakePhotos,
  ...rest
}: CatchFormProps) {
  const pictures = photos.map(({ caption }) => ({ id: '', caption }));
  const waitsFor = waitingFor(photos.map(({ state }) => state));
  const { field, card, values, setTyped } = useCheckedForm<TypedCatch, TypedCatch>({
    ...rest,
    ...(onInvalid && { onInvalid }),
    onSubmit: (typed) => (waitsFor === null ? onSubmit(typed) : onInvalid?.(waitsFor)),
    initial,
    fields: FIELDS,
    read: ({ date, story }) => ({ date, story: cleanCatch({ date, story, pictures }).story }),
    problems: ({ date, story }) =>
      date === '' ? [{ field: 'date', code: 'VALUE_REQUIRED' }] : catchProblems({ date, story, pictures }, now),
  });
  const others = elsewhere?.photos;
  const changes = useMerged<TypedCatch, keyof TypedCatch>({
    fields: FIELDS,
    labels: copy,
    before: elsewhere?.before ?? null,
    stored: elsewhere?.stored ?? initial,
    typed: values,
    setTyped,
    inWords: (name, { date, story }) => (name === 'date' ? date && format.day(date) : story),
    more: others && {
      change: { field: 'photos', label: photosCopy.title, ...others },
      onTake: () => onTakePhotos?.(),
    },
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
      {changes}
      {children}
      <DateField label={copy.date} {...field('date')} />
      <TextArea label={copy.story} hint={copy.storyHint} rows={5} maxCharacters={CATCH.storyMax} {...field('story')} />
    </FormCard>
  );
}
