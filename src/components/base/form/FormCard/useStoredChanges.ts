import { useEffect } from 'react';
import {
  useWatch,
  type Control,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormSetValue,
} from 'react-hook-form';

interface Wants<Typed extends FieldValues> {
  control: Control<Typed>;
  setValue: UseFormSetValue<Typed>;
  fields: readonly (keyof Typed & string)[];
  /** The values that are stored now. */
  stored: Typed;
  /** The values that the form was filled with, if another device has saved since; otherwise null. */
  before: Typed | null;
}

/**
 * Fields that another device has saved since the form was filled. A field that was not edited here is updated at once,
 * so that saving does not restore the old value; for the others the operator chooses.
 */
export const useStoredChanges = <Typed extends FieldValues>({
  control,
  setValue,
  fields,
  stored,
  before,
}: Wants<Typed>) => {
  const typed = useWatch({ control }) as Typed;
  const changed = before ? fields.filter((field) => stored[field] !== before[field]) : [];
  const take = (field: string): void =>
    setValue(field as Path<Typed>, stored[field] as PathValue<Typed, Path<Typed>>, { shouldDirty: true });
  const untouched = changed.filter((field) => before && typed[field] === before[field]).join();
  useEffect(() => {
    for (const field of untouched.split(',').filter(Boolean)) take(field);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once for every replaced version
  }, [before]);
  return { changed, typed, take };
};
