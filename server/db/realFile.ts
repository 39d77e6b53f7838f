import { existsSync, realpathSync } from 'node:fs';

export const realFile = (file: string): string => (existsSync(file) ? realpathSync(file) : file);
