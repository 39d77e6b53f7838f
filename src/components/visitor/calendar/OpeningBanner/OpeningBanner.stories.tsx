import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bookingForm } from '#copy/bookingForm';
import { reserve } from '#copy/reserve';
import { OpeningBanner } from './OpeningBanner';

const OPENS = '2026-12-01T11:00:00.000Z';

const meta = {
  title: '예약 시작 안내',
  id: 'opening-banner',
  component: OpeningBanner,
  args: {
    run: { opensAt: OPENS, first: '2027-01-01', last: '2027-01-31', isWhole: true },
    clock: () => new Date('2026-11-30T03:00:00Z'),
  },
} satisfies Meta<typeof OpeningBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeMonth: Story = {
  name: '한 달이 함께 시작',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12월 1일(화) 오후 8시에 1월 예약을 시작합니다.');
  },
};
export const PartOfTheMonth: Story = {
  name: '달의 일부가 시작',
  args: { run: { opensAt: OPENS, first: '2026-12-10', last: '2026-12-31', isWhole: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12월 10일~31일 예약을 시작합니다.');
  },
};
export const LastHour: Story = {
  name: '시작까지 한 시간 안',
  args: { clock: () => new Date('2026-12-01T10:47:29Z') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(bookingForm.opensIn(reserve.left(12, 31)))).toBeVisible();
  },
};
let turning = 0;
/** The banner stays, and says that booking is open. */
export const OpensMeanwhile: Story = {
  name: '보는 사이에 예약 시작',
  args: { clock: () => new Date(turning) },
  beforeEach: () => {
    turning = Date.parse('2026-12-01T10:59:58Z');
  },
  play: async ({ canvas }) => {
    await canvas.findByText(bookingForm.opensIn(reserve.left(0, 2)));
    turning = Date.parse(OPENS);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(reserve.openedTogether('1월'))).toBeVisible();
  },
};
