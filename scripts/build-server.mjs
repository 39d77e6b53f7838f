/** Builds the product's server: one file; packages stay external. */
import { bundleServer } from './bundleServer.mjs';

await bundleServer('dist/server', ['server/main.ts']);
