import { existsSync, readFileSync } from 'node:fs';

/** A report that a test runner wrote; null when it never came to that. */
export const readReport = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
