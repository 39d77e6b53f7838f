import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asWebp, readPixels } from './picture';

/** Pictures of a run by their names, such as `390/button--primary`. */
export interface Open {
  /** Changed or new pictures. */
  after: string[];
  /** Baselines whose story or view no longer exists. */
  gone: string[];
}
const idOf = (name: string): string => path.basename(name);

/** What a run found and has not been accepted yet; `output` is the folder of its pictures. */
export const openPictures = (output: string): Open => {
  const namesIn = (folder: string): string[] =>
    (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
      .filter((file) => file.endsWith('.png'))
      .map((file) => file.slice(0, -'.png'.length))
      .sort();
  return { after: namesIn(path.join(output, 'after')), gone: namesIn(path.join(output, 'gone')) };
};

/** The part that belongs to these stories; all of it if there are no ids. */
export const ofStories = ({ after, gone }: Open, ids: readonly string[]): Open => {
  const isMeant = (name: string): boolean => ids.length === 0 || ids.includes(idOf(name));
  return { after: after.filter(isMeant), gone: gone.filter(isMeant) };
};

/** The ids of which a run shows nothing to accept. */
export const unknownIds = ({ after, gone }: Open, ids: readonly string[]): string[] =>
  ids.filter((id) => ![...after, ...gone].some((name) => idOf(name) === id));

/** Makes the pictures the baselines, and removes baselines that are gone. What has been accepted is no longer open. */
export const acceptPictures = async ({ after, gone }: Open, output: string, baselines: string): Promise<void> => {
  for (const name of after) {
    const [picture, baseline] = [path.join(output, 'after', `${name}.png`), path.join(baselines, `${name}.webp`)];
    mkdirSync(path.dirname(baseline), { recursive: true });
    writeFileSync(baseline, await asWebp(await readPixels(picture)));
    rmSync(picture);
  }
  for (const name of gone)
    for (const file of [path.join(output, 'gone', `${name}.png`), path.join(baselines, `${name}.webp`)])
      rmSync(file, { force: true });
};
