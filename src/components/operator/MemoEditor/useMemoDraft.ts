import { useState } from 'react';
import { DAY_MEMO_MAX } from '../../../../contract/text.rules';
import { useCharacterLimit } from '../../base/form/TextField/useCharacterLimit';

/** A memo is a single line: the server refuses line breaks, and cards would show them as spaces. */
const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

/**
 * The operator's draft of a memo beside the saved memo. A newly saved memo replaces the draft unless the draft was
 * edited; in that case `behind` is set, so that the operator does not overwrite a memo without having seen it. A failed
 * save changes nothing.
 */
export const useMemoDraft = (memo: string) => {
  const [saved, setSaved] = useState(memo);
  const [draft, setDraft] = useState(memo);
  const [other, setOther] = useState(false);
  const limit = useCharacterLimit<HTMLTextAreaElement>(
    DAY_MEMO_MAX,
    { onChange: ({ currentTarget }) => setDraft(currentTarget.value) },
    oneLine,
  );

  if (memo !== saved) {
    setSaved(memo);
    const untouched = draft === saved || draft === memo;
    if (untouched) setDraft(memo);
    setOther(!untouched);
  }
  return {
    draft,
    setDraft,
    /** Whether the saved memo has changed since the draft was started. */
    behind: other && draft !== memo,
    area: { value: draft, ...limit },
  };
};
