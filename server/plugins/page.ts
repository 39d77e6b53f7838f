import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ConfigInfo } from '../../contract/config/config.schema';
import { PAGES } from '../../contract/paths';
import { frame } from '../../copy/frame';
import { readInfo } from '../config/config.service';
import type { Context } from '../context';
import type { App } from '../fastify';
import { escapeMarkup } from '../previews/escape';
import { headOfPage } from '../previews/headOfPage';
import { iconVersion } from '../previews/icon';
import { outagePage } from '../previews/outagePage';
import { headTags } from '../previews/pageHead';
import { withoutScripts, type KnownStore } from '../previews/withoutScripts';
import { publicAddress } from '../previews/publicAddress';
import { answer, beginAnswer, toAnswer } from './errors';
import { mapPolicy, pagePolicy, type ExternalSources } from './headers';

const filesOf = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      // Compressed variants are served in place of the original (scripts/compress.mjs).
      .filter((entry) => !/\.(br|gz)$/.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );

/**
 * Placeholders that are filled in for each request. Comments mark the position of tags, which HTML tools would
 * otherwise reorder.
 */
const PLACEHOLDER = /__(CSP_NONCE|TITLE|DESCRIPTION)__|<!--\s*__(HEAD|WITHOUT_SCRIPTS)__\s*-->/g;

const YEAR_S = 31_536_000;
/** Files with a content hash in their name never change. */
const isHashed = (path: string): boolean => path.startsWith('assets/');
/** Requests for files get a plain 404, whereas people are shown the page for unknown addresses. */
const looksLikeFile = (path: string): boolean =>
  isHashed(path) ||
  /\.(js|mjs|css|map|json|xml|txt|svg|png|jpe?g|gif|webp|ico|woff2?|webmanifest|ics|php|env)$/i.test(path);

/** Whether a browser will display the response: the request accepts HTML, unlike those of scripts and images. */
const isAskedByPerson = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html');

/** The external sources of a page without a map: none. */
const NOTHING: ExternalSources = { scripts: [], images: [], connections: [] };

export interface PageOptions {
  /** Folder of the built browser app. */
  clientDir: string;
  publicUrl?: string | undefined;
  kakaoMapKey?: string | undefined;
}

/**
 * Serves the built browser app: its files, and its HTML for every other address. The HTML is generated for each
 * request, with a fresh nonce in the policy and in the page, and with the content for clients without scripts.
 */
export const pages = async (app: App, context: Context, options: PageOptions): Promise<void> => {
  const { clientDir, publicUrl, kakaoMapKey } = options;
  const files = filesOf(clientDir);
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8');
  files.delete('index.html');
  await app.register(fastifyStatic, { root: clientDir, serve: false, preCompressed: true });

  /** The store's name and telephone number as last read, for the page shown while the database is unavailable. */
  let known: KnownStore | null = null;
  const readStore = async (): Promise<ConfigInfo> => {
    const info = await readInfo(context);
    known = { name: info.name || frame.noStore, tel: info.tel };
    return info;
  };

  /** Error response: browsers get a page in Korean after a server error, all other clients the JSON of every call. */
  const answerPerson = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (toAnswer(error, request).status < 500 || !isAskedByPerson(request)) return answer(error, request, reply);
    const { code } = beginAnswer(error, request, reply);
    const nonce = randomBytes(16).toString('base64');
    void reply
      .header('Content-Security-Policy', pagePolicy(nonce, NOTHING))
      .type('text/html; charset=utf-8')
      .send(outagePage(known, code === 'UNAVAILABLE' ? 'unavailable' : 'failed', nonce));
  };

  const sendPage = async (request: FastifyRequest, path: string, reply: FastifyReply): Promise<FastifyReply> => {
    const origin = publicAddress(request, publicUrl);
    const search = new URLSearchParams(request.url.split('?')[1] ?? '');
    const [info, head] = await Promise.all([readStore(), headOfPage(context, { path, search, origin })]);
    const nonce = randomBytes(16).toString('base64');
    const view = { origin, nonce, store: info.name || frame.noStore, icons: iconVersion(info.logo), kakaoMapKey };
    const values: Record<string, string> = {
      CSP_NONCE: nonce,
      TITLE: escapeMarkup(head.title),
      DESCRIPTION: escapeMarkup(head.description),
      HEAD: headTags(head, view),
      WITHOUT_SCRIPTS: withoutScripts({ name: view.store, tel: info.tel }, nonce),
    };
    const html = template.replace(PLACEHOLDER, (_, value: string, comment: string) => values[value ?? comment] ?? '');
    return reply
      .code(head.status)
      .header('Content-Security-Policy', pagePolicy(nonce, mapPolicy(kakaoMapKey)))
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  };

  app.get('/index.html', { schema: { hide: true } }, (_, reply) => reply.redirect(PAGES.home, 301));
  app.get<{ Params: { '*': string } }>(
    '/*',
    { schema: { hide: true }, errorHandler: answerPerson },
    async (request, reply) => {
      const path = request.params['*'];
      if (files.has(path))
        return reply
          .header('Vary', 'Accept-Encoding')
          .sendFile(path, { maxAge: isHashed(path) ? YEAR_S * 1000 : 0, immutable: isHashed(path) });
      if (path === 'api' || path.startsWith('api/') || looksLikeFile(path)) return reply.callNotFound();
      return sendPage(request, `/${path}`, reply);
    },
  );
};
