import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FigureTable } from './FigureTable';

const ROWS = [
  ['월', 18, 0],
  ['화', 22, 12],
  ['수', 0, 9],
  ['목', 27, 20],
] as const;

const meta = {
  title: '통계 표',
  id: 'figure-table',
  component: FigureTable,
  args: {
    label: '요일별 예약 인원',
    heads: ['요일', '예약 인원', '2025년'],
    rows: ROWS.map(([head, now, before]) => ({
      head,
      cells: [
        { text: `${now}명`, value: now },
        { text: `${before}명`, value: before },
      ],
    })),
  },
} satisfies Meta<typeof FigureTable>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const heads = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
const column = (canvas: Canvas, name: string) => canvas.getByRole('columnheader', { name });

export const InItsOrder: Story = {
  name: '제 차례대로',
  play: async ({ canvas }) => {
    await expect(heads(canvas)).toEqual(['월', '화', '수', '목']);
    await expect(column(canvas, '예약 인원')).not.toHaveAttribute('aria-sort');
  },
};
/** Largest first; the second press reverses the order. */
export const SortedByItsHeading: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent }) => {
    const head = column(canvas, '예약 인원');
    await userEvent.click(within(head).getByRole('button'));
    await expect(heads(canvas)).toEqual(['목', '화', '월', '수']);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect(heads(canvas)).toEqual(['수', '월', '화', '목']);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    (document.activeElement as HTMLElement).blur();
  },
};
/** Names are sorted by meaning, not by letter. */
export const BackInItsOrder: Story = {
  name: '다시 제 차례대로',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(column(canvas, '2025년')).getByRole('button'));
    await expect(heads(canvas)).toEqual(['목', '화', '수', '월']);
    await userEvent.click(within(column(canvas, '요일')).getByRole('button'));
    await expect(heads(canvas)).toEqual(['월', '화', '수', '목']);
    await expect(column(canvas, '2025년')).not.toHaveAttribute('aria-sort');
    (document.activeElement as HTMLElement).blur();
  },
};
