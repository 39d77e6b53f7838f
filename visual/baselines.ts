import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asWebp, readPixels, type Pixels } from './picture';

/** The widths every story is looked at: a phone and a PC. */
export const WIDTHS = [390, 1280];

const root = path.resolve(import.meta.dirname, 'baselines');
const END = '.webp';
const fileOf = (folder: string, id: string, width: number): string => path.join(folder, String(width), `${id}${END}`);

export interface Baseline {
  id: string;
  width: number;
}

/** The baselines of a folder; `visual/baselines` unless a test says otherwise. */
export const openBaselines = (folder: string = root) => ({
  read: async (id: string, width: number): Promise<Pixels | null> => {
    const file = fileOf(folder, id, width);
    return existsSync(file) ? readPixels(readFileSync(file)) : null;
  },
  write: async (id: string, width: number, pixels: Pixels): Promise<void> => {
    const file = fileOf(folder, id, width);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await asWebp(pixels));
  },
  remove: (id: string, width: number): void => rmSync(fileOf(folder, id, width), { force: true }),
  /** Every picture there is, also in folders of widths that are looked at no more. */
  list: (): Baseline[] =>
    (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
      .filter((entry) => entry.isDirectory() && /^\d+$/.test(entry.name))
      .flatMap(({ name }) =>
        readdirSync(path.join(folder, name))
          .filter((file) => file.endsWith(END))
          .map((file) => ({ id: file.slice(0, -END.length), width: Number(name) })),
      ),
  /** In bytes. */
  size: function () {
    return this.list().reduce((sum, { id, width }) => sum + statSync(fileOf(folder, id, width)).size, 0);
  },
});
export type Baselines = ReturnType<typeof openBaselines>;

/** Baselines whose story, or whose width, is gone. */
export const goneBaselines = (
  baselines: Baseline[],
  ids: ReadonlySet<string>,
  widths: readonly number[] = WIDTHS,
): Baseline[] => baselines.filter(({ id, width }) => !ids.has(id) || !widths.includes(width));
