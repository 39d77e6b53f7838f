import swaggerUi from '@fastify/swagger-ui';
import { DOCS } from '#contract/paths';
import { apiDocs } from '#copy/apiDocs';
import type { App } from '../fastify';

/** Files of the package only: no requests to other servers, and no framing. */
const PAGE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  // The page sets one style attribute; scripts stay restricted.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

export const docsRoutes = async (app: App): Promise<void> => {
  app.get(DOCS.document, { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: DOCS.page,
    staticCSP: PAGE_POLICY,
    uiConfig: { docExpansion: 'list', deepLinking: true, defaultModelsExpandDepth: 0 },
    theme: { title: apiDocs.title },
  });
};
