import { formatPhone, holdsPhone, PHONE_PREFIX } from '../../../../../contract/booking/phone.rules';

/** A telephone number of any kind has at least this many digits once it is whole. */
const WHOLE_NUMBER = 9;
const LONGEST = 13;
const digitsIn = (text: string): number => text.normalize('NFKC').replace(/\D/g, '').length;

/** What was put in: it ends at the caret. Where something was replaced, all of what stands there may be new. */
const insertion = (previous: string, raw: string, caret: number): { start: number; put: string } => {
  const start = caret - (raw.length - previous.length);
  const isAdded = start >= 0 && start < caret && previous === raw.slice(0, start) + raw.slice(caret);
  if (isAdded) return { start, put: raw.slice(start, caret) };
  return { start: 0, put: previous.startsWith(raw) ? '' : raw.slice(0, caret) };
};

/** A number that is no mobile number stays as it is: the form says so, instead of making another one of it. */
const asItIs = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\d-]/g, '')
    .slice(0, LONGEST);
/** What 010 is while it is being typed into an empty field. */
const BEGINNINGS: readonly string[] = ['0', '01'];
const atItsEnd = (value: string) => ({ value, caret: value.length });

/**
 * The number after an edit, and where the caret belongs in it. A whole number put in at once (pasted, or offered by
 * the keyboard) takes the place of what stood there. Who types the number from its beginning, though the field has
 * begun it with 010-, types that once more: no mobile number goes on with another 010. Otherwise the caret stays behind
 * the same digit.
 */
export const editPhone = (previous: string, raw: string, caret: number): { value: string; caret: number } => {
  const { start, put } = insertion(previous, raw, caret);
  if (digitsIn(put) >= WHOLE_NUMBER) return atItsEnd(holdsPhone(put) ? formatPhone(put) : asItIs(put));

  const isOther = previous !== '' && !PHONE_PREFIX.startsWith(previous.slice(0, PHONE_PREFIX.length));
  if (isOther && raw !== '' && !/^\D*010/.test(raw)) return { value: asItIs(raw), caret };
  // Everything was selected, and the number begins anew.
  if (BEGINNINGS.includes(raw)) return { value: raw, caret };
  if (BEGINNINGS.includes(previous) && raw.length > previous.length && !raw.startsWith('010')) {
    // 00 begins no number, so it can only be what follows the prefix; 02 or 011 begin another kind.
    return raw === '00' ? atItsEnd(PHONE_PREFIX + raw) : { value: asItIs(raw), caret };
  }

  // What is typed into the prefix belongs behind it.
  const intoPrefix = start < PHONE_PREFIX.length && raw.length > previous.length && previous.startsWith(PHONE_PREFIX);
  const text = intoPrefix ? PHONE_PREFIX + put + previous.slice(PHONE_PREFIX.length) : raw;
  const at = intoPrefix ? PHONE_PREFIX.length + put.length : caret;

  const value = formatPhone(text);
  if (value === `${PHONE_PREFIX}010` && previous === `${PHONE_PREFIX}01`) return atItsEnd(PHONE_PREFIX);
  if (at >= text.length) return atItsEnd(value);
  const before = formatPhone(text.slice(0, at));
  return { value, caret: Math.min(Math.max(before.length, PHONE_PREFIX.length), value.length) };
};
