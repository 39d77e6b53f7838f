import { useId } from 'react';

export interface FieldTexts {
  hint?: string | undefined;
  /** Present while the value is wrong. */
  error?: string | null | undefined;
}

/** The ids and ARIA attributes that tie a control to its label, its hint and its error. */
export const useField = ({ hint, error }: FieldTexts, givenId?: string) => {
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
