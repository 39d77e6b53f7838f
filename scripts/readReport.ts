import { existsSync, readFileSync } from 'node:fs';

export const readReport = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
