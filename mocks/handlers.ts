import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { ConfigInfo, ConfigLogic } from '../contract/config/config.schema';
import type { ReserveDay } from '../contract/day/day.schema';
import type { ErrorBody } from '../contract/errors';
import { errorBodySchema } from '../contract/errors';
import { API } from '../contract/paths';
import { aConfigInfo, aConfigLogic } from './builders';

/** The path of a call as MSW matches it, wherever the page is served from. */
const at = (path: string): string => `*${path}`;

/** A call that answers: GET and POST alike, since an address has one method only. */
export const answers = (path: string, body: JsonBodyType): HttpHandler =>
  http.all(at(path), () => HttpResponse.json(body));
/** A call whose answer may change while a story plays: what another screen has done meanwhile. */
export const answersNow = (path: string, body: () => JsonBodyType): HttpHandler =>
  http.all(at(path), () => HttpResponse.json(body()));
/** The list of days, month by month: `{ '2026-12': days }`; other months have none. */
export const dayLists = (lists: Record<string, ReserveDay[]>): HttpHandler =>
  http.get(at(API.dayList), ({ request }) => {
    const { searchParams } = new URL(request.url);
    return HttpResponse.json(lists[`${searchParams.get('year')}-${searchParams.get('month')}`] ?? []);
  });
/** A call that never answers: the loading state. */
export const waits = (path: string): HttpHandler =>
  http.all(at(path), async () => {
    await delay('infinite');
  });
/** A call the server refuses. */
export const refuses = (path: string, status: number, body: ErrorBody): HttpHandler =>
  http.all(at(path), () => HttpResponse.json(errorBodySchema.parse(body), { status }));
/** A call that reaches nobody. */
export const unreachable = (path: string): HttpHandler => http.all(at(path), () => HttpResponse.error());

/** The two configuration calls that every page makes. */
export const config = (info: Partial<ConfigInfo> = {}, logic: Partial<ConfigLogic> = {}): HttpHandler[] => [
  answers(API.configInfo, aConfigInfo(info)),
  answers(API.configLogic, aConfigLogic(logic)),
];

/** The free map's tiles, drawn here: no story asks a map service. */
export const mapTiles: HttpHandler = http.get('https://tile.openstreetmap.org/:zoom/:x/:y', () =>
  HttpResponse.text(
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#cfe1f2"/><path d="M0 128H256M128 0V256" stroke="#fff" stroke-width="8"/></svg>',
    { headers: { 'Content-Type': 'image/svg+xml' } },
  ),
);
