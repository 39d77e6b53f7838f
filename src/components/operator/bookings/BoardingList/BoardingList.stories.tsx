import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { boardingTotals } from '#contract/boarding/boarding.rules';
import type { Mark, Passenger } from '#contract/boarding/boarding.schema';
import { boarding as copy } from '#copy/boarding';
import { format } from '#copy/format';
import { guest as guestCopy } from '#copy/guest';
import { manifestAdmin } from '#copy/manifestAdmin';
import { aPassenger } from '#mocks/builders';
import { BoardingList, type BoardingListProps } from './BoardingList';
import { BoardingRow } from './BoardingRow';

const AT = '2026-11-19T20:12:00.000Z';
const passengers = [
  aPassenger({ id: 1 }),
  aPassenger({ id: 2, name: '이파랑', phone: '010-0000-0002', state: 'COMPLETE', guestCount: 4, boardedAt: AT }),
  aPassenger({ id: 3, name: '박선우', phone: '010-0000-0003', calledAt: AT, memo: '멀미가 심합니다' }),
];

interface Shown extends BoardingListProps {
  passengers: readonly Passenger[];
  onMark: (id: number, mark: Mark, place?: number) => void;
}

const meta = {
  title: '승선 명단',
  id: 'boarding-list',
  component: BoardingList,
  subcomponents: { BoardingRow },
  args: { passengers, totals: { people: 0, aboard: 0 }, children: null, onMark: fn() },
  render: ({ passengers, onMark }) => (
    <BoardingList totals={boardingTotals(passengers)}>
      {passengers.map((passenger) => (
        <BoardingRow key={passenger.id} passenger={passenger} onMark={(...mark) => onMark(passenger.id, ...mark)} />
      ))}
    </BoardingList>
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.aboard(format.people(8), format.people(4)));
    await expect(canvas.queryByRole('link')).toBeNull();
    for (const name of ['김바다', '박선우']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('link', { name: `${guestCopy.call('박선우')} 010-0000-0003` })).toHaveAttribute(
      'href',
      'tel:010-0000-0003',
    );
    await expect(canvas.getByRole('link', { name: `박선우 ${copy.text}` })).toHaveAttribute(
      'href',
      'sms:010-0000-0003',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: copy.boarded, description: '김바다' }));
    await expect(args.onMark).toHaveBeenLastCalledWith(1, 'BOARDED');
    await userEvent.click(canvas.getByRole('checkbox', { name: copy.boarded, description: '이파랑' }));
    await expect(args.onMark).toHaveBeenLastCalledWith(2, 'UNBOARDED');
    await userEvent.click(canvas.getByRole('checkbox', { name: copy.called, description: '김바다' }));
    await expect(args.onMark).toHaveBeenLastCalledWith(1, 'CALLED');
    await userEvent.click(canvas.getByRole('checkbox', { name: copy.called, description: '박선우' }));
    await expect(args.onMark).toHaveBeenLastCalledWith(3, 'UNCALLED');
  },
};
export const EveryoneAboard: Story = {
  name: '모두 탐',
  args: { passengers: passengers.map((passenger) => ({ ...passenger, boardedAt: AT })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.everyone);
  },
};
/** Call, message and the people of the party. */
export const Unfolded: Story = {
  name: '한 일행을 펼침',
  tags: ['both-widths'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('멀미가 심합니다')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '박선우', expanded: false }));
    await expect(canvas.getByText('멀미가 심합니다')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '박선우', expanded: true })).toHaveFocus();
  },
};
/** The main tick is for the party, and each person has a tick too. */
export const SomeAboard: Story = {
  name: '일행 일부만 탐',
  tags: ['both-widths'],
  args: {
    passengers: [
      aPassenger({ id: 1, guestCount: 4, aboard: [1, 3] }),
      aPassenger({ id: 2, name: '이파랑', phone: '010-0000-0002', guestCount: 1 }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.aboard(format.people(5), format.people(2)));
    await userEvent.click(canvas.getByRole('button', { name: '김바다' }));
    await expect(canvas.getByText(copy.aboard(format.people(4), format.people(2)))).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: copy.boarded, description: '김바다' })).not.toBeChecked();
    const people = within(canvas.getByRole('list', { name: copy.people }));
    await expect(people.getByRole('checkbox', { name: copy.place(1) })).toBeChecked();
    await userEvent.click(people.getByRole('checkbox', { name: copy.place(2) }));
    await expect(args.onMark).toHaveBeenLastCalledWith(1, 'BOARDED', 2);
    await userEvent.click(people.getByRole('checkbox', { name: copy.place(3) }));
    await expect(args.onMark).toHaveBeenLastCalledWith(1, 'UNBOARDED', 3);
    (document.activeElement as HTMLElement).blur();
  },
};
const listedOf = (...names: string[]) =>
  names.map((name, index) => ({ name, phone: `010-0000-003${index}`, emergency: `010-0000-013${index}` }));
/** The person's number and the number for an emergency. */
export const EmergencyContacts: Story = {
  name: '비상연락처',
  tags: ['both-widths'],
  args: {
    passengers: [
      aPassenger({ id: 1, guestCount: 4, listed: listedOf('김바다', '한여름', '선우하늘빛') }),
      aPassenger({ id: 2, name: '이파랑', phone: '010-0000-0002', guestCount: 1, listed: [] }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '김바다' }));
    const listed = within(canvas.getByRole('list', { name: copy.people }));
    await expect(
      listed.getByRole('link', { name: `한여름 ${manifestAdmin.emergency('010-0000-0131')}` }),
    ).toHaveAttribute('href', 'tel:010-0000-0131');
    await expect(listed.getByRole('link', { name: `${guestCopy.call('한여름')} 010-0000-0031` })).toHaveAttribute(
      'href',
      'tel:010-0000-0031',
    );
    await expect(listed.getAllByRole('checkbox')).toHaveLength(4);
    await expect(listed.getByRole('checkbox', { name: '선우하늘빛' })).not.toBeChecked();
    await expect(canvas.getByText(manifestAdmin.written('4명', '3명'))).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const LongestTexts: Story = {
  args: {
    passengers: [
      aPassenger({
        name: '황보나라별나라별빛',
        guestCount: 20,
        charter: 'Y',
        memo: '낚싯대 3대와 전동릴 2대 대여, 아이스박스는 직접 가져옵니다. 멀미가 심해 앞자리.',
        boardedAt: AT,
        calledAt: AT,
      }),
    ],
  },
};
export const Nobody: Story = { args: { passengers: [] } };
