import { useEffect, useEffectEvent } from 'react';

interface ChangedFieldsOptions<Values extends object, Field extends keyof Values & string> {
  /** Fields in the order of the form. */
  fields: readonly Field[];
  /** The values that the form was filled with, if another device has saved since; otherwise null. */
  before: Values | null;
  /** The saved values. */
  stored: Values;
  /** The values in the form. */
  typed: Values;
  setTyped: (field: Field, value: Values[Field]) => void;
}

/** Whether two values of a form are equal. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields that another device has changed since the form was filled. A field that was not edited here is updated at
 * once, so that saving does not restore its old value.
 */
export const useChangedFields = <Values extends object, Field extends keyof Values & string>({
  fields,
  before,
  stored,
  typed,
  setTyped,
}: ChangedFieldsOptions<Values, Field>): Field[] => {
  const changed = before ? fields.filter((field) => !isSame(stored[field], before[field])) : [];
  const update = useEffectEvent(() => {
    for (const field of changed) if (isSame(typed[field], before?.[field])) setTyped(field, stored[field]);
  });
  useEffect(() => update(), [before]);
  return changed;
};
