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

/** Makes what a run has drawn the baselines: of all stories, or of those that the words mean. */
export const acceptResult = async (
  { pictures, gone }: Result,
  words: readonly string[],
  baselines: Baselines,
  output: string = OUTPUT,
): Promise<Accepted> => {
  const accepted: Accepted = { added: [], changed: [], removed: [], refused: [] };
  for (const { id, title, width, is } of pictures) {
    const place = `${id} ${width}px`;
    if (!isMeant({ id, title, file: '' }, words) || is === 'same') continue;
    if (is === 'unseen' || is === 'restless') {
      accepted.refused.push(place);
      continue;
    }
    await baselines.write(id, width, await readPixels(path.join(output, pictureFile('after', id, width))));
    (is === 'missing' ? accepted.added : accepted.changed).push(place);
  }
  for (const { id, width } of gone) {
    if (!isMeant({ id, title: '', file: '' }, words)) continue;
    baselines.remove(id, width);
    accepted.removed.push(`${id} ${width}px`);
  }
  return accepted;
};
