import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  title: '검색 칸',
  id: 'search-field',
  component: SearchField,
  args: { label: '검색어', placeholder: '이름, 연락처, 예약번호', submitLabel: '검색', value: '', onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SearchesOnPress: Story = {
  name: '눌러서 찾음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '검색어' }), ' 김바다 ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '검색' }));
    await expect(args.onSearch).toHaveBeenCalledWith('김바다');
  },
};
export const SearchesOnEnter: Story = {
  name: 'Enter로 찾음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '검색어' }), '0001{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('0001');
  },
};
export const Searched: Story = {
  args: { value: '4821-0937-6654' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('searchbox', { name: '검색어' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};
export const Empty: Story = {};
export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};
