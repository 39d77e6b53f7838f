import { openingRuns, usualTimes } from './month.rules';

const POLICY = { departAt: '05:00', returnAt: '15:00', meetAt: 30 };
const OWN = { departAt: null, returnAt: null, meetAt: null };
const NIGHT = { departAt: '17:00', returnAt: '05:00', meetAt: null };

test('달의 절반이 넘는 날에 같은 시각만 그 달의 시각이다', () => {
  expect(usualTimes([OWN, NIGHT, OWN], POLICY)).toEqual(POLICY);
  expect(usualTimes([NIGHT, NIGHT, OWN], POLICY)).toEqual({ ...NIGHT, meetAt: 30 });
  expect(usualTimes([OWN, NIGHT], POLICY)).toBeNull();
  expect(usualTimes([], POLICY)).toBeNull();
  expect(usualTimes([OWN], OWN)).toBeNull();
});

const NOW = new Date('2026-11-20T00:00:00Z');
const FIRST = '2026-11-25T11:00:00.000Z';
const SECOND = '2026-12-01T11:00:00.000Z';
const day = (of: number, opensAt: string | null, state: 'OPEN' | 'CLOSE' = 'OPEN') => ({
  date: `2026-12-${String(of).padStart(2, '0')}`,
  state,
  opensAt,
});

test('함께 예약을 시작하는 날들은 한 번만 말하고, 사이의 닫힌 날은 나누지 않는다', () => {
  expect(openingRuns([day(1, FIRST), day(2, null, 'CLOSE'), day(3, FIRST)], NOW)).toEqual([
    { opensAt: FIRST, first: '2026-12-01', last: '2026-12-03', isWhole: true },
  ]);
  expect(openingRuns([day(1, null), day(2, FIRST), day(3, FIRST), day(4, SECOND), day(5, SECOND)], NOW)).toEqual([
    { opensAt: FIRST, first: '2026-12-02', last: '2026-12-03', isWhole: false },
    { opensAt: SECOND, first: '2026-12-04', last: '2026-12-05', isWhole: false },
  ]);
});

test('혼자 시작하거나 이미 시작한 날은 함께 말하지 않는다', () => {
  expect(openingRuns([day(1, FIRST), day(2, null), day(3, FIRST)], NOW)).toEqual([]);
  expect(openingRuns([day(1, FIRST), day(2, FIRST)], new Date(FIRST))).toEqual([]);
});
