import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';

/** Files with a content hash in their name never change. */
const HASHED = /^[\\/]assets[\\/]/;

/**
 * Serves the files of the built browser app, each at its own address. Compressed variants are served in place of the
 * original (scripts/compress.mjs); the page itself is filled in for each request (pages/pages.routes).
 */
export const clientFiles = fp<{ clientDir: string }>(async (app, { clientDir }) => {
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = HASHED.test(path.slice(clientDir.length));
      reply.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0');
      reply.setHeader('Vary', 'Accept-Encoding');
    },
  });
});
