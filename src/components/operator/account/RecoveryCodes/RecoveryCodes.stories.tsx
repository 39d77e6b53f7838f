import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { secondStep } from '#copy/secondStep';
import { RECOVERY_CODES_SHOWN } from '#mocks/builders';
import { emulating } from '#mocks/emulating';
import { RecoveryCodes } from './RecoveryCodes';

const meta = {
  title: '복구 코드',
  id: 'recovery-codes',
  component: RecoveryCodes,
  args: { codes: RECOVERY_CODES_SHOWN, onCopied: fn(), onPrint: fn(), onClose: fn() },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

const copy = secondStep.recovery;

export const Shown: Story = {
  name: '보임',
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.codes.length);
    await userEvent.click(canvas.getByRole('button', { name: copy.print }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const WrittenDown: Story = {
  name: '적어 둠',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText(copy.written));
    await userEvent.click(canvas.getByRole('button', { name: copy.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** The codes cannot be shown again, so an accidental click must not close them. */
export const ClosedTooEarly: Story = {
  name: '적기 전에 닫음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.close }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(copy.written)).toHaveFocus();
    await expect(canvas.getByLabelText(copy.written)).toHaveAccessibleDescription(copy.unwritten);
  },
};
export const AsNarrowAs320: Story = { ...emulating({ width: 320 }) };
export const AloneOnPaper: Story = {
  ...emulating({ media: 'print' }),
  name: '종이에는 이것만',
  play: async ({ canvas }) => {
    if (!window.matchMedia('print').matches) return;
    await expect(canvas.getByText(`${secondStep.title} · ${copy.title}`)).toBeVisible();
    await expect(canvas.getByText(copy.close)).not.toBeVisible();
  },
};
