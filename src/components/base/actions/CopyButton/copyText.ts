/**
 * Puts a text on the clipboard; must run inside a press. Where there is no clipboard interface (in-app browsers, an
 * address without https) or it refuses, the text is selected in a field beside `near` and copied from there.
 */
export const copyText = async (text: string, near: Element): Promise<boolean> => {
  // Types promise a clipboard that insecure addresses do not have.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused: the selection may still be allowed.
  }
  return copyBySelection(text, near);
};

const copyBySelection = (text: string, near: Element): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // 16 px and more: iOS enlarges the page for a smaller field.
  field.style.fontSize = '16px';
  const focused = document.activeElement;
  // An open dialog makes everything outside itself unselectable.
  (near.closest('dialog') ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};
