import type { z } from 'zod';
import { startFailure } from '#copy/server';
import { StartFailure } from './StartFailure';

export type Environment = Record<string, string | undefined>;

/** An empty variable counts as absent. An invalid one throws a StartFailure, with the value if it may be printed. */
export const readEnvironment = <S extends z.ZodType>(
  schema: S,
  environment: Environment,
  mayPrint: (name: string) => boolean,
): z.output<S> => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const reasons = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0]);
    if (!reasons.has(name)) reasons.set(name, message);
  }
  const lines = Array.from(reasons, ([name, message]) =>
    startFailure.setting(name, message, mayPrint(name) ? JSON.stringify(environment[name]) : undefined),
  );
  throw new StartFailure(lines.join(' / '));
};
