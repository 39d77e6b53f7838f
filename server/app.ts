import etag from '@fastify/etag';
import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { accountRoutes, authRoutes } from './auth/auth.routes';
import { drawBookingNumber } from './bookings/bookingNumber';
import { bookingRoutes } from './bookings/bookings.routes';
import { configAdminRoutes, configRoutes } from './config/config.routes';
import { logoAdminRoutes, logoRoutes } from './config/logo.routes';
import type { Context } from './context';
import { dayAdminRoutes, dayRoutes } from './days/days.routes';
import type { Db } from './db/tables';
import type { App } from './fastify';
import { guestAdminRoutes } from './guests/guests.routes';
import { deriveKeys } from './keys';
import { answer, answerErrors } from './plugins/errors';
import { alwaysChecked, neverStored, noTagOnErrors, secureHeaders } from './plugins/headers';
import { logAnswers } from './plugins/log';
import { pages } from './plugins/page';
import { requireSession } from './plugins/session';
import { limitRates } from './plugins/throttle';
import { localBus, type LiveBus } from './live/bus';

/** The largest body is a booking or a memo. */
const BODY_LIMIT = 64 * 1024;
/** A request that does not arrive within this time is given up. */
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppOptions {
  /** Migrated, and closed by whoever opened it. */
  db: Db;
  settings: {
    secret: string;
    bookingsPerMinute: number;
    /** The address people open; without it the request's own host is named. */
    publicUrl?: string | undefined;
    /** With it the map is Kakao's; it is no secret, pages carry it. */
    kakaoMapKey?: string | undefined;
  };
  clock: () => Date;
  /** The built browser app; without it there is only the API. */
  clientDir?: string | undefined;
  logger?: FastifyServerOptions['logger'];
  drawBookingNumber?: () => string;
  /** Closed by whoever opened it; without it changes are heard in this process only. */
  bus?: LiveBus;
}

/** Builds the server. It reads no environment and does not listen: that is `main.ts`. */
export const buildApp = async (options: AppOptions): Promise<App> => {
  const context: Context = {
    db: options.db,
    clock: options.clock,
    keys: deriveKeys(options.settings.secret),
    bus: options.bus ?? localBus(),
    drawBookingNumber: options.drawBookingNumber ?? drawBookingNumber,
  };
  const app: App = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answer,
    // While the server stops, requests on open connections are still answered.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('session', null);
  logAnswers(app);
  answerErrors(app);
  await secureHeaders(app);
  await limitRates(app);

  await app.register(async function everybody(scope: App) {
    await scope.register(etag, { weak: true });
    scope.addHook('onRequest', alwaysChecked);
    scope.addHook('onSend', noTagOnErrors);
    configRoutes(scope, context);
    logoRoutes(scope, context);
    dayRoutes(scope, context);
  });
  await app.register(function onePerson(scope: App, _, done) {
    scope.addHook('onRequest', neverStored);
    bookingRoutes(scope, context, options.settings.bookingsPerMinute);
    authRoutes(scope, context);
    done();
  });
  await app.register(async function operator(scope: App) {
    scope.addHook('onRequest', neverStored);
    scope.addHook('onRequest', requireSession(context));
    dayAdminRoutes(scope, context);
    guestAdminRoutes(scope, context);
    configAdminRoutes(scope, context);
    accountRoutes(scope, context);
    await scope.register(async function uploads(inner: App) {
      await logoAdminRoutes(inner, context);
    });
  });
  const { clientDir } = options;
  if (clientDir !== undefined)
    await app.register(async function browserApp(scope: App) {
      await pages(scope, context, clientDir);
    });
  return app;
};
