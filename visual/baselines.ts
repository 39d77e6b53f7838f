import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asWebp, readPixels, type Pixels } from './picture';
import { VIEWS, type View } from './views';

const root = path.resolve(import.meta.dirname, 'baselines');
const END = '.webp';
const fileOf = (folder: string, id: string, view: string): string => path.join(folder, view, `${id}${END}`);

export interface Baseline {
  id: string;
  /** A view, or the folder of a former view. */
  view: string;
}

/** The baselines in a folder, by default `visual/baselines`. */
export const openBaselines = (folder: string = root) => ({
  read: async (id: string, view: View): Promise<Pixels | null> => {
    const file = fileOf(folder, id, view);
    return existsSync(file) ? readPixels(readFileSync(file)) : null;
  },
  write: async (id: string, view: View, pixels: Pixels): Promise<void> => {
    const file = fileOf(folder, id, view);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await asWebp(pixels));
  },
  remove: (id: string, view: string): void => rmSync(fileOf(folder, id, view), { force: true }),
  /** All baselines, including those in folders of former views. */
  list: (): Baseline[] =>
    (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
      .filter((entry) => entry.isDirectory() && /^\d+(x\d+)?$/.test(entry.name))
      .flatMap(({ name }) =>
        readdirSync(path.join(folder, name))
          .filter((file) => file.endsWith(END))
          .map((file) => ({ id: file.slice(0, -END.length), view: name })),
      ),
  /** Total size in bytes. */
  size: function () {
    return this.list().reduce((sum, { id, view }) => sum + statSync(fileOf(folder, id, view)).size, 0);
  },
});
export type Baselines = ReturnType<typeof openBaselines>;

/**
 * Baselines whose story or view no longer exists. With `taken` also those of views that a story no longer has: `drawn`
 * holds the stories rendered in this run, `pictures` the screenshots taken.
 */
export const goneBaselines = (
  baselines: Baseline[],
  ids: ReadonlySet<string>,
  taken: { drawn: ReadonlySet<string>; pictures: ReadonlySet<string> } | null = null,
): Baseline[] =>
  baselines.filter(
    ({ id, view }) =>
      !ids.has(id) ||
      !(VIEWS as readonly string[]).includes(view) ||
      (taken?.drawn.has(id) === true && !taken.pictures.has(`${id} ${view}`)),
  );
