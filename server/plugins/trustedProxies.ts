import type { FastifyServerOptions } from 'fastify';

/** No proxy, so many proxies in a row, or those of these addresses. */
export type TrustedProxies = false | number | string[];

/**
 * Whose word counts for a visitor's address. Without one the limits and locks would see the proxy's address alone, and
 * one visitor's mistakes would lock everybody out.
 */
export const trustedProxies = (proxies: TrustedProxies): FastifyServerOptions['trustProxy'] =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
