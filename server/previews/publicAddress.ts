import type { FastifyRequest } from 'fastify';

/** A host and port as browsers send them, without any character that could break out of an attribute or a line. */
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * The public origin of the site. Taken from the setting, or else from the request, whose headers are not trustworthy:
 * an invalid host is not repeated.
 */
export const publicAddress = (
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
  setting: string | undefined,
): string => setting ?? `${protocol}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
