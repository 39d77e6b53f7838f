import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** `https://boat.example`. */
    readonly publicOrigin: string;
  }
}

/** As browsers send it, without characters that could break out of an attribute or a line. */
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** The setting, or else the request's host. Headers are not trustworthy, so an invalid host is not repeated. */
export const publicOrigin = fp<{ publicUrl: string | undefined }>(function publicOrigin(app, { publicUrl }, done) {
  app.decorateRequest('publicOrigin', {
    getter() {
      if (publicUrl !== undefined) return publicUrl;
      const own = `${this.protocol}://${this.host.toLowerCase()}`;
      return HOST.test(this.host) && URL.canParse(own) ? own : `${this.protocol}://localhost`;
    },
  });
  done();
});
