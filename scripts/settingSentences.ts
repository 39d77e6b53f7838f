/** Descriptions of the settings in docs/configuration.md. Names and defaults come from the server's schemas. */
import type { z } from 'zod';
import type { settingsSchema as channelSchema } from '#server/messages/sending/channelSettings';
import type { settingsSchema } from '#server/environment';

export type SettingName = keyof z.input<typeof settingsSchema> | keyof z.input<typeof channelSchema>;

export const SENTENCES: Record<SettingName, string> = {
  NODE_ENV: '`development`, `production` or `test`; `npm run serve` sets `production`.',
  PORT: 'Port; `0` picks a free one.',
  HOST: 'Listening address; `0.0.0.0` also accepts phones on the same network.',
  DATABASE_URL: 'SQLite file, or PostgreSQL as `postgres://user:password@host:5432/database`.',
  ADMIN_USERID: 'Login name of the first operator.',
  ADMIN_PASSWORD: 'Password of the first operator, 8 to 20 characters. Required in production with an empty database.',
  SECRET:
    'Signs logins and protects booking passwords. At least 32 characters, in production 8 different ones. Required in production with PostgreSQL, the same on every server. See [Changing the secret](#changing-the-secret).',
  SECRET_PREVIOUS: 'Secrets accepted beside `SECRET`, separated by commas, at least 32 characters each.',
  DEMO_DATA: 'Fills an empty database with demo data; `bookings` leaves out the posts of catches.',
  BOOKINGS_PER_MINUTE: 'Booking requests per address. Many phones share one address of their carrier.',
  UNPAID_TRIPS_PER_PHONE:
    'Future trips with unpaid bookings per telephone number; more if all their people fit into one boat.',
  BOOKINGS_PER_PHONE_HOUR: 'Booking requests per telephone number, cancelled ones included.',
  MESSAGES_PER_PHONE_HOUR:
    'Messages caused by visitors per telephone number. Excess messages are dropped with a reason; messages caused by the operator are always sent.',
  ADDRESS_DAY_PERCENT:
    "Share of one day's seats that one address may book; its first booking always passes. The machine's own address has no such limit: name a proxy on the same machine in `TRUST_PROXY`.",
  ADDRESS_SEAT_PERCENT:
    "Seats that one address may book on all days together, as a share of one day's seats; its first booking always passes.",
  BACKUP_DIR:
    'Folder of the nightly backups; created if its parent exists. Without it there are none. Made at 03:10 in Seoul; a missed one at the next start.',
  BACKUP_DAYS: 'Age at which nightly backups are deleted, 1 to 365. Until then they contain erased personal data.',
  PUBLIC_URL:
    'Public address (`https://boat.example`) in previews, sitemap, calendar files and messages; without it the address of the request. Required in production if messages are sent.',
  KAKAO_MAP_KEY: "JavaScript key of Kakao Maps; without it the boat's page shows OpenStreetMap.",
  TRUST_PROXY:
    'Addresses or ranges of reverse proxies, separated by commas (`127.0.0.1, 10.0.0.0/8`). Without it all visitors behind a proxy share one address and its limits. Not a number of proxies: direct requests could forge addresses.',
  METRICS_TOKEN:
    'Bearer token of `/metrics`, at least 16 characters. Without it only direct requests from the machine itself are allowed.',
  API_DOCS: 'Serves `/api/docs` and `/api/openapi.json`.',
  LOG_READS: '`off` leaves successful public reads out of the log; bookings, administration and refusals stay.',
  CLOCK: "For tests: freezes the server's clock at an instant (ISO 8601). Not in production.",
  MESSAGE_CHANNEL: '`log` (record only), `solapi` (Kakao AlimTalk and SMS) or `webhook` (POST to an address).',
  MESSAGE_OPERATOR_TEL: 'Telephone number of the operator for messages.',
  SOLAPI_API_KEY: 'API key of Solapi; required for `solapi`.',
  SOLAPI_API_SECRET: 'API secret of Solapi; required for `solapi`.',
  SOLAPI_SENDER: 'Telephone number of the sender, registered with Solapi; required for `solapi`.',
  SOLAPI_PF_ID: 'Id of the KakaoTalk channel; without it all messages are SMS.',
  SOLAPI_TEMPLATE_BOOKED: 'Approved AlimTalk template of new bookings. Messages without a template are sent as SMS.',
  SOLAPI_TEMPLATE_EDITED: 'Template of edited bookings; by default `SOLAPI_TEMPLATE_BOOKED`.',
  SOLAPI_TEMPLATE_PAID: 'Template of confirmed payments.',
  SOLAPI_TEMPLATE_CANCELLED: 'Template of cancelled bookings.',
  SOLAPI_TEMPLATE_MOVED: 'Template of bookings moved to another day.',
  SOLAPI_TEMPLATE_NOTICE: 'Template of notices to all guests of a day.',
  SOLAPI_TEMPLATE_TRIP_CANCELLED: 'Template of cancelled trips.',
  SOLAPI_TEMPLATE_TRIP_RESTORED: 'Template of restored trips.',
  SOLAPI_TEMPLATE_OFFER: 'Template of seats offered to the waiting list.',
  SOLAPI_TEMPLATE_REMINDER: 'Template of reminders before a payment deadline.',
  SOLAPI_TEMPLATE_DEADLINE_PASSED: 'Template of bookings cancelled after the payment deadline.',
  SOLAPI_TEMPLATE_OPERATOR: 'Template of messages for the operator.',
  SOLAPI_URL: 'Address of Solapi.',
  WEBHOOK_URL: 'Address that receives the messages as JSON; required for `webhook`.',
  WEBHOOK_SECRET: 'Signing key, at least 16 characters; required for `webhook`.',
};

/** Shown after the default. */
export const UNITS: Partial<Record<SettingName, string>> = {
  BOOKINGS_PER_MINUTE: 'a minute',
  UNPAID_TRIPS_PER_PHONE: 'trips',
  BOOKINGS_PER_PHONE_HOUR: 'an hour',
  MESSAGES_PER_PHONE_HOUR: 'an hour',
  ADDRESS_DAY_PERCENT: '% a minute',
  ADDRESS_SEAT_PERCENT: '% a minute',
  BACKUP_DAYS: 'nights',
};

/** Defaults that are not one value. */
export const DEFAULTS: Partial<Record<SettingName, string>> = {
  ADMIN_PASSWORD: 'made and shown once',
  SECRET: 'made in `data/`',
  DEMO_DATA: '`on` (production: `off`)',
  API_DOCS: '`on` (production: `off`)',
  MESSAGE_OPERATOR_TEL: 'telephone of the store',
};
