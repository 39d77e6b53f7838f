import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guest as copy } from '#copy/guest';
import { emulating } from '#mocks/emulating';
import { GuestStateChip } from '#src/components/trip/GuestStateChip/GuestStateChip';
import { CallWords } from './CallWords';
import { PartyList } from './PartyList';
import { PartyPhone } from './PartyPhone';
import { PartyRow } from './PartyRow';
import { PartyName } from './PartyRow.styles';

const title = (name: string) => (
  <>
    <PartyName>{name}</PartyName>
    <span>2명</span>
    <GuestStateChip state="WATTING" />
  </>
);

const meta = {
  title: '일행 한 줄',
  id: 'party-row',
  component: PartyRow,
  subcomponents: { PartyList, PartyPhone, CallWords },
  args: {
    title: title('김바다'),
    facts: (
      <>
        <span>{copy.due('20만원')}</span>
        <span>멀미가 심합니다</span>
      </>
    ),
    children: (
      <div>
        <PartyPhone name="김바다" phone="010-0000-0001" />
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <PartyList label="예약자" sum="1건 · 2명" empty={null}>
        <Story />
      </PartyList>
    ),
  ],
} satisfies Meta<typeof PartyRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '예약자' })).toHaveTextContent('1건 · 2명');
    await expect(canvas.getByRole('listitem')).toContainElement(canvas.getByRole('heading', { name: '김바다' }));
    await expect(canvas.getByRole('link', { name: `${copy.call('김바다')} 010-0000-0001` })).toBeVisible();
  },
};
export const Ticked: Story = { name: '표시함', args: { look: 'ticked' } };
export const Faded: Story = { name: '챙길 것 없음', args: { look: 'faded' } };
export const LongestTexts: Story = {
  args: {
    title: title('황보나라별나라별빛'),
    facts: (
      <>
        <span>{copy.due('20만원')}</span>
        <span>낚싯대 3대와 전동릴 2대 대여, 아이스박스는 직접 가져옵니다. 멀미가 심해 앞자리.</span>
      </>
    ),
  },
};
export const Hovered: Story = { ...emulating({ hover: 'a' }) };
