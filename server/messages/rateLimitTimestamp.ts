/** SQL. The hourly limit of a number counts an offer at its sending, which may be later than its creation. */
export const rateLimitTimestamp = (table: 'messages' | 'm'): string =>
  `case when ${table}.kind = 'OFFER' and ${table}.due_at > ${table}.created_at then ${table}.due_at else ${table}.created_at end`;
