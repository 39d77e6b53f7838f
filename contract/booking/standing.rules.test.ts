import { describe, expect, test } from '@jest/globals';
import { bookingStatus } from './standing.rules';

const TODAY = '2026-11-20';
const two = { guestCount: 2, reservePrice: 10 };
const ahead = { ...two, reserveDate: '2026-12-05' };
const sails = { state: 'OPEN' } as const;
const off = { state: 'CANCEL' } as const;

describe('찾은 예약에서 지금 사실인 것', () => {
  test('입금 전이면 입금을 기다리고, 입금했으면 확정이다', () => {
    expect(bookingStatus({ ...ahead, state: 'WATTING' }, sails, TODAY)).toBe('unpaid');
    expect(bookingStatus({ ...ahead, state: 'COMPLETE' }, sails, TODAY)).toBe('paid');
  });
  test('입금한 뒤 인원이 늘었으면 추가 입금을 기다리고, 줄었으면 확정이다', () => {
    expect(bookingStatus({ ...ahead, state: 'COMPLETE', paid: 10 }, sails, TODAY)).toBe('moreDue');
    expect(bookingStatus({ ...ahead, state: 'COMPLETE', paid: 30 }, sails, TODAY)).toBe('paid');
    expect(bookingStatus({ ...ahead, state: 'COMPLETE', paid: 10 }, off, TODAY)).toBe('tripCancelled');
  });
  test('출조하는 날까지는 예약이고 그 다음 날부터는 끝난 출조이다', () => {
    expect(bookingStatus({ ...two, reserveDate: TODAY, state: 'COMPLETE' }, sails, TODAY)).toBe('paid');
    expect(bookingStatus({ ...two, reserveDate: '2026-11-19', state: 'COMPLETE' }, sails, TODAY)).toBe('departed');
  });
  test('운항이 취소되면 입금했든 하지 않았든, 운영자가 예약까지 취소했든 운항취소가 먼저이다', () => {
    expect(bookingStatus({ ...ahead, state: 'WATTING' }, off, TODAY)).toBe('tripCancelled');
    expect(bookingStatus({ ...ahead, state: 'COMPLETE' }, off, TODAY)).toBe('tripCancelled');
    expect(bookingStatus({ ...ahead, state: 'CANCEL', tripCancelled: 'Y' }, off, TODAY)).toBe('tripCancelled');
  });
  test('스스로 취소했든 운영자가 따로 취소했든, 먼저 취소한 예약은 나중에 운항이 취소되어도 취소한 예약이다', () => {
    expect(bookingStatus({ ...ahead, state: 'CANCEL', tripCancelled: 'N' }, off, TODAY)).toBe('cancelled');
    expect(bookingStatus({ ...ahead, state: 'CANCEL', tripCancelled: 'Y' }, sails, TODAY)).toBe('cancelled');
  });
});
