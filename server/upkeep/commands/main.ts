import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { commands, rotateSecretText, secondStepOffText, setPasswordText } from '#copy/commands';
import type { Context } from '#server/context';
import { openDatabase } from '#server/db/open';
import { shownPlace } from '#server/db/place';
import { openBus } from '#server/bus/openBus';
import { readSettings, type Settings } from '#server/environment';
import { outliveReaders } from '#server/start/closedOutput';
import { failureLine } from '#server/start/failureLine';
import { dataFolder, missingSecret, rotateStoredSecret } from '#server/start/secret';
import { StartFailure } from '#server/start/StartFailure';
import { askPassword } from './askPassword';
import { backup } from './backup';
import { CommandFailure } from './CommandFailure';
import { requireCurrent } from './contents';
import { restore } from './restore';
import { requireUser, setPassword, switchSecondStepOff } from './setPassword.service';

type Command = keyof typeof commands.usage;

/** npm runs scripts in the project's folder. File names are relative to the folder in which npm was called. */
const fileOf = (name: string): string => resolve(process.env['INIT_CWD'] ?? '.', name);

type Accounts = Pick<Context, 'db' | 'clock' | 'bus'>;

/** The database must have this program's version. */
const withAccounts = async (
  { database, frozenAt }: Settings,
  work: (accounts: Accounts) => Promise<string>,
): Promise<string[]> => {
  // SQLite would create an empty database.
  if (database.engine === 'sqlite' && !existsSync(database.file))
    throw new CommandFailure(commands.nothingThere(database.file));
  const db = await openDatabase(database);
  const bus = await openBus(database);
  try {
    await requireCurrent(db, shownPlace(database));
    return [await work({ db, bus, clock: () => frozenAt ?? new Date() })];
  } finally {
    await bus.close();
    await db.destroy();
  }
};

const setPasswordOf = (userid: string) => async (accounts: Accounts) => {
  await requireUser(accounts, userid);
  await setPassword(accounts, userid, await askPassword(process.stdin, process.stdout));
  return setPasswordText.done(userid);
};

const switchSecondStepOffOf = (userid: string) => async (accounts: Accounts) => {
  await switchSecondStepOff(accounts, userid);
  return secondStepOffText.done(userid);
};

const rotateSecret = ({ database, secret }: Settings): string[] => {
  if (secret !== undefined) throw new CommandFailure(rotateSecretText.inEnvironment);
  const folder = dataFolder(database);
  if (!rotateStoredSecret(folder)) throw new CommandFailure(rotateSecretText.nothingThere(folder));
  return rotateSecretText.done(folder);
};

const run = async (settings: Settings, command: Command, args: string[]): Promise<string[]> => {
  const [target, ...more] = args.filter((arg) => arg !== '--force');
  const force = args.includes('--force');
  // `--help`, or a mistyped option.
  if (args.some((arg) => arg.startsWith('-') && arg !== '--force')) throw new CommandFailure(commands.usage[command]);
  if (target !== undefined && more.length === 0) {
    if (command === 'backup' && !force) return backup(settings.database, fileOf(target), process.env);
    if (command === 'restore')
      return restore(settings.database, fileOf(target), {
        force,
        now: new Date(),
        environment: process.env,
        missingSecret: settings.secret === undefined ? missingSecret(dataFolder(settings.database)) : null,
      });
  }
  if (command === 'admin' && more.length === 1 && more[0] !== undefined && !force) {
    if (target === 'set-password') return withAccounts(settings, setPasswordOf(more[0]));
    if (target === 'second-step-off') return withAccounts(settings, switchSecondStepOffOf(more[0]));
  }
  if (command === 'admin' && target === 'rotate-secret' && more.length === 0 && !force) return rotateSecret(settings);
  throw new CommandFailure(commands.usage[command]);
};

/** Null for an unexpected error, which is a bug. */
const lineOf = (error: unknown, settings: Settings | null): string | null => {
  if (error instanceof CommandFailure || error instanceof StartFailure) return error.message;
  return settings && failureLine(error, settings);
};

outliveReaders();
let settings: Settings | null = null;
try {
  settings = readSettings(process.env);
  // The scripts of package.json give the command.
  const [command, ...args] = process.argv.slice(2) as [Command, ...string[]];
  for (const line of await run(settings, command, args)) console.log(line);
} catch (error) {
  const line = lineOf(error, settings);
  console.error(line ?? commands.unknown);
  if (line === null) console.error(error);
  process.exitCode = 1;
}
