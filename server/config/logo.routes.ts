import multipart from '@fastify/multipart';
import { z } from 'zod';
import { configInfoSchema } from '../../contract/config/config.schema';
import { LOGO } from '../../contract/config/logo.rules';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import type { App } from '../fastify';
import { operatorOf } from '../history/recordChange';
import { sessionOf } from '../plugins/session';
import { readInfo } from './config.service';
import { readLogo, removeLogo, storeLogo } from './logo.service';
import { readUpload } from './upload';

/** Decoding an image costs memory and time. */
const UPLOADS_PER_MINUTE = 20;
const FOREVER = 'public, max-age=31536000, immutable';
const A_MINUTE = 'public, max-age=60';

/** The logo, public. The address with the current version may be cached forever. */
export const logoRoutes = (app: App, context: Context): void => {
  app.get(
    API.logo,
    { schema: { querystring: z.object({ v: z.string().optional() }), produces: [...LOGO.types] } },
    async ({ query }, reply) => {
      const { type, bytes, version } = await readLogo(context);
      return reply
        .header('Cache-Control', query.v === version ? FOREVER : A_MINUTE)
        .header('ETag', `"${version}"`)
        .type(type)
        .send(bytes);
    },
  );
};

/** Removes the logo; returns the resulting settings. */
export const logoAdminRoutes = (app: App, context: Context): void => {
  app.delete(API.storeLogo, { schema: { response: { 200: configInfoSchema } } }, async (request) => {
    await removeLogo(context, operatorOf(sessionOf(request)));
    return readInfo(context);
  });
};

/**
 * Uploads the operator's new logo (specification 5, 7); returns the resulting settings. Registered in its own scope,
 * because no other call accepts files.
 */
export const logoUploadRoutes = async (app: App, context: Context): Promise<void> => {
  await app.register(multipart);
  app.post(
    API.storeLogo,
    {
      schema: { consumes: ['multipart/form-data'], response: { 200: configInfoSchema } },
      config: { rateLimit: { max: UPLOADS_PER_MINUTE, timeWindow: 60_000 } },
    },
    async (request) => {
      const maxBytes = LOGO.maxMegabytes * 1024 * 1024;
      const upload = await readUpload(request, { field: LOGO.field, maxBytes });
      await storeLogo(context, upload, operatorOf(sessionOf(request)));
      return readInfo(context);
    },
  );
};
