/** Compiles the C libraries that are preloaded into the product. */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from '#tests/support/processes';

const COMPILER = 'cc';

export const hasCompiler = (): boolean =>
  process.platform === 'linux' && spawnSync(COMPILER, ['--version'], { stdio: 'ignore' }).status === 0;

/** Compiles a file; returns the library to preload. */
export const compileLibrary = (file: string): string => {
  const library = path.join(temporaryFolder(), 'preloaded.so');
  const options = ['-shared', '-fPIC', '-O1', '-Wall', '-Werror'];
  execFileSync(COMPILER, [...options, '-o', library, file, '-ldl', '-lpthread']);
  return library;
};

/** The library that records a process's writes to its SQLite files (record.c). */
export const compileRecorder = (): string => compileLibrary(path.join(import.meta.dirname, 'record.c'));
