/** Longer texts are sent as LMS. */
export const SMS_BYTES = 90;

/** As carriers count (EUC-KR): one byte for an ASCII character, two for any other. */
export const smsBytes = (text: string): number =>
  Array.from(text).reduce((bytes, character) => bytes + (character.charCodeAt(0) < 128 ? 1 : 2), 0);
