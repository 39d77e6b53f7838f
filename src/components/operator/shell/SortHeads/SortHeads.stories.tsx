import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { sortHeads as copy } from '#copy/sortHeads';
import { space } from '#src/components/base/theme/tokens';
import { SortHeads, type SortHeadsProps } from './SortHeads';

type Key = keyof typeof copy.guests;
/** The headings depend on a list's width; here they are always visible. */
const InColumns = styled(SortHeads<Key>)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.s24};
`;
function Chosen({ sorted: first, onSort, columns }: SortHeadsProps<Key>) {
  const [sorted, setSorted] = useState(first);
  return (
    <InColumns
      columns={columns}
      sorted={sorted}
      onSort={(next) => {
        setSorted(next);
        onSort(next);
      }}
    />
  );
}

const meta = {
  title: '정렬 제목',
  id: 'sort-heads',
  component: SortHeads<Key>,
  args: { columns: copy.guests, sorted: null, onSort: fn() },
  render: (props) => <Chosen {...props} />,
} satisfies Meta<typeof SortHeads<Key>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ascending, descending, and back to the default order. */
export const SortedByItsHeading: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const people = canvas.getByRole('button', { name: copy.guests.people });
    await userEvent.click(people);
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'people', order: 'ascending' });
    await userEvent.click(people);
    await expect(people).toHaveAccessibleName(`${copy.guests.people} ${copy.descending}`);
    await userEvent.click(people);
    await expect(args.onSort).toHaveBeenLastCalledWith(null);
    await expect(people).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: copy.guests.name }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'name', order: 'ascending' });
  },
};
export const Descending: Story = { name: '내림차순', args: { sorted: { by: 'people', order: 'descending' } } };
