import { BOARDING_API } from '#contract/boarding/boarding.paths';
import { delay, http, HttpResponse, sse, type HttpHandler, type JsonBodyType } from 'msw';
import type { ConfigInfo, ConfigLogic } from '#contract/config/config.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { errorBodySchema } from '#contract/errors';
import type { LiveEvent } from '#contract/live/live.schema';
import type { SeatEvent } from '#contract/live/seats.schema';
import { API } from '#contract/paths';
import { aConfigInfo, aConfigLogic, anAbout } from './builders';
import { pending } from './pending';

/** At any origin. */
const at = (path: string): string => `*${path}`;

/** Any method, because each address has only one. */
export const responds = (path: string, body: JsonBodyType): HttpHandler =>
  http.all(at(path), () => HttpResponse.json(body));
/** The response may change during the story, as by another screen. */
export const respondsNow = (path: string, body: () => JsonBodyType): HttpHandler =>
  http.all(at(path), () => HttpResponse.json(body()));
/** By month, `{ '2026-12': days }`; other months are empty. */
export const dayLists = (lists: Record<string, ReserveDay[]>): HttpHandler =>
  http.get(at(API.dayList), ({ request }) => {
    const { searchParams } = new URL(request.url);
    return HttpResponse.json(lists[`${searchParams.get('year')}-${searchParams.get('month')}`] ?? []);
  });
/** Never responds. */
export const waits = (path: string): HttpHandler =>
  http.all(at(path), async () => {
    pending.count += 1;
    await delay('infinite');
  });
/** With `once` only the first request. */
export const refuses = (path: string, status: number, body: ErrorBody, options?: { once: boolean }): HttpHandler =>
  http.all(at(path), () => HttpResponse.json(errorBodySchema.parse(body), { status }), options);
export const unreachable = (path: string): HttpHandler => http.all(at(path), () => HttpResponse.error());

type Pushed = LiveEvent | SeatEvent;
/**
 * `send` sends an event once the page has opened the stream. Call `begin` in `beforeEach`, so that the stream of an
 * earlier story is not used.
 */
export const eventStream = (path: string) => {
  type Send = (event: Pushed) => void;
  let opened: (send: Send) => void = () => undefined;
  let stream: Promise<Send>;
  return {
    begin: () => void (stream = new Promise((resolve) => (opened = resolve))),
    handler: sse(at(path), ({ client }) => {
      // The type allows only events named `message` unless all are listed.
      const send: Send = (event) => client.send({ event: event.event, data: event } as never);
      send({ event: 'ready', id: 1 });
      opened(send);
    }),
    send: async (event: Pushed) => (await stream)(event),
  };
};

/** Requested by every page. */
export const config = (info: Partial<ConfigInfo> = {}, logic: Partial<ConfigLogic> = {}): HttpHandler[] => [
  responds(API.configInfo, aConfigInfo(info)),
  responds(API.configLogic, aConfigLogic(logic)),
  responds(API.about, anAbout()),
  responds(API.calendarFeed, { url: null, since: null }),
  responds(API.latestCatches, []),
  responds(BOARDING_API.atSea, { at: '2026-11-19T20:12:00.000Z', trips: [] }),
];

/** As SVG: stories send no requests to a map service. */
export const mapTiles: HttpHandler = http.get('https://tile.openstreetmap.org/:zoom/:x/:y', () =>
  HttpResponse.text(
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#cfe1f2"/><path d="M0 128H256M128 0V256" stroke="#fff" stroke-width="8"/></svg>',
    { headers: { 'Content-Type': 'image/svg+xml' } },
  ),
);

/** In every width; upright ones have ids of `b`. */
export const svgPictures: HttpHandler = http.get(at(API.picture), ({ params }) => {
  const isUpright = String(params['picture']).startsWith('b');
  const [width, height] = isUpright ? [800, 1200] : [1200, 800];
  return HttpResponse.text(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="60%" fill="#f6b26b"/><rect y="60%" width="100%" height="40%" fill="#0b5394"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
});

/** The sea at dawn, in the sizes of `aPhotograph`. */
export const photographs: HttpHandler = http.get(at(API.picture), ({ params }) => {
  const number = parseInt(String(params['picture']).slice(-2).replace(/c/g, '0'), 16);
  const [width, height] = number % 2 === 0 ? [1600, 1067] : [1200, 1600];
  const hue = (number * 47) % 360;
  return HttpResponse.text(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 60% 80%)"/><circle cx="50%" cy="38%" r="16%" fill="#f6a86b"/><rect y="60%" width="100%" height="40%" fill="#1f5f9e"/><rect y="80%" width="100%" height="20%" fill="#0b2a4a"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
});
