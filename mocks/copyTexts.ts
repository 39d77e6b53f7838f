import type { CallSamples } from './copySamples';

/** Catalogue files with names of drawings only. */
export const NOT_DISPLAYED = ['fish'];
/** A field with the name of a drawing. */
const NAMES_A_DRAWING = 'art';

type TextFunction = (...args: readonly unknown[]) => unknown;
const textWith = (path: string, text: TextFunction, args: readonly unknown[]): unknown => {
  try {
    return text(...args);
  } catch (cause) {
    throw new Error(`${path} cannot take ${JSON.stringify(args)}: add an example to SAMPLES in mocks/copySamples.ts`, {
      cause,
    });
  }
};

/** With keys such as `admin.admin.day.memo`. */
export const textsOf = (
  path: string,
  value: unknown,
  callsOf: (path: string, arity: number) => CallSamples,
): [key: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return callsOf(path, value.length).flatMap((args) =>
      textsOf(path, textWith(path, value as TextFunction, args), callsOf),
    );
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([key]) => key !== NAMES_A_DRAWING)
      .flatMap(([key, inner]) => textsOf(`${path}.${key}`, inner, callsOf));
  return [];
};
