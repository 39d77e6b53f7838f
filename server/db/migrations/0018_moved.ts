import type { Kysely } from 'kysely';
import { changeMessageKinds } from './messageKinds';

const FORMER = ['BOOKED', 'EDITED', 'PAID', 'CANCELLED'];

/** A message tells a guest that the booking was moved to another day. */
export const moved = (db: Kysely<unknown>): Promise<void> => changeMessageKinds(db, FORMER, [...FORMER, 'MOVED']);
