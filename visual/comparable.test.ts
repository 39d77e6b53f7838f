import { describe, expect, it } from '@jest/globals';
import { comparable } from './comparable';

const pin = { version: '156.0.8078.79', build: 'Debian GNU/Linux 12 (bookworm)' };
const patch = { ...pin, version: '156.0.8090.12' };
const next = { ...pin, version: '157.0.8100.1' };
const own = { ...pin, build: 'Playwright' };
const verdict = (now: typeof pin, alike: boolean | null, strict = false) => {
  const { compare, failed, lines } = comparable({ pin, now, alike, strict });
  return { compare, failed, said: lines.length > 0 };
};

describe('그림을 견줄 수 있는 브라우저', () => {
  it('기준을 만든 브라우저면 말없이 견준다', () => {
    expect(verdict(pin, true)).toEqual({ compare: true, failed: false, said: false });
  });
  it('작은 업데이트나 다른 브라우저도 견본을 똑같이 그리면 견주고, 다르다고 알린다', () => {
    for (const now of [patch, next, own])
      expect(verdict(now, true)).toEqual({ compare: true, failed: false, said: true });
  });
  it('같은 브라우저가 견본을 다르게 그리면 그 자체로 실패다', () => {
    expect(verdict(pin, false)).toEqual({ compare: true, failed: true, said: true });
    expect(verdict(patch, false)).toEqual({ compare: true, failed: true, said: true });
  });
  it('다른 브라우저가 다르게 그리면 견주지 않고, 그림을 보라고 한 곳에서는 실패다', () => {
    for (const now of [next, own]) {
      expect(verdict(now, false)).toEqual({ compare: false, failed: false, said: true });
      expect(verdict(now, false, true)).toEqual({ compare: false, failed: true, said: true });
    }
  });
  it('기준이 아직 없으면 모든 그림이 없다고 알리도록 견준다', () => {
    expect(verdict(pin, null).compare).toBe(true);
    expect(comparable({ pin: null, now: pin, alike: true, strict: true }).compare).toBe(true);
  });
});
