/** Separate from `API`, so that the first page does not load them. `:id` is the day's. */
export const MANIFEST_API = {
  open: '/api/manifest/open',
  find: '/api/manifest/find',
  save: '/api/manifest/save',
  remove: '/api/manifest/remove',
  link: '/api/manifest/link',
  day: '/api/manage/manifest/:id',
  csv: '/api/manage/manifest/:id/csv',
  counts: '/api/manage/manifest/counts',
  saveByOperator: '/api/manage/manifest/save',
  removeByOperator: '/api/manage/manifest/remove',
  remind: '/api/manage/manifest/remind',
  crew: '/api/manage/config/crew',
  storeCrew: '/api/manage/config/store-crew',
} as const;
