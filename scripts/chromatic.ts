/** `npm run chromatic` needs CHROMATIC_PROJECT_TOKEN. Takes only stories that a change affects (TurboSnap). */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { runBounded } from './runBounded';

const BUILD = 'test-output/chromatic';

const buildWithStats = async (): Promise<boolean> => {
  const dispatcher = 'node_modules/storybook/dist/bin/dispatcher.js';
  const args = [dispatcher, 'build', '--quiet', '--loglevel', 'warn', '--stats-json', '-o', BUILD];
  return (await runBounded(args, { minutes: 8 })).ok;
};
const publish = async (): Promise<boolean> => {
  const args = [
    'node_modules/chromatic/dist/bin.cjs',
    ...['--storybook-build-dir', BUILD, '--only-changed', '--no-log-file', '--skip-update-check'],
    // No module imports these drawings and pictures.
    ...['--externals', 'public/**'],
    ...process.argv.slice(2),
  ];
  return (await runBounded(args, { minutes: 30 })).ok;
};
const fail = (line: string): void => {
  console.error(line);
  process.exitCode = 1;
};

if (!process.env['CHROMATIC_PROJECT_TOKEN'])
  fail('Chromatic 토큰이 없습니다. 환경 변수 CHROMATIC_PROJECT_TOKEN에 프로젝트 토큰을 넣고 다시 실행해 주세요.');
else {
  rmSync(path.resolve(import.meta.dirname, '..', BUILD), { recursive: true, force: true });
  if (!(await buildWithStats())) fail('Storybook을 빌드하지 못했습니다.');
  else if (!(await publish())) fail('Chromatic이 끝나지 않았거나 차이를 찾았습니다. 위의 내용을 확인해 주세요.');
}
