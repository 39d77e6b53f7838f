import type { Context } from '#server/context';
import { resealCrew } from './crew.service';
import { findSealedRows, replaceSealed } from './manifest.repository';
import { readPerson, sealPerson } from './persons';

/** Re-encrypts data of previous secrets with the current one. Data that no secret opens stay unchanged. */
export const resealManifests = async (context: Pick<Context, 'db' | 'keys'>): Promise<void> => {
  const { db, keys } = context;
  await resealCrew(context);
  for (const row of await findSealedRows(db)) {
    const opened = readPerson(keys, row);
    if (opened && !opened.isCurrent) await replaceSealed(db, row, sealPerson(keys, row, opened.person));
  }
};
