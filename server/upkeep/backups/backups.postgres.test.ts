import { API } from '#contract/paths';
import type { Attention } from '#contract/booking/guest.schema';
import { openSite, removeFolders, SECRET, tempFolder } from '#tests/support/server/site';
import { scheduleBackups } from './schedule';

afterEach(removeFolders);

it('pg_dump가 없으면 무엇이 없는지 한 줄로 말한다', async () => {
  const site = await openSite({ settings: { secret: SECRET, bookingsPerMinute: 100, backupsOn: true } });
  const folder = tempFolder();
  const log = { info: () => undefined, error: () => undefined };
  const clock = () => new Date('2026-11-20T08:24:00+09:00');
  await scheduleBackups(
    { db: site.db, clock, place: site.place, environment: { PATH: folder }, log },
    { folder, days: 3 },
    () => () => undefined,
  )();
  const { backup } = (await site.get(API.attention, await site.operator())).json<Attention>();
  expect(backup).toMatchObject({ state: 'failed', reason: expect.stringContaining('없습니다: pg_dump') as string });
  await site.close();
});
