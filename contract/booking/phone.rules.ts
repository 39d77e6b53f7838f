export const PHONE_PREFIX = '010-';

/**
 * A mobile number as the form writes it: digits only, beginning with 010, hyphenated 3-4-4, 13 characters at most
 * (specification 5). Understands what people paste: spaces, dots, `+82 10…`. What is no digit is dropped.
 */
export const formatPhone = (input: string): string => {
  let digits = input.replace(/\D/g, '');
  if (/^\s*(\+|00)\s*82/.test(input) || /^8210/.test(digits))
    digits = `0${digits.replace(/^(00)?82/, '').replace(/^0/, '')}`;
  if (!digits.startsWith('010')) digits = `010${digits.replace(/^0?1?0?/, '')}`;
  digits = digits.slice(0, 11);
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter((part, i) => i < 2 || part).join('-');
};

/** A hyphenated mobile number of 12 or 13 characters that begins with 010-. */
export const isPhone = (tel: string): boolean => /^010-(\d{4}-\d{3,4}|\d{3}-\d{4})$/.test(tel);
