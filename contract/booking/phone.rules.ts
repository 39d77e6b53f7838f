export const PHONE_PREFIX = '010-';

/** The digits of a number put in behind the prefix, as a paste into the waiting field leaves it, without that prefix. */
const ownDigits = (input: string): string =>
  input
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^010(?=(010|(00)?820?10)\d{7,8}$)/, '');

/** Whether a text holds a whole mobile number, however it is grouped, with or without its country or its first 0. */
export const holdsPhone = (input: string): boolean => /^((00)?820?|0)?10\d{7,8}$/.test(ownDigits(input));

/**
 * A mobile number as the form writes it: digits only, beginning with 010, hyphenated 3-4-4, 13 characters at most
 * (specification 5). Understands what people paste: spaces, dots, full-width digits, `+82 10…`, also behind the prefix
 * that the field begins with. What is no digit is dropped.
 */
export const formatPhone = (input: string): string => {
  let digits = ownDigits(input);
  if (/^\s*(\+|00)\s*82/.test(input) || /^(00)?820?10/.test(digits))
    digits = `0${digits.replace(/^(00)?82/, '').replace(/^0/, '')}`;
  // What is left of a prefix that was partly deleted goes; `1234-5678` alone keeps its first digit.
  if (!digits.startsWith('010')) digits = `010${digits.replace(/^(01?0?|10)/, '')}`;
  digits = digits.slice(0, 11);
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter((part, i) => i < 2 || part).join('-');
};

/** A hyphenated mobile number of 12 or 13 characters that begins with 010-. */
export const isPhone = (tel: string): boolean => /^010-(\d{4}-\d{3,4}|\d{3}-\d{4})$/.test(tel);

/** A number that is allowed (12 characters, specification 5) and has a digit less than today's have. */
export const isShortPhone = (tel: string): boolean => isPhone(tel) && tel.length === 12;
