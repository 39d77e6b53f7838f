import { useEffect, useRef, useState } from 'react';
import { NO_PERSON, writtenOf, type PersonDraft } from '#contract/manifest/manifest.rules';
import type { Manifest, ManifestRow } from '#contract/manifest/manifest.schema';
import { format } from '#copy/format';
import { manifest as copy } from '#copy/manifest';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { Warning } from '#src/components/base/feedback/Warning/Warning';
import type { FormRequest } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { closesText } from './closesText';
import { RowForm } from '../RowForm/RowForm';
import { List, Said, Whole } from './ManifestRows.styles';
import { PersonRow } from './PersonRow';

export interface ManifestRowsProps {
  /** The party's list. */
  manifest: Pick<Manifest, 'date' | 'closesAt' | 'people' | 'booker' | 'rows'>;
  /** The current time. */
  now: Date;
  /** Unsaved text of a row; null without any. */
  draftOf?: (place: number) => PersonDraft | null;
  /** People that this browser remembers. */
  remembered?: readonly PersonDraft[];
  /** The row with a running action. */
  pending: { place: number; action: 'save' | 'link' | 'remove' } | null;
  /** The server's reasons for the last refusal, shown at their fields. */
  refusals?: FormRequest['refusals'];
  /** Reason why the last save failed as a whole. */
  error?: string | null;
  /** Called with the error of the first invalid field. */
  onInvalid?: (firstReason: string) => void;
  /** Called on every change of a row with all typed values. */
  onTyped: (place: number, typed: PersonDraft) => void;
  /** Called with a valid person for the row as opened. Resolves to true if saved. */
  onSave: (row: ManifestRow, person: PersonDraft, remember: boolean) => Promise<boolean>;
  /** Sends the link of one row; `near` is the pressed button. */
  onSend: (place: number, near: HTMLElement) => void;
  /** Removes a person; called after the confirmation. */
  onRemove: (place: number) => void | Promise<void>;
}

const isUnwritten = ({ writtenAt }: ManifestRow): boolean => writtenAt === null;
const NOBODY: readonly PersonDraft[] = [];
const NOTHING: readonly string[] = [];

/** The passenger list of one booking: one row per person; its form opens in place. */
export function ManifestRows({
  manifest,
  now,
  draftOf = () => null,
  remembered = NOBODY,
  pending,
  onTyped,
  onSave,
  onSend,
  onRemove,
  ...rest
}: ManifestRowsProps) {
  const { rows, booker } = manifest;
  const next = rows.find((row) => isUnwritten(row) && !row.hasLink);
  // Typed before a reload, so it opens by itself.
  const [opened, setOpened] = useState<ManifestRow | null>(() => rows.find(({ place }) => draftOf(place)) ?? null);
  const whole = useRef<HTMLDivElement>(null);
  /** Next focus: the first existing id of the list. */
  const [focusOn, setFocusOn] = useState<readonly string[]>(NOTHING);
  useEffect(() => {
    const found = focusOn.map((selector) => whole.current?.querySelector<HTMLElement>(selector));
    found.find((element) => element)?.focus();
  }, [focusOn]);
  const actionOf = (place: number) => `[data-place="${place}"] button`;
  const { asked, ask, question } = useConfirm<ManifestRow>(async ({ place }) => {
    await onRemove(place);
    setFocusOn([actionOf(place)]);
  });
  const open = (row: ManifestRow) => {
    setFocusOn([`[data-place="${row.place}"] form input`]);
    setOpened(row);
  };
  const close = ({ place }: ManifestRow) => {
    setFocusOn([actionOf(place)]);
    setOpened(null);
  };
  const save = async (row: ManifestRow, person: PersonDraft, remember: boolean) => {
    if (!(await onSave(row, person, remember))) return;
    setFocusOn(['[data-next]', '[data-written]']);
    setOpened(null);
  };
  const known = (row: ManifestRow): PersonDraft => {
    if (row.person) return row.person;
    if (row.place === rows[0]?.place && isUnwritten(row) && booker) return { ...NO_PERSON, ...booker };
    return { ...NO_PERSON, name: row.name };
  };
  const others = remembered.filter(({ name }) => rows.every((row) => row.name !== name));
  const written = writtenOf(rows);
  return (
    <Whole ref={whole}>
      <Said>
        <p role="status" tabIndex={-1} data-written>
          <b>
            {written === rows.length ? copy.complete : copy.written(format.people(rows.length), format.people(written))}
          </b>
        </p>
        <p>{closesText(manifest)}</p>
      </Said>
      <List aria-label={copy.rows}>
        {rows.map((row, index) => (
          <PersonRow
            key={row.place}
            row={row}
            number={index + 1}
            isNext={row === next && opened === null}
            pending={pending?.place === row.place ? pending.action : null}
            onOpen={() => open(row)}
            onSend={(near) => onSend(row.place, near)}
            onRemove={() => ask(row)}
          >
            {opened?.place === row.place && (
              <RowForm
                {...rest}
                label={copy.form(index + 1)}
                initial={draftOf(row.place) ?? known(row)}
                isOwn={row.place === rows[0]?.place}
                now={now}
                remembered={others}
                pending={pending?.place === row.place && pending.action === 'save'}
                onTyped={(typed) => onTyped(row.place, typed)}
                onSave={(person, remember) => save(opened, person, remember)}
                onCancel={() => close(row)}
              />
            )}
          </PersonRow>
        ))}
      </List>
      <Warning>
        <p>{copy.keep}</p>
        <p>{copy.linkIs}</p>
      </Warning>
      <ConfirmDialog
        {...question}
        tone="danger"
        title={copy.confirmRemove(asked?.name ?? '')}
        confirmLabel={copy.remove}
        cancelLabel={copy.goBack}
      >
        <p>{copy.removeText}</p>
      </ConfirmDialog>
    </Whole>
  );
}
