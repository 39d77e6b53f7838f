/** Holidays are red like Sundays (7). */
export const dayTone = (week: number, holiday: string | null): 'sunday' | 'saturday' | undefined =>
  holiday || week === 7 ? 'sunday' : week === 6 ? 'saturday' : undefined;
