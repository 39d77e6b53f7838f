/** Random numbers from a seed (mulberry32); the printed seed repeats a run. */
export interface Random {
  /** From 0 up to 1, 1 excluded. */
  next: () => number;
  /** An integer from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
}

export const randomFrom = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, between: (least, most) => least + Math.floor(next() * (most - least + 1)) };
};
