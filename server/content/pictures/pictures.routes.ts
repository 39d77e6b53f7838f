import multipart from '@fastify/multipart';
import { z } from 'zod';
import { API } from '#contract/paths';
import { PART_BYTES, PART_FIELD } from '#contract/picture/picture.rules';
import {
  beginUploadSchema,
  picturePathSchema,
  uploadPartSchema,
  uploadStatusSchema,
} from '#contract/picture/picture.schema';
import { apiDocs } from '#copy/apiDocs';
import { readUpload } from '../settings/upload';
import type { Context } from '#server/context';
import { documentation, documented, fileSchema } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { inTime } from '#server/http/inTime';
import { beginUpload, readPicture, storePart, type Uploading } from './pictures.service';

const FOREVER = 'public, max-age=31536000, immutable';
const WEBP = 'image/webp';
const PART = { field: PART_FIELD, maxBytes: PART_BYTES, tooLarge: 'PAYLOAD_TOO_LARGE' } as const;

/** An address names the content, so it may be cached forever. */
export const publicPictureRoutes = (app: App, context: Context): void => {
  app.get(
    API.picture,
    {
      schema: {
        ...documented('picture', 'catch'),
        refusals: ['NOT_FOUND'],
        params: picturePathSchema,
        response: { 200: { content: { [WEBP]: { schema: fileSchema } } } },
      },
    },
    async ({ params }, reply) => {
      const content = await readPicture(context, params.picture, params.width);
      return reply
        .header('Cache-Control', FOREVER)
        .header('ETag', `"${params.picture}-${params.width}"`)
        .type(WEBP)
        .send(content);
    },
  );
};

export const pictureAdminRoutes = (app: App, context: Uploading): void => {
  app.post(
    API.beginUpload,
    {
      schema: {
        ...documented('beginUpload', 'manageCatch'),
        refusals: ['CONFLICT'],
        body: beginUploadSchema,
        response: { 200: uploadStatusSchema },
      },
    },
    ({ body }) => beginUpload(context, body),
  );
};

/** In its own scope, because other endpoints accept no files. */
export const pictureUploadRoutes = async (app: App, context: Uploading): Promise<void> => {
  await app.register(multipart);
  app.post(
    API.uploadPart,
    {
      schema: {
        ...documented('uploadPart', 'manageCatch'),
        refusals: ['NOT_FOUND'],
        consumes: ['multipart/form-data'],
        params: uploadPartSchema,
        reads: {
          body: z.object({
            [PART_FIELD]: z.string().register(documentation, { format: 'binary', description: apiDocs.part }),
          }),
        },
        response: { 200: uploadStatusSchema },
      },
      // A part may take long on a mobile network at sea.
      config: { readsLong: true },
    },
    async (request, reply) => {
      const content = await readUpload(request, PART);
      return inTime(request, reply, storePart(context, { ...request.params, content }));
    },
  );
};
