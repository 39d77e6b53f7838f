import type { Look } from '../visual/look';
import type { Seen } from '../visual/run';
import type { Told } from '../visual/told';
import { viewName, type View } from '../visual/views';

const TOLD: Record<Told['what'], string> = {
  render: '그려지지 않았습니다',
  play: '동작(play)이 실패했습니다',
  axe: '접근성(axe)에 어긋납니다',
  'axe-missing': '접근성 검사가 실행되지 않았습니다',
  console: '콘솔에 오류가 있습니다',
  time: '제때 끝나지 않았습니다',
  picture: '그림을 찍지 못했습니다',
  font: '이 컴퓨터의 글꼴로 그린 글자가 있습니다',
  sideways: '옆으로 밀립니다',
};
const lookLine = (look: Look): string | null => {
  if (look.is === 'missing') return '기준 그림이 없습니다';
  if (look.is === 'restless') return '그림이 멈추지 않습니다';
  if (look.is !== 'different') return null;
  const { before, after, difference } = look;
  const size =
    before.width === after.width && before.height === after.height
      ? ''
      : `, 크기 ${before.width}×${before.height} → ${after.width}×${after.height}`;
  return `그림이 다릅니다 (${difference.count}픽셀${size})`;
};

/** Views whose width is already part of the story's line. */
const MAIN_VIEWS: readonly View[] = ['390', '1280'];

/** The problems of a story, one line each; empty if there are none. */
export const findingsOf = ({ told, shots }: Pick<Seen, 'told' | 'shots'>): string[] => [
  ...told.map(({ what, text }) => (text ? `${TOLD[what]}: ${text}` : TOLD[what])),
  ...shots.flatMap(({ view, look }) => {
    const line = lookLine(look);
    return line === null ? [] : [MAIN_VIEWS.includes(view) ? line : `${viewName(view)}: ${line}`];
  }),
];

/** The problems of the first visit of a story that passed only on the second, so that it is not taken for stable. */
export const unsteadyLine = (before: Pick<Seen, 'told' | 'shots'>): string =>
  `첫 방문에서 실패하고 새 화면에서 통과했습니다. ${findingsOf(before)[0]?.split('\n')[0] ?? ''}`;

/** `button--primary 390px`. */
export const placeOf = ({ story, width }: Pick<Seen, 'story' | 'width'>): string => `${story.id} ${width}px`;

const LINES = 30;
/** Limits the number of lines in a summary. */
export const firstLines = (lines: string[]): string[] =>
  lines.length <= LINES ? lines : [...lines.slice(0, LINES), `… ${lines.length - LINES}줄 더 있습니다.`];
