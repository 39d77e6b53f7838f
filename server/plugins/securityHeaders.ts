import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/**
 * Security headers of every response. Responses other than pages may load nothing. HSTS is left to the proxy that
 * terminates TLS. helmet's default referrer policy makes map tiles answer 403.
 */
export const securityHeaders = fp(async function securityHeaders(app) {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
});
