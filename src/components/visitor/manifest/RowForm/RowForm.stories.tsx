import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { manifest as copy, person as personCopy } from '#copy/manifest';
import { aPerson } from '#mocks/builders';
import { FROZEN_NOW } from '#mocks/now';
import { RowForm } from './RowForm';

const remembered = [aPerson(), aPerson({ name: '이파랑', sex: 'F', birth: '19701130' })];

const meta = {
  title: '승선자 한 분',
  id: 'row-form',
  component: RowForm,
  args: {
    label: copy.form(2),
    now: FROZEN_NOW,
    remembered: [],
    pending: false,
    onInvalid: fn(),
    onTyped: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RowForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: copy.again.remember })).not.toBeChecked();
    await expect(canvas.queryByRole('group', { name: copy.again.title })).toBeNull();
  },
};
/** Fills the form with a remembered person, and sends nothing yet. */
export const AsLastTime: Story = {
  name: '지난번과 같게',
  args: { remembered },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '이파랑' }));
    await expect(canvas.getByLabelText(personCopy.name)).toHaveValue('이파랑');
    await expect(canvas.getByRole('radio', { name: personCopy.sexes.F })).toBeChecked();
    await expect(args.onTyped).toHaveBeenLastCalledWith(remembered[1]);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSave).toHaveBeenCalledWith(remembered[1], false);
  },
};
export const ToBeRemembered: Story = {
  name: '기억하기로 함',
  args: { initial: aPerson(), isOwn: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: copy.again.remember }));
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSave).toHaveBeenCalledWith(aPerson(), true);
  },
};
export const Saving: Story = { args: { initial: aPerson(), pending: true } };
