import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';
import { DAY_MEMO_MAX } from '../../../../contract/day/day.rules';
import { limitCharacters } from '../../base/form/TextField/limitCharacters';

/** A memo is one line of text: the server refuses line breaks, and cards would show them as spaces anyway. */
const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** The text that fits, written into the field at once so that the caret stays where it was. */
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
 * What the operator types, beside the memo that is saved. A new saved memo is taken over unless something else has
 * been typed meanwhile: then it is `behind`, so that nobody overwrites what was never seen. A failed save changes
 * nothing. A syllable that is being composed is never cut.
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
    /** The memo that is saved now is not the one that the draft was begun with. */
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
