import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FROZEN_NOW } from '../../mocks/now';
import { openSite, removeFolders, type Site } from '../testing/site';
import { nextNight } from './daily';
import { erasePersonalData } from './privacy.service';

let site: Site;
beforeEach(async () => {
  site = await openSite();
  await site.config({ useReserveFind: 'Y' });
});
afterEach(async () => {
  await site.close();
  removeFolders();
});

const at = (instant: string) => erasePersonalData({ db: site.db, clock: () => new Date(instant) });
const stored = () => site.db.selectFrom('guests').selectAll().orderBy('id').execute();

describe('개인정보는 출조일 3일 후 삭제된다', () => {
  it('사흘이 지난 출조의 이름, 연락처, 비밀번호, 메모를 지우고 인원과 상태는 남긴다', async () => {
    const day = await site.day({ date: '2026-12-05' });
    await site.booked(day);
    await site.db.updateTable('guests').set({ memo: '낚싯대 2대' }).execute();

    expect(await at('2026-12-08T23:59:59+09:00')).toBe(0);
    expect((await stored())[0]).toMatchObject({ name: '김바다', phone: '010-0000-0001' });

    expect(await at('2026-12-09T00:00:00+09:00')).toBe(1);
    expect((await stored())[0]).toMatchObject({
      name: '',
      phone: '',
      memo: '',
      passwordHash: null,
      passwordSalt: null,
      guestCount: 2,
      state: 'WATTING',
    });
    expect((await site.reread(day)).guestCount).toBe(2);
  });

  it('두 번 해도 같고, 앞으로의 예약은 건드리지 않는다', async () => {
    await site.booked(await site.day({ date: '2026-11-25' }));
    await site.booked(await site.day({ date: '2026-12-05' }));
    expect(await at('2026-12-01T03:00:00+09:00')).toBe(1);
    expect(await at('2026-12-01T03:00:00+09:00')).toBe(0);
    expect((await stored()).map(({ name }) => name)).toEqual(['', '김바다']);
  });

  it('지워진 예약은 비밀번호 없이도, 빈 비밀번호로도 찾을 수 없다', async () => {
    const guest = await site.booked(await site.day({ date: '2026-11-25' }));
    await at('2026-12-01T03:00:00+09:00');
    const answer = await site.post('/api/guest/find', { guestId: guest.guestId, password: '1234' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('밤일은 서울의 새벽 3시에 한다', () => {
  it.each([
    ['2026-11-20T08:24:00+09:00', '2026-11-21T03:00:00+09:00'],
    ['2026-11-20T02:59:59+09:00', '2026-11-20T03:00:00+09:00'],
    ['2026-11-20T03:00:00+09:00', '2026-11-21T03:00:00+09:00'],
    ['2026-12-31T23:59:59+09:00', '2027-01-01T03:00:00+09:00'],
  ])('%s 다음은 %s', (now, next) => {
    expect(nextNight(new Date(now))).toEqual(new Date(next));
  });

  it('얼어 있는 시계의 오늘로도 다음 밤을 안다', () => {
    expect(nextNight(FROZEN_NOW).toISOString()).toBe('2026-11-20T18:00:00.000Z');
  });
});
