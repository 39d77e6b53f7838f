import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSection } from '../frame/PageSection/PageSection';
import { Place, ReviewPage } from './CopyTable.styles';

interface Line {
  text: string;
  /** Id of the story that the line links to. */
  story?: string;
}
/** Introduction for designers and testers: contents of the Storybook and how to use it. */
const GUIDE: { title: string; lines: Line[] }[] = [
  {
    title: '무엇이 어디에 있습니까',
    lines: [
      { text: '화면: 방문자와 운영자가 여는 페이지 전체. 사람이 들어오는 순서입니다.', story: 'page-reserve--loaded' },
      { text: '방문자: 방문자의 화면을 이루는 부품', story: 'reserve-day-card--open' },
      { text: '운영자: 관리 화면을 이루는 부품', story: 'guest-row--unpaid' },
      { text: '틀: 머리말, 메뉴, 꼬리말처럼 모든 화면을 두르는 것', story: 'page-frame--visitor' },
      { text: '기초: 단추와 입력 칸', story: 'button--primary' },
      { text: '기초/토대: 색, 글자, 간격, 둥글기, 그림자, 아이콘과 그 값', story: 'foundations--colors-of-text' },
      { text: '문구: 사이트의 모든 글과 고치는 방법', story: 'copy-all--all' },
    ],
  },
  {
    title: '어떻게 봅니까',
    lines: [
      { text: '이야기 하나가 상태 하나입니다. 비었을 때, 가득 찼을 때, 가장 긴 글, 오류, 기다림이 모두 있습니다.' },
      {
        text: '위 도구막대의 화면 크기에서 320, 390, 640, 1023, 1280을 고릅니다. 폭을 정한 이야기는 그 폭으로 열립니다.',
      },
      {
        text: '인쇄, 고대비, 줄인 움직임, 마우스를 올린 모습의 이야기는 그 모습으로 열립니다. 다만 고대비에서 시스템이 고르는 색과 종이의 쪽 나눔은 웹페이지가 흉내 낼 수 없습니다. 그것까지 보려면 Chrome 개발자 도구의 렌더링(Rendering) 탭에서 고릅니다.',
      },
      { text: '시계는 2026년 11월 20일 8시 24분(서울)에 서 있습니다.' },
    ],
  },
  {
    title: '그림이 달라졌을 때',
    lines: [
      { text: 'npm run visual이 모든 그림을 찍고 test-output/visual/index.html에 전과 후와 차이를 보여 줍니다.' },
      {
        text: '맞으면 npm run visual:accept에 보고서의 이야기 이름을 적습니다. 이름이 없으면 보고서의 그림 모두입니다.',
      },
    ],
  },
];

const meta = {
  title: '처음/안내',
  id: 'welcome',
  component: PageSection,
  args: { title: '', children: null },
  render: () => (
    <ReviewPage>
      <h1>낚싯배 예약의 Storybook</h1>
      <p>디자이너와 QA가 사이트의 모든 모습을 보는 곳입니다.</p>
      {GUIDE.map(({ title, lines }) => (
        <PageSection key={title} title={title}>
          <ul style={{ listStyle: 'disc', paddingLeft: 20 }}>
            {lines.map(({ text, story }) => (
              <li key={text}>
                {text} {story && <StoryLink story={story} />}
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
    </ReviewPage>
  ),
} satisfies Meta<typeof PageSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `_top` opens the story in Storybook itself instead of the preview frame, so that the sidebar follows. */
function StoryLink({ story }: { story: string }) {
  return (
    <Place href={`/?path=/story/${story}`} target="_top">
      열기
    </Place>
  );
}

export const Guide: Story = {
  play: async ({ canvas }) => {
    for (const { title } of GUIDE) await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(/^\/\?path=\/story\/[a-z-]+--[a-z-]+$/);
  },
};
