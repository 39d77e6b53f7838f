import { createHash } from 'node:crypto';
import { cleanPerson, CREW_MAX, personProblems } from '#contract/manifest/manifest.rules';
import { crewMemberSchema, type Crew, type CrewMember, type StoreCrew } from '#contract/manifest/manifest.schema';
import { lockConfig } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { recordChange, type Operator } from '#server/history/recordChange';
import { keysFor, type Keys } from '#server/keys/keys';
import { seal, unseal } from '#server/keys/seal';
import { findSealedCrew, replaceSealedCrew, saveSealedCrew } from './crew.repository';

const ABOUT = 'crew';

const toCrew = (keys: Keys, sealed: string | null): Crew => {
  const opened = sealed === null ? null : unseal(keysFor(keys, 'manifest'), ABOUT, sealed);
  return {
    crew: opened ? (JSON.parse(opened.text) as CrewMember[]) : [],
    unreadable: sealed !== null && opened === null,
    version: createHash('sha256')
      .update(sealed ?? '')
      .digest('base64url')
      .slice(0, 16),
  };
};

export const readCrew = async ({ keys }: Pick<Context, 'keys'>, db: Db): Promise<Crew> =>
  toCrew(keys, await findSealedCrew(db));

const checkedCrew = (sent: StoreCrew['crew'], now: Date): CrewMember[] => {
  if (sent.length > CREW_MAX)
    throw new AppError('VALIDATION', { problems: [{ field: 'crew', code: 'VALUE_INVALID' }] });
  const drafts = sent.map(cleanPerson);
  const problems = drafts.flatMap((draft, index) =>
    personProblems(draft, now).map((problem) => ({ ...problem, row: index + 1 })),
  );
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  return crewMemberSchema.array().parse(drafts);
};

/** A retry after a lost response, with the same crew, is not a conflict. */
export const storeCrew = (context: Context, { crew: sent, version }: StoreCrew, actor: Operator): Promise<Crew> =>
  inTransaction(context.db, async (db) => {
    const { keys, clock } = context;
    const crew = checkedCrew(sent, clock());
    await lockConfig(db);
    const stored = await readCrew(context, db);
    if (!stored.unreadable && JSON.stringify(stored.crew) === JSON.stringify(crew)) return stored;
    if (stored.version !== version) throw new AppError('CONFLICT');
    const sealed = crew.length === 0 ? null : seal(keys.manifest, ABOUT, JSON.stringify(crew));
    await saveSealedCrew(db, sealed);
    const [before, after] = [{ crew: stored.crew.length }, { crew: crew.length }];
    await recordChange(context, db, { actor, action: 'STORE_CREW', before, after });
    return toCrew(keys, sealed);
  });

/** Under the current key. */
export const resealCrew = async ({ keys, db }: Pick<Context, 'keys' | 'db'>): Promise<void> => {
  const sealed = await findSealedCrew(db);
  const opened = sealed === null ? null : unseal(keysFor(keys, 'manifest'), ABOUT, sealed);
  if (sealed !== null && opened && !opened.isCurrent)
    await replaceSealedCrew(db, sealed, seal(keys.manifest, ABOUT, opened.text));
};
