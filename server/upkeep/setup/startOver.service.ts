import { aboutContent } from '#copy/aboutContent';
import { replaceFirstAbout } from '#server/content/about/about.repository';
import type { Context } from '#server/context';
import { lockTables } from '#server/db/lockTables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { recordChange, type Operator } from '#server/history/recordChange';
import { deleteChangesBefore, emptyTables } from './startOver.repository';
import { countOwn, findSetup, saveSetup } from './setup.repository';

const LOCKS_MS = 5_000;

/**
 * Empties a database of demo data; logins stay. Throws CONFLICT for any other database, and DEMO_BOOKED while there are
 * bookings or waiting list entries that are not from the demo.
 */
export const startOver = (context: Context, actor: Operator): Promise<void> =>
  inTransaction(context.db, async (db) => {
    // No booking can be made between the check and the deletion.
    await lockTables(db, LOCKS_MS);
    const setup = await findSetup(db);
    if (setup.demo !== 'FILLED') throw new AppError('CONFLICT');
    if ((await countOwn(db, setup)) > 0) throw new AppError('DEMO_BOOKED');
    await emptyTables(db);
    await replaceFirstAbout(db, aboutContent);
    await saveSetup(db, { demo: 'LEFT', demoGuests: null, demoWaiting: null, hiddenSteps: null });
    // Last: ids of changes must go on, because open screens request the changes after their last id.
    const { id: last } = await recordChange(context, db, { actor, action: 'DEMO_LEFT' });
    await deleteChangesBefore(db, last);
  });
