/** A fault test breaks something around the built product (a fault, a crash, bad input) and checks its promises. */

/** One promise and its observation. */
export interface Result {
  promise: string;
  /** The test's actions with their numbers: "100 rounds on SQLite". */
  done: string;
  /** The observation, with units. */
  seen: string;
  passed: boolean;
}

export interface FaultTestOptions {
  /** The form for `npm test`: fewer rounds of the same faults and checks, at most about 20 seconds. */
  short: boolean;
  /** Seed of every random choice; printed, so that `--seed` can repeat a run. */
  seed: number;
}

export interface FaultTest {
  title: string;
  /** Without PostgreSQL, `npm test` counts it as skipped. */
  needsPostgres?: boolean;
  /** Without Linux and a C compiler, `npm test` counts it as skipped. */
  needsCompiler?: boolean;
  /** One result per promise. A broken promise is returned, or thrown as an error. */
  run: (options: FaultTestOptions) => Promise<Result[]>;
}
