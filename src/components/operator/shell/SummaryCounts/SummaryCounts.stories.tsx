import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { emulating } from '#mocks/emulating';
import { aSummary } from '#mocks/builders';
import { SummaryCounts } from './SummaryCounts';

const meta = {
  title: '예약 건수 요약',
  id: 'summary-counts',
  component: SummaryCounts,
  args: { summary: aSummary(), hrefOf: PAGES.adminGuestsOf },
} satisfies Meta<typeof SummaryCounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map((figure) => figure.textContent);
    await expect(figures).toEqual(['42건', '5건', '9건', '33건']);
    await expect(canvas.getByText(admin.counts.unpaid)).toBeVisible();
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual([
      '/admin/guest?guestState=BOOKED&date=future',
      '/admin/guest?guestState=BOOKED&date=today',
      '/admin/guest?guestState=WATTING&date=future',
      '/admin/guest?guestState=COMPLETE&date=future',
    ]);
  },
};
export const NothingBooked: Story = {
  name: '예약 없음',
  args: { summary: aSummary({ totalCount: 0, todayCount: 0, wattingCount: 0, paymentCount: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('0건');
    // Amber marks a task; here there is none.
    const looks = canvas.getAllByRole('definition').map((figure) => getComputedStyle(figure.parentElement!));
    await expect(looks[2]?.backgroundColor).toBe(looks[0]?.backgroundColor);
  },
};
export const Thousands: Story = {
  name: '수천',
  args: { summary: aSummary({ totalCount: 12345, todayCount: 120, wattingCount: 2345, paymentCount: 10000 }) },
};
export const Hovered: Story = { ...emulating({ hover: 'a' }) };
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};
