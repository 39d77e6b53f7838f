import { backupProblem } from '#server/upkeep/commands/backup';
import { readSettings } from '#server/environment';
import { failureLine } from './failureLine';

const settings = readSettings({ DATABASE_URL: 'file:/data/boat.sqlite' });
const failed = (code: string) => Object.assign(new Error(code), { code });

it.each(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])('디스크가 꽉 찼으면(%s) 권한이 아니라 공간을 말한다', (code) => {
  expect(failureLine(failed(code), settings)).toBe(
    '자료가 있는 디스크에 남은 공간이 없습니다. 공간을 비운 다음 다시 실행해 주세요: /data/boat.sqlite',
  );
});

it('백업을 담을 디스크가 꽉 찼으면 데이터베이스가 아니라 백업의 자리를 말한다', () => {
  const problem = backupProblem(failed('SQLITE_FULL'), '/backup/boat');
  expect(failureLine(problem, settings)).toBeNull();
  expect((problem as Error).message).toBe(
    '백업을 담을 공간이 모자랍니다. 공간을 비우거나 다른 폴더를 적어 주세요: /backup/boat',
  );
  expect(failureLine(backupProblem(failed('SQLITE_READONLY'), '/backup/boat'), settings)).toContain(
    '/data/boat.sqlite',
  );
});
