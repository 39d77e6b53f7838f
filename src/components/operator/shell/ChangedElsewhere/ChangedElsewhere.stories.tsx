import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { settings } from '#copy/settings';
import { ChangedElsewhere } from './ChangedElsewhere';

const copy = settings.changedElsewhere;
const bank = {
  field: 'bank',
  label: settings.info.bank,
  stored: '수협 111-1111-1111 박한결',
  typed: '농협 222-2222-2222 박한결',
};

const meta = {
  title: '다른 기기에서 바뀐 값',
  id: 'changed-elsewhere',
  component: ChangedElsewhere,
  args: { changes: [bank], onTake: fn() },
} satisfies Meta<typeof ChangedElsewhere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const change = within(canvas.getByRole('listitem', { name: copy.both(settings.info.bank) }));
    await expect(change.getByText(bank.stored)).toBeVisible();
    await expect(change.getByText(bank.typed)).toBeVisible();
    await userEvent.click(change.getByRole('button', { name: copy.take }));
    await expect(args.onTake).toHaveBeenCalledWith('bank');
  },
};
export const Several: Story = {
  args: {
    changes: [
      bank,
      { field: 'tel', label: settings.info.tel, stored: '', typed: '010-0000-0000' },
      { field: 'owner', label: settings.info.owner, stored: '김선장', typed: '김선장' },
    ],
  },
  play: async ({ canvas }) => {
    const taken = within(canvas.getByRole('listitem', { name: copy.both(settings.info.owner) }));
    await expect(taken.getByRole('status')).toHaveTextContent(copy.taken);
    await expect(taken.queryByRole('button')).toBeNull();
  },
};
export const LongestText: Story = {
  args: { changes: [{ field: 'desc', label: settings.info.desc, stored: '가'.repeat(255), typed: 'b'.repeat(255) }] },
};
