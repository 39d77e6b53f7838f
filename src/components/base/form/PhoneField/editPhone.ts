import { formatPhone, holdsPhone, PHONE_PREFIX } from '#contract/booking/phone.rules';

/** Digits of the shortest complete phone number of any kind. */
const WHOLE_NUMBER = 9;
/** Longer than a mobile number: a number with a digit too many must not be cut to another number. */
const LONGEST = 20;
const digitsIn = (text: string): number => text.normalize('NFKC').replace(/\D/g, '').length;

/** It ends at the caret. If text was replaced, everything before the caret may be new. */
const insertion = (previous: string, raw: string, caret: number): { start: number; put: string } => {
  const start = caret - (raw.length - previous.length);
  const isAdded = start >= 0 && start < caret && previous === raw.slice(0, start) + raw.slice(caret);
  if (isAdded) return { start, put: raw.slice(start, caret) };
  return { start: 0, put: previous.startsWith(raw) ? '' : raw.slice(0, caret) };
};

/** Only mobile numbers are formatted; the form reports others as an error. */
const asItIs = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\d-]/g, '')
    .slice(0, LONGEST);
/** Beginnings of 010, typed into an empty field. */
const BEGINNINGS: readonly string[] = ['0', '01'];
const atItsEnd = (value: string) => ({ value, caret: value.length });

/**
 * Returns value and caret after an edit. A complete number that is inserted at once (pasted or suggested by the
 * keyboard) replaces the previous value. 010 after the prefilled 010- is not added a second time, because no mobile
 * number continues with another 010. Otherwise the caret stays after the same digit. `anyNumber`: the 010 can be
 * deleted, so that another kind of number can follow.
 */
export const editPhone = (
  previous: string,
  raw: string,
  caret: number,
  anyNumber = false,
): { value: string; caret: number } => {
  if (anyNumber && PHONE_PREFIX.startsWith(raw)) return { value: raw, caret };
  const { start, put } = insertion(previous, raw, caret);
  if (digitsIn(put) >= WHOLE_NUMBER) return atItsEnd(holdsPhone(put) ? formatPhone(put) : asItIs(put));

  const isOther = previous !== '' && !PHONE_PREFIX.startsWith(previous.slice(0, PHONE_PREFIX.length));
  if (isOther && raw !== '' && !/^\D*010/.test(raw)) return { value: asItIs(raw), caret };
  // The whole value was selected, and typing starts a new number.
  if (BEGINNINGS.includes(raw)) return { value: raw, caret };
  if (BEGINNINGS.includes(previous) && raw.length > previous.length && !raw.startsWith('010')) {
    // No number begins with 00, so these digits follow the prefix; 02 or 011 begin another kind of number.
    return raw === '00' ? atItsEnd(PHONE_PREFIX + raw) : { value: asItIs(raw), caret };
  }

  // Digits typed into the prefix are inserted after it.
  const intoPrefix = start < PHONE_PREFIX.length && raw.length > previous.length && previous.startsWith(PHONE_PREFIX);
  const text = intoPrefix ? PHONE_PREFIX + put + previous.slice(PHONE_PREFIX.length) : raw;
  const at = intoPrefix ? PHONE_PREFIX.length + put.length : caret;

  const value = formatPhone(text);
  if (value === `${PHONE_PREFIX}010` && previous === `${PHONE_PREFIX}01`) return atItsEnd(PHONE_PREFIX);
  if (at >= text.length) return atItsEnd(value);
  const before = formatPhone(text.slice(0, at));
  return { value, caret: Math.min(Math.max(before.length, PHONE_PREFIX.length), value.length) };
};
