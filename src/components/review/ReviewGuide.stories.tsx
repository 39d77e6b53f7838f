import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSection } from '../frame/PageSection/PageSection';
import { ReviewPage } from './CopyTable.styles';

/** Guide in Storybook for designers: how to review the texts, and what a change affects. */
const guide: { title: string; lines: string[] }[] = [
  {
    title: '어디를 봅니까',
    lines: [
      '‘문구/전체’에 사이트가 말하는 모든 글이 있습니다. 글, 이름, 나오는 곳으로 찾을 수 있고, 나오는 곳을 누르면 그 글이 보이는 이야기로 갑니다.',
      '글 하나가 여러 곳에 나올 수 있습니다. 고치기 전에 나오는 곳을 모두 열어 봅니다.',
      '숫자와 이름이 들어가는 글은 본보기 값으로 보입니다. 길거나 많은 경우는 컴포넌트의 LongestTexts 이야기에서 봅니다.',
    ],
  },
  {
    title: '무엇을 지킵니까',
    lines: [
      '설명과 결과는 ‘…습니다’, 부탁은 ‘…해 주세요’(띄어 씁니다), 물음은 ‘…하시겠습니까?’입니다. ‘…해요’는 쓰지 않습니다.',
      '단추와 이름표는 명사로 적고, 무엇이 일어나는지 말해야 할 때만 동사로 적습니다. (3명 예약하기)',
      '실패는 ‘…하지 못했습니다’로 적고 다음에 할 일을 함께 적습니다.',
      '단위는 붙여 씁니다. (6명, 10만원, 3일 전) 조사를 ‘을(를)’처럼 둘 다 적지 않습니다.',
      '단추의 길이는 11을 넘지 않습니다. 폭이 320인 전화에서도 한 줄이어야 하기 때문입니다. 넘는 글은 표에 붉게 보입니다.',
      '이 규칙은 copy/catalogue.test.ts와 src/components/review/copyUses.test.ts가 지킵니다. 어긴 글이 있으면 npm test가 실패합니다.',
    ],
  },
  {
    title: '어떻게 고칩니까',
    lines: [
      '글의 이름에서 첫 마디가 파일입니다. lookup.lookup.confirm은 copy/lookup.ts의 confirm입니다.',
      '그 파일에서 글만 고칩니다. 이름은 프로그램이 쓰므로 고치지 않습니다.',
      '처음 쓰는 음절이 있으면 npm run fonts로 글꼴을 다시 만듭니다. 필요하면 npm test가 알려 줍니다.',
      'npm run visual이 바뀐 그림을 보여 줍니다. 뜻한 대로이면 npm run visual:accept로 받아들입니다.',
    ],
  },
  {
    title: '누구와 상의합니까',
    lines: [
      '운영자: 환불 규정, 예약 안내, 개인정보 처리방침, 선박소개의 내용(copy/booking.ts, copy/privacyPolicy.ts, copy/aboutContent.ts).',
      '개발자: 오류의 글(copy/errors.ts), 알림 메시지(copy/messages.ts), 단추의 이름. 시험이 그 글을 찾기 때문에 시험도 함께 고칩니다.',
      '알림톡을 보내는 업체: 알림톡 글을 고치면 업체에 등록한 틀을 다시 심사받아야 합니다.',
      '디자이너끼리: 같은 뜻의 글이 다른 화면에 있는지 먼저 찾아봅니다.',
    ],
  },
];

const meta = {
  title: '문구/검토 안내',
  id: 'copy-guide',
  component: PageSection,
  args: { title: '', children: null },
  render: () => (
    <ReviewPage>
      <h1>문구 검토 안내</h1>
      {guide.map(({ title, lines }) => (
        <PageSection key={title} title={title}>
          <ul style={{ listStyle: 'disc', paddingLeft: 20 }}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </PageSection>
      ))}
    </ReviewPage>
  ),
} satisfies Meta<typeof PageSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForDesigners: Story = {
  play: async ({ canvas }) => {
    for (const { title } of guide) await expect(canvas.getByRole('region', { name: title })).toBeVisible();
  },
};
