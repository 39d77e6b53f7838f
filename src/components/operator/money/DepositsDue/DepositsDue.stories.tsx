import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, within, screen } from 'storybook/test';
import { depositMark } from '#contract/booking/deadline.rules';
import { PAGES } from '#contract/paths';
import { attention } from '#copy/attention';
import { guest as copy } from '#copy/guest';
import { aManagedGuest } from '#mocks/builders';
import { FROZEN_NOW } from '#mocks/now';
import { DepositRow, type DepositRowProps } from './DepositRow';
import { DepositsDue } from './DepositsDue';

const GUESTS = [
  aManagedGuest({
    id: 1,
    payBy: '2026-11-24T11:00:00.000Z',
    claimedAt: '2026-11-19T03:00:00.000Z',
    payer: '주식회사 바다',
  }),
  aManagedGuest({ id: 2, name: '박선우', guestCount: 1, payBy: '2026-11-19T13:00:00.000Z' }),
  aManagedGuest({ id: 3, name: '이파랑', guestCount: 4, payBy: '2026-11-20T09:00:00.000Z' }),
];

/** A phone shows only the first one at first. */
const showAll = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  const all = canvas.queryByRole('button', { name: attention.allDepositsOf('3건') });
  if (all) await userEvent.click(all);
};

const onAct = fn();
const rows = (pending: DepositRowProps['pending'] = null) =>
  GUESTS.map((guest) => (
    <DepositRow
      key={guest.id}
      guest={guest}
      deposit={depositMark(guest, FROZEN_NOW)}
      dayHref={PAGES.adminDay(guest.date)}
      pending={guest.id === 2 ? pending : null}
      onAct={onAct}
    />
  ));

const meta = {
  title: '입금을 기다리는 예약',
  id: 'deposits-due',
  component: DepositsDue,
  subcomponents: { DepositRow },
  args: { count: 3, children: rows() },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof DepositsDue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Claimed, overdue and due today. */
export const Several: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByText(attention.deposits('3건'))).toBeVisible();
    await showAll(context);
    for (const text of Object.values(copy.deposit)) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText(copy.depositor('주식회사 바다'))).toBeVisible();
    const row = within(canvas.getByText('박선우').closest('li') as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: copy.pay }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: copy.payAction }));
    await expect(onAct).toHaveBeenCalledWith('complete');
    (document.activeElement as HTMLElement).blur();
  },
};
/** The site sends no message about the extension. */
export const AsksBeforeItIsExtended: Story = {
  name: '연장하기 전에 물음',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await showAll(context);
    const row = within(canvas.getByText('박선우').closest('li') as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: copy.extend }));
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText(copy.extendHint)).toBeInTheDocument();
  },
};
export const MoreThanListed: Story = {
  name: '적힌 것보다 많음',
  tags: ['breakpoint'],
  args: { count: 12, allHref: PAGES.adminGuestsOf({ guestState: 'WATTING', date: 'future' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: attention.allDeposits })).toHaveAttribute(
      'href',
      '/admin/guest?guestState=WATTING&date=future',
    );
  },
};
/** Each card takes a third of a phone's height, so only the first one is shown at first. */
export const Many: Story = {
  name: '여럿',
  tags: ['both-widths'],
  args: {
    count: 5,
    children: [1, 2, 3, 4, 5].map((id) => {
      const guest = aManagedGuest({ id, name: `예약자${id}`, payBy: '2026-11-20T09:00:00.000Z' });
      return (
        <DepositRow
          key={id}
          guest={guest}
          deposit={depositMark(guest, FROZEN_NOW)}
          dayHref={PAGES.adminDay(guest.date)}
          pending={null}
          onAct={onAct}
        />
      );
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: attention.deposits('5건') });
    const shown = () => within(list).getAllByRole('listitem').length;
    const all = canvas.queryByRole('button', { name: attention.allDepositsOf('5건'), expanded: false });
    if (!all) {
      await expect(shown()).toBe(5);
      return;
    }
    await expect(shown()).toBe(1);
    await userEvent.click(all);
    await expect(shown()).toBe(5);
    await userEvent.click(canvas.getByRole('button', { name: attention.fewDeposits, expanded: true }));
    await expect(shown()).toBe(1);
    (document.activeElement as HTMLElement).blur();
  },
};
export const Pending: Story = { args: { children: rows('extend') } };
