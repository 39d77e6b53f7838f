import { readFileSync } from 'node:fs';
import { API } from '#contract/paths';
import { localBus } from '#server/bus/bus';
import { aBooking, openSite, removeFolders } from '#tests/support/server/site';
import { erasePersonalData } from './privacy.service';

afterEach(removeFolders);

it('지운 개인정보는 데이터베이스 파일의 빈자리에도, 그 기록에도 남지 않는다', async () => {
  const site = await openSite();
  if (site.place.engine !== 'sqlite') throw new Error('this is about SQLite');
  const { file } = site.place;
  const written = () => Buffer.concat([readFileSync(file), readFileSync(`${file}-wal`)]);
  const day = await site.day({ date: '2026-11-25', totalCount: 90 });
  for (let count = 0; count < 40; count += 1)
    await site.post(API.createBooking, aBooking(day.id, { name: '정나래봉', tel: '010-8765-4321', guestCount: 1 }));
  const sealed = 'c2VhbGVkLXBlcnNvbi1vZi10aGlzLXRlc3Q';
  const row = {
    guestId: 1,
    place: 1,
    salt: null,
    tokenHash: null,
    sealed,
    writtenBy: 'BOOKER' as const,
    writtenAt: '',
  };
  await site.db.insertInto('manifestRows').values(row).execute();
  expect([written().includes('정나래봉'), written().includes(sealed)]).toEqual([true, true]);

  await erasePersonalData({ db: site.db, bus: localBus(), clock: () => new Date('2026-12-01T03:00:00+09:00') });
  for (const personal of ['정나래봉', '010-8765-4321', sealed]) expect(written().includes(personal)).toBe(false);
  await site.close();
});
