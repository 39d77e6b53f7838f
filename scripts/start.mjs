import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildProduct } from './build.mjs';

// As server/start/closedOutput.ts, for the output of the build.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
try {
  await buildProduct();
} catch (error) {
  console.error(`[빌드] 빌드하지 못했습니다. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
process.env.NODE_ENV = 'development';
process.setSourceMapsEnabled(true);
enableCompileCache(fileURLToPath(new URL('../dist/.compiled', import.meta.url)));
await import(new URL('../dist/server/main.js', import.meta.url).href);
