import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aboutForm } from '#copy/aboutForm';
import { ownWindow } from '#mocks/emulating';
import { AboutVersions } from './AboutVersions';

const copy = aboutForm.versions;
const first = { version: '1', savedAt: null, current: false };

const meta = {
  title: '선박소개의 이전 내용',
  id: 'about-versions',
  component: AboutVersions,
  args: {
    versions: [{ version: '2', savedAt: '2026-11-19T03:00:00.000Z', current: true }, first],
    pending: false,
    onRestore: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof AboutVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('heading', { name: copy.title }));
    await userEvent.click(canvas.getByRole('button', { name: copy.restoreOf(copy.first) }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(args.onRestore).not.toHaveBeenCalled();
    await expect(dialog.queryByText(copy.unsaved)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: copy.confirm }));
    await expect(args.onRestore).toHaveBeenCalledWith('1');
  },
};
/** Restoring a version loses the unsaved changes, so the question says it. */
export const WithSomethingUnsaved: Story = {
  name: '저장하지 않은 내용이 있음',
  args: { isUnsaved: true },
  parameters: { docs: { story: ownWindow(420) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: copy.title }));
    await userEvent.click(canvas.getByRole('button', { name: copy.restoreOf(copy.first) }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(copy.unsaved)).toBeVisible());
  },
};
export const One: Story = {
  args: { versions: [{ ...first, current: true }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: copy.title }));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
