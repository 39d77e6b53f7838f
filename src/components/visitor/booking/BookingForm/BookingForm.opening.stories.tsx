import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { bookingForm } from '#copy/bookingForm';
import { draw } from '#copy/draw';
import { emulating } from '#mocks/emulating';
import { aDay, factsOf } from '#mocks/builders';
import { wholeText } from '#mocks/wholeText';
import { reserve } from '#copy/reserve';
import { type Props, formWithNotice, submitButton, fill } from './BookingForm.stories';

const meta = {
  title: '예약 시작 전의 예약 양식',
  id: 'booking-form-opening',
  ...formWithNotice,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

const OPENS = '2026-11-25T11:00:00.000Z';
const waitingDay = aDay({ opensAt: OPENS, guestCount: 2 });
/** All fields are enabled; the button is not. */
export const NotOpenYet: Story = {
  args: { facts: factsOf(waitingDay), clock: () => new Date('2026-11-24T11:00:00Z') },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText(wholeText(reserve.opens('11월 25일(수) 오후 8시')))).toBeVisible();
    await fill(context);
    await expect(canvas.getByRole('button', { name: bookingForm.notYet })).toBeDisabled();
  },
};
/** The form explains the lottery in one sentence. */
export const NotOpenYetAndDrawn: Story = {
  name: '예약 시작 전, 추첨함',
  args: { facts: factsOf(waitingDay, { fairStart: 20 }), clock: () => new Date('2026-11-24T11:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(draw.rule(20))).toBeVisible();
  },
};
export const NotOpenYetAndDrawnOnANarrowPhone: Story = {
  ...NotOpenYetAndDrawn,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 예약 시작 전, 추첨함',
};
export const LastHourBeforeOpening: Story = {
  name: '예약 시작까지 한 시간 안',
  args: { facts: factsOf(waitingDay), clock: () => new Date('2026-11-25T10:47:29Z') },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: bookingForm.opensIn(reserve.left(12, 31)) });
    await expect(button).toBeDisabled();
    for (const region of canvas.getAllByRole('status')) await expect(region).not.toHaveTextContent(/12분/);
  },
};
export const LastHourBeforeOpeningOnANarrowPhone: Story = {
  ...LastHourBeforeOpening,
  ...emulating({ width: 320 }),
  name: '좁은 휴대폰에서 시작 한 시간 전',
};
/** Visitors who come after the opening and before the draw need the rule too. */
export const OpenedWhileDrawn: Story = {
  name: '추첨 전에 열어 봄',
  args: { facts: factsOf(waitingDay, { fairStart: 20 }), clock: () => new Date('2026-11-25T11:00:05Z') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(draw.rule(20))).toBeVisible();
    await expect(canvas.getByText(bookingForm.opened)).toBeVisible();
    await expect(submitButton(canvas)).toBeEnabled();
  },
};
/** After the draw the rule no longer applies. */
export const OpenedAfterTheDraw: Story = {
  name: '추첨이 끝난 뒤에 열어 봄',
  args: { facts: factsOf(waitingDay, { fairStart: 20 }), clock: () => new Date('2026-11-25T11:00:21Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(draw.rule(20))).toBeNull();
    await expect(canvas.queryByText(bookingForm.opened)).toBeNull();
  },
};
let turning = 0;
/** The draw ends while the form is open: the new rule takes the space of the old one, and nothing moves. */
export const DrawOverMeanwhile: Story = {
  name: '보는 사이에 끝난 추첨',
  args: { facts: factsOf(waitingDay, { fairStart: 20 }), clock: () => new Date(turning) },
  beforeEach: () => {
    turning = Date.parse(OPENS) + 19_000;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(draw.rule(20))).toBeVisible();
    const { offsetTop } = canvas.getByLabelText(bookingForm.name);
    turning = Date.parse(OPENS) + 20_000;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(draw.over)).toBeVisible();
    await expect(canvas.getByText(draw.rule(20))).not.toBeVisible();
    await expect(canvas.getByLabelText(bookingForm.name).offsetTop).toBe(offsetTop);
  },
};
/** The button is enabled without a reload, and the typed values stay. */
export const OpensMeanwhile: Story = {
  name: '보는 사이에 예약 시작',
  args: { facts: factsOf(waitingDay), clock: () => new Date(turning) },
  beforeEach: () => {
    turning = Date.parse('2026-11-25T10:59:58Z');
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(context);
    turning = Date.parse(OPENS);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(submitButton(canvas)).toBeEnabled());
    await expect(canvas.getByText(bookingForm.opened)).toBeVisible();
    await userEvent.click(submitButton(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: '김바다', guestCount: 2 }));
  },
};
