import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const YEAR_MS = 31_536_000_000;
/** Neither compressed variants nor folders have an address. */
const NO_FILE = /(\/|\.br|\.gz)$/;

/**
 * Serves compressed variants in place of the original (scripts/compress.mjs); the page itself is filled in for each
 * request (pages/pages.routes). The many files of `assets`, whose names contain a content hash, share one route,
 * because one for each would slow the start down.
 */
export const clientFiles = fp<{ clientDir: string }>(async function clientFiles(app, { clientDir }) {
  const options = {
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply: FastifyReply) => {
      reply.header('Vary', 'Accept-Encoding');
    },
  } as const;
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, cached: 'always' };
  });
  const assets = join(clientDir, 'assets');
  if (existsSync(assets))
    await app.register(fastifyStatic, {
      ...options,
      root: assets,
      prefix: '/assets/',
      maxAge: YEAR_MS,
      immutable: true,
      allowedPath: (path) => !NO_FILE.test(path),
    });
  await app.register(fastifyStatic, {
    ...options,
    root: clientDir,
    wildcard: false,
    globIgnore: ['index.html', 'assets/**', '**/*.br', '**/*.gz'],
  });
});
