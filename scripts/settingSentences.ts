/** What docs/configuration.md says about each setting. Names and defaults come from the schemas of the server. */
import type { z } from 'zod';
import type { settingsSchema as channelSchema } from '#server/messages/sending/channelSettings';
import type { settingsSchema } from '#server/settings';

export type SettingName = keyof z.input<typeof settingsSchema> | keyof z.input<typeof channelSchema>;

export const SENTENCES: Record<SettingName, string> = {
  NODE_ENV: '`development`, `production` or `test`; `npm run serve` sets `production`.',
  PORT: 'Port; `0` chooses a free one.',
  HOST: 'Address to listen on; `0.0.0.0` lets phones of the same network in.',
  DATABASE_URL: 'File of SQLite, or PostgreSQL as `postgres://user:password@host:5432/database`.',
  ADMIN_USERID: 'Login name of the first operator.',
  ADMIN_PASSWORD: 'Password of the first operator, 8 to 20 characters; an empty database requires it in production.',
  SECRET:
    'Signs logins and protects booking passwords: 32 characters or more, in production 8 different ones. PostgreSQL requires it in production, the same on every server. To change it, read [Changing the secret](#changing-the-secret).',
  SECRET_PREVIOUS:
    'Further secrets of 32 characters or more that are accepted while `SECRET` changes, separated by commas.',
  DEMO_DATA: 'Fills an empty database with demo data; `bookings` leaves out the posts of catches.',
  BOOKINGS_PER_MINUTE: 'Booking requests of one address; many phones share the address of a carrier.',
  UNPAID_TRIPS_PER_PHONE:
    'Trips ahead with unpaid bookings of one telephone number; more are allowed while all of them fit into one boat.',
  BOOKINGS_PER_PHONE_HOUR: 'Booking requests of one telephone number, cancelled ones included.',
  MESSAGES_PER_PHONE_HOUR:
    'Messages to one telephone number caused by visitors; excess messages are not sent, and the reason is stored.',
  ADDRESS_DAY_PERCENT:
    'Share of the seats of one day that one address may book; a single booking is always accepted. The own address of the machine has no such limit, so name a reverse proxy on it in `TRUST_PROXY`.',
  ADDRESS_SEAT_PERCENT:
    'Seats that one address may book on all days together, as a share of the seats of one day; a single booking is always accepted.',
  BACKUP_DIR:
    'Folder of the nightly backup, at 03:10 in Seoul and at a start without the last one; made if its parent exists. Without it there are no scheduled backups.',
  BACKUP_DAYS:
    'Age at which a scheduled backup is deleted, 1 to 365; erased personal data remain in backups until then.',
  PUBLIC_URL:
    'Address that people open (`https://boat.example`), for previews, sitemap, calendar files and links to the waiting list; without it the address of the request. Required in production if messages are sent.',
  KAKAO_MAP_KEY: 'JavaScript key of Kakao Maps for the page of the boat; without it the map is OpenStreetMap.',
  TRUST_PROXY:
    'Addresses or ranges of reverse proxies, separated by commas (`127.0.0.1, 10.0.0.0/8`). Behind a proxy without it all visitors share one address and its limits. A number of proxies is refused, because direct requests could invent addresses.',
  METRICS_TOKEN:
    'Bearer token for `/metrics`, 16 characters or more; without it only the machine itself gets an answer, and not through a proxy.',
  API_DOCS: 'Serves `/api/docs` and `/api/openapi.json`.',
  LOG_READS:
    '`off` leaves out the log lines of successful public reads; bookings, administration and refusals keep theirs.',
  CLOCK: 'For tests: stops the clock of the server at an instant (ISO 8601); refused in production.',
  MESSAGE_CHANNEL: '`log` (record only), `solapi` (Kakao AlimTalk and SMS) or `webhook` (handed to an address).',
  MESSAGE_OPERATOR_TEL: 'Number that receives the messages for the operator.',
  SOLAPI_API_KEY: 'API key of Solapi; required for `solapi`.',
  SOLAPI_API_SECRET: 'API secret of Solapi; required for `solapi`.',
  SOLAPI_SENDER: 'Number of the sender, registered with Solapi; required for `solapi`.',
  SOLAPI_PF_ID: 'Id of the KakaoTalk channel; without it everything is sent as SMS.',
  SOLAPI_TEMPLATE_BOOKED: 'Approved AlimTalk template of new bookings; a kind without one is sent as SMS.',
  SOLAPI_TEMPLATE_EDITED: 'Template of edited bookings; without it `SOLAPI_TEMPLATE_BOOKED`.',
  SOLAPI_TEMPLATE_PAID: 'Template of confirmed payments.',
  SOLAPI_TEMPLATE_CANCELLED: 'Template of cancelled bookings.',
  SOLAPI_TEMPLATE_MOVED: 'Template of bookings moved to another day.',
  SOLAPI_TEMPLATE_NOTICE: 'Template of notices to all guests of a day.',
  SOLAPI_TEMPLATE_TRIP_CANCELLED: 'Template of cancelled trips.',
  SOLAPI_TEMPLATE_TRIP_RESTORED: 'Template of trips whose cancellation is taken back.',
  SOLAPI_TEMPLATE_OFFER: 'Template of seats offered to the waiting list.',
  SOLAPI_TEMPLATE_REMINDER: 'Template of reminders of a payment deadline.',
  SOLAPI_TEMPLATE_DEADLINE_PASSED: 'Template of bookings cancelled after the payment deadline.',
  SOLAPI_TEMPLATE_OPERATOR: 'Template of messages for the operator.',
  SOLAPI_URL: 'Address of Solapi.',
  WEBHOOK_URL: 'Address that receives messages as JSON; required for `webhook`.',
  WEBHOOK_SECRET: 'Signing key, 16 characters or more; required for `webhook`.',
};

/** Stand after the default. */
export const UNITS: Partial<Record<SettingName, string>> = {
  BOOKINGS_PER_MINUTE: 'a minute',
  UNPAID_TRIPS_PER_PHONE: 'trips',
  BOOKINGS_PER_PHONE_HOUR: 'an hour',
  MESSAGES_PER_PHONE_HOUR: 'an hour',
  ADDRESS_DAY_PERCENT: '% a minute',
  ADDRESS_SEAT_PERCENT: '% a minute',
  BACKUP_DAYS: 'nights',
};

/** Defaults that are no single value. */
export const DEFAULTS: Partial<Record<SettingName, string>> = {
  ADMIN_PASSWORD: 'made and shown once',
  SECRET: 'made in `data/`',
  DEMO_DATA: '`on` (production: `off`)',
  API_DOCS: '`on` (production: `off`)',
  MESSAGE_OPERATOR_TEL: 'telephone of the store',
};
