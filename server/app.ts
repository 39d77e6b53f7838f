import etag from '@fastify/etag';
import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { BOOKING_LIMITS, type BookingLimits } from '../contract/booking/limits.rules';
import { accountRoutes, authRoutes } from './auth/auth.routes';
import { loginEndNotifier } from './auth/loginEndNotifier';
import { drawBookingNumber } from './bookings/bookingNumber';
import { bookingRoutes } from './bookings/bookings.routes';
import { bookingAdminRoutes } from './bookings/operator.routes';
import { calendarFileRoutes } from './calendarFile/calendarFile.routes';
import { configAdminRoutes, configRoutes } from './config/config.routes';
import { logoAdminRoutes, logoRoutes, logoUploadRoutes } from './config/logo.routes';
import type { Context } from './context';
import { dayAdminRoutes, dayRoutes } from './days/days.routes';
import type { Db } from './db/tables';
import { docsRoutes } from './docs/docs.routes';
import { collectCalls } from './docs/openapi';
import type { App } from './fastify';
import { historyRoutes } from './history/history.routes';
import { healthRoutes } from './health/health.routes';
import { deriveKeys } from './keys';
import { messageRoutes } from './messages/messages.routes';
import { answer, answerErrors } from './plugins/errors';
import { answerUnreadable } from './plugins/unreadable';
import { alwaysRevalidated, neverStored, noTagOnErrors, addServerTime, secureHeaders } from './plugins/headers';
import { logAddresses, logAnswers } from './plugins/log';
import { readableAddress } from './plugins/readableAddress';
import { refuseNul } from './plugins/nul';
import { pages } from './plugins/page';
import { previewRoutes } from './previews/previews.routes';
import { answerRequestId, requestId } from './plugins/requestId';
import { requireSession } from './plugins/session';
import { limitRates } from './plugins/throttle';
import { localBus, type LiveBus } from './live/bus';
import { lockMemory } from './throttle/locks';
import { everyInterval, type Every } from './live/every';
import { liveRoutes } from './live/live.routes';

/** The largest bodies are a booking and a memo. */
const BODY_LIMIT = 64 * 1024;
/** A request that has not arrived completely within this time is aborted. */
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppOptions {
  /** Migrated database. The caller that opened it closes it. */
  db: Db;
  settings: {
    secret: string;
    bookingsPerMinute: number;
    /** Default: the limits of the contract. */
    limits?: BookingLimits;
    /** Public address of the site. Default: the host of the request. */
    publicUrl?: string | undefined;
    /** Key of the Kakao map; without it another map is used. Not a secret: it is part of the pages. */
    kakaoMapKey?: string | undefined;
    /**
     * Reverse proxies whose forwarded client address is trusted. Without one, rate limits and locks would see only the
     * proxy's address, and one visitor's failed attempts would lock out everybody.
     */
    trustProxy?: false | string[];
    /** Whether the API documentation is served. Default: true. */
    apiDocs?: boolean;
  };
  clock: () => Date;
  /** Folder of the built browser app; without it only the API is served. */
  clientDir?: string | undefined;
  logger?: FastifyServerOptions['logger'];
  drawBookingNumber?: () => string;
  /** The caller that opened it closes it. Default: a bus that works in this process only. */
  bus?: LiveBus;
  /** Timer for the heartbeat of event streams; tests replace it. */
  every?: Every;
}

/** Builds the server. Does not read the environment and does not listen; `main.ts` does both. */
export const buildApp = async (options: AppOptions): Promise<App> => {
  const context: Context = {
    db: options.db,
    clock: options.clock,
    keys: deriveKeys(options.settings.secret),
    bus: options.bus ?? localBus(),
    loginEndNotifier: loginEndNotifier(),
    locks: lockMemory(),
    limits: options.settings.limits ?? BOOKING_LIMITS,
    drawBookingNumber: options.drawBookingNumber ?? drawBookingNumber,
  };
  const { trustProxy = false } = options.settings;
  const app: App = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: readableAddress,
    frameworkErrors: answer,
    clientErrorHandler: answerUnreadable,
    // While the server stops, requests on open connections are still answered.
    return503OnClosing: false,
    genReqId: requestId(trustProxy !== false),
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('session', null);
  logAddresses(app, context.keys.logAddress);
  logAnswers(app);
  answerRequestId(app);
  answerErrors(app);
  app.addHook('onRequest', addServerTime(context.clock));
  app.addHook('preValidation', refuseNul);
  await secureHeaders(app);
  await limitRates(app);
  await collectCalls(app);

  await app.register(function watchers(scope: App, _, done) {
    scope.addHook('onRequest', neverStored);
    healthRoutes(scope, context);
    done();
  });
  await app.register(async function everybody(scope: App) {
    await scope.register(etag, { weak: true });
    scope.addHook('onRequest', alwaysRevalidated);
    scope.addHook('onSend', noTagOnErrors);
    configRoutes(scope, context);
    logoRoutes(scope, context);
    dayRoutes(scope, context);
    calendarFileRoutes(scope, context, options.settings.publicUrl);
  });
  if (options.settings.apiDocs !== false)
    await app.register(async function docs(scope: App) {
      await scope.register(etag, { weak: true });
      scope.addHook('onRequest', alwaysRevalidated);
      await docsRoutes(scope);
    });
  await app.register(function onePerson(scope: App, _, done) {
    scope.addHook('onRequest', neverStored);
    bookingRoutes(scope, context, options.settings.bookingsPerMinute);
    authRoutes(scope, context);
    liveRoutes(scope, context, options.every ?? everyInterval);
    done();
  });
  await app.register(async function operator(scope: App) {
    scope.addHook('onRequest', neverStored);
    scope.addHook('onRequest', requireSession(context));
    dayAdminRoutes(scope, context);
    bookingAdminRoutes(scope, context);
    historyRoutes(scope, context);
    messageRoutes(scope, context);
    configAdminRoutes(scope, context);
    logoAdminRoutes(scope, context);
    accountRoutes(scope, context);
    await scope.register(async function uploads(inner: App) {
      await logoUploadRoutes(inner, context);
    });
  });
  const { clientDir } = options;
  const { publicUrl, kakaoMapKey } = options.settings;
  if (clientDir !== undefined)
    await app.register(async function browserApp(scope: App) {
      await scope.register(async function previews(inner: App) {
        await inner.register(etag, { weak: true });
        inner.addHook('onSend', noTagOnErrors);
        previewRoutes(inner, context, { clientDir, publicUrl });
      });
      await pages(scope, context, { clientDir, publicUrl, kakaoMapKey });
    });
  return app;
};
