import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PAGES } from '#contract/paths';
import { catches, catchForm as copy } from '#copy/catches';
import { aCatch } from '#mocks/builders';
import { photographs } from '#mocks/handlers';
import { CatchRows } from './CatchRows';

const posts = [aCatch(), aCatch({ id: 2, date: '2026-11-15', pictures: [] })];
const meta = {
  title: '조황 목록',
  id: 'catch-rows',
  component: CatchRows,
  parameters: { msw: [photographs] },
  args: {
    posts,
    thisYear: 2026,
    pending: [],
    viewHrefOf: ({ id }) => PAGES.catchPost(id),
    editHrefOf: ({ id }) => PAGES.adminCatch(id),
    onRemove: fn(),
  },
} satisfies Meta<typeof CatchRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOfThem: Story = {
  name: '둘',
  play: async ({ canvas, userEvent, args }) => {
    const remove = canvas.getAllByRole('button', { name: copy.removePost })[1] as HTMLElement;
    await expect(remove).toHaveAccessibleDescription(catches.of('11월 15일(일)'));
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledWith(posts[1]);
  },
};
export const Removing: Story = { args: { pending: [1] } };
