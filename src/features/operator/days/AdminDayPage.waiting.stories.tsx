import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { guest } from '#copy/guest';
import { frame } from '#copy/frame';
import { waitingList } from '#copy/waiting';
import { API } from '#contract/paths';
import { aWaitingEntry } from '#mocks/builders';
import { config, responds, unreachable } from '#mocks/handlers';
import { AdminDayPage } from './AdminDayPage';
import { day, guests, shown } from './AdminDayPage.stories';

const meta = {
  title: '출조일의 대기',
  id: 'page-admin-day-waiting',
  component: AdminDayPage,
  decorators: [site],
  parameters: { route: '/admin/reserve/2026-12-05', path: '/admin/reserve/:date', signedIn: true, msw: shown },
} satisfies Meta<typeof AdminDayPage>;
export default meta;
type Story = StoryObj<typeof meta>;
export const WithAWaitingList: Story = {
  name: '대기 신청을 받음',
  parameters: {
    msw: [
      ...config({}, { useWaiting: 'Y' }),
      responds(API.dayByDate, day),
      responds(API.guestList, guests),
      responds(API.waitingList, [aWaitingEntry(), aWaitingEntry({ id: 2, number: 2, name: '이파랑', guestCount: 3 })]),
      responds(API.offerSeats, aWaitingEntry({ state: 'OFFERED', until: '2026-11-20T01:00:00.000Z' })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: waitingList.offer, description: '1번 김바다' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: waitingList.offer }));
    await expect(await screen.findByText(waitingList.offered)).toBeInTheDocument();
  },
};
/** The policy was switched off, but waiting people can still be called or offered seats. */
export const WaitingSwitchedOff: Story = {
  name: '대기 신청을 껐지만 기다리는 사람이 있음',
  parameters: {
    msw: [
      ...config({}, { useWaiting: 'N' }),
      responds(API.dayByDate, day),
      responds(API.guestList, guests),
      responds(API.waitingList, [aWaitingEntry()]),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: waitingList.title }));
    await expect(list.getByRole('heading', { level: 3 })).toHaveTextContent('김바다');
  },
};
export const NobodyWaitsSwitchedOff: Story = {
  name: '대기 신청을 껐고 기다리는 사람이 없음',
  parameters: {
    msw: [
      ...config({}, { useWaiting: 'N' }),
      responds(API.dayByDate, day),
      responds(API.guestList, guests),
      responds(API.waitingList, [aWaitingEntry({ state: 'REMOVED' })]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: guest.listTitle })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: waitingList.title })).toBeNull();
  },
};
/** The list is shown while seats are held, even if the policy is off; here it could not be loaded. */
export const WaitingListFailed: Story = {
  name: '대기자 목록을 불러오지 못함',
  parameters: {
    msw: [
      ...config({}, { useWaiting: 'N' }),
      responds(API.dayByDate, { ...day, heldCount: 2 }),
      responds(API.guestList, guests),
      unreachable(API.waitingList),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(waitingList.loadFailed)).toBeVisible();
    await expect(canvas.getByText(waitingList.held('2명'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeVisible();
  },
};
