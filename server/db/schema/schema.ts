import type { Kysely } from 'kysely';
import { createAccounts } from './accounts';
import { createBookings } from './bookings';
import { createContent } from './content';
import { createDays } from './days';
import { createDraws } from './draws';
import { createMessages } from './messages';
import { createSettings } from './settings';
import { createUpkeep } from './upkeep';
import { createWaiting } from './waiting';

/** Never change it: later releases need a migration, which databases of version 1.0 get too. */
export const createSchema = async (db: Kysely<unknown>): Promise<void> => {
  await createSettings(db);
  await createAccounts(db);
  await createDays(db);
  await createBookings(db);
  await createWaiting(db);
  await createDraws(db);
  await createMessages(db);
  await createContent(db);
  await createUpkeep(db);
};
