/**
 * The instant for which a message counts in the hour of its telephone number, as SQL of a row of `table`: that of an offer
 * is the one at which it is sent, which may be later than it was made.
 */
export const countedAt = (table: 'messages' | 'm'): string =>
  `case when ${table}.kind = 'OFFER' and ${table}.due_at > ${table}.created_at then ${table}.due_at else ${table}.created_at end`;
