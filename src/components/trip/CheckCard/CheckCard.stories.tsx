import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aboutContent } from '#copy/aboutContent';

const { itemsProvided, itemsToBring } = aboutContent;
import { CheckCard } from './CheckCard';

const meta = {
  title: '준비물 카드',
  id: 'check-card',
  component: CheckCard,
  args: { title: '준비물', items: itemsToBring },
} satisfies Meta<typeof CheckCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBring: Story = {
  name: '준비물',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '준비물' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '신분증',
      '개인 장비와 채비',
      '아이스박스',
      '방한복·우의',
      '멀미약',
      '간식',
    ]);
  },
};
export const Provided: Story = { name: '제공 품목', args: { title: '제공 품목', items: itemsProvided } };
export const OneLongItem: Story = {
  name: '긴 항목 하나',
  args: { items: ['신분증(주민등록증, 운전면허증, 여권 가운데 하나이며 사진은 받지 않습니다)'] },
};
