import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { API, PAGES } from '../../../contract/paths';
import { aMonth } from '../../../mocks/builders';
import { answers, config, unreachable, waits } from '../../../mocks/handlers';
import { AdminCalendarPage } from './AdminCalendarPage';

const december = aMonth('2026-12-01', 31, (index) => ({
  fish: index < 13 ? '갈치' : index % 2 ? '참돔' : '오징어',
  guestCount: [14, 0, 6, 11, 12, 20, 18][index % 7] ?? 0,
  ...(index % 7 === 5 && { state: 'COMPLETE' as const, memo: '독선' }),
  ...(index === 1 && { state: 'CLOSE' as const, memo: '선박 정기 점검' }),
  ...(index === 15 && {
    state: 'CANCEL' as const,
    memo: '풍랑주의보로 운항하지 않습니다. 입금하신 금액은 전액 환불해 드립니다.',
  }),
}));

const meta = {
  title: '화면/관리 예약일정',
  id: 'page-admin-calendar',
  component: AdminCalendarPage,
  tags: ['!autodocs'],
  parameters: {
    route: PAGES.adminReserve({ year: 2026, month: 12 }),
    path: '/admin/reserve',
    signedIn: true,
    msw: [...config(), answers(API.dayList, december)],
  },
} satisfies Meta<typeof AdminCalendarPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const calendar = await canvas.findByRole('list', { name: '2026년 12월 예약 일정' });
    await expect(calendar.children).toHaveLength(31);
    await expect(canvas.getByRole('link', { name: '일괄 변경' })).toHaveAttribute('href', '/admin/reserve/update');
    await expect(canvas.getByRole('navigation', { name: '월 선택' }).querySelectorAll('a')).toHaveLength(7);
    const onlyBooked = canvas.getByRole('switch', { name: '예약 있는 날만 보기' });
    await userEvent.click(onlyBooked);
    await expect(calendar.children).toHaveLength(26);
    await userEvent.click(onlyBooked);
  },
};
export const NoDays: Story = { parameters: { msw: [...config(), answers(API.dayList, [])] } };
export const Loading: Story = { parameters: { msw: [...config(), waits(API.dayList)] } };
export const Failed: Story = { parameters: { msw: [...config(), unreachable(API.dayList)] } };
