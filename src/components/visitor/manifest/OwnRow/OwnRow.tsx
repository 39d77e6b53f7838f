import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NO_PERSON, type PersonDraft } from '#contract/manifest/manifest.rules';
import type { Manifest, ManifestRow } from '#contract/manifest/manifest.schema';
import { manifest as copy } from '#copy/manifest';
import { Button } from '#src/components/base/actions/Button/Button';
import type { FormRequest } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { closesText } from '../ManifestRows/closesText';
import { RowForm } from '../RowForm/RowForm';
import { Box, Whole } from './OwnRow.styles';

export interface OwnRowProps extends FormRequest {
  /** The companion's own row, and until when it can be written. */
  manifest: Pick<Manifest, 'date' | 'closesAt'>;
  /** The one row of the address. */
  row: ManifestRow;
  /** The current time. */
  now: Date;
  /** Unsaved text. */
  draft?: PersonDraft | null;
  /** People whom this browser remembers. */
  remembered: readonly PersonDraft[];
  /** Called when a value changes, with all values as typed. */
  onTyped: (typed: PersonDraft) => void;
  /** Called with a valid person for the row as it was when opened. Resolves with whether it was saved. */
  onSave: (row: ManifestRow, person: PersonDraft, remember: boolean) => Promise<boolean>;
}

/** A companion's own row: its form, and once it is written a sentence that says so. */
export function OwnRow({ manifest, row, now, draft = null, remembered, onTyped, onSave, ...rest }: OwnRowProps) {
  const [opened, setOpened] = useState<ManifestRow | null>(row.writtenAt === null || draft ? row : null);
  const whole = useRef<HTMLDivElement>(null);
  const focusOn = useRef<string | null>(null);
  const takeFocus = useEffectEvent(() => {
    if (focusOn.current) whole.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = null;
  });
  useEffect(() => takeFocus());
  const save = async (before: ManifestRow, person: PersonDraft, remember: boolean) => {
    if (!(await onSave(before, person, remember))) return;
    focusOn.current = '[data-written]';
    setOpened(null);
  };
  return (
    <Whole ref={whole}>
      <Box>
        {opened === null && (
          <p role="status" tabIndex={-1} data-written>
            <b>{copy.own.written(row.name)}</b>
          </p>
        )}
        <p>{copy.own.lead}</p>
        <p>{closesText(manifest)}</p>
        {opened === null && (
          <Button
            full
            onClick={() => {
              focusOn.current = 'form input';
              setOpened(row);
            }}
          >
            {copy.edit}
          </Button>
        )}
      </Box>
      {opened && (
        <RowForm
          {...rest}
          label={copy.own.form}
          initial={draft ?? row.person ?? { ...NO_PERSON, name: row.name }}
          isOwn
          now={now}
          remembered={remembered}
          onTyped={onTyped}
          onSave={(person, remember) => save(opened, person, remember)}
        />
      )}
    </Whole>
  );
}
