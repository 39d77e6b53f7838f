import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltFile {
  file: string;
  name?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
}

const SCRIPT = /<(?:script|link)\b[^>]* (?:src|href)="\/([^"]+\.js)"/g;

/**
 * Scripts of one page besides the common ones: the browser requests them with the page instead of one after the other.
 * Reads the list of built files beside `clientDir`; without it nothing is preloaded.
 */
export const openPreloads = (clientDir: string): ((script: string) => readonly string[]) => {
  const list = join(clientDir, '../manifest.json');
  if (!existsSync(list)) return () => [];
  const built = JSON.parse(readFileSync(list, 'utf8')) as Record<string, BuiltFile>;
  const page = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const always = new Set(Array.from(page.matchAll(SCRIPT), ([, file]) => file));
  const needed = (key: string, found: Set<string> = new Set()): Set<string> => {
    if (found.has(key)) return found;
    found.add(key);
    for (const imported of built[key]?.imports ?? []) needed(imported, found);
    return found;
  };
  const own = new Map<string, string[]>();
  for (const [key, { name, isDynamicEntry }] of Object.entries(built))
    if (isDynamicEntry && name !== undefined)
      own.set(
        name,
        Array.from(needed(key), (one) => built[one]?.file ?? '')
          .filter((file) => !always.has(file))
          .map((file) => `/${file}`),
      );
  return (script) => own.get(script) ?? [];
};
