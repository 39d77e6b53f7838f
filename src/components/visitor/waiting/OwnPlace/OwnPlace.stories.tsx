import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { errorText } from '#copy/errors';
import { ownPlace, waitingPlace } from '#copy/waiting';
import { emulating } from '#mocks/emulating';
import { OwnPlace } from './OwnPlace';

const meta = {
  title: '내 대기',
  id: 'own-place',
  component: OwnPlace,
  args: {
    place: { number: 3, date: '2026-12-05', guestCount: 2, until: null },
    listHref: '/reserve',
    pending: false,
    error: null,
    onLeave: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OwnPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InLine: Story = {
  name: '대기번호를 받음',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(waitingPlace.numberOf(3))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ownPlace.leave }));
    await userEvent.click(await screen.findByRole('button', { name: ownPlace.goBack }));
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: ownPlace.leave }));
    const dialog = await screen.findByRole('dialog', { name: ownPlace.confirm });
    await expect(dialog).toHaveTextContent(ownPlace.confirmText);
    await userEvent.click(screen.getAllByRole('button', { name: ownPlace.leave }).at(-1) as HTMLElement);
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
/** The link in the message books the held seats. */
export const SeatsAreHeld: Story = {
  args: { place: { number: 3, date: '2026-12-05', guestCount: 2, until: '2026-11-20T01:24:00.000Z' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/11월 20일\(금\) 오전 10시 24분까지/);
  },
};
export const SeatsAreHeldOnANarrowPhone: Story = {
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 자리를 잡아 둠',
  args: { ...SeatsAreHeld.args },
};
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: errorText.UNAVAILABLE } };
