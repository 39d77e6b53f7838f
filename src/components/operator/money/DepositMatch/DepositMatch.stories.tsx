import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PAGES } from '#contract/paths';
import { deposits as copy } from '#copy/deposits';
import { aManagedGuest } from '#mocks/builders';
import { DepositChoice, type DepositState } from './DepositChoice';
import { DepositMatch } from './DepositMatch';
import { List } from '#src/components/operator/bookings/PartyRow/PartyRow.styles';

const onCheck = fn();
const onUndo = fn();
const DEPOSIT = { index: 0, date: '2026-11-19', names: ['김바다'], amount: 200_000 };
const guest = aManagedGuest({ id: 1 });

const meta = {
  title: '맞춰 본 입금',
  id: 'deposit-match',
  component: DepositMatch,
  subcomponents: { DepositChoice },
  args: {
    deposit: DEPOSIT,
    children: <DepositChoice guest={guest} state="open" checked onCheck={onCheck} />,
  },
  render: (props) => (
    <List>
      <DepositMatch {...props} />
    </List>
  ),
} satisfies Meta<typeof DepositMatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sure: Story = {
  name: '확실',
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent }) => {
    const tick = canvas.getByRole('checkbox', { name: /^김바다/ });
    await expect(tick).toBeChecked();
    await userEvent.click(tick);
    await expect(onCheck).toHaveBeenCalledWith(false);
    (document.activeElement as HTMLElement).blur();
  },
};
export const OneOfTwo: Story = {
  name: '둘 가운데 하나',
  args: {
    doubt: copy.doubt.SEVERAL,
    children: [
      <DepositChoice key={1} guest={guest} state="open" checked={false} onCheck={onCheck} />,
      <DepositChoice
        key={2}
        guest={aManagedGuest({ id: 2, date: '2026-12-12' })}
        state="open"
        checked={false}
        onCheck={onCheck}
      />,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('checkbox');
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onCheck).toHaveBeenLastCalledWith(true);
    (document.activeElement as HTMLElement).blur();
  },
};
/** The bank's list is ambiguous. */
export const NameAboveOrBelow: Story = {
  name: '이름이 위인지 아래인지 모름',
  args: {
    deposit: { ...DEPOSIT, names: ['박노을', '김바다'], unclear: true },
    doubt: copy.doubt.ORDER,
    children: <DepositChoice guest={guest} state="open" checked={false} onCheck={onCheck} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.doubt.ORDER)).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const Unknown: Story = {
  name: '모름',
  args: {
    deposit: { ...DEPOSIT, date: null, names: ['주식회사남해바다수산'], amount: 1_250_500 },
    findHref: PAGES.adminGuestsOf({ keyword: '주식회사남해바다수산' }),
    children: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.findOf('주식회사남해바다수산') })).toBeVisible();
  },
};
/** A change of the booking after matching. */
const outcome = (state: DepositState, error?: string): Story => ({
  args: {
    children: <DepositChoice guest={guest} state={state} checked onCheck={onCheck} onUndo={onUndo} error={error} />,
  },
});
export const ConfirmingPayment: Story = {
  ...outcome('pending'),
  play: async ({ canvas, userEvent }) => {
    onCheck.mockClear();
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(onCheck).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
export const PaymentConfirmed: Story = {
  ...outcome('paid'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.undo }));
    await expect(onUndo).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const PaidOrCancelledMeanwhile: Story = { ...outcome('gone'), name: '그사이 입금확인되었거나 취소됨' };
export const AnotherAmountMeanwhile: Story = { ...outcome('changed'), name: '그사이 금액이 바뀜' };
export const Refused: Story = {
  ...outcome('open', '네트워크 연결을 확인해 주세요.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('네트워크 연결을 확인해 주세요.');
  },
};
