import {
  useRef,
  type ChangeEvent,
  type ChangeEventHandler,
  type CompositionEvent,
  type CompositionEventHandler,
} from 'react';
import { limitCharacters } from './limitCharacters';

interface LimitedHandlers {
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onCompositionStart?: CompositionEventHandler<HTMLInputElement> | undefined;
  onCompositionEnd?: CompositionEventHandler<HTMLInputElement> | undefined;
}

/** What lies over the limit, or null. Password and text inputs both know their caret. */
const excess = (input: HTMLInputElement, max: number | undefined) => {
  if (max === undefined) return null;
  const caret = input.selectionStart ?? input.value.length;
  const limited = limitCharacters(input.value, caret, max);
  return limited.value === input.value ? null : limited;
};

/**
 * Keeps an input, controlled or not, within `max` characters. A syllable that is being composed is never cut: the
 * text is cut once the composition has ended. The native maxLength is not used, because some phones count the
 * letters of an unfinished syllable.
 */
export const useCharacterLimit = (
  max: number | undefined,
  { onChange, onCompositionStart, onCompositionEnd }: LimitedHandlers,
) => {
  const composing = useRef(false);
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const limited = composing.current ? null : excess(input, max);
      if (limited) {
        input.value = limited.value;
        input.setSelectionRange(limited.caret, limited.caret);
      }
      onChange?.(event);
    },
    onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => {
      composing.current = true;
      onCompositionStart?.(event);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      composing.current = false;
      onCompositionEnd?.(event);
      const input = event.currentTarget;
      const limited = excess(input, max);
      if (limited) announce(input, limited);
    },
  };
};

/**
 * No input event follows a composition in Chromium, so the cut text is announced by one. It is written past React's
 * own setter, or React would take it for text it knows already and stay silent.
 */
const announce = (input: HTMLInputElement, { value, caret }: { value: string; caret: number }) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
