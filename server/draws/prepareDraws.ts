import { fairStartOf } from '#contract/day/fairStart.rules';
import { findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { recordChanges, SYSTEM } from '#server/history/recordChange';
import { dropEntries, insertDraws, openingsPutOff, openingsWithoutDraw, type DrawRow } from './draw.repository';
import { commitmentOf } from './drawOrder';

export type PrepareNeeds = Pick<Context, 'clock' | 'bus' | 'generateDrawSeed'>;

/** Writes the commitments into the days' history. */
export const prepareOpenings = async (
  context: PrepareNeeds,
  db: Db,
  openings: readonly Pick<DrawRow, 'dayId' | 'opensAt'>[],
): Promise<DrawRow[]> => {
  const made = await insertDraws(
    db,
    openings.map((opening) => ({ ...opening, seed: context.generateDrawSeed() })),
  );
  await recordChanges(
    context,
    db,
    made.map(({ dayId, opensAt, seed }) => ({
      actor: SYSTEM,
      action: 'DRAW_PREPARED',
      dayId,
      after: { opensAt, commitment: commitmentOf(seed) },
    })),
  );
  return made;
};

/** At its next request each screen gets the new opening time and enters the draw again. */
const withdrawPutOff = async (context: PrepareNeeds, db: Db, now: string): Promise<void> => {
  for (const opening of await openingsPutOff(db, now)) {
    const entries = await dropEntries(db, opening);
    const { dayId, opensAt } = opening;
    await recordChanges(context, db, [{ actor: SYSTEM, action: 'DRAW_WITHDRAWN', dayId, after: { opensAt, entries } }]);
  }
};

/** Call it in the transaction that changes an opening or the policy: the commitment must be public early. */
export const prepareDraws = async (context: PrepareNeeds, db: Db): Promise<void> => {
  const now = context.clock().toISOString();
  await withdrawPutOff(context, db, now);
  if (fairStartOf(await findLogic(db)) > 0) await prepareOpenings(context, db, await openingsWithoutDraw(db, now));
};
