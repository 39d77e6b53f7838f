import { describe, expect, test } from '@jest/globals';
import {
  API,
  apiPath,
  guestsAddress,
  IDEMPOTENCY_HEADER,
  PAGES,
  readGuestListFilters,
  REFRESH_TOKEN_HEADER,
} from './paths';

describe('호출 주소', () => {
  test('명세의 주소 그대로이다', () => {
    expect(API).toMatchObject({
      configInfo: '/api/config/config-info',
      configLogic: '/api/config/config-logic',
      dayList: '/api/reserve/list',
      dayByDate: '/api/reserve/date/:date',
      dayById: '/api/reserve/:id',
      createBooking: '/api/guest/create',
      signin: '/api/auth/signin',
      reissue: '/api/auth/reissue',
      me: '/api/auth/info',
      updateDayState: '/api/manage/reserve/update-state',
      updateDayMemo: '/api/manage/reserve/update-memo',
      guestList: '/api/manage/guest/list',
      guestSummary: '/api/manage/guest/summary',
      completeGuest: '/api/manage/guest/:id/complete',
      cancelGuest: '/api/manage/guest/:id/cancel',
    });
    expect([REFRESH_TOKEN_HEADER, IDEMPOTENCY_HEADER]).toEqual(['Refresh-Token', 'Idempotency-Key']);
  });

  test('주소마다 하나뿐이고, 관리자 호출은 모두 /api/manage/ 아래에 있다', () => {
    const paths: string[] = Object.values(API);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths)
      expect(path).toMatch(/^\/api\/(config|reserve|guest|waiting|calendar|catch|pictures|auth|manage)\//);
  });

  test('빈자리를 채운다', () => {
    expect(apiPath(API.completeGuest, { id: 7 })).toBe('/api/manage/guest/7/complete');
    expect(apiPath(API.dayByDate, { date: '2026-12-05' })).toBe('/api/reserve/date/2026-12-05');
    expect(apiPath(API.dayList, {})).toBe(API.dayList);
  });

  test.each([
    ['../manage/guest/list', '/api/reserve/..%2Fmanage%2Fguest%2Flist'],
    ['1?x=1', '/api/reserve/1%3Fx%3D1'],
    ['1#a', '/api/reserve/1%23a'],
    ['갈치', '/api/reserve/%EA%B0%88%EC%B9%98'],
  ])('주소에 실린 %j은 주소를 바꾸지 못한다', (id, path) => {
    expect(apiPath(API.dayById, { id })).toBe(path);
  });
});

describe('화면 주소', () => {
  test('달을 고르면 연도와 월이 붙고, 고르지 않으면 붙지 않는다', () => {
    expect(PAGES.reserve()).toBe('/reserve');
    expect(PAGES.reserve({ year: 2027, month: 1 })).toBe('/reserve?year=2027&month=1');
    expect(PAGES.adminReserve()).toBe('/admin/reserve');
    expect(PAGES.adminReserve({ year: 2026, month: 12 })).toBe('/admin/reserve?year=2026&month=12');
  });

  test('명세의 주소 그대로이다', () => {
    expect([PAGES.home, PAGES.about, PAGES.reserveRefresh, PAGES.reserveFind, PAGES.admin]).toEqual([
      '/',
      '/about',
      '/reserve/refresh',
      '/reserve/find',
      '/admin',
    ]);
    expect(PAGES.reserveDay(5)).toBe('/reserve/5');
    expect(PAGES.adminDay('2026-12-05')).toBe('/admin/reserve/2026-12-05');
  });
});

describe('예약자 목록의 거르기', () => {
  test.each([
    [PAGES.adminGuestsOf({ date: 'future', guestState: 'WATTING' }), 'WATTING', 'future', ''],
    [PAGES.adminGuestsOf({ date: 'today' }), '', 'today', ''],
    [PAGES.adminGuestsOf({ date: 'today', guestState: 'BOOKED' }), 'BOOKED', 'today', ''],
    [PAGES.adminGuestsOf({ keyword: '김바다 & 1234' }), '', 'all', '김바다 & 1234'],
    ['/admin/guest?guestState=PAID&date=someday', '', 'all', ''],
  ])('%s', (address, guestState, date, keyword) => {
    const { searchParams, hash } = new URL(address, 'http://boat.test');
    expect(readGuestListFilters(searchParams, hash)).toEqual({ guestState, date, keyword, page: 0 });
  });
  test('찾는 이름과 번호는 서버로 가지 않는 # 뒤에 있고, 쪽과 출조일은 앞에 있다', () => {
    const address = guestsAddress({ date: 'all', keyword: '김바다', page: 2 }, 5);
    const { search, hash } = new URL(address, 'http://boat.test');
    expect(search).toBe('?id=5&guestState=&date=all&page=2');
    expect(decodeURIComponent(hash)).toBe('#keyword=김바다');
    expect(readGuestListFilters(new URLSearchParams(search), hash)).toMatchObject({ keyword: '김바다', page: 2 });
    expect(readGuestListFilters(new URLSearchParams('keyword=김바다'))).toMatchObject({ keyword: '김바다' });
    expect(readGuestListFilters(new URLSearchParams(), '#keyword=%E0%A4%A')).toMatchObject({ keyword: '' });
  });
  test('주소에 없으면 고른 것이 없다', () => {
    expect(readGuestListFilters(new URLSearchParams('id=5'))).toBeNull();
  });
});
