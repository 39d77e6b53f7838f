import { OPERATOR_APP } from '#contract/boarding/boarding.paths';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ConfigInfo } from '#contract/config/config.schema';
import { PAGES, SERVER_TIME_HEADER } from '#contract/paths';
import type { RenderPage } from '#contract/rendering';
import { frame } from '#copy/frame';
import { readInfo, readLogic } from '#server/content/settings/config.service';
import type { Context } from '#server/context';
import type { App } from '#server/http/fastify';
import { sendError, beginErrorResponse, errorResponse } from '#server/http/refusals/refusal';
import { iconVersion } from './pictureSvg';
import { isAskedByPerson, sendHtml } from './htmlReply';
import { isPage, renderedAddress } from './pageAddress';
import { headOfPage } from './pageHead';
import { openTemplate } from './pageHtml';
import { outagePage, type KnownStore } from './plainPages';
import { openRendering } from './pageRendering';
import { mapSources, withWorker } from './policy';
import { manifestOf, operatorManifestOf, readWorker, robotsText, sitemapXml } from './siteFiles';

const hidden = { schema: { hide: true } } as const;
/** Pages change with the settings, the days and the hour. A new object each time, because plugins write into it. */
const cached = () => ({ ...hidden, config: { cached: 'until a change' } }) as const;

/** A messenger has appended text to the link. */
const APPENDED = /^(\/(?:reserve|waiting|catch)\/\d+)[^\d/]/;

export const siteFileRoutes = (app: App, context: Context): void => {
  app.get('/manifest.webmanifest', cached(), async (_, reply) => {
    const [info, logic] = await Promise.all([readInfo(context), readLogic(context)]);
    return reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifestOf(info, logic)));
  });
  app.get(OPERATOR_APP.manifest, cached(), async (_, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(operatorManifestOf(await readInfo(context)))),
  );
  app.get('/robots.txt', hidden, ({ publicOrigin }, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(publicOrigin)),
  );
  app.get('/sitemap.xml', cached(), async ({ publicOrigin }, reply) =>
    reply.type('application/xml; charset=utf-8').send(await sitemapXml(context, publicOrigin)),
  );
};

/** Only browsers render a path with an encoded slash, because the server would read it as a separator. */
const ENCODED_SLASH = /^[^?]*%2f/i;

interface PageOptions {
  /** Folder of the built browser app. */
  clientDir: string;
  kakaoMapKey: string | undefined;
  /** Without it the browser renders. */
  render: RenderPage | undefined;
}

/** For every address without a route. Each response has a new nonce, and content for clients without scripts. */
export const pageRoutes = (app: App, context: Context, { clientDir, kakaoMapKey, render }: PageOptions): void => {
  const fill = openTemplate(clientDir);
  const rendering = render && openRendering(context, render, app.log);

  /** Name and telephone number as last read, for the page shown while the database is unavailable. */
  let known: KnownStore | null = null;
  const readStore = async (): Promise<ConfigInfo & KnownStore> => {
    const info = await readInfo(context);
    known = { name: info.name || frame.noStore, tel: info.tel };
    return { ...info, ...known };
  };

  /** Browsers get a page in Korean after a server error, other clients JSON. */
  const sendErrorPage = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (errorResponse(error, request).status < 500 || !isAskedByPerson(request))
      return sendError(error, request, reply);
    const { code } = beginErrorResponse(error, request, reply);
    const matter = code === 'UNAVAILABLE' ? 'unavailable' : 'failed';
    void sendHtml(reply, outagePage(known, matter, reply.cspNonce.script));
  };

  const worker = readWorker(clientDir);
  // It loads files of this site only; browsers refuse it outside of the operator's addresses.
  app.get(OPERATOR_APP.worker, hidden, (_, reply) => {
    if (worker === null) return reply.callNotFound();
    return reply
      .headers({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
        'Service-Worker-Allowed': OPERATOR_APP.scope,
      })
      .type('text/javascript; charset=utf-8')
      .send(worker);
  });

  app.get('/index.html', hidden, (_, reply) => reply.redirect(PAGES.home, 301));
  app.get<{ Params: { '*': string } }>(
    '/*',
    { ...cached(), helmet: { enableCSPNonces: true }, errorHandler: sendErrorPage },
    async (request, reply) => {
      const path = `/${request.params['*']}`;
      const [, page] = APPENDED.exec(path) ?? [];
      if (page) return reply.redirect(page, 302);
      if (!isPage(path)) return reply.callNotFound();
      const origin = request.publicOrigin;
      const search = new URLSearchParams(request.url.split('?')[1] ?? '');
      const [store, head] = await Promise.all([readStore(), headOfPage(context, { path, search, origin })]);
      const address = ENCODED_SLASH.test(request.url) ? null : renderedAddress(path, search);
      const rendered = rendering && address !== null ? await rendering(address) : null;
      const view = {
        origin,
        nonce: reply.cspNonce.script,
        time: Number(reply.getHeader(SERVER_TIME_HEADER)),
        store,
        icons: iconVersion(store.logo),
        kakaoMapKey,
        rendered,
      };
      reply.code(head.status).header('Cache-Control', 'no-store');
      const sources = mapSources(kakaoMapKey);
      return sendHtml(reply, fill(head, view), head.isOperators ? withWorker(sources) : sources);
    },
  );
};
