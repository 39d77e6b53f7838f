/** NaN for an empty field, and for a point or a minus: the rules refuse it. */
export const numberOrNaN = (typed: string): number => (/^\d+$/.test(typed) ? Number(typed) : NaN);

/** Null for an empty field, which is allowed; NaN for a point or a minus. */
export const numberOrNull = (typed: string): number | null => (typed === '' ? null : numberOrNaN(typed));

/** 0 for an empty field; NaN for a point or a minus. */
export const numberOrZero = (typed: string): number => (typed === '' ? 0 : numberOrNaN(typed));
