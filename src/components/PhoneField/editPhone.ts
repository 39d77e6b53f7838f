import { formatPhone, PHONE_PREFIX } from '../../../contract/booking/phone.rules';

/** A number with or without its leading 010 has at least this many digits once it is whole. */
const WHOLE_NUMBER = 10;
const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** What was put in: it ends at the caret, and begins where `raw` parts from `previous`. */
const inserted = (previous: string, raw: string, caret: number): string => {
  let start = 0;
  while (start < caret && previous[start] === raw[start]) start += 1;
  return raw.slice(start, caret);
};

/**
 * The number after an edit, and where the caret belongs in it. A whole number put in at once (pasted, or offered by
 * the keyboard) takes the place of what stood there; otherwise the caret stays behind the same digit.
 */
export const editPhone = (previous: string, raw: string, caret: number): { value: string; caret: number } => {
  const put = inserted(previous, raw, caret);
  if (digitsIn(put) >= WHOLE_NUMBER) {
    const value = formatPhone(put);
    return { value, caret: value.length };
  }
  const value = formatPhone(raw);
  if (caret >= raw.length) return { value, caret: value.length };
  const before = formatPhone(raw.slice(0, caret));
  return { value, caret: Math.min(Math.max(before.length, PHONE_PREFIX.length), value.length) };
};
