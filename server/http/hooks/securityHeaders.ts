import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/**
 * Only pages may load anything. The proxy that terminates TLS sets HSTS. With helmet's default referrer policy map
 * tiles respond with 403.
 */
export const securityHeaders = fp(async function securityHeaders(app) {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
});
