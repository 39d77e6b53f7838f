/**
 * The service worker of the operator's pages (docs/adr/0068): without a connection it shows them, as of the last release
 * that was complete here. It keeps files of the release alone: no answer of a call, no token, no visitors' page.
 */
import { addPlugins, cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The parts of a service worker's scope and events that are used; the browser app is compiled with the types of pages. */
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

/** The files of the release, and its page with the script that it names; filled in by scripts/adminWorker.mjs. */
declare const __RELEASE__: { files: { url: string; revision: string | null }[]; shell: string; entry: string };
const { files, shell, entry } = __RELEASE__;

/** A connection that is slower than this counts as none, if there is a page to show. */
const PATIENCE_MS = 4_000;

// Of two servers one may still have the former release: a page that does not name this release's script is not kept, and
// the worker is tried again at the next visit.
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

// Files with a hash in their name are the same for ever.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname !== shell && getCacheKeyForURL(url.href) !== undefined,
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
);

/** What a proxy answers in the server's place: there is a connection to the proxy, and none to the server. */
const WITHOUT_SERVER: ReadonlySet<number> = new Set([502, 503, 504]);
/** Where it is kept that the server has a newer release than this worker; the name of this worker's script is its text. */
const OUTDATED = { cache: 'admin-outdated', url: '/admin/outdated' };

const isOutdated = async (): Promise<boolean> =>
  (await (await caches.match(OUTDATED.url, { cacheName: OUTDATED.cache }))?.text()) === entry;
/** Looks for a newer release if a page that came too late, and was not shown, is of one. */
const noteRelease = async (late: Response): Promise<void> => {
  if (late.status !== 200 || (await late.clone().text()).includes(entry)) return;
  await (await caches.open(OUTDATED.cache)).put(OUTDATED.url, new Response(entry));
  await worker.registration.update();
};

/**
 * The page as the server has it now; the kept one without a connection to the server, or with a slow one. Once it is known
 * that there is a newer release, a slow connection is waited for: this worker's page has been shown in its place once.
 */
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
      const answer = await Promise.race([fresh, late]).catch(() => null);
      clearTimeout(timer);
      if (answer && !WITHOUT_SERVER.has(answer.status)) return answer;
      if (!answer) event.waitUntil(fresh.then(noteRelease).catch(() => undefined));
      return (await matchPrecache(shell)) ?? answer ?? fresh;
    },
    { allowlist: [/^\/admin(\/|\?|$)/] },
  ),
);

void worker.skipWaiting();
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
