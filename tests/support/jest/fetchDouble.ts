/** In place of the server, for tests of the store. */
type Responder = (request: Request) => Response | Promise<Response>;

const real = globalThis.fetch;

/** Replaces fetch. Returns the growing list of requests. */
export const fetchDouble = (respond: Responder): Request[] => {
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return respond(request);
  };
  return requests;
};
export const restoreFetch = (): void => {
  globalThis.fetch = real;
};

/** Never responds; like a real fetch it rejects only when the request is aborted. */
export const silence: Responder = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
export const noConnection: Responder = () => Promise.reject(new TypeError('fetch failed'));
/** In the product's error format. */
export const refusing =
  (status: number, body: object): Responder =>
  () =>
    Response.json(body, { status });

/** In order, without queries. */
export const pathsOf = (requests: Request[]): string[] => requests.map(({ url }) => new URL(url).pathname);

/** `exp` in seconds. */
export const aJwt = (exp: number, name = 'token'): string =>
  ['{"alg":"none"}', JSON.stringify({ exp, name })].map((part) => Buffer.from(part).toString('base64url')).join('.') +
  '.signature';
