import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 500;
/** Linux counts processor time in hundredths of a second (proc(5)). */
const TICKS = 100;

/** By id: parent, and own processor time in seconds. Empty without /proc. */
const readProcesses = (): Map<number, { parent: number; seconds: number }> => {
  const processes = new Map<number, { parent: number; seconds: number }>();
  try {
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      let stat = '';
      try {
        stat = readFileSync(`/proc/${id}/stat`, 'utf8');
      } catch {
        continue; // It has ended meanwhile.
      }
      // The name of the program, in parentheses, may contain spaces.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
      processes.set(Number(id), { parent, seconds: (user + system) / TICKS });
    }
  } catch {
    // Not Linux.
  }
  return processes;
};

/**
 * Watches a process and its descendants, also those that outlive their parent, as Chromium's processes do. The returned
 * function stops watching and returns the processor time in seconds. A process that ends within half a second is not
 * counted; without /proc nothing is.
 */
export const watchProcessorTime = (root: number): (() => number) => {
  const spent = new Map([[root, 0]]);
  const look = (): void => {
    const processes = readProcesses();
    // A child has a larger id than its parent, except after the ids have begun again: then it is found the next time.
    for (const [id, { parent }] of [...processes].sort(([a], [b]) => a - b))
      if (spent.has(parent)) spent.set(id, spent.get(id) ?? 0);
    for (const id of spent.keys()) spent.set(id, Math.max(spent.get(id) ?? 0, processes.get(id)?.seconds ?? 0));
  };
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return [...spent.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
};
