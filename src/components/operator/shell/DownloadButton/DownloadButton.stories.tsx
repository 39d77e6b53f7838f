import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { download } from '#copy/download';
import { DownloadButton } from './DownloadButton';

const meta = {
  title: '내려받기 단추',
  id: 'download-button',
  component: DownloadButton,
  args: { pending: false, onDownload: fn() },
} satisfies Meta<typeof DownloadButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: download.guests }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: download.pending }));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { error: '파일을 받지 못했습니다. 잠시 후 다시 시도해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('파일을 받지 못했습니다.');
    await expect(canvas.getByRole('button', { name: download.guests })).toBeEnabled();
  },
};
export const AgainAfterAFailure: Story = {
  name: '실패한 뒤 다시',
  args: { pending: true, error: '파일을 받지 못했습니다. 잠시 후 다시 시도해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const SmallInARow: Story = { name: '줄 안에서 작게', args: { size: 'small', label: '검색 결과 받기' } };
