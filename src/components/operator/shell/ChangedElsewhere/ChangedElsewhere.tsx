import { useEffect, useRef } from 'react';
import { settings } from '#copy/settings';
import { Button } from '#src/components/base/actions/Button/Button';
import { FactList } from '#src/components/base/display/FactList/FactList';
import { Box, Change, Title } from './ChangedElsewhere.styles';

const copy = settings.changedElsewhere;

/** Display texts of a value that another device saved. */
export interface StoredChange<Field extends string = string> {
  field: Field;
  label: string;
  stored: string;
  typed: string;
}

export interface ChangedElsewhereProps<Field extends string = string> {
  /** The differing settings. */
  changes: readonly StoredChange<Field>[];
  /** It can appear during typing: it is announced and takes no focus. */
  isLive?: boolean;
  /** Called to copy the stored value into the form. */
  onTake: (field: Field) => void;
}

/** Takes the focus when it appears, unless live. */
export function ChangedElsewhere<Field extends string>({
  changes,
  isLive = false,
  onTake,
}: ChangedElsewhereProps<Field>) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLive) box.current?.focus();
  }, [isLive]);
  return (
    <Box ref={box} tabIndex={-1} aria-label={copy.title}>
      <div>
        <Title role={isLive ? 'alert' : undefined}>{copy.title}</Title>
        <p>{copy.hint}</p>
      </div>
      <ul>
        {changes.map(({ field, label, stored, typed }) => (
          <Change key={field} aria-label={copy.both(label)}>
            <strong>{label}</strong>
            <FactList
              facts={[
                [copy.stored, stored || copy.nothing] as const,
                ...(stored === typed ? [] : [[copy.typed, typed || copy.nothing] as const]),
              ]}
            />
            {stored === typed ? (
              <p role="status">{copy.taken}</p>
            ) : (
              <Button size="small" full onClick={() => onTake(field)}>
                {copy.take}
              </Button>
            )}
          </Change>
        ))}
      </ul>
    </Box>
  );
}
