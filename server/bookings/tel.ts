import { formatPhone } from '../../contract/booking/phone.rules';

/** A complete Korean mobile number, in any grouping. */
const WHOLE_NUMBER = /^(?:(?:\+|00)820?|0)10\d{7,8}$/;

/**
 * Formats a mobile number like the form does. Other text is returned unchanged, for the validation to reject:
 * `formatPhone` completes partial input and would turn any digits into a number.
 */
export const cleanTel = (tel: string): string => (WHOLE_NUMBER.test(tel.replace(/[ -]/g, '')) ? formatPhone(tel) : tel);
