import { cleanCode } from '../text.rules';

/** What the field for a mobile number begins with. */
export const PHONE_PREFIX = '010-';

/**
 * The digits entered after the prefix, without the prefix. Handles a complete number pasted into the prefilled field.
 */
const ownDigits = (input: string): string =>
  cleanCode(input)
    .replace(/\D/g, '')
    .replace(/^010(?=(010|(00)?820?10)\d{7,8}$)/, '');

/** Whether a text contains a complete mobile number, in any grouping, with or without country code or leading 0. */
export const holdsPhone = (input: string): boolean => /^((00)?820?|0)?10\d{7,8}$/.test(ownDigits(input));

/**
 * Formats a mobile number like the form: digits only, starting with 010, hyphenated 3-4-4, at most 13 characters
 * (specification 5). Accepts pasted text: spaces, dots, full-width digits, `+82 10…`, also after the prefilled prefix.
 * Other characters are removed.
 */
export const formatPhone = (input: string): string => {
  let digits = ownDigits(input);
  if (/^(\+|00) ?82/.test(cleanCode(input)) || /^(00)?820?10/.test(digits))
    digits = `0${digits.replace(/^(00)?82/, '').replace(/^0/, '')}`;
  // Removes the rest of a partly deleted prefix; `1234-5678` alone keeps its first digit.
  if (!digits.startsWith('010')) digits = `010${digits.replace(/^(01?0?|10)/, '')}`;
  digits = digits.slice(0, 11);
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter((part, i) => i < 2 || part).join('-');
};

/** A complete Korean mobile number without separators, with or without country code. */
const WHOLE_NUMBER = /^(?:(?:\+|00)820?|0)10\d{7,8}$/;

/**
 * A received mobile number in the format of the form. Other text is returned unchanged, for the validation to reject:
 * `formatPhone` completes partial input and would turn any digits into a number.
 */
export const cleanPhone = (tel: string): string =>
  WHOLE_NUMBER.test(cleanCode(tel).replace(/[ .\p{Dash}]/gu, '')) ? formatPhone(tel) : tel;

/** Whether a text is a hyphenated mobile number of 12 or 13 characters that starts with 010-. */
export const isPhone = (tel: string): boolean => /^010-(\d{4}-\d{3,4}|\d{3}-\d{4})$/.test(tel);

/** Whether a number is valid (12 characters, specification 5) but has one digit less than current numbers. */
export const isShortPhone = (tel: string): boolean => isPhone(tel) && tel.length === 12;
