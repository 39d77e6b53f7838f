import { describe, expect, it } from '@jest/globals';
import type { Look } from '../visual/look';
import type { Pixels } from '../visual/picture';
import type { View } from '../visual/views';
import { findingsOf, firstLines, unsteadyLine } from './storyLines';

const blank = (width: number, height: number): Pixels => ({ data: Buffer.alloc(0), width, height });
const different = (after: Pixels): Look => ({
  is: 'different',
  before: blank(10, 10),
  after,
  difference: { count: 7, drawn: blank(10, 10) },
});

const shots = (look: Look, view: View = '390') => [{ view, look }];

describe('이야기에서 찾은 것', () => {
  it('두 번째에야 통과한 이야기는 첫 방문에서 무엇이 잘못이었는지 말한다', () => {
    expect(unsteadyLine({ told: [{ what: 'console', text: 'no mock\nat play' }], shots: shots({ is: 'same' }) })).toBe(
      '첫 방문에서 실패하고 새 화면에서 통과했습니다. 콘솔에 오류가 있습니다: no mock',
    );
  });
  it('아무 문제가 없으면 아무 말도 없다', () => {
    expect(findingsOf({ told: [], shots: shots({ is: 'same' }) })).toEqual([]);
    expect(findingsOf({ told: [], shots: shots({ is: 'unseen' }) })).toEqual([]);
  });
  it('동작, 접근성, 콘솔, 그림 가운데 무엇이 잘못인지 알린다', () => {
    const findings = findingsOf({
      told: [
        { what: 'play', text: 'not found' },
        { what: 'axe', text: 'color-contrast' },
        { what: 'axe-missing', text: '' },
        { what: 'console', text: 'no mock' },
      ],
      shots: shots(different(blank(10, 10))),
    });
    expect(findings).toEqual([
      '동작(play)이 실패했습니다: not found',
      '접근성(axe)에 어긋납니다: color-contrast',
      '접근성 검사가 실행되지 않았습니다',
      '콘솔에 오류가 있습니다: no mock',
      '그림이 다릅니다 (7픽셀)',
    ]);
  });
  it('크기가 다르면 크기도, 기준이 없거나 멈추지 않으면 그렇다고 알린다', () => {
    expect(findingsOf({ told: [], shots: shots(different(blank(10, 12))) })).toEqual([
      '그림이 다릅니다 (7픽셀, 크기 10×10 → 10×12)',
    ]);
    expect(findingsOf({ told: [], shots: shots({ is: 'missing', after: blank(1, 1) }) })).toEqual([
      '기준 그림이 없습니다',
    ]);
    expect(findingsOf({ told: [], shots: shots({ is: 'restless' }) })).toEqual(['그림이 멈추지 않습니다']);
  });
  it('창이나 경계의 그림이 다르면 어느 그림인지 말한다', () => {
    expect(findingsOf({ told: [], shots: shots(different(blank(10, 10)), '390x844') })).toEqual([
      '390×844 px: 그림이 다릅니다 (7픽셀)',
    ]);
    expect(findingsOf({ told: [{ what: 'sideways', text: '1400px > 390px' }], shots: [] })).toEqual([
      '옆으로 밀립니다: 1400px > 390px',
    ]);
  });
  it('요약에는 서른 줄까지만 싣는다', () => {
    expect(firstLines(Array.from({ length: 30 }, String))).toHaveLength(30);
    expect(firstLines(Array.from({ length: 31 }, String)).at(-1)).toBe('… 1줄 더 있습니다.');
  });
});
