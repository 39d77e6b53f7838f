/**
 * Prepares a clean machine for `npm start` (`start`), `npm run dev` (`develop`) and `npm test` (`test`). Plain Node,
 * because it runs before any package is installed. Exits quickly if nothing is missing.
 */
import { spawnSync } from 'node:child_process';
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
/** @type {(command: string, args: string[], options?: { quiet?: boolean, env?: NodeJS.ProcessEnv, minutes?: number }) => import('node:child_process').SpawnSyncReturns<string>} */
const run = (command, args, { quiet = false, env = {}, minutes = 15 } = {}) =>
  spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : ['ignore', 'inherit', 'inherit'],
    timeout: minutes * MINUTE_MS,
  });
const has = (/** @type {string} */ command) => run('sh', ['-c', `command -v ${command}`], { quiet: true }).status === 0;

const isRoot = process.getuid?.() === 0;
const isDebian = /^ID(_LIKE)?=.*debian/m.test(read('/etc/os-release') ?? '') && has('apt-get');
/** Ubuntu's chromium package only refers to a snap. */
const isUbuntu = /^ID=ubuntu/m.test(read('/etc/os-release') ?? '');

const aptInstall = (/** @type {string[]} */ packages) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  say(`시스템 패키지를 설치합니다: ${packages.join(' ')}`);
  const update = run('apt-get', ['update', '-qq'], { env });
  return (
    update.status === 0 &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env }).status === 0
  );
};

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Node.js 20.19 이상이 필요합니다. (지금 ${process.version}) https://nodejs.org 에서 새 버전을 설치해 주세요.`);
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
  return { JOBS: process.env.JOBS ?? 'max', ...headers };
};

/**
 * `all`: includes dependencies for development and tests (Storybook, Jest, Playwright, ESLint). Returns whether this
 * tree of packages is used for the first time.
 */
const installModules = (/** @type {boolean} */ all) => {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  // A native module is bound to one version of Node's binary interface.
  const wanted = {
    lock: createHash('sha256').update(lock).digest('hex'),
    node: `${process.platform}-${process.arch}-${process.versions.modules}`,
  };
  const done = JSON.parse(read(marker) ?? 'null');
  if (done?.lock === wanted.lock && done.node === wanted.node && (done.all || !all)) return false;
  const sameNode = done === null || done.node === wanted.node;
  const whole = all || Boolean(done?.all);
  if (!(sameNode && treeMatches(lock, whole))) {
    // Packages that `npm start` has installed and compiled stay; the rest is added.
    const adds = sameNode && treeMatches(lock, false);
    say(
      adds
        ? '개발과 테스트에 필요한 패키지를 더 설치합니다. (npm install)'
        : '필요한 패키지를 설치합니다. (npm ci, 몇 분 걸릴 수 있습니다)',
    );
    const command = adds ? ['install', '--no-save'] : ['ci'];
    const npm = () =>
      run('npm', [...command, whole ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
        env: compiling(),
      });
    let result = npm();
    const tools = ['python3', 'make', 'g++'].filter((tool) => !has(tool));
    if (result.status !== 0 && tools.length > 0 && isRoot && isDebian && aptInstall(tools)) result = npm();
    if (result.status !== 0)
      stop(
        tools.length > 0
          ? `패키지를 설치하지 못했습니다. 컴파일 도구가 없습니다: ${tools.join(', ')}`
          : '패키지를 설치하지 못했습니다. 위의 npm 오류와 네트워크 연결을 확인해 주세요.',
      );
  }
  writeFileSync(marker, JSON.stringify({ ...wanted, all: whole }));
  return true;
};

const playwright = (/** @type {string[]} */ ...args) =>
  run(process.execPath, [path.join(modules, '@playwright/test/cli.js'), ...args], { minutes: 10 });

/** Debian's Chromium, and in the same version its browser without windows; without the latter the former does its work. */
const installDebianChromium = () => {
  const shell = 'chromium-headless-shell';
  if (existsSync(DEBIAN_CHROMIUM)) {
    const version = run('dpkg-query', ['--show', '--showformat=${Version}', 'chromium'], { quiet: true }).stdout;
    aptInstall([`${shell}=${version}`]);
  } else if (!aptInstall(['chromium', shell])) aptInstall(['chromium']);
};

/** `isFirst`: packages have just been installed; only then is a browser without windows worth a look at apt. */
const installChromium = (/** @type {boolean} */ isFirst) => {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH))
    stop(`CHROMIUM_PATH에 브라우저가 없습니다: ${process.env.CHROMIUM_PATH}`);
  const misses = !chromiumPath() || (isFirst && !process.env.CHROMIUM_PATH && !existsSync(DEBIAN_SHELL));
  if (misses && isRoot && isDebian && !isUbuntu) installDebianChromium();
  if (!chromiumPath()) {
    say('테스트에 쓸 브라우저(Playwright Chromium)를 확인합니다.');
    // Its system libraries are installed with the system's package manager, which requires root.
    if (playwright('install', ...(isRoot && isDebian ? ['--with-deps'] : []), 'chromium').status !== 0)
      stop(
        'Chromium이 없습니다. Debian에서는 apt-get install chromium, 다른 곳에서는 CHROMIUM_PATH에 경로를 지정해 주세요.',
      );
  }
  for (const browser of new Set([chromiumPath(), shellPath()]))
    if (browser && run(browser, ['--version'], { quiet: true, minutes: 1 }).status !== 0)
      stop(`Chromium이 실행되지 않습니다: ${browser}`);
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
const installPostgres = () => {
  if (process.env.POSTGRES_BIN && !postgresBin())
    stop(`POSTGRES_BIN에 PostgreSQL의 initdb와 postgres가 없습니다: ${process.env.POSTGRES_BIN}`);
  if (postgresBin()) return;
  if (isRoot && isDebian) {
    const before = clusters();
    aptInstall(['postgresql']);
    for (const created of clusters().filter((cluster) => !before.includes(cluster)))
      run('pg_dropcluster', ['--stop', ...created.split('/')], { quiet: true });
  }
  if (!postgresBin())
    say(
      'PostgreSQL이 없어 그 테스트는 건너뜁니다. Debian에서는 apt-get install postgresql, 다른 곳에서는 POSTGRES_BIN에 프로그램 폴더를 지정해 주세요.',
    );
};

checkNode();
const isFirst = installModules(process.argv[2] !== 'start');
if (process.argv[2] === 'test') {
  installChromium(isFirst);
  installPostgres();
}
