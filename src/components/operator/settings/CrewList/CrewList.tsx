import { useEffect, useRef, useState } from 'react';
import { birthText, CREW_MAX, NO_PERSON, type PersonDraft } from '#contract/manifest/manifest.rules';
import type { CrewMember, StoreCrew } from '#contract/manifest/manifest.schema';
import { person as personText } from '#copy/manifest';
import { manifestAdmin } from '#copy/manifestAdmin';
import { Button } from '#src/components/base/actions/Button/Button';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { Warning } from '#src/components/base/feedback/Warning/Warning';
import type { FormRequest } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { RadioGroup } from '#src/components/base/form/RadioGroup/RadioGroup';
import { useUnsaved } from '#src/components/base/form/unsaved';
import { Acts, Line, Who } from '#src/components/operator/bookings/ManifestList/ManifestList.styles';
import { PersonFacts } from '#src/components/operator/bookings/ManifestList/PersonFacts';
import { ChangedElsewhere } from '#src/components/operator/shell/ChangedElsewhere/ChangedElsewhere';
import { PersonForm } from '#src/components/trip/PersonForm/PersonForm';
import { Box, Hint, Members } from './CrewList.styles';

const { crew: copy, person: rowText } = manifestAdmin;

export type CrewDraft = StoreCrew['crew'][number];

export interface CrewListProps extends FormRequest {
  /** Captain and crew as saved. */
  crew: readonly CrewMember[];
  /** The saved crew can no longer be read. */
  unreadable?: boolean;
  /** The current time. */
  now: Date;
  /** Called with the member before and after the change; null: none. Resolves to true if saved. */
  onChange: (before: CrewMember | null, after: CrewDraft | null) => Promise<boolean>;
}

export const isSameMember = (one: CrewDraft, other: CrewDraft): boolean =>
  (Object.keys(one) as (keyof CrewDraft)[]).every((key) => one[key] === other[key]);

const ROLES = (['CAPTAIN', 'CREW'] as const).map((value) => ({ value, label: copy.role[value] }));

const inWords = ({ role, name, sex, birth, address, phone, emergency }: CrewDraft): string =>
  [
    copy.role[role],
    name,
    sex === 'M' || sex === 'F' ? personText.sexes[sex] : '',
    birthText(birth),
    address,
    phone,
    emergency && manifestAdmin.emergency(emergency),
  ]
    .filter(Boolean)
    .join(' · ');

interface Editing {
  index: number;
  before: CrewMember | null;
  typed: CrewDraft;
  isTyped: boolean;
}

/** One open form at a time; it saves one person. */
export function CrewList({ crew, unreadable = false, now, onChange, ...request }: CrewListProps) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [leaving, setLeaving] = useState<CrewMember | null>(null);
  const form = useRef<HTMLDivElement>(null);
  useUnsaved(editing?.isTyped ?? false, request.pending);
  const index = editing?.index;
  useEffect(() => {
    if (index !== undefined) form.current?.querySelector('input')?.focus();
  }, [index]);
  const { ask, question, asked } = useConfirm<CrewMember>((member) => {
    setLeaving(member);
    return void onChange(member, null).finally(() => setLeaving(null));
  });
  const before = editing?.before ?? null;
  const isContested = before !== null && !crew.some((member) => isSameMember(member, before));
  const stored = (isContested && editing && crew[editing.index]) || null;
  const open = (at: number, member: CrewMember | null) =>
    setEditing({
      index: at,
      before: member,
      typed: member ?? { ...NO_PERSON, role: crew.length === 0 ? 'CAPTAIN' : 'CREW' },
      isTyped: false,
    });
  const type = (over: Partial<CrewDraft>) =>
    setEditing((now) => now && { ...now, typed: { ...now.typed, ...over }, isTyped: true });
  const formOf = ({ typed, index: at }: Editing) => (
    <div ref={form}>
      {isContested && (
        <ChangedElsewhere
          changes={[
            {
              field: 'person',
              label: stored?.name ?? typed.name,
              stored: stored ? inWords(stored) : '',
              typed: inWords(typed),
            },
          ]}
          onTake={() => setEditing(null)}
        />
      )}
      <PersonForm
        key={at}
        {...request}
        label={copy.person(at + 1)}
        initial={typed}
        now={now}
        submitLabel={rowText.save}
        submittingLabel={rowText.saving}
        onTyped={(draft: PersonDraft) => type(draft)}
        onSubmit={async (draft) => {
          const after = { ...draft, role: typed.role };
          if (await onChange(isContested ? stored : before, after)) setEditing(null);
        }}
        onCancel={() => setEditing(null)}
      >
        <RadioGroup label={copy.roleLabel} options={ROLES} value={typed.role} onChange={(role) => type({ role })} />
      </PersonForm>
    </div>
  );
  return (
    <Box>
      <Hint>{copy.hint}</Hint>
      {unreadable && (
        <Warning>
          <p>{rowText.unreadable}</p>
        </Warning>
      )}
      {crew.length === 0 && !editing && <EmptyState title={copy.empty} picture={false} />}
      {crew.length > 0 && (
        <Members as="ul" aria-label={copy.title}>
          {crew.map((member, at) => (
            <Line key={at} data-editing="">
              {editing?.index === at ? (
                formOf(editing)
              ) : (
                <>
                  <Who as="div">
                    <span>{copy.role[member.role]}</span>
                    <h2>{member.name}</h2>
                  </Who>
                  <PersonFacts person={member} />
                  <Acts>
                    <Button size="small" aria-label={rowText.editOf(member.name)} onClick={() => open(at, member)}>
                      {rowText.edit}
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={rowText.removeOf(member.name)}
                      pending={leaving === member}
                      onClick={() => ask(member)}
                    >
                      {rowText.remove}
                    </Button>
                  </Acts>
                </>
              )}
            </Line>
          ))}
        </Members>
      )}
      {editing && editing.index >= crew.length && formOf(editing)}
      {!editing && crew.length < CREW_MAX && (
        <Button icon="plus" variant={crew.length === 0 ? 'primary' : 'line'} onClick={() => open(crew.length, null)}>
          {copy.add}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          {...question}
          tone="danger"
          title={copy.removeTitle(asked.name)}
          confirmLabel={rowText.remove}
          cancelLabel={rowText.goBack}
        >
          <p>{copy.removeText}</p>
        </ConfirmDialog>
      )}
    </Box>
  );
}
