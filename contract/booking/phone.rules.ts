import { cleanCode } from '../text.rules';

export const PHONE_PREFIX = '010-';

/** Handles a complete number pasted into the prefilled field. */
const ownDigits = (input: string): string =>
  cleanCode(input)
    .replace(/\D/g, '')
    .replace(/^010(?=(010|(00)?820?10)\d{7,8}$)/, '');

/** In any grouping, with or without country code or leading 0. */
export const holdsPhone = (input: string): boolean => /^((00)?820?|0)?10\d{7,8}$/.test(ownDigits(input));

/**
 * Digits only, starting with 010, hyphenated 3-4-4, at most 13 characters (specification 5). Accepts pasted text:
 * spaces, dots, full-width digits, `+82 10…`, also after the prefilled prefix.
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

/** With or without country code. */
const WHOLE_NUMBER = /^(?:(?:\+|00)820?|0)10\d{7,8}$/;

/**
 * For received numbers. Other text is returned unchanged, for the validation to reject: `formatPhone` would turn any
 * digits into a number.
 */
export const cleanPhone = (tel: string): string =>
  WHOLE_NUMBER.test(cleanCode(tel).replace(/[ .\p{Dash}]/gu, '')) ? formatPhone(tel) : tel;

/** 12 or 13 characters, hyphenated, starting with 010-. */
export const isPhone = (tel: string): boolean => /^010-(\d{4}-\d{3,4}|\d{3}-\d{4})$/.test(tel);

/** Valid (12 characters, specification 5), but one digit shorter than current numbers. */
export const isShortPhone = (tel: string): boolean => isPhone(tel) && tel.length === 12;
