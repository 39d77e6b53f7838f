import { describe, expect, test } from '@jest/globals';
import KoreanLunarCalendar from 'korean-lunar-calendar';
import { addDays, type DayDate } from './calendar.rules';
import { lunarDate, tidePhase } from './tide.rules';

const WEST = [
  '7물',
  '8물',
  '9물',
  '10물',
  '11물',
  '12물',
  '13물',
  '조금',
  '무시',
  '1물',
  '2물',
  '3물',
  '4물',
  '5물',
  '6물',
];
const SOUTH = [
  '8물',
  '9물',
  '10물',
  '11물',
  '12물',
  '13물',
  '14물',
  '조금',
  '1물',
  '2물',
  '3물',
  '4물',
  '5물',
  '6물',
  '7물',
];

/** The first date from `from` on with the lunar day `day`; every lunar day occurs within two months. */
const dateOfLunarDay = (from: DayDate, day: number): DayDate => {
  for (let i = 0; i < 62; i += 1) if (lunarDate(addDays(from, i))?.day === day) return addDays(from, i);
  throw new Error(`no lunar day ${day}`);
};

describe('물때', () => {
  test.each([
    ['2026-11-20', 10, 12, '3물', '4물'],
    ['2026-09-26', 8, 16, '7물', '8물'],
  ])('%s은 음력 %i.%i이고 %s, %s이다', (date, month, day, west, south) => {
    const lunar = { month, day };
    expect(tidePhase(date, '7물때식')).toEqual({ name: west, lunar });
    expect(tidePhase(date, '8물때식')).toEqual({ name: south, lunar });
  });

  test('서해의 한 배가 2024년 11월 25일부터 12월 1일까지 적은 1물부터 7물까지와 같다', () => {
    const names = Array.from({ length: 7 }, (_, i) => tidePhase(addDays('2024-11-25', i), '7물때식')?.name);
    expect(names).toEqual(['1물', '2물', '3물', '4물', '5물', '6물', '7물']);
  });

  test('정하지 않으면 남해의 8물때식이다', () => {
    expect(tidePhase('2026-11-20')).toEqual(tidePhase('2026-11-20', '8물때식'));
  });
  test('표시하지 않기로 하면 어느 날에도 물때가 없다', () => {
    expect(tidePhase('2026-11-20', 'OFF')).toBeNull();
  });

  test.each([
    ['7물때식', WEST],
    ['8물때식', SOUTH],
  ] as const)('%s의 표는 음력 초하루부터 그믐까지 그대로이고, 보름 뒤에 되풀이된다', (table, names) => {
    for (let day = 1; day <= 30; day += 1) {
      const phase = tidePhase(dateOfLunarDay('2026-01-01', day), table);
      expect([day, phase?.name]).toEqual([day, names[(day - 1) % 15]]);
    }
  });

  test('8물때식에는 무시가 없고 14물이 있으며, 7물때식은 그 반대이다', () => {
    const year = Array.from({ length: 365 }, (_, i) => addDays('2026-01-01', i));
    const south = new Set(year.map((date) => tidePhase(date, '8물때식')?.name));
    const west = new Set(year.map((date) => tidePhase(date, '7물때식')?.name));
    expect([south.has('무시'), south.has('14물'), south.size]).toEqual([false, true, 15]);
    expect([west.has('무시'), west.has('14물'), west.size]).toEqual([true, false, 15]);
  });

  test('작은달의 그믐 다음 날은 한 물을 건너뛴다', () => {
    const last = Array.from({ length: 400 }, (_, i) => addDays('2026-01-01', i)).find(
      (date) => lunarDate(date)?.day === 29 && lunarDate(addDays(date, 1))?.day === 1,
    );
    expect(last).toBeDefined();
    expect(tidePhase(last as DayDate, '8물때식')?.name).toBe('6물');
    expect(tidePhase(addDays(last as DayDate, 1), '8물때식')?.name).toBe('8물');
  });

  test('윤달도 같은 물때로 센다', () => {
    // 2025 had a leap sixth month, which began on 25 July.
    expect(lunarDate('2025-07-25')).toEqual({ month: 6, day: 1 });
    expect(tidePhase('2025-07-25', '8물때식')?.name).toBe('8물');
  });

  test('음력표가 끝난 2051년부터는 물때를 적지 않는다', () => {
    expect(tidePhase('2050-12-31')).not.toBeNull();
    expect(lunarDate('2051-01-01')).toBeNull();
    expect(tidePhase('2051-01-01')).toBeNull();
  });
});

describe('음력 날짜', () => {
  test('2019년 12월 26일부터 2050년까지 매일 한국천문연구원의 음력과 같다', () => {
    const calendar = new KoreanLunarCalendar();
    const different: string[] = [];
    for (let date = '2019-12-26'; date <= '2050-12-31'; date = addDays(date, 1)) {
      const [year, month, day] = date.split('-').map(Number) as [number, number, number];
      expect(calendar.setSolarDate(year, month, day)).toBe(true);
      const theirs = calendar.getLunarCalendar();
      const ours = lunarDate(date);
      if (ours?.month !== theirs.month || ours.day !== theirs.day) different.push(date);
    }
    expect(different).toEqual([]);
  });

  test('표가 시작하기 전날의 음력은 적지 않는다', () => {
    expect(lunarDate('2019-12-25')).toBeNull();
    expect(lunarDate('2019-12-26')).toEqual({ month: 12, day: 1 });
  });

  test('2020년부터 2050년까지 매일 국제 표준 단기력과 같다', () => {
    const dangi = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
    expect(dangi.resolvedOptions().calendar).toBe('dangi');
    const different: string[] = [];
    let days = 0;
    for (let date = '2020-01-01'; date <= '2050-12-31'; date = addDays(date, 1)) {
      const parts = dangi.formatToParts(Date.parse(`${date}T00:00:00Z`));
      const part = (type: string) => Number.parseInt(parts.find((p) => p.type === type)?.value ?? '', 10);
      const ours = lunarDate(date);
      if (ours?.month !== part('month') || ours.day !== part('day')) different.push(date);
      days += 1;
    }
    expect(days).toBe(11_323);
    expect(different).toEqual([]);
  });
});
