/** The recorder of what a process does to its SQLite files (record.c), compiled for the run. */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from '../../harness/processes';

const COMPILER = 'cc';

export const hasCompiler = (): boolean =>
  process.platform === 'linux' && spawnSync(COMPILER, ['--version'], { stdio: 'ignore' }).status === 0;

/** Compiles the recorder; returns the library to preload. */
export const compileRecorder = (): string => {
  const library = path.join(temporaryFolder(), 'record.so');
  const options = ['-shared', '-fPIC', '-O1', '-Wall', '-Werror'];
  execFileSync(COMPILER, [...options, '-o', library, path.join(import.meta.dirname, 'record.c'), '-ldl', '-lpthread']);
  return library;
};
