/** The server of the product: one file, and the packages. */
import { bundleServer } from './bundleServer.mjs';

await bundleServer('dist/server', ['server/main.ts']);
