import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { lookup, ownBookings } from '#copy/lookup';
import { LookupForm } from './LookupForm';

const meta = {
  title: '예약 찾기 양식',
  id: 'lookup-form',
  component: LookupForm,
  args: { pending: false, onSubmit: fn(), onForget: fn() },
} satisfies Meta<typeof LookupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NumberFromTheAddress: Story = {
  name: '주소에 적힌 번호',
  args: { initialNumber: '4821-0937-6654' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(lookup.number)).toHaveValue('4821-0937-6654');
    await userEvent.type(canvas.getByLabelText(lookup.password), '1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ guestId: '4821-0937-6654', password: '1234' });
  },
};
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: lookup.submit }));
    await expect(canvas.getByText('예약번호를 입력해 주세요.')).toBeVisible();
    await expect(canvas.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
    await expect(canvas.getByLabelText(lookup.number)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const NoLongerThanANumber: Story = {
  name: '번호보다 길게 적히지 않음',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(lookup.number), '4821-0937-6654-99');
    await expect(canvas.getByLabelText(lookup.number)).toHaveValue('4821-0937-6654');
  },
};
/** Phones copy the whole message, and add spaces to a word. */
export const NumberOfACopiedMessage: Story = {
  name: '복사한 문자의 번호',
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText(lookup.number);
    await userEvent.click(number);
    await userEvent.paste('입금 계좌 수협 000-0000-0000 박한결. 예약번호 4821-0937-6654');
    await expect(number).toHaveValue('4821-0937-6654');
    await userEvent.clear(number);
    await userEvent.paste(' 4821-0937-6654 ');
    await expect(number).toHaveValue('4821-0937-6654');
  },
};
export const Wrong: Story = {
  args: { initialNumber: '7730-2514-0968', error: '예약번호 또는 비밀번호가 일치하지 않습니다.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('예약번호 또는 비밀번호가 일치하지 않습니다.');
  },
};
export const Locked: Story = { args: { error: '여러 번 잘못 입력하여 5분 동안 조회할 수 없습니다.' } };
export const Pending: Story = { args: { initialNumber: '4821-0937-6654', pending: true } };
const own = [
  { number: '4821-0937-6654', date: '2026-11-24' },
  { number: '7730-2514-0968', date: '2026-12-05' },
] as const;
/** The password is still required. */
export const ChosenFromThisDevice: Story = {
  name: '이 기기의 예약에서 고름',
  args: { ownBookings: own },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '12월 5일(토) 7730-2514-0968' }));
    await expect(canvas.getByLabelText(lookup.number)).toHaveValue('7730-2514-0968');
    await expect(canvas.getByLabelText(lookup.password)).toHaveFocus();
    await userEvent.keyboard('1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ guestId: '7730-2514-0968', password: '1234' });
  },
};
export const ForgottenOnThisDevice: Story = {
  name: '이 기기의 목록을 지움',
  args: { ownBookings: own },
  render: function Forgetting(args) {
    const [isForgotten, setForgotten] = useState(false);
    return <LookupForm {...args} ownBookings={isForgotten ? [] : own} onForget={() => setForgotten(true)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ownBookings.forget }));
    await expect(canvas.queryByText(ownBookings.title)).not.toBeInTheDocument();
    await expect(canvas.getByLabelText(lookup.number)).toHaveFocus();
  },
};
/** Specification 5: passwords have at most ten characters. */
export const PasswordStopsAtTen: Story = {
  name: '비밀번호는 열 자까지',
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(lookup.password);
    await userEvent.click(password);
    await userEvent.paste('123456789012');
    await expect(password).toHaveValue('1234567890');
  },
};
