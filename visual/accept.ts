import path from 'node:path';
import type { Baselines } from './baselines';
import { readPixels } from './picture';
import { OUTPUT, pictureFile, type Result } from './result';
import { isMeant } from './stories';

/** What accepting a run did to the baselines. */
export interface Accepted {
  added: string[];
  changed: string[];
  removed: string[];
  /** Nothing can be accepted of these: they failed before they were drawn, or never stood still. */
  refused: string[];
}

type Picture = Result['pictures'][number];
const AT_ONCE = 4;

/** Makes what a run has drawn the baselines: of all stories, or of those that the words mean. */
export const acceptResult = async (
  { pictures, gone }: Result,
  words: readonly string[],
  baselines: Baselines,
  output: string = OUTPUT,
): Promise<Accepted> => {
  const accepted: Accepted = { added: [], changed: [], removed: [], refused: [] };
  const take = async ({ id, width, is }: Picture): Promise<void> => {
    const place = `${id} ${width}px`;
    if (is === 'unseen' || is === 'restless') {
      accepted.refused.push(place);
      return;
    }
    await baselines.write(id, width, await readPixels(path.join(output, pictureFile('after', id, width))));
    (is === 'missing' ? accepted.added : accepted.changed).push(place);
  };
  const open = pictures.filter(({ id, title, is }) => is !== 'same' && isMeant({ id, title, file: '' }, words));
  // Writing a picture small keeps one core busy.
  for (let next = 0; next < open.length; next += AT_ONCE) await Promise.all(open.slice(next, next + AT_ONCE).map(take));
  for (const { id, width } of gone) {
    if (!isMeant({ id, title: '', file: '' }, words)) continue;
    baselines.remove(id, width);
    accepted.removed.push(`${id} ${width}px`);
  }
  return accepted;
};
