/** The calls for places without a signal; apart from `API`, so that visitors do not load them. */
export const BOARDING_API = { atSea: '/api/manage/at-sea', sendTicks: '/api/manage/guest/ticks' } as const;

/** The operator's pages as an app: its manifest, its service worker, and the addresses that both are for. */
export const OPERATOR_APP = {
  manifest: '/admin/manifest.webmanifest',
  worker: '/admin/worker.js',
  scope: '/admin',
} as const;
