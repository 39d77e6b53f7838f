import { useId, useState } from 'react';
import { NO_PERSON, type PersonDraft } from '#contract/manifest/manifest.rules';
import { manifest as copy } from '#copy/manifest';
import { Button } from '#src/components/base/actions/Button/Button';
import { Checkbox } from '#src/components/base/form/Checkbox/Checkbox';
import { Hint } from '#src/components/base/form/Field/Field.styles';
import type { FormRequest } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { PersonForm } from '#src/components/trip/PersonForm/PersonForm';
import { Again, Names } from './RowForm.styles';

export interface RowFormProps extends FormRequest {
  /** Accessible name of the form, with the person. */
  label: string;
  /** Known data of the person. */
  initial?: PersonDraft;
  /** People fill in their own data. */
  isOwn?: boolean;
  /** The current time. */
  now: Date;
  /** People that this browser remembers and that are not on the list yet. */
  remembered: readonly PersonDraft[];
  /** Called on every change with all typed values. */
  onTyped: (typed: PersonDraft) => void;
  /** Called with a valid person; `remember`: this browser proposes the person next time. */
  onSave: (person: PersonDraft, remember: boolean) => void | Promise<void>;
  /** Called on closing without saving. */
  onCancel?: () => void;
}

/** A visitor's form for one person: can be filled with a remembered person. */
export function RowForm({ initial = NO_PERSON, remembered, onTyped, onSave, ...rest }: RowFormProps) {
  const title = useId();
  const [start, setStart] = useState({ person: initial, count: 0 });
  const [remember, setRemember] = useState(false);
  const choose = (person: PersonDraft) => {
    setStart(({ count }) => ({ person, count: count + 1 }));
    onTyped(person);
  };
  return (
    <>
      {remembered.length > 0 && (
        <Again role="group" aria-labelledby={title}>
          <p id={title}>{copy.again.title}</p>
          <Names>
            {remembered.map((person) => (
              <Button key={`${person.name}${person.birth}`} variant="tint" onClick={() => choose(person)}>
                {person.name}
              </Button>
            ))}
          </Names>
        </Again>
      )}
      <PersonForm
        {...rest}
        key={start.count}
        initial={start.person}
        submitLabel={copy.submit}
        submittingLabel={copy.submitting}
        onTyped={onTyped}
        onSubmit={(person) => onSave(person, remember)}
      >
        <div>
          <Checkbox
            label={copy.again.remember}
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          <Hint>{copy.again.rememberHint}</Hint>
        </div>
      </PersonForm>
    </>
  );
}
