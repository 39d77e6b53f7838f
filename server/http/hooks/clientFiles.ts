import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const YEAR_MS = 31_536_000_000;
/** Compressed variants and folders have no address. */
const NO_FILE = /(\/|\.br|\.gz)$/;

/**
 * Serves compressed variants instead of the original (scripts/compress.mjs); pages are filled in per request
 * (web/pages.routes). The files of `assets`, named by content hash, share one route, because one route each would slow
 * down the start.
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
