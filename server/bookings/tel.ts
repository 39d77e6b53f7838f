import { formatPhone } from '../../contract/booking/phone.rules';

/** A whole Korean mobile number, however it is grouped. */
const WHOLE_NUMBER = /^(?:(?:\+|00)820?|0)10\d{7,8}$/;

/**
 * A mobile number in the form's writing. What is not one comes back as it was sent, for the rules to refuse:
 * `formatPhone` completes what somebody is typing, and would make a number out of anything.
 */
export const cleanTel = (tel: string): string => (WHOLE_NUMBER.test(tel.replace(/[ -]/g, '')) ? formatPhone(tel) : tel);
