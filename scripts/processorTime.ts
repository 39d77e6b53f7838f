import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 500;
/** Linux counts in hundredths of a second (proc(5)). */
const TICKS = 100;

/** Own processor time in seconds, by id. Empty without /proc. */
const readProcesses = (): Map<number, { parent: number; seconds: number }> => {
  const processes = new Map<number, { parent: number; seconds: number }>();
  try {
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      let stat = '';
      try {
        stat = readFileSync(`/proc/${id}/stat`, 'utf8');
      } catch {
        continue;
      }
      // The name of the program, in parentheses, may contain spaces.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
      processes.set(Number(id), { parent, seconds: (user + system) / TICKS });
    }
  } catch {}
  return processes;
};

/** In seconds. Includes descendants that outlive their parent; misses processes shorter than half a second. */
export const watchProcessorTime = (root: number): (() => number) => {
  const spent = new Map([[root, 0]]);
  const look = (): void => {
    const processes = readProcesses();
    // A child has a larger id than its parent. After ids wrap around, the next round finds it.
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
