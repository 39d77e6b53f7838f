import { useState } from 'react';
import { codeProblems, type CodeKind } from '../../../../contract/auth/secondStep.rules';

/** The typed codes of both kinds: what was typed into the field that is not shown is kept. */
export type TypedCodes = Record<CodeKind, string>;
/** The code to send, and the field that it was typed into. */
export interface SentCode {
  kind: CodeKind;
  otp: string;
}

export const CODES: TypedCodes = { otp: '', recoveryCode: '' };

/** State of the code in a form that accepts a code of the app or, instead, a recovery code. */
export const useCodeFields = () => {
  const [kind, setKind] = useState<CodeKind>('otp');
  const [switched, setSwitched] = useState(false);
  return {
    kind,
    /** Whether the person has changed the kind. */
    switched,
    switchKind: () => {
      setKind(kind === 'otp' ? 'recoveryCode' : 'otp');
      setSwitched(true);
    },
    read: (typed: TypedCodes): SentCode => ({ kind, otp: typed[kind] }),
    problems: ({ otp }: SentCode) => codeProblems(kind, otp),
  };
};
