/** Caches files of the release only (docs/decisions/0024): no API responses, tokens or visitors' pages. */
import { addPlugins, cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The browser app is compiled with the types of pages, not of service workers. */
interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  registration: { update: () => Promise<void> };
  clients: { claim: () => Promise<void> };
  addEventListener: (name: 'activate', listener: (event: Lasting) => void) => void;
}
const worker = self as unknown as WorkerScope;

declare const __RELEASE__: { files: { url: string; revision: string | null }[]; shell: string; entry: string };
const { files, shell, entry } = __RELEASE__;

/** A slower connection counts as offline if there is a cached page. */
const PATIENCE_MS = 4_000;

// Another server may have the former release: does not cache its page, and retries later.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status !== 200) return null;
      if (new URL(request.url).pathname !== shell) return response;
      return (await response.clone().text()).includes(entry) ? response : null;
    },
  },
]);
precache(files);
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname !== shell && getCacheKeyForURL(url.href) !== undefined,
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
);

/** The proxy is reachable, the server is not. */
const WITHOUT_SERVER: ReadonlySet<number> = new Set([502, 503, 504]);
const OUTDATED = { cache: 'admin-outdated', url: '/admin/outdated' };

const isOutdated = async (): Promise<boolean> =>
  (await (await caches.match(OUTDATED.url, { cacheName: OUTDATED.cache }))?.text()) === entry;
const noteRelease = async (late: Response): Promise<void> => {
  if (late.status !== 200 || (await late.clone().text()).includes(entry)) return;
  await (await caches.open(OUTDATED.cache)).put(OUTDATED.url, new Response(entry));
  await worker.registration.update();
};

/** If a newer release is known, waits even on a slow connection, because the former page was shown once already. */
registerRoute(
  new NavigationRoute(
    async ({ request, event: sent }) => {
      const event = sent as unknown as Lasting;
      const fresh = fetch(request);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(
          () =>
            void isOutdated().then(
              (outdated) => outdated || resolve(null),
              () => resolve(null),
            ),
          PATIENCE_MS,
        );
      });
      const response = await Promise.race([fresh, late]).catch(() => null);
      clearTimeout(timer);
      if (response && !WITHOUT_SERVER.has(response.status)) return response;
      if (!response) event.waitUntil(fresh.then(noteRelease).catch(() => undefined));
      return (await matchPrecache(shell)) ?? response ?? fresh;
    },
    { allowlist: [/^\/admin(\/|\?|$)/] },
  ),
);

void worker.skipWaiting();
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
