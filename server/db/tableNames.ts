import type { Tables } from './tables';

const NAMES: Record<keyof Tables, string> = {
  days: 'days',
  guests: 'guests',
  cancelledTrips: 'cancelled_trips',
  waiting: 'waiting',
  draws: 'draws',
  drawEntries: 'draw_entries',
  drawRefusals: 'draw_refusals',
  config: 'config',
  users: 'users',
  secondSteps: 'second_steps',
  recoveryCodes: 'recovery_codes',
  refreshTokens: 'refresh_tokens',
  idempotencyKeys: 'idempotency_keys',
  throttle: 'throttle',
  changes: 'changes',
  messages: 'messages',
  notices: 'notices',
  ticks: 'ticks',
  liveTickets: 'live_tickets',
  logo: 'logo',
  pictures: 'pictures',
  pictureFiles: 'picture_files',
  pictureUploads: 'picture_uploads',
  pictureParts: 'picture_parts',
  catches: 'catches',
  catchPictures: 'catch_pictures',
  calendarFeed: 'calendar_feed',
  aboutVersions: 'about_versions',
  aboutPictures: 'about_pictures',
  backups: 'backups',
  alive: 'alive',
  setup: 'setup',
  manifests: 'manifests',
  manifestRows: 'manifest_rows',
  migrations: 'migrations',
};

/** Tables before version 41: a restore replaces them too, and a migration locks them. */
const FORMER = ['kept_counts', 'kept_until'];

export const TABLE_NAMES: readonly string[] = [...Object.values(NAMES), ...FORMER];
