import { useMemo } from 'react';
import type { FieldProblem } from '../../../../contract/errors';
import { useUnsaved } from '../../base/form/unsaved';
import { useCheckedForm, type CheckedFormProps } from '../../base/form/CheckedForm/useCheckedForm';
import { useMerged } from './useMerged';

/** Props of every form of stored settings. */
export interface StoredFormProps<Stored, Sent> extends CheckedFormProps<Sent> {
  /** The saved values; null for values that were never saved. */
  stored: Stored;
  /** The values that the form was filled with, if another device has saved since; otherwise null. */
  before?: Stored | null;
}

interface StoredFormOptions<Stored, Typed, Sent> extends StoredFormProps<Stored, Sent> {
  /** Fields in the order of the form. */
  fields: readonly (keyof Typed & string)[];
  labels: Record<keyof Typed, string>;
  /** Converts stored values into those of the form. Declared outside the component. */
  inForm: (stored: Stored) => Typed;
  /** A value of the form as a display text. */
  inWords: (field: keyof Typed & string, typed: Typed) => string;
  read: (typed: Typed) => Sent;
  problems: (values: Sent, typed: Typed) => readonly FieldProblem[];
  /** Whether something else is not saved yet, such as a photograph that is on its way. */
  isWaiting?: (typed: Typed) => boolean;
}

/** A form of stored settings, which asks before it is left with something unsaved. When another device has saved meanwhile, the operator chooses in `changes`. */
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
