import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { calendarFeed as copy } from '#copy/calendarFeed';
import { CalendarFeedCard } from './CalendarFeedCard';

const ON = {
  url: 'https://boat.example/api/calendar/Zk3v0aQ8uXyE1mRr5tW9pL2sC7dF4gH6jK0nB8vM3xQ.ics',
  since: '2026-11-20T01:10:00.000Z',
};

const meta = {
  title: '달력 주소 카드',
  id: 'calendar-feed-card',
  component: CalendarFeedCard,
  args: { feed: ON, pending: null, onAct: fn(), onCopied: fn() },
} satisfies Meta<typeof CalendarFeedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  args: { feed: { url: null, since: null } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.make }));
    await expect(args.onAct).toHaveBeenCalledWith('make');
    (document.activeElement as HTMLElement).blur();
  },
};
export const Making: Story = { name: '만드는 중', args: { feed: { url: null, since: null }, pending: 'make' } };
export const On: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ON.url)).toBeVisible();
    await expect(canvas.getByText(copy.secret)).toBeVisible();
  },
};
/** The server's secret was changed. */
export const CannotBeShown: Story = {
  name: '보여 줄 수 없음',
  args: { feed: { ...ON, url: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.hidden)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: copy.copy })).toBeNull();
  },
};
export const AsksBeforeItIsRenewed: Story = {
  name: '바꾸기 전에 물음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.renew }));
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText(copy.renewHint)).toBeInTheDocument();
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};
export const Renewing: Story = {
  name: '바꾸는 중',
  args: { pending: 'renew' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.renew })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: copy.end })).toBeDisabled();
  },
};
export const SwitchedOff: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.end }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: copy.end }));
    await expect(args.onAct).toHaveBeenCalledWith('end');
    (document.activeElement as HTMLElement).blur();
  },
};
