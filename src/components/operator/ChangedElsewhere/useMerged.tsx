import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { ChangedElsewhere, type StoredChange } from './ChangedElsewhere';

interface MergedOptions<Values extends object, Field extends keyof Values & string> {
  /** Fields in the order of the form. */
  fields: readonly Field[];
  labels: Record<Field, string>;
  /** The saved values, as they are in the form. */
  stored: Values;
  /**
   * What was saved when the form was filled, of a form that learns by a refusal that another device has saved; null until
   * then. Without it the form follows the saved values while they change.
   */
  before?: Values | null;
  /** The values in the form. */
  typed: Values;
  setTyped: (field: Field, value: Values[Field]) => void;
  /** A value of the form as a display text. */
  inWords: (field: Field, values: Values) => string;
  /** Something else that another device has changed, and takes over by itself. */
  more?: { change: StoredChange; onTake: () => void } | undefined;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges what another device has saved into a form. A field that was not edited here takes the new value at once, so that
 * saving does not restore the old one; the returned element shows both values: of every field after a refusal, of those
 * edited here too while the form follows.
 */
export const useMerged = <Values extends object, Field extends keyof Values & string>({
  fields,
  labels,
  stored,
  before,
  typed,
  setTyped,
  inWords,
  more,
}: MergedOptions<Values, Field>): ReactElement | false => {
  const isLive = before === undefined;
  /** The saved values of the last render, those before they last changed, and the fields edited both here and elsewhere. */
  const [seen, setSeen] = useState({ stored, before: null as Values | null, contested: [] as readonly Field[] });
  if (isLive && !isSame(stored, seen.stored)) {
    const isContested = (field: Field): boolean =>
      !isSame(typed[field], seen.stored[field]) &&
      !isSame(typed[field], stored[field]) &&
      (!isSame(stored[field], seen.stored[field]) || seen.contested.includes(field));
    setSeen({ stored, before: seen.stored, contested: fields.filter(isContested) });
  }
  const since = isLive ? seen.before : before;
  const changed = since ? fields.filter((field) => !isSame(stored[field], since[field])) : [];
  const update = useEffectEvent(() => {
    for (const field of changed) if (isSame(typed[field], since?.[field])) setTyped(field, stored[field]);
  });
  useEffect(() => update(), [since]);

  const changes: StoredChange[] = (isLive ? seen.contested : changed).map((field) => ({
    field,
    label: labels[field],
    stored: inWords(field, stored),
    typed: inWords(field, typed),
  }));
  if (more) changes.push(more.change);
  return (
    changes.length > 0 && (
      <ChangedElsewhere
        key={JSON.stringify(stored)}
        isLive={isLive}
        changes={changes}
        onTake={(taken) => {
          const field = fields.find((name) => name === taken);
          if (field) setTyped(field, stored[field]);
          else more?.onTake();
        }}
      />
    )
  );
};
