const hex = (code: number): string => code.toString(16);

const runsOf = (codes: Iterable<number>): [number, number][] => {
  const runs: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs;
};

/** `U+20-7e, U+ac00` */
export const formatUnicodeRange = (codes: Iterable<number>): string =>
  runsOf(codes)
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');

const letter = (code: number): string => {
  const char = String.fromCodePoint(code);
  return /[\\\]^-]/.test(char) ? `\\${char}` : char;
};

/** For a regular expression with the flag `u`, without the brackets: ` -~가`. */
export const formatCharacterClass = (codes: Iterable<number>): string =>
  runsOf(codes)
    .map(([from, to]) => (from === to ? letter(from) : `${letter(from)}-${letter(to)}`))
    .join('');

export const parseUnicodeRange = (range: string): Set<number> => {
  const codes = new Set<number>();
  for (const [, from, to] of range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)) {
    const last = parseInt(to ?? from!, 16);
    for (let code = parseInt(from!, 16); code <= last; code++) codes.add(code);
  }
  return codes;
};
