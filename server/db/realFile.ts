import { existsSync, realpathSync } from 'node:fs';

/** The file behind a name, which may be a symbolic link to it; the name itself if there is none yet. */
export const realFile = (file: string): string => (existsSync(file) ? realpathSync(file) : file);
