import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { ChangedElsewhere, type StoredChange } from './ChangedElsewhere';

interface MergedOptions<Values extends object, Field extends keyof Values & string> {
  fields: readonly Field[];
  labels: Record<Field, string>;
  stored: Values;
  /** The form's base values after a refusal, null before one. Omitted: the form follows `stored` live. */
  before?: Values | null;
  typed: Values;
  setTyped: (field: Field, value: Values[Field]) => void;
  inWords: (field: Field, values: Values) => string;
  /** An additional change with its own `onTake`, such as photographs. */
  more?: { change: StoredChange; onTake: () => void } | undefined;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Unedited fields take another device's value immediately: saving must not restore the old one. */
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
