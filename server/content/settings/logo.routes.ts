import multipart from '@fastify/multipart';
import { z } from 'zod';
import { configInfoSchema } from '#contract/config/config.schema';
import { LOGO } from '#contract/config/logo.rules';
import { API, SEEN_LOGO_HEADER } from '#contract/paths';
import { apiDocs } from '#copy/apiDocs';
import type { Context } from '#server/context';
import { documentation, documented, fileSchema, textSchema } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { rateLimitOf } from '#server/limits/rateLimits';
import { inTime } from '#server/http/inTime';
import { readInfo } from './config.service';
import { readLogo, removeLogo, storeLogo } from './logo.service';
import { readUpload } from './upload';

const FOREVER = 'public, max-age=31536000, immutable';
const A_MINUTE = 'public, max-age=60';

const seenLogoHeaders = z.object({ [SEEN_LOGO_HEADER]: textSchema(apiDocs.seenLogo).optional() });
const seenLogo = (headers: { 'if-match'?: string | undefined }): string | undefined =>
  headers['if-match']?.replaceAll('"', '');

/** The address with the current version may be cached forever. */
export const logoRoutes = (app: App, context: Context): void => {
  app.get(
    API.logo,
    {
      schema: {
        ...documented('logo', 'config'),
        refusals: ['NOT_FOUND'],
        querystring: z.object({ v: z.string().optional() }),
        response: { 200: { content: Object.fromEntries(LOGO.types.map((type) => [type, { schema: fileSchema }])) } },
      },
    },
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

export const logoAdminRoutes = (app: App, context: Context): void => {
  app.delete(
    API.storeLogo,
    {
      schema: {
        ...documented('removeLogo', 'manageConfig'),
        refusals: ['CONFLICT'],
        reads: { headers: seenLogoHeaders },
        response: { 200: configInfoSchema },
      },
    },
    async (request) => {
      await removeLogo(context, seenLogo(request.headers), request.operator);
      return readInfo(context);
    },
  );
};

/** Specification 5, 7. In its own scope, because other endpoints accept no files. */
export const logoUploadRoutes = async (app: App, context: Context): Promise<void> => {
  await app.register(multipart);
  app.post(
    API.storeLogo,
    {
      schema: {
        ...documented('storeLogo', 'manageConfig', '3, 5, 7'),
        refusals: ['IMAGE_UNREADABLE', 'FILE_TOO_LARGE', 'CONFLICT'],
        consumes: ['multipart/form-data'],
        reads: {
          headers: seenLogoHeaders,
          body: z.object({
            [LOGO.field]: z.string().register(documentation, { format: 'binary', description: apiDocs.file }),
          }),
        },
        response: { 200: configInfoSchema },
      },
      // A photograph may take long on a mobile network.
      config: { readsLong: true, rateLimit: rateLimitOf('uploadsPerMinute') },
    },
    async (request, reply) => {
      const maxBytes = LOGO.maxMegabytes * 1024 * 1024;
      const upload = await readUpload(request, { field: LOGO.field, maxBytes, tooLarge: 'FILE_TOO_LARGE' });
      const store = async () => {
        await storeLogo(context, { upload, seen: seenLogo(request.headers) }, request.operator);
        return readInfo(context);
      };
      return inTime(request, reply, store());
    },
  );
};
