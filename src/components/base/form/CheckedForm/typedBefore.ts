/** Undefined if the control has its initial value. */
const changed = (control: Element): string | boolean | undefined => {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  if (!(control instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(control.type))
    return control.value === control.defaultValue ? undefined : control.value;
  if (control.checked === control.defaultChecked) return undefined;
  if (control.type === 'checkbox') return control.checked;
  return control.checked ? control.value : undefined;
};

/**
 * For text from before the script arrived: the field formats and limits it and reports it to the form, as if it were
 * typed now. False if the form has no such control.
 */
export const typeAgain = (control: Element | RadioNodeList | null | undefined, text: string): boolean => {
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type));
  if (!isText) return false;
  // React compares with the last value that it has seen; it does not see the native setter.
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
};

/**
 * Text typed into the page's form before its script arrived: by name, only fields of `initial`, converted to their
 * types.
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
