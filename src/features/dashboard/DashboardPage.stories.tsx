import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { API } from '../../../contract/paths';
import { aDay, aSummary } from '../../../mocks/builders';
import { answers, config, unreachable, waits } from '../../../mocks/handlers';
import { DashboardPage } from './DashboardPage';

const today = aDay({ id: 20, date: '2026-11-20', state: 'COMPLETE', guestCount: 20 });

const meta = {
  title: '화면/관리 홈',
  id: 'page-dashboard',
  component: DashboardPage,
  tags: ['!autodocs'],
  parameters: {
    route: '/admin',
    signedIn: true,
    msw: [...config(), answers(API.guestSummary, aSummary()), answers(API.dayList, [today])],
  },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('42')).toBeVisible();
    await expect(canvas.getByText('20/20명')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '운영정책' })).toHaveAttribute('href', '/admin/config/logic');
  },
};
export const NoTripToday: Story = {
  parameters: {
    msw: [
      ...config(),
      answers(API.guestSummary, aSummary({ totalCount: 0, todayCount: 0, wattingCount: 0, paymentCount: 0 })),
      answers(API.dayList, []),
    ],
  },
};
export const Loading: Story = {
  parameters: { msw: [...config(), waits(API.guestSummary), answers(API.dayList, [today])] },
};
export const Failed: Story = {
  parameters: { msw: [...config(), unreachable(API.guestSummary), answers(API.dayList, [today])] },
};
