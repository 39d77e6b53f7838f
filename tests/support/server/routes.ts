import { channel } from 'node:diagnostics_channel';
import type { RouteOptions } from 'fastify';
import type { App } from '#server/http/fastify';
import { openSite, type Site } from './site';

/** From the framework, not from the API document. */
export interface ServedRoute {
  method: string;
  /** Its pattern, `/api/manage/guest/:id`. */
  url: string;
}

const INITIALIZED = channel('fastify.initialization');

export const openWithRoutes = async (
  options?: Parameters<typeof openSite>[0],
): Promise<{ site: Site; routes: ServedRoute[] }> => {
  const routes: ServedRoute[] = [];
  const listen = (message: unknown): void => {
    (message as { fastify: App }).fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
  };
  INITIALIZED.subscribe(listen);
  const site = await openSite(options);
  INITIALIZED.unsubscribe(listen);
  await site.app.ready();
  return { site, routes };
};

/** A key of validRequests.ts. */
export const callOf = ({ method, url }: ServedRoute): string => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`;
