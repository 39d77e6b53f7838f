import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aboutContent } from '#copy/aboutContent';

const { rentals } = aboutContent;
import { RentalList } from './RentalList';

const meta = {
  title: '대여 품목',
  id: 'rental-list',
  component: RentalList,
  args: { rentals },
} satisfies Meta<typeof RentalList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PricesAndOneFree: Story = {
  name: '값이 있는 것과 무료',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '갈치 낚싯대10,000원',
      '전동릴10,000원',
      '아이스박스10,000원',
      '구명조끼무료',
    ]);
  },
};
export const LongName: Story = {
  name: '긴 이름',
  args: { rentals: [{ art: 'reel', name: '전동릴(배터리와 원줄 포함, 3000번)', price: 12 }] },
};
