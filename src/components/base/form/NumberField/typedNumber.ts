/** The number of a field's digits; NaN for an empty field and one with a point or a minus, which the rules refuse. */
export const numberOrNaN = (typed: string): number => (/^\d+$/.test(typed) ? Number(typed) : NaN);

/** The number of a field's digits; null for an empty field, which is allowed, and NaN for one with a point or a minus. */
export const numberOrNull = (typed: string): number | null => (typed === '' ? null : numberOrNaN(typed));

/** The number of a field's digits; 0 for an empty field, and NaN for one with a point or a minus. */
export const numberOrZero = (typed: string): number => (typed === '' ? 0 : numberOrNaN(typed));
