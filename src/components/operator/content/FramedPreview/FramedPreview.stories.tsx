import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { SeasonRuler } from '#src/components/trip/SeasonRuler/SeasonRuler';
import { anAbout } from '#mocks/builders';
import { FramedPreview } from './FramedPreview';

const meta = {
  title: '미리보기 창',
  id: 'framed-preview',
  tags: ['both-widths'],
  component: FramedPreview,
  args: {
    title: '미리보기',
    width: 390,
    children: <SeasonRuler seasons={anAbout().seasons} current={11} />,
  },
} satisfies Meta<typeof FramedPreview>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The unit of the months is shown on wide screens only: the frame's width decides, not the window's. */
const unitIs =
  (display: string): Play =>
  async ({ canvas }) => {
    const inside = () => canvas.getByTitle<HTMLIFrameElement>('미리보기').contentDocument;
    await waitFor(() => expect(inside()?.body.querySelector('[data-current]')).toBeTruthy());
    const ruler = within(inside()!.body).getByRole('img');
    const unit = ruler.querySelector('[data-current] > span + span');
    await waitFor(() => expect(inside()!.defaultView!.getComputedStyle(unit!).display).toBe(display));
  };

export const AsOnAPhone: Story = { name: '휴대폰처럼', play: unitIs('none') };
export const AsOnAPc: Story = { name: 'PC처럼', args: { width: 1280 }, play: unitIs('inline') };
/** Links inside the preview must not navigate. */
export const ALinkInside: Story = {
  name: '안에 있는 링크',
  args: { children: <a href="/elsewhere">다른 곳</a> },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('미리보기');
    await waitFor(() => expect(frame.contentDocument?.querySelector('a')).toBeTruthy());
    await expect(await fireEvent.click(frame.contentDocument!.querySelector('a')!)).toBe(false);
  },
};
