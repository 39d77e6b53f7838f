import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { idSchema } from '../../contract/day/day.schema';
import { readInfo, readLogic } from '../config/config.service';
import { readLogo } from '../config/logo.service';
import type { Context } from '../context';
import type { App } from '../fastify';
import { readArt } from './art';
import { robotsText, sitemapXml } from './crawlers';
import { ICON_SIZES, iconSvg, iconVersion, type IconKind } from './icon';
import { manifestOf } from './manifest';
import { PICTURE, pictureSvg } from './picture';
import { pictureCache } from './pictureCache';
import { pictureVersion, type PictureFacts } from './pictureFacts';
import { readAboutPicture, readMonthPicture, readStorePicture, readTripPicture } from './pictures';
import { publicAddress } from './publicAddress';
import { rasterise } from './rasterise';

/** About two screens of months; a picture takes 40 KB. */
const PICTURES_KEPT = 256;
const YEAR_S = 31_536_000;
const CHECKED = 'no-cache';

interface PreviewOptions {
  clientDir: string;
  publicUrl?: string | undefined;
}
const versionSchema = z.object({ v: z.string().max(100).optional() });
const hidden = { hide: true } as const;

/** What is read by those who do not run the pages: pictures, icons, the manifest, the crawlers' files. */
export const previewRoutes = (app: App, context: Context, { clientDir, publicUrl }: PreviewOptions): void => {
  const art = readArt(clientDir);
  const drawn = pictureCache(PICTURES_KEPT, (_, svg, width) => rasterise(svg, width));

  /** Whoever names the version that holds may keep the picture for ever; otherwise it is asked about each time. */
  const sendPicture = async (reply: FastifyReply, version: string, asked: string | undefined, png: Promise<Buffer>) =>
    reply
      .header('Cache-Control', asked === version ? `public, max-age=${YEAR_S}, immutable` : CHECKED)
      .header('ETag', `"${version}"`)
      // Chats and search results show it on pages of their own.
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('image/png')
      .send(await png);

  const picture = (reply: FastifyReply, facts: PictureFacts, asked: string | undefined) => {
    const version = pictureVersion(facts);
    return sendPicture(
      reply,
      version,
      asked,
      drawn(version, () => pictureSvg(facts, art), PICTURE.width),
    );
  };
  const schema = { querystring: versionSchema, ...hidden };
  app.get('/og/home.png', { schema }, async ({ query }, reply) =>
    picture(reply, await readStorePicture(context), query.v),
  );
  app.get('/og/about.png', { schema }, async ({ query }, reply) =>
    picture(reply, await readAboutPicture(context), query.v),
  );
  app.get(
    '/og/month/:month.png',
    { schema: { ...schema, params: z.object({ month: z.string().max(10) }) } },
    async ({ query, params }, reply) => picture(reply, await readMonthPicture(context, params.month), query.v),
  );
  app.get(
    '/og/trip/:id.png',
    { schema: { ...schema, params: z.object({ id: idSchema }) } },
    async ({ query, params }, reply) => picture(reply, await readTripPicture(context, params.id), query.v),
  );

  const icon = async (reply: FastifyReply, size: number, kind: IconKind, asked: string | undefined) => {
    const { logo } = await readInfo(context);
    const version = iconVersion(logo);
    const file = logo ? await readLogo(context) : null;
    return sendPicture(
      reply,
      version,
      asked,
      drawn(`${kind} ${size} ${version}`, () => iconSvg(file, kind, art), size),
    );
  };
  for (const size of ICON_SIZES) {
    app.get(`/icons/${size}.png`, { schema }, ({ query }, reply) =>
      icon(reply, size, size === 180 ? 'maskable' : 'plain', query.v),
    );
    app.get(`/icons/maskable-${size}.png`, { schema }, ({ query }, reply) => icon(reply, size, 'maskable', query.v));
  }

  app.get('/manifest.webmanifest', { schema: hidden }, async (_, reply) => {
    const [info, logic] = await Promise.all([readInfo(context), readLogic(context)]);
    return reply
      .header('Cache-Control', CHECKED)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(info, logic)));
  });
  app.get('/robots.txt', { schema: hidden }, (request, reply) =>
    reply
      .header('Cache-Control', CHECKED)
      .type('text/plain; charset=utf-8')
      .send(robotsText(publicAddress(request, publicUrl))),
  );
  app.get('/sitemap.xml', { schema: hidden }, async (request, reply) =>
    reply
      .header('Cache-Control', CHECKED)
      .type('application/xml; charset=utf-8')
      .send(await sitemapXml(context, publicAddress(request, publicUrl))),
  );
};
