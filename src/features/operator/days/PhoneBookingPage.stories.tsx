import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { API, PAGES } from '#contract/paths';
import { addGuest as copy } from '#copy/addGuest';
import { admin } from '#copy/admin';
import { reserve } from '#copy/reserve';
import { aDay, aGuestList, aManagedGuest } from '#mocks/builders';
import { config, dayLists, responds, unreachable, waits } from '#mocks/handlers';
import { site } from '#src/storySite/site';
import { PhoneBookingPage } from './PhoneBookingPage';

const lists = dayLists({
  '2026-11': [
    aDay({ id: 19, date: '2026-11-19', guestCount: 3 }),
    aDay({ id: 20, date: '2026-11-20', guestCount: 12 }),
    aDay({ id: 21, date: '2026-11-21', guestCount: 20, state: 'COMPLETE' }),
    aDay({ id: 28, date: '2026-11-28', guestCount: 9 }),
  ],
  '2026-12': [
    aDay({ id: 41, date: '2026-12-04', guestCount: 4 }),
    aDay({ id: 42, date: '2026-12-05', state: 'CANCEL', guestCount: 0 }),
    aDay({ id: 43, date: '2026-12-06', guestCount: 0, state: 'CLOSE', memo: '선박 정기 점검' }),
  ],
});

const meta = {
  title: '전화 예약',
  id: 'page-phone-booking',
  component: PhoneBookingPage,
  decorators: [site],
  parameters: {
    route: PAGES.adminAdd(),
    signedIn: true,
    msw: [...config(), lists, responds(API.guestList, aGuestList([aManagedGuest({ phone: '010-0000-0001' })]))],
  },
} satisfies Meta<typeof PhoneBookingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Days from today on with seats; closed days come last. */
export const ChoosesTheDay: Story = {
  name: '날을 고름',
  play: async ({ canvas }) => {
    const days = within(await canvas.findByRole('region', { name: copy.day }));
    await expect(days.getAllByRole('link').map(({ textContent }) => textContent.slice(0, 8))).toEqual([
      '11.20(금)',
      '11.28(토)',
      '12.04(금)',
      '12.06(일)',
    ]);
    await expect(canvas.getByText(copy.choose)).toBeVisible();
    await expect(canvas.getByRole('link', { name: admin.nav.add })).toHaveAttribute('aria-current', 'page');
  },
};
export const DayChosen: Story = {
  name: '하루를 고름',
  tags: ['both-widths'],
  parameters: { route: PAGES.adminAdd('2026-11-28') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.left('11명'))).toBeVisible();
    await expect(canvas.getByLabelText(copy.name)).toHaveFocus();
    await expect(canvas.getByRole('link', { current: true, name: /^11\.28/ })).toBeVisible();
  },
};
/** A closed day needs a confirmation. */
export const ClosedDay: Story = {
  name: '예약을 받지 않는 날은 물음',
  parameters: { route: PAGES.adminAdd('2026-12-06') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(copy.name), '오하늘');
    await userEvent.type(canvas.getByLabelText(copy.tel), '55556666');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('선박 정기 점검');
  },
};
export const NoDays: Story = {
  name: '남은자리 없음',
  parameters: { msw: [...config(), responds(API.dayList, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.noDays)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [...config(), waits(API.dayList)] } };
export const Failed: Story = {
  parameters: { msw: [...config(), unreachable(API.dayList)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reserve.failed)).toBeVisible();
  },
};
