/** Responds in place of the server in a test of the store. */
type Answer = (request: Request) => Response | Promise<Response>;

const real = globalThis.fetch;

/** Replaces fetch; returns the list of requests, to which later ones are added. */
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

/** Never responds; like a real fetch it rejects only when the request is aborted. */
export const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
/** No connection. */
export const noConnection: Answer = () => Promise.reject(new TypeError('fetch failed'));
/** An error response in the product's format. */
export const refusing =
  (status: number, body: object): Answer =>
  () =>
    Response.json(body, { status });

/** The path and query (`/api/…`) of each request, in order. */
export const pathsOf = (requests: Request[]): string[] => requests.map(({ url }) => new URL(url).pathname);

/** A JWT that contains nothing but its expiry, in seconds. */
export const aJwt = (exp: number, name = 'token'): string =>
  ['{"alg":"none"}', JSON.stringify({ exp, name })].map((part) => Buffer.from(part).toString('base64url')).join('.') +
  '.signature';
