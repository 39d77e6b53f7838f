import { monthTabs, sameMonth, seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { dayListSchema, type ReserveDay } from '#contract/day/day.schema';
import { guestListSchema, type ManagedGuest } from '#contract/booking/guest.schema';
import type { Catch } from '#contract/catch/catch.schema';
import { API, apiPath } from '#contract/paths';
import { widthsOf } from '#contract/picture/picture.rules';
import { statsSchema } from '#contract/stats/stats.schema';
import { isInSeason } from '#contract/about/about.rules';
import { aboutContent } from '#copy/aboutContent';
import { FROZEN_NOW } from '#mocks/now';
import { deriveKeys } from '#server/keys/keys';
import { localBus } from '#server/bus/bus';
import { openSite, SECRET, type Site } from '#tests/support/server/site';
import { fillDemo } from './demo.service';
import { fillDemoPosts } from './demoPosts.service';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

const fill = (now: Date) => {
  site.setClock(now);
  return fillDemo({ db: site.db, clock: () => now, keys: deriveKeys(SECRET) });
};
const readDays = async (now: Date): Promise<ReserveDay[]> => {
  const months = monthTabs(seoulToday(now), 3).map(({ year, month }) => `?year=${year}&month=${month}`);
  const responses = await Promise.all(months.map((query) => site.get(API.dayList + query)));
  return responses.flatMap((response) => dayListSchema.parse(response.json()));
};
const readGuests = async (): Promise<ManagedGuest[]> => {
  const operator = await site.operator();
  const pages = await Promise.all([0, 1, 2, 3].map((page) => site.post(`${API.guestList}?page=${page}`, {}, operator)));
  const all = pages.flatMap((response) => guestListSchema.parse(response.json()).list);
  // Bookings of the year before have no personal data.
  return all.filter(({ name }) => name !== '');
};

describe('체험용 자료', () => {
  it.each([
    ['보통날', FROZEN_NOW],
    ['달의 첫날', new Date('2027-03-01T00:00:00+09:00')],
    ['달의 끝날', new Date('2026-12-31T23:59:59+09:00')],
    ['윤년의 2월 29일', new Date('2028-02-29T12:00:00+09:00')],
  ])(
    '%s에 채워도 세 달의 일정과 마흔 건쯤의 예약이 서로 맞는다',
    async (_, now) => {
      expect(await fill(now)).toBe(true);
      const days = await readDays(now);
      const guests = await readGuests();
      expect(days.length).toBeGreaterThanOrEqual(88);
      expect(new Set(days.map(({ state }) => state)).size).toBe(4);
      // The fish of each day match the announced aboutContent.seasons.
      for (const { date, fish } of days) {
        const inSeason = aboutContent.seasons.filter((season) => isInSeason(season, Number(date.slice(5, 7))));
        expect([date, inSeason.flatMap((season) => season.fish).includes(fish)]).toEqual([date, true]);
      }
      expect(new Set(days.map(({ fish }) => fish)).size).toBeGreaterThanOrEqual(2);
      expect(new Set(guests.map(({ state }) => state)).size).toBe(3);
      expect(guests.length).toBeGreaterThanOrEqual(38);
      expect(guests.length).toBeLessThanOrEqual(46);

      for (const day of days) {
        const booked = guests.filter(({ date, state }) => date === day.date && state !== 'CANCEL');
        expect(booked.reduce((sum, { guestCount }) => sum + guestCount, 0)).toBe(day.guestCount);
        if (day.guestCount === day.totalCount) expect(day.state).toBe('COMPLETE');
      }
      // The last of the three months opens later.
      const [lastMonth] = monthTabs(seoulToday(now), 3).slice(-1);
      for (const { date, opensAt } of days) {
        expect([date, opensAt !== null]).toEqual([date, lastMonth && sameMonth(yearMonthOf(date), lastMonth)]);
        if (opensAt) expect(Date.parse(opensAt)).toBeGreaterThan(now.getTime());
      }
      expect(days.filter(({ guestCount, totalCount }) => guestCount === totalCount).length).toBeGreaterThanOrEqual(2);
      const unpaid = guests.filter(({ state }) => state === 'WATTING');
      const awaited = unpaid.filter(({ claimedAt, date }) => claimedAt === null && date >= seoulToday(now));
      const isPast = ({ payBy }: ManagedGuest) => payBy !== null && Date.parse(payBy) <= now.getTime();
      expect(awaited.some(isPast)).toBe(true);
      expect(awaited.filter((guest) => !isPast(guest)).length).toBeGreaterThan(awaited.filter(isPast).length);
      expect(unpaid.filter(({ claimedAt }) => claimedAt !== null).length).toBeGreaterThanOrEqual(3);
      expect(unpaid.some(({ payer }) => payer !== '')).toBe(true);
      for (const { name, phone, createdAt, completedAt, claimedAt, payer, state, paid } of guests) {
        if (state !== 'WATTING') expect([claimedAt, payer]).toEqual([null, '']);
        if (claimedAt) expect(new Date(claimedAt).getTime()).toBeLessThanOrEqual(now.getTime());
        expect(name).toMatch(/^[가-힣]{2,5}$/);
        expect(phone).toMatch(/^010-0000-00\d\d$/);
        expect(new Date(createdAt).getTime()).toBeLessThan(now.getTime());
        expect(completedAt !== null).toBe(state === 'COMPLETE');
        expect(paid !== null && paid > 0).toBe(state === 'COMPLETE');
        if (completedAt) expect(new Date(completedAt).getTime()).toBeLessThanOrEqual(now.getTime());
      }
      expect(new Set(guests.map(({ name }) => name)).size).toBe(guests.length);
    },
    30_000,
  );

  it('지난해 이맘때의 출조도 있어 통계가 올해와 나란히 견주어 보이고, 거기에는 누구의 이름도 번호도 없다', async () => {
    await fill(FROZEN_NOW);
    const response = await site.get(`${API.stats}?year=2026&month=11`, await site.operator());
    const { now, before } = statsSchema.parse(response.json());
    expect(now.days.sailed).toBeGreaterThan(0);
    expect(before.days.sailed).toBeGreaterThan(10);
    expect(before.days.weather).toBeGreaterThan(0);
    expect(Math.min(before.money.deposits, before.money.fares, before.money.kept)).toBeGreaterThan(0);
    expect(before.cancellations.byNotice.filter(({ bookings }) => bookings > 0).length).toBeGreaterThan(1);
    const former = site.db.selectFrom('guests').innerJoin('days', 'days.id', 'guests.dayId');
    for (const { name, phone } of await former.select(['name', 'phone']).where('date', '<', '2026-01-01').execute())
      expect([name, phone]).toEqual(['', '']);
  });

  it('언제 만들어도 같고, 오늘 떠나는 예약이 있다', async () => {
    await fill(FROZEN_NOW);
    const once = await readGuests();
    await site.close();
    site = await openSite();
    await fill(FROZEN_NOW);
    expect(await readGuests()).toEqual(once);
    expect(once.some(({ date }) => date === seoulToday(FROZEN_NOW))).toBe(true);
  });

  it('일정이 있는 데이터베이스는 건드리지 않는다', async () => {
    await site.day();
    await site.config({ name: '우리배' });
    expect(await fill(FROZEN_NOW)).toBe(false);
    expect((await site.get(API.configInfo)).json()).toMatchObject({ name: '우리배' });
    expect(await readDays(FROZEN_NOW)).toHaveLength(1);
  });
});

it('체험용 조황에는 그린 사진이 폭마다 있고, 가장 새것이 첫 화면의 맨 앞이다', async () => {
  site.setClock(FROZEN_NOW);
  const bus = localBus();
  const announced: string[] = [];
  bus.subscribe(({ action }) => announced.push(action));
  await fillDemoPosts({ db: site.db, clock: () => FROZEN_NOW, bus }, 'public');
  expect(announced).toEqual(['CATCH_POSTED', 'CATCH_POSTED', 'CATCH_POSTED']);
  const posts = (await site.get(API.latestCatches)).json<Catch[]>();
  expect(posts.map(({ date, pictures }) => [date, pictures.length])).toEqual([
    ['2026-11-19', 3],
    ['2026-11-16', 1],
    ['2026-11-11', 2],
  ]);
  expect(posts[0]?.story).toContain('갈치');
  for (const { id, width, caption } of posts.flatMap(({ pictures }) => pictures)) {
    expect(caption).not.toBe('');
    for (const one of widthsOf(width)) {
      const response = await site.get(apiPath(API.picture, { picture: id, width: one }));
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
    }
  }
});
