/** The value of a control that differs from the one it was rendered with; undefined if it does not. */
const changed = (control: Element): string | boolean | undefined => {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  if (!(control instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(control.type))
    return control.value === control.defaultValue ? undefined : control.value;
  if (control.checked === control.defaultChecked) return undefined;
  if (control.type === 'checkbox') return control.checked;
  return control.checked ? control.value : undefined;
};

/**
 * Types a text into a control of a form whose script has arrived: its field formats and limits it, and tells the form, as if
 * it were typed now. False if the form has no such control.
 */
export const typeAgain = (control: Element | RadioNodeList | null | undefined, text: string): boolean => {
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type));
  if (!isText) return false;
  // React compares with the value that it has seen last, and the native setter is the one that it does not see.
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
};

/**
 * What was typed into the page's form before its script arrived: by name, only fields of `initial`, converted to the
 * type that they have there.
 */
export const readTypedBefore = <Typed extends object>(initial: Typed): Partial<Typed> => {
  const typed: Partial<Record<string, unknown>> = {};
  for (const control of document.querySelectorAll('#main form [name]')) {
    const name = control.getAttribute('name') ?? '';
    const value = changed(control);
    if (value === undefined || !Object.hasOwn(initial, name)) continue;
    typed[name] = typeof initial[name as keyof Typed] === 'number' ? Number(value) : value;
  }
  return typed as Partial<Typed>;
};
