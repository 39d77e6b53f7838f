/** docs/decisions/0009-time-of-the-tests.md */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

export interface Reached {
  changed: string[];
  tests: string[];
  stories: string[];
  specs: string[];
}

export const CODE = /\.[cm]?[jt]sx?$/;
const TEST = /\.test\.tsx?$/;
const STORIES = /\.stories\.tsx$/;
/** `390/refund-list--done.webp` belongs to the stories with the id `refund-list`. */
const BASELINE = /^tests\/stories\/baselines\/[^/]+\/(.+)--[^/]+$/;
const SPEC = /^tests\/e2e\/[^/]+\.spec\.ts$/;
/** Files that build and run the tests: a change of these runs all tests. */
const SETUP =
  /^(scripts\/|tests\/(?:stories\/(?!baselines\/)|support\/(?!server\/))|\.storybook\/|\.ci\/)|^(package(-lock)?\.json|tsconfig.*|[^/]+\.config\.[jt]s)$|\/playwright\.config\.ts$/;
export const isSetup = (file: string): boolean => SETUP.test(file);
/** Files that import everything: imports are followed no further, and the folders of the change are tested instead. */
const HUBS = /^(server\/(app|main|start)\.ts|tests\/support\/.*|src\/app\/.*|mocks\/.*)$/;
const MAIN_SPEC = 'tests/e2e/booking.spec.ts';
const MAIN_PAGE = 'src/features/visitor/booking/BookingPage.tsx';

export const changedFiles = (): string[] => {
  const [main = 'HEAD'] = git('for-each-ref', '--format=%(refname)%00', 'refs/remotes/origin/main', 'refs/heads/main');
  const [base = 'HEAD'] = git('merge-base', main.trim(), 'HEAD').map((line) => line.trim());
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', base),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
};

const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').filter((file) =>
  existsSync(path.join(root, file)),
);

const readImporters = async (): Promise<Map<string, Set<string>>> => {
  const { metafile } = await build({
    stdin: {
      contents: files
        .filter((file) => CODE.test(file))
        .map((file) => `import './${file}';`)
        .join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    outfile: 'none.js',
    logLevel: 'error',
    loader: Object.fromEntries(
      ['woff2', 'css', 'html', 'svg', 'png', 'webp', 'md', 'mdx'].map((end) => [`.${end}`, 'empty']),
    ),
  });
  const found = new Map<string, Set<string>>();
  for (const [file, { imports }] of Object.entries(metafile.inputs))
    for (const { path: imported, external } of imports)
      if (!external && file !== '<stdin>') found.set(imported, (found.get(imported) ?? new Set()).add(file));
  return found;
};

/** On the server the topic, `server/bookings`; elsewhere the folder. */
const topicOf = (file: string): string => /^server\/[^/]+(?=\/)/.exec(file)?.[0] ?? path.dirname(file);

let importers: ReturnType<typeof readImporters> | undefined;
export const reachedFrom = async (changed: readonly string[]): Promise<Reached | null> => {
  if (changed.some(isSetup)) return null;
  const by = await (importers ??= readImporters());
  const reached = new Set(changed);
  for (const file of reached)
    if (changed.includes(file) || !HUBS.test(file)) for (const importer of by.get(file) ?? []) reached.add(importer);
  const near = changed.filter((file) => CODE.test(file)).flatMap((file) => [file, ...(by.get(file) ?? [])]);
  const topics = new Set(near.map(topicOf));
  const affectsMainSpec = reached.has(MAIN_PAGE) || changed.some((file) => /^server\//.test(file) && !TEST.test(file));
  const pictured = new Set(changed.flatMap((file) => BASELINE.exec(file)?.[1] ?? []));
  const hasPicture = (file: string): boolean =>
    pictured.size > 0 &&
    pictured.has(/^ {2}id: '(.+)',$/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1] ?? '');
  return {
    changed: changed.filter((file) => files.includes(file)),
    // Tests in tests/repository read the files of the whole project.
    tests: files.filter(
      (file) =>
        TEST.test(file) && (reached.has(file) || topics.has(topicOf(file)) || file.startsWith('tests/repository/')),
    ),
    stories: files.filter((file) => STORIES.test(file) && (reached.has(file) || hasPicture(file))),
    specs: files.filter((file) => SPEC.test(file) && (reached.has(file) || (affectsMainSpec && file === MAIN_SPEC))),
  };
};
