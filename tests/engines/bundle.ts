import { build } from 'esbuild';

let bundled: Promise<string> | undefined;

/** inPage.ts as one script. */
export const pageScript = (): Promise<string> =>
  (bundled ??= build({
    entryPoints: ['tests/engines/inPage.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env': '{}' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? ''));
