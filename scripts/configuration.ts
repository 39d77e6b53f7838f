/** `npm run docs:settings` writes the tables of docs/configuration.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { settingsSchema as channelSchema } from '#server/messages/sending/channelSettings';
import { settingsSchema } from '#server/environment';
import { formatted } from './formatted';
import { DEFAULTS, SENTENCES, UNITS, type SettingName } from './settingSentences';
import { withSection } from './withSection';

const FILE = path.resolve(import.meta.dirname, '../docs/configuration.md');

const defaultOf = (schema: unknown): string => {
  const value =
    schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : '';
  return value === '' ? 'none' : `\`${value}\``;
};

const tableOf = (shape: object): string => {
  const rows = (Object.entries(shape) as [SettingName, unknown][]).map(
    ([name, schema]) =>
      `| \`${name}\` | ${DEFAULTS[name] ?? defaultOf(schema)} ${UNITS[name] ?? ''} | ${SENTENCES[name]} |`,
  );
  return ['| Name | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
};

/** The document with generated tables. */
export const configuration = (document: string): Promise<string> => {
  const withSettings = withSection(document, 'settings', tableOf(settingsSchema.in.shape));
  return formatted(FILE, withSection(withSettings, 'messages', tableOf(channelSchema.shape)));
};

if (process.argv[1] === import.meta.filename) writeFileSync(FILE, await configuration(readFileSync(FILE, 'utf8')));
