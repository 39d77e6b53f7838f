/** Separate from `API`, so that visitors do not load them. */
export const BOARDING_API = { atSea: '/api/manage/at-sea', sendTicks: '/api/manage/guest/ticks' } as const;

/** The operator's app: manifest, service worker and their scope. */
export const OPERATOR_APP = {
  manifest: '/admin/manifest.webmanifest',
  worker: '/admin/worker.js',
  scope: '/admin',
} as const;
