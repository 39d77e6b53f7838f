import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import { buildStorybook, STORYBOOK } from '../../scripts/storybookBuild';
import { OUTPUT } from './stories';

/** Builds Storybook if its sources have changed, and serves it for all workers (STORYBOOK_URL). */
export default async (): Promise<() => Promise<void>> => {
  await buildStorybook();
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(path.join(OUTPUT, 'index.html'), '<meta http-equiv="refresh" content="0; url=report/index.html" />\n');
  const server = fastify({ forceCloseConnections: true });
  // Files do not change during the run, so reopened pages use the browser's cache.
  await server.register(fastifyStatic, { root: STORYBOOK, maxAge: '1h', immutable: true });
  process.env['STORYBOOK_URL'] = await server.listen({ host: '127.0.0.1', port: 0 });
  return () => server.close();
};
