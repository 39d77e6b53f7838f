import { useEffect, useRef, useState } from 'react';
import { NO_PERSON, type PersonDraft } from '#contract/manifest/manifest.rules';
import type { ManifestRow } from '#contract/manifest/manifest.schema';
import { format } from '#copy/format';
import { manifestAdmin } from '#copy/manifestAdmin';
import { Button } from '#src/components/base/actions/Button/Button';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { useFocusAfter } from '#src/components/base/focus';
import type { FormRequest } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { useUnsaved } from '#src/components/base/form/unsaved';
import { PersonForm } from '#src/components/trip/PersonForm/PersonForm';
import { PersonFacts } from './PersonFacts';
import { Acts, Form, Line, Stored, Unreadable, Who } from './ManifestList.styles';

const copy = manifestAdmin.person;

export interface PersonRowProps extends FormRequest {
  /** The row of the list. */
  row: ManifestRow;
  /** Name of the party. */
  party: string;
  /** Initial values of the form of an unwritten row. */
  proposal?: PersonDraft;
  /** The current time. */
  now: Date;
  /** The row is being removed. */
  removing: boolean;
  /** Called with the person and the displayed row's `writtenAt`; resolves to true if saved. */
  onSave: (person: PersonDraft, seen: string | null) => Promise<boolean>;
  /** Called on opening and closing the form. */
  onEdit?: () => void;
  /** Called after the confirmation. */
  onRemove: () => void;
}

export function PersonRow({
  row,
  party,
  proposal = NO_PERSON,
  now,
  removing,
  onSave,
  onEdit,
  onRemove,
  ...request
}: PersonRowProps) {
  const { place, name, person, writtenAt, writtenBy, hasLink } = row;
  const isWritten = writtenAt !== null;
  const [opened, setOpened] = useState<{ initial: PersonDraft; seen: string | null } | null>(null);
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped, request.pending);
  const [nameRef, markActed] = useFocusAfter<HTMLHeadingElement>(`${writtenAt} ${opened === null}`);
  const { ask, question } = useConfirm(() => {
    markActed();
    onRemove();
  });
  const form = useRef<HTMLDivElement>(null);
  const isOpen = opened !== null;
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const close = () => {
    markActed();
    setOpened(null);
    setTyped(false);
    onEdit?.();
  };
  const shown = name || (isWritten ? copy.unnamed(place) : copy.unwritten);
  const label = copy.form(party, place);
  // The row was written elsewhere since the form was opened: shows both versions.
  const isChanged = opened !== null && opened.seen !== writtenAt;
  return (
    <Line data-editing={opened ? '' : undefined}>
      <Who as="div">
        <span>{place}</span>
        <h4 ref={nameRef} tabIndex={-1} data-unwritten={isWritten ? undefined : ''}>
          {shown}
        </h4>
        {writtenBy && <span>{copy.by[writtenBy]}</span>}
        {!isWritten && hasLink && <span>{copy.link}</span>}
      </Who>
      {opened ? (
        <Form ref={form}>
          {isChanged && person && (
            <Stored role="status">
              <p>{copy.stored}</p>
              <b>{person.name}</b>
              <PersonFacts person={person} />
            </Stored>
          )}
          <PersonForm
            {...request}
            label={label}
            initial={opened.initial}
            now={now}
            submitLabel={copy.save}
            submittingLabel={copy.saving}
            onTyped={() => setTyped(true)}
            onSubmit={async (draft) => {
              if (await onSave(draft, writtenAt)) close();
            }}
            onCancel={close}
          />
        </Form>
      ) : (
        <>
          {person ? <PersonFacts person={person} /> : isWritten && <Unreadable>{copy.unreadable}</Unreadable>}
          <Acts>
            <Button
              size="small"
              variant={isWritten && person ? 'line' : 'tint'}
              aria-label={isWritten ? copy.editOf(shown) : copy.writeOf(place)}
              onClick={() => {
                onEdit?.();
                setOpened({ initial: person ?? (isWritten ? NO_PERSON : proposal), seen: writtenAt });
              }}
            >
              {isWritten ? copy.edit : copy.write}
            </Button>
            {isWritten && (
              <Button
                size="small"
                variant="quiet"
                aria-label={copy.removeOf(shown)}
                pending={removing}
                onClick={() => ask(true)}
              >
                {copy.remove}
              </Button>
            )}
          </Acts>
        </>
      )}
      <ConfirmDialog
        {...question}
        tone="danger"
        title={copy.removeTitle(shown)}
        about={[
          [manifestAdmin.open, writtenAt === null ? copy.unwritten : `${shown} ${format.shortInstant(writtenAt)}`],
        ]}
        confirmLabel={copy.remove}
        cancelLabel={copy.goBack}
      >
        <p>{copy.removeText}</p>
      </ConfirmDialog>
    </Line>
  );
}
