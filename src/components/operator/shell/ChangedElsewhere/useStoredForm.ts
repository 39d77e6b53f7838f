import { useMemo } from 'react';
import type { FieldProblem } from '#contract/errors';
import { useUnsaved } from '#src/components/base/form/unsaved';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { useMerged } from './useMerged';

export interface StoredFormProps<Stored, Sent> extends CheckedFormProps<Sent> {
  /** The saved values; null fields were never saved. */
  stored: Stored;
  /** The form's original values after a save by another device; otherwise null. */
  before?: Stored | null;
}

interface StoredFormOptions<Stored, Typed, Sent> extends StoredFormProps<Stored, Sent> {
  /** Order of the form. */
  fields: readonly (keyof Typed & string)[];
  labels: Record<keyof Typed, string>;
  /** Declare it outside the component: its identity is a dependency. */
  inForm: (stored: Stored) => Typed;
  inWords: (field: keyof Typed & string, typed: Typed) => string;
  read: (typed: Typed) => Sent;
  problems: (values: Sent, typed: Typed) => readonly FieldProblem[];
  /** Other work is unfinished, such as an upload. */
  isWaiting?: (typed: Typed) => boolean;
}

export const useStoredForm = <Stored extends { version: string }, Typed extends object, Sent>({
  stored,
  before = null,
  labels,
  inForm,
  inWords,
  isWaiting,
  ...wants
}: StoredFormOptions<Stored, Typed, Sent>) => {
  const now = useMemo(() => inForm(stored), [inForm, stored]);
  const filled = useMemo(() => before && inForm(before), [inForm, before]);
  const form = useCheckedForm<Typed, Sent>({ ...wants, initial: now });
  const { values, setTyped } = form;
  const { fields, read } = wants;
  const isSaved = JSON.stringify(read(values)) === JSON.stringify(read(now));
  useUnsaved(!isSaved || (isWaiting?.(values) ?? false), wants.pending);
  const changes = useMerged({ fields, labels, before: filled, stored: now, typed: values, setTyped, inWords });
  return { ...form, changes };
};
