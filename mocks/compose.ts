/**
 * What a Korean keyboard does: the last syllable grows in the field while it is being composed, and is finished at the
 * end. `steps`: the field's text after each stroke.
 */
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

/** The syllable is finished: the limit may cut now. */
export const endComposition = (field: HTMLElement): void => {
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
};
