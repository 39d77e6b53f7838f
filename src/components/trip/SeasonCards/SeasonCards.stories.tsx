import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aboutContent } from '#copy/aboutContent';

const { seasons } = aboutContent;
import { about } from '#copy/about';
import { SeasonCards } from './SeasonCards';

const meta = {
  title: '시즌별 어종 카드',
  id: 'season-cards',
  component: SeasonCards,
  args: { seasons, current: 11 },
} satisfies Meta<typeof SeasonCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const November: Story = {
  name: '11월',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    const [winter, spring, autumn] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
    await expect(within(winter).getByText(about.months(12, 3))).toBeVisible();
    await expect(within(winter).getByRole('heading', { name: '오징어·참돔' })).toBeVisible();
    await expect(within(autumn).getByText(about.now)).toBeVisible();
    await expect(canvas.getAllByText(about.now)).toHaveLength(1);
    const sources = (card: HTMLElement) => [...card.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    await expect(sources(spring)).toEqual(['/art/galchi.svg', '/art/hanchi.svg']);
    await expect(sources(autumn)).toEqual(['/art/galchi-night.svg']);
  },
};
export const DecemberWhereTwoMeet: Story = {
  name: '두 철이 만나는 12월',
  args: { current: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(about.now)).toHaveLength(2);
  },
};
export const FishWithoutPicture: Story = {
  name: '그림이 없는 어종',
  args: { seasons: [{ from: 3, to: 6, fish: ['우럭', '광어', '볼락'], art: null }] },
};
