import { useState } from 'react';
import { codeProblems, type CodeKind } from '#contract/auth/secondStep.rules';

/** The text of the hidden field is not cleared. */
export type TypedCodes = Record<CodeKind, string>;
export interface SentCode {
  kind: CodeKind;
  otp: string;
}

export const CODES: TypedCodes = { otp: '', recoveryCode: '' };

export const useCodeFields = () => {
  const [kind, setKind] = useState<CodeKind>('otp');
  const [switched, setSwitched] = useState(false);
  return {
    kind,
    switched,
    switchKind: () => {
      setKind(kind === 'otp' ? 'recoveryCode' : 'otp');
      setSwitched(true);
    },
    read: (typed: TypedCodes): SentCode => ({ kind, otp: typed[kind] }),
    problems: ({ otp }: SentCode) => codeProblems(kind, otp),
  };
};
