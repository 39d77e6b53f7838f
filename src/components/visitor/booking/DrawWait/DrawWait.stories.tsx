import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { draw } from '#copy/draw';
import { aCollected } from '#mocks/builders';
import { emulating } from '#mocks/emulating';
import { DrawWait } from './DrawWait';

let now = 0;
const DRAW_AT = '2026-11-25T11:00:20.000Z';

const meta = {
  title: '추첨 기다림',
  id: 'draw-wait',
  component: DrawWait,
  args: { place: aCollected({ drawAt: DRAW_AT }), clock: () => new Date('2026-11-25T11:00:08Z') },
} satisfies Meta<typeof DrawWait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {
  name: '추첨 중',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(draw.left(12))).toBeVisible();
    for (const region of canvas.getAllByRole('status')) await expect(region).toBeEmptyDOMElement();
  },
};
export const DrawingOnANarrowPhone: Story = {
  ...Drawing,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 추첨 중',
};
/** The draw is over, and the outcome is being requested. */
export const AsksForTheOutcome: Story = {
  name: '결과 확인 중',
  args: { clock: () => new Date(now) },
  beforeEach: () => {
    now = Date.parse(DRAW_AT) - 500;
  },
  play: async ({ canvas }) => {
    now = Date.parse(DRAW_AT);
    await waitFor(() => expect(canvas.getByText(draw.checking)).toBeVisible());
    await expect(canvas.queryByText(draw.leftHint)).toBeNull();
  },
};
export const ConnectionLost: Story = {
  args: { cutOff: true, clock: () => new Date(DRAW_AT) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(draw.cutOff);
  },
};
export const ManyPeople: Story = {
  name: '많은 사람',
  args: { place: aCollected({ drawAt: DRAW_AT, number: 1_204, guestCount: 20 }) },
};
export const ConnectionLostOnANarrowPhone: Story = {
  ...ConnectionLost,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 연결이 끊김',
};
