import {
  useRef,
  useState,
  type ChangeEvent,
  type ChangeEventHandler,
  type CompositionEvent,
  type CompositionEventHandler,
} from 'react';
import { cleanText } from '#contract/text.rules';
import { limitCharacters } from './limitCharacters';

type TextControl = HTMLInputElement | HTMLTextAreaElement;
interface LimitedHandlers<Control extends TextControl> {
  onChange?: ChangeEventHandler<Control> | undefined;
  onCompositionStart?: CompositionEventHandler<Control> | undefined;
  onCompositionEnd?: CompositionEventHandler<Control> | undefined;
}

type Clean = (text: string) => string;
const same: Clean = (text) => text;

/** Null if nothing changes. Password and text inputs both have a caret position. */
const excess = (input: TextControl, max: number | undefined, tidy: Clean, cleaned: Clean) => {
  if (max === undefined) return null;
  const before = tidy(input.value.slice(0, input.selectionStart ?? input.value.length));
  const limited = limitCharacters(tidy(input.value), before.length, max, cleaned);
  return limited.value === input.value ? null : limited;
};

/**
 * Limits a controlled or uncontrolled field to `max` characters of the `cleaned` text, which is sent; `tidy` runs
 * before. `isFull`: the last change was cut. A composed syllable is cut only once its composition ends. Does not use
 * the native `maxLength`, because some phones count the letters of an unfinished syllable.
 */
export const useCharacterLimit = <Control extends TextControl = HTMLInputElement>(
  max: number | undefined,
  { onChange, onCompositionStart, onCompositionEnd }: LimitedHandlers<Control>,
  { tidy = same, cleaned = cleanText }: { tidy?: Clean | undefined; cleaned?: Clean } = {},
) => {
  const composing = useRef(false);
  const [isFull, setFull] = useState(false);
  const handlers = {
    onChange: (event: ChangeEvent<Control>) => {
      const input = event.currentTarget;
      const limited = composing.current ? null : excess(input, max, tidy, cleaned);
      if (limited) {
        input.value = limited.value;
        input.setSelectionRange(limited.caret, limited.caret);
      }
      setFull(limited !== null);
      onChange?.(event);
    },
    onCompositionStart: (event: CompositionEvent<Control>) => {
      composing.current = true;
      onCompositionStart?.(event);
    },
    onCompositionEnd: (event: CompositionEvent<Control>) => {
      composing.current = false;
      onCompositionEnd?.(event);
      const input = event.currentTarget;
      const limited = excess(input, max, tidy, cleaned);
      if (!limited) return;
      announce(input, limited);
      setFull(true);
    },
  };
  return { handlers, isFull };
};

/**
 * Chromium fires no input event after a composition. The native setter sets the value: with React's own setter, React
 * would see no change and not call `onChange`.
 */
const announce = (input: TextControl, { value, caret }: { value: string; caret: number }) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
