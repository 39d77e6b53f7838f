import type { ChangeFacts } from '#contract/history/history.schema';

/** The values before and after; null if nothing changed. */
export const factsThatChanged = <F extends object>(
  before: F,
  after: F,
  names: readonly (keyof F & string)[],
): { before: ChangeFacts; after: ChangeFacts } | null => {
  const changed = names.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return null;
  const pick = (of: F): ChangeFacts =>
    Object.fromEntries(changed.map((name) => [name, of[name] as string | number | null]));
  return { before: pick(before), after: pick(after) };
};
