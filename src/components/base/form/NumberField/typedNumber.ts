/** The number of a field's digits; null for an empty field, which is allowed. */
export const numberOrNull = (digits: string): number | null => (digits === '' ? null : Number(digits));

/** The number of a field's digits; NaN for an empty field, which the rules refuse. */
export const numberOrNaN = (digits: string): number => (digits === '' ? NaN : Number(digits));
