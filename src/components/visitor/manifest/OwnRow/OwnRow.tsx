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
  /** The trip, and until when the row can be written. */
  manifest: Pick<Manifest, 'date' | 'closesAt'>;
  /** The row of the link. */
  row: ManifestRow;
  /** The current time. */
  now: Date;
  /** Unsaved text. */
  draft?: PersonDraft | null;
  /** People that this browser remembers. */
  remembered: readonly PersonDraft[];
  /** Called on every change with all typed values. */
  onTyped: (typed: PersonDraft) => void;
  /** Called with a valid person for the row as opened. Resolves to true if saved. */
  onSave: (row: ManifestRow, person: PersonDraft, remember: boolean) => Promise<boolean>;
}

/** A companion's row: its form, or a sentence once it is written. */
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
