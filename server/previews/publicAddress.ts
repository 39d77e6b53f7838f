import type { FastifyRequest } from 'fastify';

/** A host and its port, as a browser sends them: nothing that could leave an attribute or a line. */
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * The address that people open, without a path. The setting says it; without one the request does, whose headers
 * anybody can write: a host that is none is not repeated.
 */
export const publicAddress = (
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
  setting: string | undefined,
): string => setting ?? `${protocol}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
