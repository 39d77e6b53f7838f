import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aDay } from '#mocks/builders';
import { seatNews, TELL_EVERY_MS } from './seatNews';

let said: string[];
let news: ReturnType<typeof seatNews>;
const day = (guestCount: number, id = 5) => aDay({ id, date: `2026-12-0${id}`, guestCount });

beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  news = seatNews((line) => said.push(line));
  news.see([day(10), day(10, 6)]);
});
afterEach(() => {
  news.stop();
  jest.useRealTimers();
});

test('처음 보이는 날은 소식이 아니고, 자리가 바뀌면 그 날과 남은자리를 말한다', () => {
  expect(said).toEqual([]);
  news.see([day(13), day(10, 6)]);
  expect(said).toEqual(['12월 5일(토) 남은자리 7명']);
});

test('1분에 한 번만 말하고, 그동안 바뀐 것은 모아서 말한다', () => {
  news.see([day(11), day(10, 6)]);
  for (const guests of [12, 13, 14]) news.see([day(guests), day(guests, 6)]);
  jest.advanceTimersByTime(TELL_EVERY_MS - 1);
  expect(said).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(said).toEqual(['12월 5일(토) 남은자리 9명', '출조일 2일의 남은자리가 바뀌었습니다.']);
  jest.advanceTimersByTime(TELL_EVERY_MS * 3);
  expect(said).toHaveLength(2);
});

test('마감되면 마감되었다고 하고, 화면에서 사라진 날은 말하지 않는다', () => {
  news.see([aDay({ id: 5, date: '2026-12-05', guestCount: 20, state: 'COMPLETE' }), day(10, 6)]);
  expect(said).toEqual(['12월 5일(토) 예약마감']);
  news.see([day(3), day(10, 6)]);
  news.see([day(10, 7)]);
  jest.advanceTimersByTime(TELL_EVERY_MS * 2);
  expect(said).toHaveLength(1);
});

test('요일로 걸러 보이지 않는 날은 말하지 않는다', () => {
  news.stop();
  news = seatNews(
    (line) => said.push(line),
    ({ id }) => id !== 6,
  );
  news.see([day(10), day(10, 6)]);
  news.see([day(10), day(15, 6)]);
  expect(said).toEqual([]);
  news.see([day(11), day(16, 6)]);
  expect(said).toEqual(['12월 5일(토) 남은자리 9명']);
});

test('다른 화면에 다녀와도 1분에 한 번만 말하고, 그사이의 일은 말하지 않는다', () => {
  news.see([day(11), day(10, 6)]);
  news.rest();
  news.see([day(13), day(10, 6)]);
  expect(said).toHaveLength(1);
  news.see([day(14), day(10, 6)]);
  jest.advanceTimersByTime(TELL_EVERY_MS - 1);
  expect(said).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(said).toEqual(['12월 5일(토) 남은자리 9명', '12월 5일(토) 남은자리 6명']);
});
