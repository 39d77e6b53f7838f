/** Plain Node, also for old versions, because it runs before packages are installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath, DEBIAN_CHROMIUM, DEBIAN_SHELL, shellPath } from './chromium.mjs';
import { missingEngines } from './engines.mjs';
import { postgresBin } from './postgres/find.mjs';
import { npmCli, run } from './programs.mjs';
import { fetchRuntime, isFetched, isNewEnough, useRuntime } from './runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
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
/**
 * Does not show the output.
 * @type {(command: string, args: string[], minutes?: number) => import('node:child_process').SpawnSyncReturns<string>}
 */
const ask = (command, args, minutes = 1) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe', timeout: minutes * MINUTE_MS });
const npm = (/** @type {string[]} */ ...args) => run(process.execPath, [npmCli(), ...args]);

const isRoot = process.getuid?.() === 0;
const isDebian =
  /^ID(_LIKE)?=.*debian/m.test(read('/etc/os-release') ?? '') && ask('apt-get', ['--version']).status === 0;
/** Ubuntu's chromium package only refers to a snap. */
const isUbuntu = /^ID=ubuntu/m.test(read('/etc/os-release') ?? '');

/** @type {Promise<boolean> | undefined} */
let updated;
const aptInstall = async (/** @type {string[]} */ packages) => {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  say(`시스템 패키지를 설치합니다: ${packages.join(' ')}`);
  updated ??= run('apt-get', ['update', '-qq'], options);
  return (await updated) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
};

/** Without `all`, development dependencies may be missing. */
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

const needed = {
  lock: createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex'),
  machine: `${process.platform}-${process.arch}`,
};
/**
 * `opensWith` is the Node.js version that opens the database; null on a new machine.
 * @type {() => { lock: string, machine: string, all: boolean, opensWith?: string } | null}
 */
const recorded = () => JSON.parse(read(marker) ?? 'null');
const isFirstTime = (/** @type {boolean} */ all) => {
  const done = recorded();
  return !(done?.lock === needed.lock && done.machine === needed.machine && (done.all || !all));
};

/** Without the packages' scripts: none in use needs its own. */
const installModules = async (/** @type {boolean} */ all) => {
  const done = recorded();
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const sameMachine = done === null || done.machine === needed.machine;
  const whole = all || Boolean(done?.all);
  if (!(sameMachine && treeMatches(text, whole))) {
    const adds = sameMachine && treeMatches(text, false);
    say(
      adds
        ? '개발과 테스트에 필요한 패키지를 더 설치합니다. (npm install)'
        : '필요한 패키지를 설치합니다. (npm ci, 몇 분 걸릴 수 있습니다)',
    );
    const command = adds ? ['install', '--no-save'] : ['ci'];
    command.push(whole ? '--include=dev' : '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund');
    // npm's cache saves a quarter of the time. It may lack a newer version.
    const installed =
      (await npm(...command, '--prefer-offline', '--loglevel=silent')) || (await npm(...command, '--loglevel=error'));
    if (!installed) stop('패키지를 설치하지 못했습니다. 위의 npm 오류와 네트워크 연결을 확인해 주세요.');
  }
  writeFileSync(marker, JSON.stringify({ ...needed, all: whole }));
};

const OPENS_DATABASE = `new (require('better-sqlite3'))(':memory:')`;
/** The version must have the binary interface of SQLite's package. @type {(program: string) => boolean} */
const opensDatabase = (program) => ask(program, ['-e', OPENS_DATABASE]).status === 0;

/** @type {(program: string) => string} */
const versionOf = (program) =>
  program === process.execPath ? process.version : ask(program, ['--version']).stdout.trim();

/** Some machines have no package of the first. */
const FETCHED = ['24', '22'];
/** @type {() => Promise<string>} */
const fetched = async () => {
  if (!isFetched()) say(`이 컴퓨터의 Node.js(${process.version})로는 실행할 수 없어, 실행할 Node.js를 준비합니다.`);
  for (const major of FETCHED) {
    const program = await fetchRuntime(major);
    if (program) return program;
  }
  return stop(
    `실행할 Node.js를 받지 못했습니다. 네트워크 연결을 확인하거나 https://nodejs.org 에서 Node.js ${FETCHED[0]}를 설치해 주세요.`,
  );
};
const chooseRuntime = async (/** @type {string} */ first) => {
  let program = first;
  if (recorded()?.opensWith !== versionOf(program)) {
    if (!opensDatabase(program) && program === process.execPath && !isFetched()) program = await fetched();
    if (!opensDatabase(program))
      stop(`Node.js ${versionOf(program)}에서 데이터베이스(better-sqlite3)가 열리지 않습니다.`);
    writeFileSync(marker, JSON.stringify({ ...recorded(), opensWith: versionOf(program) }));
  }
  return program;
};

const installDebianChromium = async () => {
  const shell = 'chromium-headless-shell';
  if (existsSync(DEBIAN_CHROMIUM)) {
    const { stdout: version } = ask('dpkg-query', ['--show', '--showformat=${Version}', 'chromium']);
    await aptInstall([`${shell}=${version}`]);
  } else if (!(await aptInstall(['chromium', shell]))) await aptInstall(['chromium']);
};

/** `isFirst`: the packages are new. Only then it asks apt for a browser without windows. */
const installChromium = async (/** @type {boolean} */ isFirst) => {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH))
    stop(`CHROMIUM_PATH에 브라우저가 없습니다: ${process.env.CHROMIUM_PATH}`);
  const misses = !chromiumPath() || (isFirst && !process.env.CHROMIUM_PATH && !existsSync(DEBIAN_SHELL));
  if (misses && isRoot && isDebian && !isUbuntu) await installDebianChromium();
};
const checkChromium = async (/** @type {string} */ runtime) => {
  if (!chromiumPath()) {
    say('테스트에 쓸 브라우저(Playwright Chromium)를 확인합니다.');
    const cli = path.join(modules, '@playwright/test/cli.js');
    if (!(await run(runtime, [cli, 'install', ...(isRoot && isDebian ? ['--with-deps'] : []), 'chromium'])))
      stop(
        'Chromium이 없습니다. Debian에서는 apt-get install chromium, 다른 곳에서는 CHROMIUM_PATH에 경로를 지정해 주세요.',
      );
  }
  for (const browser of new Set([chromiumPath(), shellPath()]))
    if (browser && ask(browser, ['--version']).status !== 0) stop(`Chromium이 실행되지 않습니다: ${browser}`);
};

const CLUSTERS = '/etc/postgresql';
/** `15/main`. */
const clusters = () =>
  (existsSync(CLUSTERS) ? readdirSync(CLUSTERS, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => path.basename(file) === 'postgresql.conf')
    .map((file) => path.dirname(file));

/** Debian's package creates a cluster on a machine without one. Removes it, because the tests need none. */
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

const installEngines = async () => {
  const packages = missingEngines().flatMap((engine) => engine.packages);
  if (packages.length > 0 && isRoot && isDebian && !isUbuntu) await aptInstall(packages);
  for (const { title } of missingEngines()) say(`${title} 브라우저가 없어 그 테스트는 건너뜁니다.`);
};

const installPrograms = async (/** @type {boolean} */ isFirst) => {
  await installChromium(isFirst);
  await installPostgres();
  await installEngines();
};

const [purpose] = process.argv.slice(2);
const isForTests = purpose === 'test';
const all = purpose !== 'start';
const isFirst = isFirstTime(all);
const [runtime = process.execPath] = await Promise.all([
  isNewEnough() && !isFetched() ? undefined : fetched(),
  isFirst && installModules(all),
  isForTests && installPrograms(isFirst),
]);
const used = await chooseRuntime(runtime);
const isOwn = used === process.execPath && !isFetched();
// npm removes it together with the former packages.
if (!isOwn) useRuntime(used);
if (isForTests) await checkChromium(used);
say(`실행하는 Node.js: ${versionOf(used)} (${isOwn ? '이 컴퓨터의 것' : 'scripts/runtime에 받은 것'})`);
