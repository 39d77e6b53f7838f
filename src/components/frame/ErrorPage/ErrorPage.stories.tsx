import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { frame } from '#copy/frame';
import { ErrorPage } from './ErrorPage';

const meta = {
  title: '오류 화면',
  id: 'error-page',
  component: ErrorPage,
  args: { cause: 'unexpected', onReload: fn() },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unexpected: Story = {
  name: '뜻밖의 오류',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByText(frame.routeError)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: frame.reload }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const PartOfTheProgramMissing: Story = {
  name: '프로그램의 일부가 오지 않음',
  args: { cause: 'chunk' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(frame.chunkError)).toBeVisible();
  },
};
