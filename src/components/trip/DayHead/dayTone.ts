/** Colour of a date: holidays are red like Sundays (7), whatever their weekday. */
export const dayTone = (week: number, holiday: string | null): 'sunday' | 'saturday' | undefined =>
  holiday || week === 7 ? 'sunday' : week === 6 ? 'saturday' : undefined;
