import { useId } from 'react';

export interface FieldTexts {
  /** Label, which is also the accessible name. */
  label: string;
  /** What to enter, below the field. */
  hint?: string | undefined;
  /** Set while the value is invalid. */
  error?: string | null | undefined;
}

/** Connects a control to its label, hint and error. */
export const useField = ({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>, givenId?: string) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return {
    hintId,
    errorId,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
    },
  };
};
