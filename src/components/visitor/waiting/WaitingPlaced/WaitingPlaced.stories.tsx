import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame } from '#copy/frame';
import { ownPlace, waitingPlace } from '#copy/waiting';
import { WaitingPlaced } from './WaitingPlaced';

const meta = {
  title: '대기 신청 완료',
  id: 'waiting-placed',
  component: WaitingPlaced,
  args: {
    place: { number: 3, date: '2026-12-05', guestCount: 2 },
    phone: '010-0000-0001',
    ownHref: '/waiting/5?own=1',
    tel: '055-000-0000',
    listHref: '/reserve',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WaitingPlaced>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InLine: Story = {
  name: '대기번호를 받음',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(waitingPlace.numberOf(3))).toBeVisible();
    await expect(canvas.getByRole('link', { name: frame.call })).toHaveAttribute('href', 'tel:055-000-0000');
    await expect(canvas.getByRole('link', { name: ownPlace.open })).toHaveAttribute('href', '/waiting/5?own=1');
  },
};
/** The lookup is off: a visitor leaves the line by telephone. */
export const NoPassword: Story = {
  name: '비밀번호가 없음',
  args: { ownHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(waitingPlace.next)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: ownPlace.open })).toBeNull();
  },
};
export const NoTelephone: Story = { name: '전화번호 없음', args: { tel: null } };
