import { z } from 'zod';
import { channelReasons, startFailure } from '#copy/server';
import { readEnvironment, type Environment } from '#server/start/readEnvironment';
import { StartFailure } from '#server/start/StartFailure';
import type { SolapiSettings } from './solapiChannel';
import type { WebhookSettings } from './webhookChannel';

/** `operatorTel` receives the operator's messages; null for the store's number. */
export type ChannelSettings = { operatorTel: string | null } & (
  | { channel: 'log' }
  | { channel: 'solapi'; solapi: SolapiSettings }
  | { channel: 'webhook'; webhook: WebhookSettings }
);

const SOLAPI_URL = 'https://api.solapi.com';

const tel = z.string().regex(/^(?=(?:-?\d){8,12}$)[\d-]+$/, { error: channelReasons.TEL });
const url = z.url({ protocol: /^https?$/, error: channelReasons.URL });
const id = z.string().regex(/^\S{1,100}$/, { error: channelReasons.ID });

export const settingsSchema = z.object({
  MESSAGE_CHANNEL: z.enum(['log', 'solapi', 'webhook'], { error: channelReasons.MESSAGE_CHANNEL }).default('log'),
  MESSAGE_OPERATOR_TEL: tel.optional(),
  SOLAPI_API_KEY: id.optional(),
  SOLAPI_API_SECRET: id.optional(),
  SOLAPI_SENDER: tel.optional(),
  SOLAPI_PF_ID: id.optional(),
  SOLAPI_TEMPLATE_BOOKED: id.optional(),
  SOLAPI_TEMPLATE_EDITED: id.optional(),
  SOLAPI_TEMPLATE_PAID: id.optional(),
  SOLAPI_TEMPLATE_CANCELLED: id.optional(),
  SOLAPI_TEMPLATE_MOVED: id.optional(),
  SOLAPI_TEMPLATE_NOTICE: id.optional(),
  SOLAPI_TEMPLATE_TRIP_CANCELLED: id.optional(),
  SOLAPI_TEMPLATE_TRIP_RESTORED: id.optional(),
  SOLAPI_TEMPLATE_OFFER: id.optional(),
  SOLAPI_TEMPLATE_REMINDER: id.optional(),
  SOLAPI_TEMPLATE_DEADLINE_PASSED: id.optional(),
  SOLAPI_TEMPLATE_OPERATOR: id.optional(),
  SOLAPI_URL: url.default(SOLAPI_URL),
  WEBHOOK_URL: url.optional(),
  WEBHOOK_SECRET: z.string().min(16, { error: channelReasons.WEBHOOK_SECRET }).optional(),
});
type Env = z.output<typeof settingsSchema>;
type Name = keyof Env;

/** Keys and secrets may not be printed, and an address may contain one. */
const PRINTED: readonly string[] = ['MESSAGE_CHANNEL', 'MESSAGE_OPERATOR_TEL', 'SOLAPI_SENDER'];

const fail = (lines: string[]): never => {
  throw new StartFailure(lines.join(' / '));
};

/** Throws a StartFailure that lists the missing settings. */
const required = <N extends Name>(env: Env, channel: string, names: readonly N[]): Record<N, string> => {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length > 0) fail(missing.map((name) => startFailure.setting(name, channelReasons.requiredBy(channel))));
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<N, string>;
};

const solapiOf = (env: Env): SolapiSettings => {
  const { SOLAPI_API_KEY, SOLAPI_API_SECRET, SOLAPI_SENDER } = required(env, 'solapi', [
    'SOLAPI_API_KEY',
    'SOLAPI_API_SECRET',
    'SOLAPI_SENDER',
  ]);
  const templates = Object.fromEntries(
    Object.entries({
      BOOKED: env.SOLAPI_TEMPLATE_BOOKED,
      // Edits use the template of bookings (specification 4) unless they have their own.
      EDITED: env.SOLAPI_TEMPLATE_EDITED ?? env.SOLAPI_TEMPLATE_BOOKED,
      PAID: env.SOLAPI_TEMPLATE_PAID,
      CANCELLED: env.SOLAPI_TEMPLATE_CANCELLED,
      MOVED: env.SOLAPI_TEMPLATE_MOVED,
      NOTICE: env.SOLAPI_TEMPLATE_NOTICE,
      TRIP_CANCELLED: env.SOLAPI_TEMPLATE_TRIP_CANCELLED,
      TRIP_RESTORED: env.SOLAPI_TEMPLATE_TRIP_RESTORED,
      OFFER: env.SOLAPI_TEMPLATE_OFFER,
      REMINDER: env.SOLAPI_TEMPLATE_REMINDER,
      DEADLINE_PASSED: env.SOLAPI_TEMPLATE_DEADLINE_PASSED,
      OPERATOR: env.SOLAPI_TEMPLATE_OPERATOR,
    }).filter(([, template]) => template !== undefined),
  ) as SolapiSettings['templates'];
  const some = Object.keys(templates).length > 0;
  if (some && env.SOLAPI_PF_ID === undefined) fail([startFailure.setting('SOLAPI_PF_ID', channelReasons.pfIdRequired)]);
  if (!some && env.SOLAPI_PF_ID !== undefined)
    fail([startFailure.setting('SOLAPI_TEMPLATE_BOOKED', channelReasons.templateRequired)]);
  return {
    url: env.SOLAPI_URL,
    apiKey: SOLAPI_API_KEY,
    apiSecret: SOLAPI_API_SECRET,
    sender: SOLAPI_SENDER,
    pfId: env.SOLAPI_PF_ID ?? null,
    templates,
  };
};

/** A wrong or missing setting throws a StartFailure with its name and the reason. */
export const readChannelSettings = (environment: Environment): ChannelSettings => {
  const env = readEnvironment(settingsSchema, environment, (name) => PRINTED.includes(name));
  const operatorTel = env.MESSAGE_OPERATOR_TEL ?? null;
  if (env.MESSAGE_CHANNEL === 'solapi') return { channel: 'solapi', operatorTel, solapi: solapiOf(env) };
  if (env.MESSAGE_CHANNEL === 'log') return { channel: 'log', operatorTel };
  const { WEBHOOK_URL, WEBHOOK_SECRET } = required(env, 'webhook', ['WEBHOOK_URL', 'WEBHOOK_SECRET']);
  return { channel: 'webhook', operatorTel, webhook: { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } };
};
