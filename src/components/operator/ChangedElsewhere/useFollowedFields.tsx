import { useState, type ReactElement } from 'react';
import { ChangedElsewhere } from './ChangedElsewhere';
import { isSame, useChangedFields } from './useChangedFields';

interface FollowedFieldsOptions<Values extends object, Field extends keyof Values & string> {
  /** Fields in the order of the form. */
  fields: readonly Field[];
  /** Their labels. */
  labels: Record<Field, string>;
  /** The saved values, as they are in the form. They change when any device saves. */
  stored: Values;
  /** The values in the form. */
  typed: Values;
  setTyped: (field: Field, value: Values[Field]) => void;
  /** A value of the form as a display text. */
  inWords: (field: Field, values: Values) => string;
}

interface Followed<Values, Field> {
  /** The saved values of the last render. */
  stored: Values;
  /** Those before they last changed. */
  before: Values | null;
  /** Fields that were edited both here and elsewhere. */
  contested: readonly Field[];
}

/**
 * Keeps a form on the saved values while they change. A field that was not edited here takes the new value at once; of
 * those that were edited both here and elsewhere, the returned element shows both values.
 */
export const useFollowedFields = <Values extends object, Field extends keyof Values & string>({
  fields,
  labels,
  stored,
  typed,
  setTyped,
  inWords,
}: FollowedFieldsOptions<Values, Field>): ReactElement | false => {
  const [state, setState] = useState<Followed<Values, Field>>({ stored, before: null, contested: [] });
  const { before, contested } = state;
  if (!isSame(stored, state.stored)) {
    const isContested = (field: Field): boolean =>
      !isSame(typed[field], state.stored[field]) &&
      !isSame(typed[field], stored[field]) &&
      (!isSame(stored[field], state.stored[field]) || contested.includes(field));
    setState({ stored, before: state.stored, contested: fields.filter(isContested) });
  }
  useChangedFields({ fields, before, stored, typed, setTyped });

  return (
    contested.length > 0 && (
      <ChangedElsewhere
        key={JSON.stringify(stored)}
        isLive
        changes={contested.map((field) => ({
          field,
          label: labels[field],
          stored: inWords(field, stored),
          typed: inWords(field, typed),
        }))}
        onTake={(field) => setTyped(field, stored[field])}
      />
    )
  );
};
