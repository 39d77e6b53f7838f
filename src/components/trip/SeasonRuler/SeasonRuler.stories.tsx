import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aboutContent } from '#copy/aboutContent';

const { seasons } = aboutContent;
import { SeasonRuler } from './SeasonRuler';

const meta = {
  title: '시즌별 어종 자',
  id: 'season-ruler',
  component: SeasonRuler,
  args: { seasons, current: 11 },
} satisfies Meta<typeof SeasonRuler>;
export default meta;
type Story = StoryObj<typeof meta>;

export const November: Story = {
  name: '11월',
  tags: ['breakpoint'],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('img', { name: '12월~3월 오징어·참돔, 4월~7월 갈치·한치, 5월~12월 갈치' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[data-current]')).toHaveTextContent('11월');
  },
};
export const DecemberWhereTwoMeet: Story = { name: '두 철이 만나는 12월', args: { current: 12 } };
export const OneSeason: Story = { name: '한 철', args: { seasons: seasons.slice(1, 2), current: 5 } };
