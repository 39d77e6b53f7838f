import Fastify, { LogController } from 'fastify';
import { createServer } from 'node:http';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { BOOKING_LIMITS, type BookingLimits } from '#server/limits/limits';
import { API } from '#contract/paths';
import { PICTURE_LIMITS } from '#contract/picture/picture.rules';
import type { RenderPage } from '#contract/rendering';
import { aboutAdminRoutes, aboutRoutes } from '#server/content/about/about.routes';
import { accountRoutes, authRoutes } from '#server/auth/auth.routes';
import { bookingRoutes, drawRoutes } from '#server/bookings/bookings.routes';
import { generateBookingNumber } from '#server/bookings/make/newBooking';
import { bookingQueue, refuseWhenFull } from '#server/bookings/make/bookingQueue';
import { bookingAdminRoutes } from '#server/bookings/operator.routes';
import { manifestAdminRoutes, manifestRoutes } from '#server/bookings/manifest/manifest.routes';
import { tripRoutes } from '#server/bookings/trip/trip.routes';
import { calendarFeedAdminRoutes, calendarFeedRoutes } from '#server/days/calendar/calendarFeed.routes';
import { calendarFileRoutes } from '#server/days/calendar/calendarFile.routes';
import { noteReached } from '#server/upkeep/setup/reached';
import { setupRoutes } from '#server/upkeep/setup/setup.routes';
import type { ChannelSettings } from '#server/messages/sending/channelSettings';
import { openChannel } from '#server/messages/sending/openChannel';
import { catchAdminRoutes, catchRoutes } from '#server/content/catch/catch.routes';
import { configAdminRoutes, configRoutes } from '#server/content/settings/config.routes';
import { logoAdminRoutes, logoRoutes, logoUploadRoutes } from '#server/content/settings/logo.routes';
import type { Context } from './context';
import { dayAdminRoutes, dayRoutes } from '#server/days/days.routes';
import { boardingAdminRoutes } from '#server/bookings/aboard/boarding.routes';
import { noticeAdminRoutes } from '#server/messages/notices/notices.routes';
import { statsAdminRoutes } from '#server/stats/stats.routes';
import type { Db } from '#server/db/tables';
import { generateDrawSeed } from '#server/draws/drawOrder';
import type { App } from '#server/http/fastify';
import { historyRoutes } from '#server/history/history.routes';
import { healthRoutes } from '#server/upkeep/health/health.routes';
import { responseCache } from '#server/http/cache/responseCache';
import { watchForChanges } from '#server/http/cache/freshness';
import { serveCached } from '#server/http/cache/serveCached';
import { cachedRequestLog } from '#server/http/cache/cachedRequestLog';
import { cachePlugin } from '#server/http/cache/cachePlugin';
import { deriveKeys } from '#server/keys/keys';
import type { LoggerOptions } from './logger';
import { messageRoutes } from '#server/messages/messages.routes';
import { countedBus, measured } from '#server/upkeep/metrics/measured';
import { openMetrics } from '#server/upkeep/metrics/metrics';
import { metricsRoutes } from '#server/upkeep/metrics/metrics.routes';
import { localBus, type LiveBus } from '#server/bus/bus';
import { everyInterval, type Every } from '#server/bus/every';
import { liveRoutes, ticketRoutes } from '#server/live/live.routes';
import { seatRoutes } from '#server/live/seats.routes';
import { seatStreams, type StreamLimits } from '#server/live/seatStreams';
import { firstPart } from '#server/web/pageAddress';
import { pageRoutes, siteFileRoutes } from '#server/web/pages.routes';
import { pictureRoutes } from '#server/web/pictures.routes';
import { openDecoder } from '#server/content/pictures/decoder';
import { pictureMaker } from '#server/content/pictures/makePictures';
import { pictureAdminRoutes, pictureUploadRoutes, publicPictureRoutes } from '#server/content/pictures/pictures.routes';
import { neverStored, revalidated } from '#server/http/hooks/caching';
import { clientFiles } from '#server/http/hooks/clientFiles';
import { errors } from '#server/http/hooks/errors';
import { respondInTime } from '#server/http/hooks/respondInTime';
import { log } from '#server/http/hooks/log';
import { publicOrigin } from '#server/http/hooks/publicOrigin';
import { rateLimits } from '#server/limits/rateLimits';
import { refuseNul } from '#server/http/hooks/refuseNul';
import { requireLogin } from '#server/http/hooks/requireLogin';
import { requestId } from '#server/http/hooks/requestId';
import { securityHeaders } from '#server/http/hooks/securityHeaders';
import { serverTime } from '#server/http/hooks/serverTime';
import { sendError } from '#server/http/refusals/refusal';
import { refuseUnreadable, readableAddress } from '#server/http/refusals/unreadable';
import { requestIdOf } from '#server/http/requestIdOf';
import { waitingAdminRoutes, waitingRoutes } from '#server/waiting/waiting.routes';

/** The largest JSON bodies are a booking and a memo. */
const BODY_LIMIT = 64 * 1024;
/** A request that has not arrived by then is aborted. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than in proxies, which could otherwise reuse a closing connection. */
const KEEP_ALIVE_MS = 72_000;

export interface AppOptions {
  /** Migrated. The caller that opened it closes it. */
  db: Db;
  settings: {
    secret: string;
    /** Accepted beside `secret` while it is being changed. Default: none. */
    previousSecrets?: readonly string[];
    bookingsPerMinute: number;
    /** Default: the limits of the contract. */
    limits?: BookingLimits;
    /** All photographs together. Default: the limit of the contract. */
    pictureBytes?: number;
    /** Default: the host of the request. */
    publicUrl?: string | undefined;
    /** Without a key the map is OpenStreetMap. Not a secret: it is part of the pages. */
    kakaoMapKey?: string | undefined;
    /**
     * Reverse proxies that may name the client address. Without them, all visitors behind a proxy share its address,
     * and one visitor's failed attempts lock out everybody.
     */
    trustProxy?: false | string[];
    /** Default: only the machine itself reads the metrics. */
    metricsToken?: string | undefined;
    /** Default: true. */
    apiDocs?: boolean;
    /** Whether public responses are cached (docs/decisions/0016). Default: true. Tests compare both. */
    cachesResponses?: boolean;
    /** The caller makes the nightly backups. Default: false. */
    backupsOn?: boolean;
    /** Default: messages are only logged. */
    channel?: ChannelSettings;
    /** Logs public reads. Default: true. */
    logReads?: boolean;
  };
  clock: () => Date;
  /** Without it only the API is served. */
  clientDir?: string | undefined;
  /** Without it the browser renders. */
  render?: RenderPage | undefined;
  logger?: LoggerOptions;
  generateBookingNumber?: () => string;
  generateDrawSeed?: () => string;
  /** In milliseconds; tests shorten it. */
  responseMs?: number;
  /** The caller that opened it closes it. Default: a bus for this process alone. */
  bus?: LiveBus;
  /** Tests lower it. */
  streamLimits?: StreamLimits | undefined;
  /** Timer of the event streams' heartbeat; tests replace it. */
  every?: Every;
}

/** Neither reads the environment nor listens; `main.ts` does both. */
export const buildApp = async (options: AppOptions): Promise<App> => {
  const metrics = openMetrics();
  const context: Context = {
    db: options.db,
    clock: options.clock,
    keys: deriveKeys(options.settings.secret, options.settings.previousSecrets),
    bus: countedBus(options.bus ?? localBus(), metrics),
    limits: options.settings.limits ?? BOOKING_LIMITS,
    backupsOn: options.settings.backupsOn ?? false,
    publicUrl: options.settings.publicUrl,
    generateBookingNumber: options.generateBookingNumber ?? generateBookingNumber,
    generateDrawSeed: options.generateDrawSeed ?? generateDrawSeed,
    decoder: openDecoder(),
    pictureBytes: options.settings.pictureBytes ?? PICTURE_LIMITS.maxTotalBytes,
  };
  const {
    trustProxy = false,
    publicUrl,
    kakaoMapKey,
    metricsToken,
    apiDocs = true,
    logReads = true,
  } = options.settings;
  const every = options.every ?? everyInterval;
  const queue = bookingQueue();
  const behindProxy = trustProxy !== false;
  const logOptions = { key: context.keys.logAddress, logReads };
  const routed = new Set<string>();
  const cache = (options.settings.cachesResponses ?? true) ? responseCache(context.clock, publicUrl, routed) : null;
  const app: App = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: readableAddress,
    frameworkErrors: sendError,
    clientErrorHandler: refuseUnreadable,
    // While the server stops, requests on open connections still get a response.
    return503OnClosing: false,
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    serverFactory: (route) => {
      const limits = { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS };
      const refusal = { method: 'POST', route: API.createBooking, status: 503, seconds: null };
      const handler = refuseWhenFull(queue, () => metrics.countRequest(refusal), route);
      if (!cache) return createServer(limits, handler);
      const logResponse = cachedRequestLog({ ...logOptions, trustProxy, logger: options.logger });
      const requestIdOfRequest = requestIdOf(behindProxy);
      return createServer(
        limits,
        serveCached({ cache, clock: context.clock, requestIdOf: requestIdOfRequest, logResponse }, handler),
      );
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  if (cache) {
    const stopWatching = watchForChanges(context, cache, every);
    app.addHook('preClose', (done) => {
      stopWatching();
      done();
    });
  }
  const { channel } = options.settings;
  const testChannel = {
    channel: channel && channel.channel !== 'log' ? openChannel(channel, context.clock, app.log) : null,
    operatorTel: channel?.operatorTel ?? null,
  };
  const maker = pictureMaker(context, (error) => app.log.error({ err: error }, 'a photograph could not be made'));
  app.addHook('onClose', () => maker.end());
  app.addHook('onRoute', ({ path }) => void routed.add(firstPart(path)));
  await app.register(requestId, { behindProxy });
  await app.register(log, logOptions);
  await app.register(measured, { metrics, db: context.db });
  await app.register(errors);
  await app.register(respondInTime, { responseMs: options.responseMs });
  await app.register(publicOrigin, { publicUrl });
  await app.register(noteReached, context);
  await app.register(serverTime, { clock: context.clock });
  await app.register(refuseNul);
  await app.register(securityHeaders);
  await app.register(rateLimits);
  // The libraries of the documentation are loaded only where it is served.
  if (apiDocs) await app.register((await import('#server/http/openapi/openapi')).openApi);

  await app.register(async function monitoring(scope: App) {
    await scope.register(neverStored);
    healthRoutes(scope, context);
    metricsRoutes(scope, context, { metrics, token: metricsToken });
  });
  await app.register(async function publicRoutes(scope: App) {
    await scope.register(revalidated);
    await scope.register(cachePlugin, { cache, cacheTally: metrics.cacheTally });
    configRoutes(scope, context);
    logoRoutes(scope, context);
    publicPictureRoutes(scope, context);
    catchRoutes(scope, context);
    aboutRoutes(scope, context);
    dayRoutes(scope, context);
    calendarFileRoutes(scope, context);
  });
  await app.register(async function subscribers(scope: App) {
    await scope.register(revalidated);
    calendarFeedRoutes(scope, context);
    drawRoutes(scope, context);
  });
  if (apiDocs)
    await app.register(async function docs(scope: App) {
      await scope.register(revalidated);
      await (await import('#server/http/openapi/docs.routes')).docsRoutes(scope);
    });
  await app.register(async function privateRoutes(scope: App) {
    await scope.register(neverStored);
    bookingRoutes(scope, context, { perMinute: options.settings.bookingsPerMinute, every, queue });
    waitingRoutes(scope, context, { perMinute: options.settings.bookingsPerMinute });
    manifestRoutes(scope, context, { perMinute: options.settings.bookingsPerMinute });
    authRoutes(scope, context);
    liveRoutes(scope, context, every, metrics.streams);
    seatRoutes(scope, seatStreams(context, every, metrics.seatStreams, options.streamLimits));
  });
  await app.register(async function operator(scope: App) {
    await scope.register(neverStored);
    await scope.register(requireLogin, context);
    dayAdminRoutes(scope, context);
    noticeAdminRoutes(scope, context);
    boardingAdminRoutes(scope, context);
    statsAdminRoutes(scope, context);
    bookingAdminRoutes(scope, context);
    tripRoutes(scope, context);
    waitingAdminRoutes(scope, context);
    manifestAdminRoutes(scope, context);
    historyRoutes(scope, context);
    ticketRoutes(scope, context);
    messageRoutes(scope, context);
    setupRoutes(scope, context, testChannel);
    configAdminRoutes(scope, context);
    logoAdminRoutes(scope, context);
    pictureAdminRoutes(scope, { ...context, maker });
    catchAdminRoutes(scope, context);
    aboutAdminRoutes(scope, context);
    calendarFeedAdminRoutes(scope, context);
    accountRoutes(scope, context);
    await scope.register(async function uploads(inner: App) {
      await logoUploadRoutes(inner, context);
    });
    await scope.register(async function photographs(inner: App) {
      await pictureUploadRoutes(inner, { ...context, maker });
    });
  });
  const { clientDir, render } = options;
  if (clientDir !== undefined)
    await app.register(async function browserApp(scope: App) {
      await scope.register(async function files(inner: App) {
        await inner.register(cachePlugin, { cache, cacheTally: metrics.cacheTally });
        await inner.register(clientFiles, { clientDir });
      });
      await scope.register(async function forMachines(inner: App) {
        await inner.register(revalidated);
        await inner.register(cachePlugin, { cache, cacheTally: metrics.cacheTally });
        siteFileRoutes(inner, context);
        pictureRoutes(inner, context, { clientDir });
      });
      await scope.register(async function pages(inner: App) {
        await inner.register(cachePlugin, { cache, cacheTally: metrics.cacheTally });
        pageRoutes(inner, context, { clientDir, kakaoMapKey, render });
      });
    });
  return app;
};
