import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PAGES } from '#contract/paths';
import { catches } from '#copy/catches';
import { aCatch, aPhotograph } from '#mocks/builders';
import { emulating } from '#mocks/emulating';
import { photographs } from '#mocks/handlers';
import { CatchCards } from './CatchCards';

const posts = [
  aCatch(),
  aCatch({ id: 2, date: '2026-11-17', story: '', pictures: [aPhotograph(1)] }),
  aCatch({ id: 3, date: '2025-11-15', pictures: [] }),
];
const meta = {
  title: '조황 카드',
  id: 'catch-cards',
  component: CatchCards,
  parameters: { msw: [photographs] },
  // The page's gutter.
  decorators: [
    (Story) => (
      <div style={{ padding: '0 20px' }}>
        <Story />
      </div>
    ),
  ],
  args: { posts, thisYear: 2026, hrefOf: ({ id }) => PAGES.catchPost(id) },
} satisfies Meta<typeof CatchCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOfThem: Story = {
  name: '셋',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/catch/1', '/catch/2', '/catch/3']);
    await expect(canvas.getByRole('heading', { name: catches.of('11월 17일(화)') })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: catches.of('2025년 11월 15일') })).toBeVisible();
  },
};
export const OneOfThem: Story = { name: '하나', args: { posts: posts.slice(0, 1) } };
export const ThreeOnANarrowPhone: Story = {
  ...ThreeOfThem,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 셋',
  tags: [],
};
