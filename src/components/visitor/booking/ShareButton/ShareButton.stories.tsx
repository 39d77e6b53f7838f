import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { share as shareCopy } from '#copy/share';
import { ShareButton } from './ShareButton';

/** Sets or removes the browser's share sheet and clipboard; the story restores the originals at its end. */
const browserHas = (abilities: { share?: Navigator['share']; writeText?: Clipboard['writeText'] }) => {
  const { share, writeText } = abilities;
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true });
};
const restore = () => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
};

const meta = {
  title: '공유 단추',
  id: 'share-button',
  component: ShareButton,
  args: { url: '/reserve/5', title: '새벽호 예약', text: '12월 5일(토) 갈치', onResult: fn() },
  beforeEach: () => restore,
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: shareCopy.share })).toBeVisible();
  },
};
export const FullWidth: Story = { name: '가로를 채움', args: { full: true } };
export const SharedByThePhone: Story = {
  name: '휴대폰의 공유 창으로',
  play: async ({ canvas, userEvent, args }) => {
    const share = fn(() => Promise.resolve());
    browserHas({ share });
    await userEvent.click(canvas.getByRole('button', { name: shareCopy.share }));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith('shared'));
    await expect(share).toHaveBeenCalledWith({
      url: `${window.location.origin}/reserve/5`,
      title: '새벽호 예약',
      text: '12월 5일(토) 갈치',
    });
  },
};
export const CopiedInAnInAppBrowser: Story = {
  name: '앱 안의 브라우저에서 복사함',
  play: async ({ canvas, userEvent, args }) => {
    const writeText = fn(() => Promise.resolve());
    browserHas({ writeText });
    await userEvent.click(canvas.getByRole('button', { name: shareCopy.share }));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith('copied'));
    await expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/reserve/5`);
  },
};
export const CopiedWhenTheSheetIsRefused: Story = {
  name: '공유 창이 거절되면 복사함',
  play: async ({ canvas, userEvent, args }) => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    browserHas({ share: refuse, writeText: () => Promise.resolve() });
    await userEvent.click(canvas.getByRole('button', { name: shareCopy.share }));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith('copied'));
  },
};
export const SheetClosedAgain: Story = {
  name: '공유 창을 닫음',
  play: async ({ canvas, userEvent, args }) => {
    const writeText = fn(() => Promise.resolve());
    browserHas({ share: () => Promise.reject(new DOMException('closed', 'AbortError')), writeText });
    await userEvent.click(canvas.getByRole('button', { name: shareCopy.share }));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith('dismissed'));
    await expect(writeText).not.toHaveBeenCalled();
  },
};
export const NeitherSharedNorCopied: Story = {
  name: '공유도 복사도 못 함',
  play: async ({ canvas, userEvent, args }) => {
    browserHas({});
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: shareCopy.share }));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith('failed'));
  },
};
