/** What stands in for the server in a test of the store. */
type Answer = (request: Request) => Response | Promise<Response>;

const real = globalThis.fetch;

/** Puts a double in fetch's place; answers the list of requests made, which grows. */
export const fetchDouble = (answer: Answer): Request[] => {
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return answer(request);
  };
  return requests;
};
export const restoreFetch = (): void => {
  globalThis.fetch = real;
};

/** No answer ever: only giving up ends it, as in a real fetch. */
export const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
/** No connection at all. */
export const noConnection: Answer = () => Promise.reject(new TypeError('fetch failed'));
/** A refusal in the product's own form. */
export const refusing =
  (status: number, body: object): Answer =>
  () =>
    Response.json(body, { status });

/** `/api/…` of each request, in order. */
export const pathsOf = (requests: Request[]): string[] => requests.map(({ url }) => new URL(url).pathname);

/** A token that says nothing but its expiry, in seconds. */
export const aJwt = (exp: number, name = 'token'): string =>
  ['{"alg":"none"}', JSON.stringify({ exp, name })].map((part) => Buffer.from(part).toString('base64url')).join('.') +
  '.signature';
