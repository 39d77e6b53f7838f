import { useEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { errorText } from '#copy/errors';
import { guest as copy } from '#copy/guest';
import { leaving } from '#copy/leaving';
import { settings } from '#copy/settings';
import { GuestMemoDialog } from './GuestMemoDialog';
import { GuestRow, type GuestRowProps } from './GuestRow';
import guestRow from './GuestRow.stories';

const meta = {
  title: '예약자의 메모를 적는 창',
  id: 'guest-memo-dialog',
  tags: ['both-widths'],
  component: GuestRow,
  subcomponents: { GuestMemoDialog },
  args: guestRow.args,
  render: guestRow.render,
} satisfies Meta<typeof GuestRow>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const openMemo = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: copy.more }));
  await userEvent.click(canvas.getByRole('button', { name: copy.memo }));
};

export const MemoWritten: Story = {
  name: '적은 메모',
  args: { onMemo: fn(() => Promise.resolve(null)) },
  play: async ({ canvas, userEvent, args }) => {
    await openMemo({ canvas, userEvent });
    await userEvent.type(canvas.getByLabelText(copy.memoLabel), ' 낚싯대 2대 {Enter}');
    await expect(args.onMemo).toHaveBeenCalledWith('낚싯대 2대');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
export const MemoNotSaved: Story = {
  name: '메모가 저장되지 않음',
  args: { onMemo: fn(() => Promise.resolve(errorText.CONFLICT)) },
  play: async ({ canvas, userEvent }) => {
    await openMemo({ canvas, userEvent });
    await userEvent.type(canvas.getByLabelText(copy.memoLabel), '낚싯대 2대');
    await userEvent.click(canvas.getByRole('button', { name: copy.memoAction }));
    await waitFor(() => expect(canvas.getByText(errorText.CONFLICT)).toBeVisible());
    await expect(canvas.getByLabelText(copy.memoLabel)).toHaveValue('낚싯대 2대');
  },
};
const MemoOfAnotherDevice = (args: GuestRowProps) => {
  const [guest, setGuest] = useState(args.guest);
  useEffect(() => {
    saveElsewhere = (memo) => setGuest((before) => ({ ...before, memo }));
  }, []);
  return guestRow.render({ ...args, guest });
};
let saveElsewhere: (memo: string) => void;
/** Both memos are shown, and a question precedes any loss. */
export const MemoSavedElsewhere: Story = {
  name: '다른 기기에서 메모를 저장함',
  render: (args) => <MemoOfAnotherDevice {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await openMemo({ canvas, userEvent });
    await userEvent.type(canvas.getByLabelText(copy.memoLabel), '낚싯대 2대');
    saveElsewhere('채식합니다');
    const both = within(await canvas.findByRole('region', { name: settings.changedElsewhere.title }));
    await waitFor(() => expect(both.getByText('채식합니다')).toBeVisible());
    await expect(both.getByText('낚싯대 2대')).toBeVisible();
    await expect(canvas.getByLabelText(copy.memoLabel)).toHaveValue('낚싯대 2대');
    await expect(args.onMemo).not.toHaveBeenCalled();
  },
};
export const MemoNotSavedWhenLeft: Story = {
  name: '저장하지 않은 메모를 두고 나감',
  play: async ({ canvas, userEvent }) => {
    await openMemo({ canvas, userEvent });
    await userEvent.type(canvas.getByLabelText(copy.memoLabel), '낚싯대 2대');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(canvas.getByRole('dialog', { name: leaving.ask })).getByText(leaving.stay));
    await expect(canvas.getByLabelText(copy.memoLabel)).toHaveValue('낚싯대 2대');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog', { name: leaving.ask })).toBeInTheDocument();
  },
};
