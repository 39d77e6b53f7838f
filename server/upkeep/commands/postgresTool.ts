import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { commands } from '#copy/commands';
import { ToolFailure, ToolMissing } from './CommandFailure';

/** libpq's programs read the query parameters of the address from these variables. */
const BY_QUERY: Record<string, string> = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/** Variables instead of arguments, which other users of the machine can read. */
export const toolEnvironment = (url: string): Record<string, string> => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const named: Record<string, string> = {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGCONNECT_TIMEOUT: '10',
  };
  for (const [name, variable] of Object.entries(BY_QUERY)) {
    const value = searchParams.get(name);
    if (value !== null) named[variable] = value;
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
};

/** The programs are found on PATH and write to the temporary folder. */
const SYSTEM = ['PATH', 'HOME', 'TMPDIR', 'PGPASSFILE'];

export interface Tool {
  child: ChildProcessWithoutNullStreams;
  /** Rejects with a ToolFailure that holds the error output. */
  ended: Promise<void>;
}

type ToolName = 'pg_dump' | 'pg_restore' | 'psql';
interface ToolOptions {
  environment: Record<string, string | undefined>;
  url?: string;
}

/** Keeps the program's language: its output is appended to a Korean sentence. */
export const startTool = (name: ToolName, args: string[], { environment, url }: ToolOptions): Tool => {
  const system = Object.fromEntries(SYSTEM.flatMap((key) => (environment[key] ? [[key, environment[key]]] : [])));
  const child = spawn(name, args, { env: { ...system, ...(url === undefined ? {} : toolEnvironment(url)) } });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // A write to an exited program fails; `ended` reports the reason.
  child.stdin.on('error', () => undefined);
  const wait = async (): Promise<void> => {
    let code: unknown;
    try {
      [code] = (await once(child, 'close')) as unknown[];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ToolMissing(commands.toolMissing(name));
      throw error;
    }
    const reason =
      said
        .trim()
        .split('\n')
        .find((line) => /error|오류/i.test(line)) ?? said.trim().split('\n')[0];
    if (code !== 0) throw new ToolFailure(commands.toolFailed(name, reason || String(code)));
  };
  const ended = wait();
  ended.catch(() => undefined);
  return { child, ended };
};

/** Returns the output. */
export const runTool = async (name: ToolName, args: string[], options: ToolOptions): Promise<string> => {
  const { child, ended } = startTool(name, args, options);
  child.stdin.end();
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  await ended;
  return printed;
};
