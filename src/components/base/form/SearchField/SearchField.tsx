import { cleanName } from '#contract/text.rules';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../actions/Button/Button';
import { Field } from '../Field/Field';
import { Form, SearchInput } from './SearchField.styles';

export interface SearchFieldProps {
  /** Label, which is also the accessible name. */
  label: string;
  /** Example shown while the field is empty. */
  placeholder?: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** The applied search text. */
  value: string;
  /** Maximum length in characters. */
  maxLength?: number;
  /** Text that is searched during typing. */
  searchesAt?: RegExp;
  /** Called on a click of the button or on Enter, and during typing only for `searchesAt`. */
  onSearch: (text: string) => void;
}

/** Searches by its button or Enter. */
export function SearchField({
  label,
  placeholder,
  submitLabel,
  value,
  maxLength,
  searchesAt,
  onSearch,
}: SearchFieldProps) {
  const [applied, setApplied] = useState(value);
  const [draft, setDraft] = useState(value);
  if (applied !== value) {
    setApplied(value);
    setDraft(value);
  }
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(cleanName(draft));
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
            onChange={({ currentTarget: { value: typed } }) => {
              setDraft(typed);
              if (searchesAt?.test(typed)) onSearch(cleanName(typed));
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" icon="search">
        {submitLabel}
      </Button>
    </Form>
  );
}
