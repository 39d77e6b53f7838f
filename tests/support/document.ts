/** For documents with generated tables. */
import { readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { formatted } from '../../scripts/formatted';
import { postgresBin } from '../../scripts/postgres/find.mjs';
import { withSection } from '../../scripts/withSection';
import { ROOT } from './processes';

export const markdownTable = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Properties that affect figures, without the machine's name. */
export const machineShape = (): string => {
  const engine = new Database(':memory:');
  const sqlite = String(engine.prepare('select sqlite_version()').pluck().get());
  engine.close();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const bin = postgresBin();
  const postgres = bin && /[\d.]+/.exec(execFileSync(`${bin}/postgres`, ['--version'], { encoding: 'utf8' }))?.[0];
  const engines = `Node ${process.versions.node}, SQLite ${sqlite}${postgres ? `, PostgreSQL ${postgres}` : ''}`;
  return `${cpus().length} cores (${platform()} ${arch()}), ${memory} GiB, ${engines}; load average at the start ${loadavg()[0]?.toFixed(1)}`;
};

/** Of docs/`name`.md. */
export const writeSection = async (name: string, section: string, text: string): Promise<void> => {
  const file = path.join(ROOT, 'docs', `${name}.md`);
  writeFileSync(file, await formatted(file, withSection(readFileSync(file, 'utf8'), section, text)));
};
