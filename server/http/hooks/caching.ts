import etag from '@fastify/etag';
import fp from 'fastify-plugin';
import { z } from 'zod';

/** For personal data. */
export const neverStored = fp(function neverStored(app, _, done) {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('Cache-Control', 'no-store');
    next();
  });
  done();
});

/** For public data: revalidated by ETag before each use. Routes may allow more. */
export const revalidated = fp(async function revalidated(app) {
  await app.register(etag, { weak: true });
  app.addHook('onRoute', (route) => {
    const { response, ...schema } = route.schema ?? {};
    route.schema = { ...schema, response: { ...(response as object | undefined), 304: z.undefined() } };
  });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('Cache-Control', 'no-cache');
    next();
  });
  // Runs after @fastify/etag, which also tags errors; an error is not a version of the resource.
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (reply.statusCode >= 400) reply.removeHeader('ETag');
    next();
  });
});
