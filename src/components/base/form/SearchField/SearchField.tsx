import { useState, type SubmitEvent } from 'react';
import { Button } from '../../actions/Button/Button';
import { Field } from '../Field/Field';
import { Form, SearchInput } from './SearchField.styles';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  submitLabel: string;
  /** The text that is searched for now. */
  value: string;
  maxLength?: number;
  /** Called on a press of the button or Enter, not while typing. */
  onSearch: (text: string) => void;
}

/** A search that begins on its button or on Enter. */
export function SearchField({ label, placeholder, submitLabel, value, maxLength, onSearch }: SearchFieldProps) {
  const [applied, setApplied] = useState(value);
  const [draft, setDraft] = useState(value);
  if (applied !== value) {
    setApplied(value);
    setDraft(value);
  }
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(draft.trim());
  };
  return (
    <Form role="search" onSubmit={search}>
      <Field label={label}>
        {(control) => (
          <SearchInput
            {...control}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={placeholder}
            maxLength={maxLength}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" icon="search">
        {submitLabel}
      </Button>
    </Form>
  );
}
