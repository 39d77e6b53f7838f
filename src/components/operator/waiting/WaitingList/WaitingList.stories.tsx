import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { waitingStateSchema, type WaitingEntry } from '#contract/waiting/waiting.schema';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { waitingList as copy } from '#copy/waiting';
import { aWaitingEntry } from '#mocks/builders';
import { changing } from '#mocks/changing';
import { wholeText } from '#mocks/wholeText';
import { WaitingList, type WaitingListProps } from './WaitingList';
import { WaitingRow, type WaitingAct } from './WaitingRow';

const first = aWaitingEntry({ skippedAt: '2026-11-20T00:00:00.000Z', guestCount: 4 });
const second = aWaitingEntry({ id: 2, number: 2, name: '이파랑', phone: '010-0000-0002' });

interface Shown extends WaitingListProps {
  entries: readonly WaitingEntry[];
  fits: boolean;
  pending: { id: number; act: WaitingAct } | null;
  onAct: (entry: WaitingEntry, act: WaitingAct) => void;
}

const meta = {
  title: '대기자 목록',
  id: 'waiting-list',
  component: WaitingList,
  subcomponents: { WaitingRow },
  args: {
    children: null,
    sum: copy.count('2건', '6명'),
    entries: [first, second],
    fits: true,
    pending: null,
    onAct: fn(),
  },
  render: ({ sum, entries, fits, pending, onAct }) => (
    <WaitingList sum={sum}>
      {entries.map((entry) => (
        <WaitingRow
          key={entry.id}
          entry={entry}
          fits={fits}
          pending={pending?.id === entry.id ? pending.act : null}
          onAct={(act) => onAct(entry, act)}
        />
      ))}
    </WaitingList>
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('listitem');
    await expect(one).toHaveTextContent(copy.skipped);
    await expect(two).not.toHaveTextContent(copy.skipped);
    await expect(canvas.getByRole('link', { name: '이파랑 전화 걸기 010-0000-0002' })).toHaveAttribute(
      'href',
      'tel:010-0000-0002',
    );
  },
};
export const OfferedByHand: Story = {
  name: '직접 안내함',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.offer, description: '2번 이파랑' }));
    const dialog = within(await screen.findByRole('dialog', { name: copy.confirmOffer }));
    await expect(dialog.getByText(copy.whom('이파랑', '2명'))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: copy.offer }));
    await expect(args.onAct).toHaveBeenCalledWith(second, 'offer');
  },
};
export const AsksBeforeItIsRemoved: Story = {
  name: '삭제하기 전에 물음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.remove, description: '2번 이파랑' }));
    await expect(await screen.findByRole('dialog', { name: copy.confirmRemove })).toBeInTheDocument();
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};
/** No offer is possible. */
export const NoSeats: Story = {
  name: '남은 자리 없음',
  args: { fits: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: copy.offer })).toBeNull();
  },
};
export const EveryState: Story = {
  name: '모든 상태',
  tags: ['both-widths'],
  args: {
    entries: waitingStateSchema.options.map((state, index) =>
      aWaitingEntry({
        id: index + 1,
        number: index + 1,
        state,
        name: ['김바다', '이파랑', '박선우'][index % 3] ?? '',
        ...(state === 'OFFERED' && { until: '2026-11-20T01:00:00.000Z' }),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: copy.remove })).toHaveLength(2);
    await expect(canvas.getByText(wholeText(copy.until('11월 20일(금) 오전 10시')))).toBeVisible();
    const list = canvas.getByRole('list');
    const section = canvas.getByRole('region');
    if (section.clientWidth < 730) return;
    // With twice the font size, nothing is cut off in the column of a day's page.
    document.documentElement.style.fontSize = '32px';
    section.style.maxWidth = '730px';
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    section.style.maxWidth = '';
    document.documentElement.style.fontSize = '';
  },
};
/** The offer is not passed on automatically. */
export const NotDelivered: Story = {
  name: '안내 문자가 가지 않음',
  args: { entries: [{ ...first, state: 'OFFERED', skippedAt: null, undelivered: true }, second] },
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('listitem');
    await expect(one).toHaveTextContent(copy.undelivered);
    await expect(two).not.toHaveTextContent(copy.undelivered);
  },
};
export const Pending: Story = { args: { pending: { id: 2, act: 'offer' } } };
export const Removing: Story = {
  args: { pending: { id: 2, act: 'remove' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: copy.remove, description: '2번 이파랑' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const Nobody: Story = { args: { entries: [], sum: null } };

const offered = changing(meta.render, { entries: [{ ...first, state: 'OFFERED' }, second] });
/** Another device offers the seats during the question whether to remove the entry. */
export const OfferedMeanwhile: Story = {
  name: '지우려는 사이 자리를 안내함',
  render: offered.render,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(within(canvas.getAllByRole('listitem')[0]!).getByRole('button', { name: copy.remove }));
    offered.change();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: changedMeanwhile.look }));
    await expect(args.onAct).not.toHaveBeenCalled();
    await expect(
      dialog.getByText(changedMeanwhile.fact(changedMeanwhile.terms.state, copy.state.WAITING, copy.state.OFFERED)),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: copy.remove }));
    await expect(args.onAct).toHaveBeenCalled();
  },
};
