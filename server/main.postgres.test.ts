import { API } from '#contract/paths';
import { insertDay } from '#server/days/days.repository';
import { NO_LIMITS, startServer } from '#tests/support/server/process';
import { aDay, LONG, post, processSite } from '#tests/support/server/processSite';
import { aBooking, tempFolder } from '#tests/support/server/site';

const site = processSite();

describe('한 데이터베이스의 두 서버', () => {
  it(
    '둘이 함께 시작해도 한 번만 이주하고, 같은 열쇠와 관리자를 쓴다',
    async () => {
      const folder = tempFolder();
      const both = [1, 2].map(() =>
        startServer(site.place, { SECRET: '', DEMO_DATA: 'on', ADMIN_PASSWORD: '' }, folder),
      );
      const addresses = await Promise.all(both.map(({ address }) => address));
      expect(both.filter((running) => running.printed().includes('새로 만든 비밀번호'))).toHaveLength(1);
      expect(both.filter((running) => running.printed().includes('체험용 자료를 넣었습니다'))).toHaveLength(1);
      expect(new Set(addresses).size).toBe(2);
    },
    LONG,
  );

  it(
    '두 서버가 한 데이터베이스에 함께 예약을 받아도 정원을 넘지 않는다',
    async () => {
      const day = await site.inDatabase((db) => insertDay(db, aDay('2026-12-05', 20)));
      const addresses = await Promise.all([1, 2].map(() => startServer(site.place, NO_LIMITS).address));
      const sent = Array.from({ length: 60 }, (_, index) => ({
        address: addresses[index % 2] ?? '',
        guestCount: (index % 3) + 1,
      }));
      const responses = await Promise.all(
        sent.map(async ({ address, guestCount }) => ({
          guestCount,
          status: (await post(address, API.createBooking, aBooking(day.id, { guestCount }))).status,
        })),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const sold = responses
        .filter(({ status }) => status === 200)
        .reduce((sum, { guestCount }) => sum + guestCount, 0);
      expect(sold).toBe(20);
      const stored = await site.inDatabase((db) =>
        db.selectFrom('days').select(['guestCount', 'state']).executeTakeFirst(),
      );
      expect(stored).toEqual({ guestCount: 20, state: 'COMPLETE' });
    },
    LONG,
  );
});
