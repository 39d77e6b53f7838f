import { expect, jest, test } from '@jest/globals';
import { FROZEN_NOW } from '../../mocks/now';
import { makeServerClock } from './serverClock';

const MINUTE = 60_000;
const clockOf = (ahead: number) => {
  const clock = makeServerClock(() => new Date(FROZEN_NOW.getTime() + ahead));
  const onChange = jest.fn();
  clock.subscribe(onChange);
  return { clock, onChange };
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
  const { clock, onChange } = clockOf(MINUTE);
  clock.synchronize(nothing);
  expect(clock.offset()).toBe(0);
  expect(onChange).not.toHaveBeenCalled();
});

test('답이 오는 사이의 차이로는 시계가 흔들리지 않는다', () => {
  const { clock, onChange } = clockOf(1_500);
  clock.synchronize(said);
  expect(clock.offset()).toBe(0);
  expect(onChange).not.toHaveBeenCalled();
});
