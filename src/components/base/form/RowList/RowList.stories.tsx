import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rowList as copy } from '#copy/rowList';
import { TextField } from '../TextField/TextField';
import { RowList } from './RowList';

interface Item {
  item: string;
}
const LABEL = '준비물';

const List = ({ items, error = null }: { items: readonly string[]; error?: string | null }) => {
  const [rows, setRows] = useState<Item[]>(items.map((item) => ({ item })));
  return (
    <RowList
      label={LABEL}
      name="items"
      value={rows}
      onChange={setRows}
      newRow={{ item: '' }}
      max={4}
      nameOf={({ item }) => item}
      error={error}
    >
      {({ item }, change) => (
        <TextField label="품목" value={item} onChange={(event) => change({ item: event.currentTarget.value })} />
      )}
    </RowList>
  );
};

const meta = {
  title: '줄을 더하는 목록',
  id: 'row-list',
  component: List,
  subcomponents: { RowList },
  args: { items: ['신분증', '멀미약', '간식'] },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.upOf('간식') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.moved('간식', 2, 3));
    // The button of the moved row; pressing it again moves the row further.
    await expect(canvas.getByRole('button', { name: copy.upOf('간식') })).toHaveFocus();
    canvas.getByDisplayValue('간식').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toEqual([
      '간식',
      '신분증',
      '멀미약',
    ]);
    await expect(canvas.getByDisplayValue('간식')).toHaveFocus();
  },
};
export const Empty: Story = { args: { items: [] } };
export const Full: Story = {
  args: { items: ['신분증', '멀미약', '간식', '아이스박스'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: copy.add(LABEL) })).toBeNull();
  },
};
export const Refused: Story = { args: { items: [''], error: '준비물 1번 줄을 입력해 주세요.' } };
