import { beforeAll, describe, expect, it } from '@jest/globals';
import { storyGaps, type StoryGaps } from './storyCoverage';

/**
 * Virtual files: a component without a story, a page without one, and a component of which only some states are shown.
 */
const PROBES = {
  'src/components/ProbeBare/ProbeBare.tsx': 'export function ProbeBare() { return <p />; }',
  'src/components/Probe/ProbeApart.tsx': 'export const ProbeApart = () => <p />;',
  'src/features/probe/ProbePage.tsx': 'export function ProbePage() { return <p />; }',
  'src/components/Probe/Probe.tsx': `
    import type { ButtonProps } from '../Button/Button';
    import type { ReserveDay } from '../../../contract/day/day.schema';
    export interface ProbeProps extends Pick<ButtonProps, 'variant'> {
      tone?: 'calm' | 'loud' | 'silent';
      content: { kind: 'none' } | { kind: 'list'; days: ReserveDay[] } | { kind: 'failed'; why: string };
    }
    export function Probe({ tone = 'calm', content }: ProbeProps) { return <p data-tone={tone}>{content.kind}</p>; }`,
  'src/components/Probe/Probe.stories.tsx': `
    import { aDay } from '../../../mocks/builders';
    import { Probe } from './Probe';
    const meta = { component: Probe, args: { content: { kind: 'none' } } };
    export default meta;
    export const Days = {
      args: { content: { kind: 'list', days: [aDay(), aDay({ state: 'CLOSE' })] } },
      play: () => ({ content: { kind: 'failed' }, tone: 'silent' }),
    };
    export const Tones = { render: () => (['calm', 'loud'] as const).map((tone) => <Probe key={tone} tone={tone} content={{ kind: 'none' }} />) };`,
};
const isProbe = (gap: string): boolean => gap.includes('Probe');

let gaps: StoryGaps;
beforeAll(() => {
  gaps = storyGaps(PROBES);
}, 120_000);

describe('이야기의 표에 빈칸이 없다', () => {
  it('모든 컴포넌트와 화면에 이야기가 있다', () => {
    expect(gaps.components.filter((gap) => !isProbe(gap))).toEqual([]);
  });
  it('상태를 정하는 모든 값을 보여 주는 이야기가 있다', () => {
    expect(gaps.members.filter((gap) => !isProbe(gap))).toEqual([]);
  });
});

describe('빈칸을 찾아낸다', () => {
  it('이야기가 없는 컴포넌트, 어디에도 쓰이지 않는 컴포넌트, 이야기가 없는 화면', () => {
    expect(gaps.components.filter(isProbe)).toEqual([
      'src/components/Probe/ProbeApart',
      'src/components/ProbeBare',
      'src/features/probe/ProbePage',
    ]);
  });
  it('보여 주지 않은 상태만: 기본값, 반복, 자료 만들개의 값은 보여 준 것이고 play 안의 값은 아니다', () => {
    expect(gaps.members.filter(isProbe)).toEqual([
      "Probe.tone = 'silent'",
      "Probe.content.kind = 'failed'",
      "Probe.content.days[].state = 'COMPLETE'",
      "Probe.content.days[].state = 'CANCEL'",
    ]);
  });
});
