import path from 'node:path';
import type { Baselines } from './baselines';
import { readPixels } from './picture';
import { OUTPUT, pictureFile, type Picture, type Result } from './result';

/** The changes that accepting a report made to the baselines. */
export interface Accepted {
  added: string[];
  changed: string[];
  removed: string[];
  /** Screenshots that cannot be accepted: the story failed before it was rendered, or its screenshot never settled. */
  refused: string[];
}
const AT_ONCE = 4;

/** Whether the report lists a screenshot as changed or new, and it has not been accepted yet. */
const isOpen = ({ is, accepted }: Picture): boolean => is !== 'same' && !accepted;

/** Names for which the report contains nothing to accept. */
export const unknownNames = ({ pictures, gone }: Result, names: readonly string[]): string[] => {
  const shown = new Set([...pictures.filter(({ is }) => is !== 'same'), ...gone].map(({ id }) => id));
  return names.filter((name) => !shown.has(name));
};

/**
 * Replaces the baselines with the screenshots of the report: all of them, or those of the stories with the given ids.
 * The result is marked, so that the report keeps showing what was accepted and what is still open.
 */
export const acceptResult = async (
  result: Result,
  names: readonly string[],
  baselines: Baselines,
  output: string = OUTPUT,
): Promise<Accepted> => {
  const done: Accepted = { added: [], changed: [], removed: [], refused: [] };
  const isNamed = ({ id }: { id: string }): boolean => names.length === 0 || names.includes(id);
  const take = async (picture: Picture): Promise<void> => {
    const { id, view, is } = picture;
    const place = `${id} ${view}px`;
    if (is === 'unseen' || is === 'restless') {
      done.refused.push(place);
      return;
    }
    await baselines.write(id, view, await readPixels(path.join(output, pictureFile('after', id, view))));
    picture.accepted = true;
    (is === 'missing' ? done.added : done.changed).push(place);
  };
  const open = result.pictures.filter((picture) => isOpen(picture) && isNamed(picture));
  // Compressing one screenshot keeps one core busy.
  for (let next = 0; next < open.length; next += AT_ONCE) await Promise.all(open.slice(next, next + AT_ONCE).map(take));
  for (const one of result.gone.filter((gone) => isNamed(gone) && !gone.accepted)) {
    baselines.remove(one.id, one.view);
    one.accepted = true;
    done.removed.push(`${one.id} ${one.view}px`);
  }
  return done;
};
