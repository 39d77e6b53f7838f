import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { booking } from '#copy/booking';
import { emulating } from '#mocks/emulating';
import { HeadcountPicker, type HeadcountPickerProps } from './HeadcountPicker';

const Holder = (args: HeadcountPickerProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <HeadcountPicker
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
};

const meta = {
  title: '인원 고르기',
  id: 'headcount-picker',
  tags: ['both-widths'],
  component: HeadcountPicker,
  args: { label: '인원', value: 1, max: 8, seatsLeftText: '남은자리 8명', onChange: fn() },
  render: (args) => <Holder {...args} />,
} satisfies Meta<typeof HeadcountPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightSeats: Story = {
  name: '여덟 자리',
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('radiogroup', { name: '인원' });
    await expect(group).toHaveAccessibleDescription('남은자리 8명');
    await expect(canvas.getAllByRole('radio')).toHaveLength(8);
    await userEvent.click(canvas.getByText('3명'));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('radio', { name: '3명' })).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};
export const ChosenByArrowKeys: Story = {
  name: '화살표 키로 고름',
  args: { value: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '2명' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('radio', { name: '3명' })).toHaveFocus();
  },
};
export const LastSeat: Story = {
  args: { max: 1, seatsLeftText: '남은자리 1명' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: '인원' });
    const below = (element: HTMLElement) => element.getBoundingClientRect().bottom;
    // No empty row below a single button.
    await expect(below(group) - below(canvas.getByText('1명'))).toBeLessThan(20);
  },
};
export const ThreeSeats: Story = { name: '세 자리', args: { max: 3, value: 2, seatsLeftText: '남은자리 3명' } };
export const TwentySeats: Story = { name: '스무 자리', args: { max: 20, value: 20, seatsLeftText: '남은자리 20명' } };
/** Only the first headcounts are shown; showing the rest moves the focus to the first new one. */
export const ManySeats: Story = {
  name: '자리가 많음',
  args: { max: 20, seatsLeftText: '남은자리 20명' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: booking.moreHeadcounts('7명') }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(20);
    await expect(canvas.getByRole('radio', { name: '7명' })).toHaveFocus();
  },
};
export const ManySeatsFolded: Story = {
  name: '자리가 많아 접힘',
  args: { max: 20, value: 2, seatsLeftText: '남은자리 20명' },
};
/** A form that is being filled in; the button stands for other visitors' bookings and cancellations. */
function Meanwhile({ changed, ...args }: HeadcountPickerProps & { changed: number }) {
  const [max, setMax] = useState(args.max);
  return (
    <>
      <Holder {...args} max={max} seatsLeftText={`남은자리 ${max}명`} />
      <p>이름</p>
      <button type="button" hidden onClick={() => setMax(changed)} />
    </>
  );
}
type MeanwhileStory = StoryObj<HeadcountPickerProps & { changed: number }>;
const staysInPlace = async (canvasElement: HTMLElement): Promise<void> => {
  const below = within(canvasElement).getByText('이름');
  const before = below.getBoundingClientRect().top;
  canvasElement.querySelector<HTMLElement>('button[hidden]')?.click();
  await within(canvasElement).findByText(/남은자리 (?:2|6|12|13)명/);
  await expect(below.getBoundingClientRect().top).toBe(before);
};
/** A cancellation adds headcounts, and nothing below them moves. */
export const SeatsBackMeanwhile: MeanwhileStory = {
  name: '보는 사이 다시 난 자리',
  args: { max: 4, changed: 6 },
  render: (args) => <Meanwhile {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await staysInPlace(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /이상$/ }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
  },
};
export const SeatsBookedMeanwhile: MeanwhileStory = {
  args: { max: 8, changed: 2 },
  render: (args) => <Meanwhile {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await staysInPlace(canvasElement);
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};
/** More than two rows come back, so they are behind a button. */
export const ManySeatsBackMeanwhile: MeanwhileStory = {
  name: '보는 사이 다시 난 많은 자리',
  args: { max: 8, changed: 12 },
  render: (args) => <Meanwhile {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await staysInPlace(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: booking.moreHeadcounts('7명') }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(12);
    await expect(canvas.getByRole('radio', { name: '7명' })).toHaveFocus();
  },
};
/** The chosen headcount stays visible, although fewer buttons are shown than there are seats. */
export const ManySeatsBackWithEightChosen: MeanwhileStory = {
  name: '여덟 명을 고른 사이 다시 난 많은 자리',
  args: { max: 8, value: 8, changed: 13 },
  render: (args) => <Meanwhile {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await staysInPlace(canvasElement);
    await expect(canvas.getByRole('radio', { name: '8명' })).toBeChecked();
    await userEvent.click(canvas.getByText('3명'));
    await expect(canvas.getByRole('button', { name: booking.moreHeadcounts('7명') })).toBeVisible();
  },
};
export const NoneChosen: Story = {
  name: '고르지 않음',
  args: { value: 0, error: '인원을 1명 이상 선택해 주세요.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: '인원' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('인원을 1명 이상 선택해 주세요. 남은자리 8명');
  },
};
export const Disabled: Story = {
  args: { disabled: true, value: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '2명' })).toBeDisabled();
  },
};
export const Hovered: Story = { ...emulating({ hover: 'label:last-of-type' }) };
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};
