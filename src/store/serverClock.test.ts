import { expect, jest, test } from '@jest/globals';
import { seoulToday } from '#contract/day/calendar.rules';
import { FROZEN_NOW } from '#mocks/now';
import { makeServerClock } from './serverClock';

const MINUTE = 60_000;
const clockOf = (ahead: number) => {
  const device = new Date(FROZEN_NOW.getTime() + ahead);
  const clock = makeServerClock(() => device);
  const onChange = jest.fn();
  clock.subscribe(onChange);
  return { clock, device, onChange };
};
const said = String(FROZEN_NOW.getTime());

test('서버가 말하기 전에는 기기의 시계이고, 말하면 서버의 시계이다', () => {
  const { clock, onChange } = clockOf(65 * 24 * 60 * MINUTE);
  expect(clock.now().getTime()).not.toBe(FROZEN_NOW.getTime());
  clock.synchronize(said);
  expect(clock.now()).toEqual(FROZEN_NOW);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([null, '', 'later'])('서버가 시각을 말하지 않으면(%j) 그대로이다', (nothing) => {
  const { clock, device, onChange } = clockOf(MINUTE);
  clock.synchronize(nothing);
  expect(clock.now()).toEqual(device);
  expect(onChange).not.toHaveBeenCalled();
});

test('답이 오는 사이의 차이로는 시계가 흔들리지 않는다', () => {
  const { clock, device, onChange } = clockOf(1_500);
  clock.synchronize(said);
  expect(clock.now()).toEqual(device);
  expect(onChange).not.toHaveBeenCalled();
});

test('화면을 열어 둔 채 시가 바뀌면 알려, 날짜와 마감 시각을 쓰는 화면이 다시 그려진다', () => {
  let time = Date.parse('2026-11-20T23:58:30+09:00');
  const clock = makeServerClock(() => new Date(time));
  const onChange = jest.fn();
  clock.subscribe(onChange);
  const reader = clock.reader();
  for (let minute = 0; minute < 3; minute += 1) {
    clock.check();
    time += MINUTE;
  }
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(clock.reader()).not.toBe(reader);
  expect(seoulToday(clock.reader()())).toBe('2026-11-21');
});
