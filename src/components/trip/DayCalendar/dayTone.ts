/** The colour of a date: a holiday is red like a Sunday (7), whatever its weekday. */
export const dayTone = (week: number, holiday: string | null): 'sunday' | 'saturday' | undefined =>
  holiday || week === 7 ? 'sunday' : week === 6 ? 'saturday' : undefined;
