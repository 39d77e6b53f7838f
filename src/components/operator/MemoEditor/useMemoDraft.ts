import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';
import { limitCharacters } from '../../base/form/TextField/limitCharacters';
import { DAY_MEMO_MAX } from '../../../../contract/text.rules';

/** A memo is a single line: the server refuses line breaks, and cards would show them as spaces. */
const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** Limits the text and writes it into the field immediately, so that the caret keeps its position. */
const fit = (area: HTMLTextAreaElement): string => {
  const before = oneLine(area.value.slice(0, area.selectionStart));
  const { value, caret } = limitCharacters(oneLine(area.value), before.length, DAY_MEMO_MAX);
  if (value !== area.value) {
    area.value = value;
    area.setSelectionRange(caret, caret);
  }
  return value;
};

/**
 * The operator's draft of a memo beside the saved memo. A newly saved memo replaces the draft unless the draft was
 * edited; in that case `behind` is set, so that the operator does not overwrite a memo without having seen it. A failed
 * save changes nothing. A syllable is not cut during composition.
 */
export const useMemoDraft = (memo: string) => {
  const [saved, setSaved] = useState(memo);
  const [draft, setDraft] = useState(memo);
  const [other, setOther] = useState(false);
  const composing = useRef(false);

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
    area: {
      value: draft,
      onChange: ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
        setDraft(composing.current ? currentTarget.value : fit(currentTarget)),
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLTextAreaElement>) => {
        composing.current = false;
        setDraft(fit(currentTarget));
      },
    },
  };
};
