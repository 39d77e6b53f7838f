import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { deposits as copy } from '#copy/deposits';
import { aFile } from '#mocks/files';
import { StatementForm } from './StatementForm';

const TEXT = `거래일시	적요	보낸분/받는분	출금액	입금액	잔액
2026.11.19 20:11:12	전자금융	김바다	0	200,000	1,200,000
2026.11.19 21:00:00	체크카드	주유소	50,000	0	1,150,000`;

const meta = {
  title: '거래내역 붙여 넣기',
  id: 'statement-form',
  component: StatementForm,
  args: { text: '', file: null, error: null, pending: false, onText: fn(), onFile: fn(), onMatch: fn() },
} satisfies Meta<typeof StatementForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(copy.text)).toHaveAccessibleDescription(copy.textHint);
    await expect(canvas.queryByRole('button', { name: copy.clear })).toBeNull();
  },
};
export const Pasted: Story = {
  name: '붙여 넣음',
  tags: ['breakpoint'],
  args: { text: TEXT },
  render: function Pasting({ onText, ...rest }) {
    const [text, setText] = useState('');
    return (
      <StatementForm
        {...rest}
        text={text}
        onText={(next) => {
          setText(next);
          onText(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText(copy.text));
    await userEvent.paste(args.text);
    await expect(canvas.getByLabelText(copy.text)).toHaveValue(args.text);
    await userEvent.click(canvas.getByRole('button', { name: copy.match }));
    await expect(args.onMatch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: copy.clear }));
    await expect(canvas.getByLabelText(copy.text)).toHaveValue('');
    await expect(canvas.getByLabelText(copy.text)).toHaveFocus();
    await userEvent.paste(args.text);
    (document.activeElement as HTMLElement).blur();
  },
};
export const FromAFile: Story = {
  name: '파일에서 읽음',
  args: { text: TEXT, file: aFile('거래내역_20261120.csv', 'text/csv') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('거래내역_20261120.csv')).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { text: '안녕하세요', error: copy.nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(copy.text)).toBeInvalid();
  },
};
export const MatchingDeposits: Story = { name: '맞춰 보는 중', args: { text: TEXT, pending: true } };
