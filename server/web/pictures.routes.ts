import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { idSchema } from '#contract/day/day.schema';
import { picturePathSchema } from '#contract/picture/picture.schema';
import { readInfo } from '#server/content/settings/config.service';
import { readLogo } from '#server/content/settings/logo.service';
import type { Context } from '#server/context';
import type { App } from '#server/http/fastify';
import { rateLimitOf } from '#server/limits/rateLimits';
import { openDecoder } from '#server/content/pictures/decoder';
import { readPicture } from '#server/content/pictures/pictures.service';
import { openJpegs } from './catchPictures';
import { ICON_SIZES, iconSvg, iconVersion, PICTURE, pictureSvg, readArt, type IconKind } from './pictureSvg';
import {
  pictureVersion,
  readAboutPicture,
  readMonthPicture,
  readStorePicture,
  readTripPicture,
  type PictureFacts,
} from './pictures';
import { openRenderer, pictureCache, type PictureRequest } from './renderer';

/** A picture takes 40 KB. */
const PICTURES_CACHED = 256;
const FOREVER = 'public, max-age=31536000, immutable';

const versionSchema = z.object({ v: z.string().max(100).optional() });
const hidden = { hide: true } as const;

/** Preview pictures and icons, rendered on demand from the illustrations in `clientDir`. */
export const pictureRoutes = (app: App, context: Context, { clientDir }: { clientDir: string }): void => {
  const art = readArt(clientDir);
  const renderer = openRenderer();
  app.addHook('onClose', () => renderer.close());
  // A second decoder, so that chats do not wait for uploads.
  const decoder = openDecoder();
  app.addHook('onClose', () => decoder.close());
  const jpegOf = openJpegs(decoder);
  const takePicture = pictureCache(PICTURES_CACHED, renderer);

  /**
   * The current version may be cached forever. Everything else is revalidated, including an older picture served while
   * the current one is rendered.
   */
  const sendPicture = async (reply: FastifyReply, wanted: PictureRequest, asked: string | undefined) => {
    const { png, version } = await takePicture(wanted);
    if (asked === version && version === wanted.version) reply.header('Cache-Control', FOREVER);
    return (
      reply
        .header('ETag', `"${version}"`)
        // Chats and search results embed it in their own pages.
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .type('image/png')
        .send(png)
    );
  };

  const picture = (reply: FastifyReply, name: string, facts: PictureFacts, asked: string | undefined) =>
    sendPicture(
      reply,
      { name, version: pictureVersion(facts), svg: () => pictureSvg(facts, art), width: PICTURE.width },
      asked,
    );
  const schema = { querystring: versionSchema, ...hidden };
  const config = { rateLimit: { ...rateLimitOf('picturesPerMinute'), groupId: 'pictures' } };
  app.get('/og/home.png', { schema, config }, async ({ query }, reply) =>
    picture(reply, 'home', await readStorePicture(context), query.v),
  );
  app.get('/og/about.png', { schema, config }, async ({ query }, reply) =>
    picture(reply, 'about', await readAboutPicture(context), query.v),
  );
  app.get(
    '/og/month/:month.png',
    { schema: { ...schema, params: z.object({ month: z.string().max(10) }) }, config },
    async ({ query, params }, reply) =>
      picture(reply, `month ${params.month}`, await readMonthPicture(context, params.month), query.v),
  );
  app.get(
    '/og/trip/:id.png',
    { schema: { ...schema, params: z.object({ id: idSchema }) }, config },
    async ({ query, params }, reply) => {
      const facts = await readTripPicture(context, params.id);
      // A past trip has the store's picture.
      return facts
        ? picture(reply, `trip ${params.id}`, facts, query.v)
        : picture(reply, 'home', await readStorePicture(context), query.v);
    },
  );

  // The address names the content.
  app.get(
    '/og/catch/:picture/:width.jpg',
    { schema: { ...schema, params: picturePathSchema }, config },
    async ({ params }, reply) => {
      const { picture: id, width } = params;
      const jpeg = await jpegOf(`${id}-${width}`, () => readPicture(context, id, width));
      return reply
        .header('Cache-Control', FOREVER)
        .header('ETag', `"${id}-${width}-jpeg"`)
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .type('image/jpeg')
        .send(jpeg);
    },
  );

  const icon = async (reply: FastifyReply, size: number, kind: IconKind, asked: string | undefined) => {
    const { logo } = await readInfo(context);
    const version = iconVersion(logo);
    const file = logo ? await readLogo(context) : null;
    return sendPicture(
      reply,
      { name: `${kind} ${size}`, version, svg: () => iconSvg(file, kind, art), width: size },
      asked,
    );
  };
  for (const size of ICON_SIZES) {
    app.get(`/icons/${size}.png`, { schema }, ({ query }, reply) =>
      icon(reply, size, size === 180 ? 'maskable' : 'plain', query.v),
    );
    app.get(`/icons/maskable-${size}.png`, { schema }, ({ query }, reply) => icon(reply, size, 'maskable', query.v));
  }
};
