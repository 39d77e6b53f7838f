/** Apart from `API`, so that visitors do not load them. */
export const BOARDING_API = { atSea: '/api/manage/at-sea', sendTicks: '/api/manage/guest/ticks' } as const;

/** The operator's pages as an app: manifest, service worker, and the addresses that both cover. */
export const OPERATOR_APP = {
  manifest: '/admin/manifest.webmanifest',
  worker: '/admin/worker.js',
  scope: '/admin',
} as const;
