/** What a fault test is and reports: a fault, a crash or bad input against the built product, and the promises it keeps. */

/** One promise and its observation. */
export interface Result {
  promise: string;
  /** What was done, with its numbers: "100 rounds on SQLite, seed 7". */
  done: string;
  /** What was seen, with units. */
  seen: string;
  kept: boolean;
}

export interface FaultTestOptions {
  /** The form that is part of `npm test`: the same faults and checks, fewer of them, some 20 seconds at most. */
  short: boolean;
  /** Start of every random choice; printed, so that a run can be repeated with `--seed`. */
  seed: number;
}

export interface FaultTest {
  title: string;
  /** Whether it needs PostgreSQL: where there is none, `npm test` counts it as skipped. */
  needsPostgres?: boolean;
  /** Whether it needs a C compiler on Linux; treated in the same way. */
  needsCompiler?: boolean;
  /** One result per promise. A broken promise is returned, or thrown as an error. */
  run: (options: FaultTestOptions) => Promise<Result[]>;
}
