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
  /** Accessible name of the form: the person's place or name. */
  label: string;
  /** Known values of the person. */
  initial?: PersonDraft;
  /** The person writes himself. */
  isOwn?: boolean;
  /** The current time. */
  now: Date;
  /** People whom this browser remembers and who are not on the list yet. */
  remembered: readonly PersonDraft[];
  /** Called when a value changes, with all values as typed. */
  onTyped: (typed: PersonDraft) => void;
  /** Called with a valid person; `remember`: this browser shall propose him next time. */
  onSave: (person: PersonDraft, remember: boolean) => void | Promise<void>;
  /** Called when the form is to be closed without saving. */
  onCancel?: () => void;
}

/** A visitor's form of one person: can be filled with a person whom this browser remembers. */
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
