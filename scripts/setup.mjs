/**
 * Prepares a clean machine for `npm start` (`start`), `npm run dev` (`develop`) and `npm test` (`test`, and beside its
 * first suites `compile`). Plain Node, because it runs before any package is installed. Exits quickly if nothing is
 * missing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath, DEBIAN_CHROMIUM, DEBIAN_SHELL, shellPath } from './chromium.mjs';
import { postgresBin } from './postgres/find.mjs';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const modules = path.join(root, 'node_modules');
const marker = path.join(modules, '.setup.json');
const MINUTE_MS = 60_000;

const say = (/** @type {string} */ line) => console.log(`[준비] ${line}`);
/** @type {(line: string) => never} */
const stop = (line) => {
  console.error(`[준비] ${line}`);
  process.exit(1);
};
const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
/** Runs a program without showing what it prints. @type {(command: string, args: string[], minutes?: number) => import('node:child_process').SpawnSyncReturns<string>} */
const ask = (command, args, minutes = 1) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe', timeout: minutes * MINUTE_MS });
/** Runs a program that others run beside; resolves with whether it succeeded. @type {(command: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<boolean>} */
const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: 15 * MINUTE_MS,
    });
    // What runs beside it goes no further when one has failed (`stop`).
    const end = () => child.kill();
    process.once('exit', end);
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      process.off('exit', end);
      resolve(code === 0);
    });
  });
const has = (/** @type {string} */ command) => ask('sh', ['-c', `command -v ${command}`]).status === 0;

const isRoot = process.getuid?.() === 0;
const isDebian = /^ID(_LIKE)?=.*debian/m.test(read('/etc/os-release') ?? '') && has('apt-get');
/** Ubuntu's chromium package only refers to a snap. */
const isUbuntu = /^ID=ubuntu/m.test(read('/etc/os-release') ?? '');

/** @type {Promise<boolean> | undefined} */
let updated;
const aptInstall = async (/** @type {string[]} */ packages) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  say(`시스템 패키지를 설치합니다: ${packages.join(' ')}`);
  updated ??= run('apt-get', ['update', '-qq'], env);
  return (await updated) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
};

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const why =
    major < 20 || (major === 20 && minor < 19)
      ? 'Node.js 20.19 이상이 필요합니다.'
      : // SQLite's package crashes there whenever garbage is collected (docs/adr/0070).
        major >= 24 && 'Node.js 24부터는 데이터베이스가 갑자기 멈추므로 시작하지 않습니다.';
  if (why) stop(`${why} (지금 ${process.version}) https://nodejs.org 에서 Node.js 22를 설치해 주세요.`);
};

/**
 * Whether the tree that npm recorded in node_modules matches the lock file; without `all`, development dependencies may
 * be missing.
 */
const treeMatches = (/** @type {string} */ lock, /** @type {boolean} */ all) => {
  const installed = JSON.parse(read(path.join(modules, '.package-lock.json')) ?? 'null')?.packages;
  if (!installed) return false;
  /** @type {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>} */
  const wanted = JSON.parse(lock).packages;
  return Object.entries(wanted).every(([place, { version, optional, dev, devOptional }]) => {
    if (place === '' || installed[place]?.version === version) return true;
    return !installed[place] && Boolean(optional || devOptional || (dev && !all));
  });
};

/**
 * Environment for compiling better-sqlite3, which happens if its prebuilt file cannot be downloaded. node-gyp needs
 * Node's headers, and uses one core by default.
 */
const compiling = () => {
  const prefix = path.resolve(path.dirname(process.execPath), '..');
  const headers = existsSync(path.join(prefix, 'include/node/node.h')) ? { npm_config_nodedir: prefix } : {};
  // node-gyp's -O3 takes a quarter longer (71 instead of 58 s), for a difference in use that is lost in the noise.
  const optimised = { CFLAGS: '-O2', CXXFLAGS: '-O2' };
  return { JOBS: process.env.JOBS ?? 'max', ...optimised, ...headers };
};

/** What node_modules must be made from. A native module is bound to one version of Node's binary interface. */
const needed = {
  lock: createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex'),
  node: `${process.platform}-${process.arch}-${process.versions.modules}`,
};
/** What it was made from, and whether it is compiled; null on a new machine. @type {() => { lock: string, node: string, all: boolean, compiled?: boolean } | null} */
const recorded = () => JSON.parse(read(marker) ?? 'null');
/** Whether these packages are used for the first time. `all`: includes those for development and tests. */
const isFirstTime = (/** @type {boolean} */ all) => {
  const done = recorded();
  return !(done?.lock === needed.lock && done.node === needed.node && (done.all || !all));
};

/** Installs the packages' files, without running their scripts (`compile`). */
const installModules = async (/** @type {boolean} */ all) => {
  const done = recorded();
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const sameNode = done === null || done.node === needed.node;
  const whole = all || Boolean(done?.all);
  if (!(sameNode && treeMatches(text, whole))) {
    // Packages that `npm start` has installed and compiled stay; the rest is added.
    const adds = sameNode && treeMatches(text, false);
    say(
      adds
        ? '개발과 테스트에 필요한 패키지를 더 설치합니다. (npm install)'
        : '필요한 패키지를 설치합니다. (npm ci, 몇 분 걸릴 수 있습니다)',
    );
    const command = adds ? ['install', '--no-save'] : ['ci'];
    const flags = [whole ? '--include=dev' : '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
    if (!(await run('npm', [...command, ...flags, '--loglevel=error'])))
      stop('패키지를 설치하지 못했습니다. 위의 npm 오류와 네트워크 연결을 확인해 주세요.');
  }
  writeFileSync(marker, JSON.stringify({ ...needed, all: whole }));
};

const OPENS_DATABASE = `new (require('better-sqlite3'))(':memory:')`;
const opensDatabase = () => ask(process.execPath, ['-e', OPENS_DATABASE]).status === 0;
/** Runs the scripts of the packages that have one (`allowScripts` in package.json); returns whether SQLite works. */
const rebuild = async () => {
  const { allowScripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const args = ['rebuild', ...Object.keys(allowScripts), '--loglevel=error'];
  return (await run('npm', args, compiling())) && opensDatabase();
};
/** Makes SQLite work: it is compiled if its prebuilt file cannot be downloaded. */
const compile = async () => {
  if (recorded()?.compiled) return;
  if (!opensDatabase()) {
    say('SQLite를 준비합니다. (npm rebuild, 컴파일하면 1분쯤 걸립니다)');
    let works = await rebuild();
    const tools = ['python3', 'make', 'g++'].filter((tool) => !has(tool));
    if (!works && tools.length > 0 && isRoot && isDebian && (await aptInstall(tools))) works = await rebuild();
    if (!works)
      stop(
        tools.length > 0
          ? `SQLite를 컴파일하지 못했습니다. 컴파일 도구가 없습니다: ${tools.join(', ')}`
          : 'SQLite를 컴파일하지 못했습니다. 위의 npm 오류를 확인해 주세요.',
      );
  }
  writeFileSync(marker, JSON.stringify({ ...recorded(), compiled: true }));
};

/** Debian's Chromium, and in the same version its browser without windows; without the latter the former does its work. */
const installDebianChromium = async () => {
  const shell = 'chromium-headless-shell';
  if (existsSync(DEBIAN_CHROMIUM)) {
    const { stdout: version } = ask('dpkg-query', ['--show', '--showformat=${Version}', 'chromium']);
    await aptInstall([`${shell}=${version}`]);
  } else if (!(await aptInstall(['chromium', shell]))) await aptInstall(['chromium']);
};

/** `isFirst`: the packages are new; only then is a browser without windows worth a look at apt. */
const installChromium = async (/** @type {boolean} */ isFirst) => {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH))
    stop(`CHROMIUM_PATH에 브라우저가 없습니다: ${process.env.CHROMIUM_PATH}`);
  const misses = !chromiumPath() || (isFirst && !process.env.CHROMIUM_PATH && !existsSync(DEBIAN_SHELL));
  if (misses && isRoot && isDebian && !isUbuntu) await installDebianChromium();
};
/** Playwright's own browser, where the system has none; its system libraries come from the package manager, as root. */
const checkChromium = async () => {
  if (!chromiumPath()) {
    say('테스트에 쓸 브라우저(Playwright Chromium)를 확인합니다.');
    const cli = path.join(modules, '@playwright/test/cli.js');
    if (!(await run(process.execPath, [cli, 'install', ...(isRoot && isDebian ? ['--with-deps'] : []), 'chromium'])))
      stop(
        'Chromium이 없습니다. Debian에서는 apt-get install chromium, 다른 곳에서는 CHROMIUM_PATH에 경로를 지정해 주세요.',
      );
  }
  for (const browser of new Set([chromiumPath(), shellPath()]))
    if (browser && ask(browser, ['--version']).status !== 0) stop(`Chromium이 실행되지 않습니다: ${browser}`);
};

/** Debian's folder of clusters, each with its settings: `15/main/postgresql.conf`. */
const CLUSTERS = '/etc/postgresql';
/** The clusters of Debian's PostgreSQL, such as `15/main`. */
const clusters = () =>
  (existsSync(CLUSTERS) ? readdirSync(CLUSTERS, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => path.basename(file) === 'postgresql.conf')
    .map((file) => path.dirname(file));

/**
 * Installs PostgreSQL for the tests, which start their own server. Debian's package creates and starts a cluster when a
 * machine has none of its version: that one is removed again. Clusters that were there before are not touched.
 */
const installPostgres = async () => {
  if (process.env.POSTGRES_BIN && !postgresBin())
    stop(`POSTGRES_BIN에 PostgreSQL의 initdb와 postgres가 없습니다: ${process.env.POSTGRES_BIN}`);
  if (postgresBin()) return;
  if (isRoot && isDebian) {
    const before = clusters();
    await aptInstall(['postgresql']);
    for (const created of clusters().filter((cluster) => !before.includes(cluster)))
      ask('pg_dropcluster', ['--stop', ...created.split('/')]);
  }
  if (!postgresBin())
    say(
      'PostgreSQL이 없어 그 테스트는 건너뜁니다. Debian에서는 apt-get install postgresql, 다른 곳에서는 POSTGRES_BIN에 프로그램 폴더를 지정해 주세요.',
    );
};

/** The system's programs that the tests need; apt installs one after the other. */
const installPrograms = async (/** @type {boolean} */ isFirst) => {
  await installChromium(isFirst);
  await installPostgres();
};

checkNode();
const [purpose] = process.argv.slice(2);
const isForTests = purpose === 'test';
if (purpose !== 'compile') {
  const all = purpose !== 'start';
  const isFirst = isFirstTime(all);
  await Promise.all([isFirst && installModules(all), isForTests && installPrograms(isFirst)]);
}
if (isForTests) await checkChromium();
// `npm test` does this beside its first suites.
else await compile();
