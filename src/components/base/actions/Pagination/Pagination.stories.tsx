import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestList } from '#copy/guestList';
import { emulating } from '#mocks/emulating';
import { Pagination } from './Pagination';

const meta = {
  title: '쪽 번호',
  id: 'pagination',
  component: Pagination,
  args: { page: 0, totalPages: 3, onChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons that name a page. */
const PAGE = new RegExp(`^${guestList.page(0).replace('0', '\\d+')}$`);

export const FirstOfThree: Story = {
  name: '세 쪽의 첫 쪽',
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: guestList.page(1) })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: guestList.first })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: guestList.next }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: guestList.last }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};
export const MiddleOfMany: Story = {
  name: '여러 쪽의 가운데',
  args: { page: 10, totalPages: 30 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button', { name: PAGE })).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: guestList.page(6) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.click(canvas.getByRole('button', { name: guestList.previous }));
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
  },
};
export const LastPage: Story = {
  name: '마지막 쪽',
  args: { page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: guestList.next })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: guestList.last })).toBeDisabled();
  },
};
export const LargeNumbers: Story = { name: '큰 수', args: { page: 1204, totalPages: 2000 } };
export const OnePage: Story = {
  name: '한 쪽',
  args: { totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const Hovered: Story = { ...emulating({ hover: 'button:last-of-type' }) };
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};
