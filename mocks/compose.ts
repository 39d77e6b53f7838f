/** Simulates a Korean input method. `steps`: the text of the field after each keystroke. Finish with `endComposition`. */
export const compose = (field: HTMLInputElement | HTMLTextAreaElement, steps: readonly string[]): void => {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.focus();
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const text of steps) {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(
      new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }),
    );
  }
};

/** From here on a length limit may truncate the text. */
export const endComposition = (field: HTMLElement): void => {
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
};
