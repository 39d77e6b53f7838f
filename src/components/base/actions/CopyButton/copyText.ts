import { holdFocus } from '../../focus';

/**
 * Call it in a click handler. If the Clipboard API is missing (in-app browsers, pages without https) or refuses, the
 * text is selected in a temporary field next to `near` and copied from there.
 */
export const copyText = async (text: string, near: Element): Promise<boolean> => {
  // TypeScript's types always have a clipboard; insecure pages do not.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // The Clipboard API refused; copying a selection may still be allowed.
  }
  return copyBySelection(text, near);
};

const copyBySelection = (text: string, near: Element): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // At least 16 px: iOS zooms the page in when a smaller field takes the focus.
  field.style.fontSize = '16px';
  const giveBack = holdFocus();
  // An open modal dialog makes everything outside it inert, so that it cannot be selected.
  (near.closest('dialog') ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    giveBack({ preventScroll: true });
  }
};
