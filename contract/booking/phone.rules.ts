import { cleanCode } from '../text.rules';

export const PHONE_PREFIX = '010-';

/** The field is prefilled, so a pasted number may follow the prefix. */
const ownDigits = (input: string): string =>
  cleanCode(input)
    .replace(/\D/g, '')
    .replace(/^010(?=(010|(00)?820?10)\d{7,8}$)/, '');

export const holdsPhone = (input: string): boolean => /^((00)?820?|0)?10\d{7,8}$/.test(ownDigits(input));

/** 010 and hyphens (specification 5). Accepts pasted text, also after the prefilled prefix. */
export const formatPhone = (input: string): string => {
  let digits = ownDigits(input);
  if (/^(\+|00) ?82/.test(cleanCode(input)) || /^(00)?820?10/.test(digits))
    digits = `0${digits.replace(/^(00)?82/, '').replace(/^0/, '')}`;
  // Removes a partly deleted prefix; `1234-5678` alone keeps its first digit.
  if (!digits.startsWith('010')) digits = `010${digits.replace(/^(01?0?|10)/, '')}`;
  digits = digits.slice(0, 11);
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter((part, i) => i < 2 || part).join('-');
};

const WHOLE_NUMBER = /^(?:(?:\+|00)820?|0)10\d{7,8}$/;

/**
 * For received numbers. Other text stays unchanged, so that the validation rejects it; `formatPhone` would make it a
 * number.
 */
export const cleanPhone = (tel: string): string =>
  WHOLE_NUMBER.test(cleanCode(tel).replace(/[ .\p{Dash}]/gu, '')) ? formatPhone(tel) : tel;

export const isPhone = (tel: string): boolean => /^010-(\d{4}-\d{3,4}|\d{3}-\d{4})$/.test(tel);

/** Valid (12 characters, specification 5), but one digit shorter than current numbers. */
export const isShortPhone = (tel: string): boolean => isPhone(tel) && tel.length === 12;
