import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { LIMITS } from '#server/limits/limits';
import { settingReasons } from '#copy/server';
import { readPostgresUrl, type Place } from '#server/db/place';
import { readEnvironment, type Environment } from '#server/start/readEnvironment';
import { SECRET_MIN } from '#server/start/secret';

const reason = (name: keyof typeof settingReasons) => ({ error: settingReasons[name] });

const integer = (name: keyof typeof settingReasons, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, reason(name))
    .transform(Number)
    .refine((value) => value >= min && value <= max, reason(name));

const SQLITE_FILE = /^file:(?:\/\/(?=\/))?([^?#\0]*[^?#\0/])$/;

/**
 * `file:data/x` (relative to the working directory), `file:/abs/x`, `file:///abs/x`, or the address of a PostgreSQL
 * database.
 */
const database = z
  .string()
  .refine((url) => SQLITE_FILE.test(url) || readPostgresUrl(url) !== null, reason('DATABASE_URL'))
  .transform((url): Place => {
    const file = SQLITE_FILE.exec(url)?.[1];
    return file === undefined ? { engine: 'postgres', url } : { engine: 'sqlite', file: resolve(file) };
  });

const isAddress = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return (
    longest > 0 &&
    rest.length === 0 &&
    // A prefix of zero bits would match every address.
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest))
  );
};

/**
 * None, or the given addresses. Refuses a number of proxies, because it would trust clients that reach the server
 * directly.
 */
const trustProxy = z
  .string()
  .refine((text) => !/^\s*\d+\s*$/.test(text), { ...reason('TRUST_PROXY_NUMBER'), abort: true })
  .transform((text): false | string[] => (text === 'off' ? false : text.split(',').map((address) => address.trim())))
  .refine((value) => value === false || value.every(isAddress), reason('TRUST_PROXY'));

/** The published example of docs/operations.md. The Korean one is too short to be accepted. */
const SECRET_EXAMPLE = 'the-same-32-characters-or-more-on-every-server';

/** Fewer different characters are easy to guess. */
const SECRET_VARIETY = 8;

/** Separated by commas; accepted beside `SECRET`. */
const previousSecrets = z
  .string()
  .transform((text) => (text === '' ? [] : text.split(',').map((secret) => secret.trim())))
  .refine((secrets) => secrets.every(({ length }) => length >= SECRET_MIN), reason('SECRET_PREVIOUS'));

/** Source of docs/configuration.md (scripts/configuration.ts). An empty setting counts as absent. */
export const settingsSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test'], reason('NODE_ENV')).default('development'),
    PORT: integer('PORT', 0, 65_535).default(3000),
    HOST: z.string().regex(/^\S+$/, reason('HOST')).default('127.0.0.1'),
    DATABASE_URL: database.prefault('file:data/boat.sqlite'),
    ADMIN_USERID: z
      .string()
      .regex(/^\S{1,50}$/, reason('ADMIN_USERID'))
      .default('admin'),
    ADMIN_PASSWORD: z.string().min(8, reason('ADMIN_PASSWORD')).max(20, reason('ADMIN_PASSWORD')).optional(),
    SECRET: z.string().min(SECRET_MIN, reason('SECRET')).optional(),
    SECRET_PREVIOUS: previousSecrets.prefault(''),
    DEMO_DATA: z.enum(['on', 'off', 'bookings'], reason('DEMO_DATA')).optional(),
    BOOKINGS_PER_MINUTE: integer('BOOKINGS_PER_MINUTE', 1, 10_000_000).default(LIMITS.bookingsPerMinute.most),
    UNPAID_TRIPS_PER_PHONE: integer('UNPAID_TRIPS_PER_PHONE', 1, 100_000).default(LIMITS.unpaidTripsPerPhone.most),
    BOOKINGS_PER_PHONE_HOUR: integer('BOOKINGS_PER_PHONE_HOUR', 1, 100_000).default(LIMITS.bookingsPerPhoneHour.most),
    MESSAGES_PER_PHONE_HOUR: integer('MESSAGES_PER_PHONE_HOUR', 1, 100_000).default(LIMITS.messagesPerPhoneHour.most),
    ADDRESS_DAY_PERCENT: integer('ADDRESS_DAY_PERCENT', 1, 100).default(LIMITS.addressDayPercent.most),
    ADDRESS_SEAT_PERCENT: integer('ADDRESS_SEAT_PERCENT', 1, 10_000_000).default(LIMITS.addressSeatPercent.most),
    BACKUP_DIR: z
      .string()
      .refine((folder) => !folder.includes('\0'), reason('BACKUP_DIR'))
      .transform((folder) => resolve(folder))
      .optional(),
    BACKUP_DAYS: integer('BACKUP_DAYS', 1, 365).default(3),
    // Without a path; used in previews, sitemap and calendar files.
    PUBLIC_URL: z
      .string()
      .regex(/^https?:\/\/[^\s/?#@"'<>\\]+\/?$/i, reason('PUBLIC_URL'))
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    KAKAO_MAP_KEY: z
      .string()
      .regex(/^[\w-]{1,100}$/, reason('KAKAO_MAP_KEY'))
      .optional(),
    TRUST_PROXY: trustProxy.prefault('off'),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, reason('METRICS_TOKEN'))
      .optional(),
    API_DOCS: z.enum(['on', 'off'], reason('API_DOCS')).optional(),
    LOG_READS: z.enum(['on', 'off'], reason('LOG_READS')).default('on'),
    CLOCK: z.iso
      .datetime({ offset: true, ...reason('CLOCK') })
      .transform((instant) => new Date(instant))
      .optional(),
  })
  .refine((settings) => settings.NODE_ENV !== 'production' || settings.CLOCK === undefined, {
    path: ['CLOCK'],
    ...reason('CLOCK_IN_PRODUCTION'),
  })
  .refine(({ NODE_ENV, SECRET }) => NODE_ENV !== 'production' || SECRET !== SECRET_EXAMPLE, {
    path: ['SECRET'],
    ...reason('SECRET_EXAMPLE'),
  })
  .refine(({ NODE_ENV, SECRET }) => NODE_ENV !== 'production' || !SECRET || new Set(SECRET).size >= SECRET_VARIETY, {
    path: ['SECRET'],
    ...reason('SECRET_MONOTONOUS'),
  })
  .refine(
    ({ NODE_ENV, DATABASE_URL, SECRET }) => NODE_ENV !== 'production' || DATABASE_URL.engine !== 'postgres' || SECRET,
    { path: ['SECRET'], ...reason('SECRET_SHARED') },
  )
  .transform((env) => ({
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    database: env.DATABASE_URL,
    adminUserid: env.ADMIN_USERID,
    adminPassword: env.ADMIN_PASSWORD,
    secret: env.SECRET,
    previousSecrets: env.SECRET_PREVIOUS,
    demoData: env.DEMO_DATA ?? (env.NODE_ENV === 'production' ? ('off' as const) : ('on' as const)),
    bookingsPerMinute: env.BOOKINGS_PER_MINUTE,
    limits: {
      unpaidTripsPerPhone: env.UNPAID_TRIPS_PER_PHONE,
      bookingsPerPhoneHour: env.BOOKINGS_PER_PHONE_HOUR,
      messagesPerPhoneHour: env.MESSAGES_PER_PHONE_HOUR,
      addressDayPercent: env.ADDRESS_DAY_PERCENT,
      addressSeatPercent: env.ADDRESS_SEAT_PERCENT,
    },
    /** `folder` is null if backups are off; `days` are the nights for which backups and copies are stored. */
    backups: { folder: env.BACKUP_DIR ?? null, days: env.BACKUP_DAYS },
    publicUrl: env.PUBLIC_URL,
    kakaoMapKey: env.KAKAO_MAP_KEY,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    apiDocs: (env.API_DOCS ?? (env.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    logReads: env.LOG_READS === 'on',
    /** For tests. */
    frozenAt: env.CLOCK,
  }));
export type Settings = z.output<typeof settingsSchema>;

/** A database address may contain a password. */
const isSecret = (name: string): boolean =>
  ['SECRET', 'SECRET_PREVIOUS', 'ADMIN_PASSWORD', 'DATABASE_URL', 'METRICS_TOKEN'].includes(name);

/** An invalid setting throws a StartFailure. */
export const readSettings = (environment: Environment): Settings =>
  readEnvironment(settingsSchema, environment, (name) => !isSecret(name));
