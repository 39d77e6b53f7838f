import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guestEdit } from '../../../copy/guestEdit';
import { aGuestDetail } from '../../../mocks/builders';
import { compose, endComposition } from '../../../mocks/compose';
import { GuestEditForm } from './GuestEditForm';

const meta = {
  title: '운영자/GuestEditForm',
  id: 'guest-edit-form',
  component: GuestEditForm,
  args: { guest: aGuestDetail(), pending: false, onSubmit: fn(), onInvalid: fn() },
} satisfies Meta<typeof GuestEditForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsBooked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(guestEdit.advice)).toBeVisible();
    await expect(canvas.getByText(guestEdit.notice)).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: guestEdit.headcount })).toHaveAccessibleDescription(
      guestEdit.most('10명'),
    );
    await expect(canvas.getByText('20만원')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '3명' }));
    await expect(canvas.getByText('30만원')).toBeVisible();
    await expect(canvas.getByText('60만원')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: '김바다', tel: '010-0000-0001', guestCount: 3 });
  },
};
export const OneSeatOnly: Story = { args: { guest: aGuestDetail({ guestCount: 1, maxCount: 1 }) } };
export const WholeBoat: Story = { args: { guest: aGuestDetail({ name: '황보나라별', guestCount: 20, maxCount: 20 }) } };
export const NameAndPhoneMissing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText(guestEdit.name));
    await userEvent.clear(canvas.getByLabelText(guestEdit.tel));
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submit }));
    await expect(canvas.getByLabelText(guestEdit.name)).toHaveFocus();
    await expect(canvas.getByLabelText(guestEdit.name)).toHaveAccessibleDescription('예약자 이름을 입력해 주세요.');
    await expect(canvas.getByLabelText(guestEdit.tel)).toBeInvalid();
    await expect(args.onInvalid).toHaveBeenCalledWith('예약자 이름을 입력해 주세요.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const SeatsGoneMeanwhile: Story = {
  args: { refusals: [{ field: 'guestCount', reason: '남은자리가 부족합니다. 현재 2명까지 예약할 수 있습니다.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '2명' })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/남은자리가 부족합니다/);
  },
};
export const PartyNoLongerFits: Story = {
  args: {
    guest: aGuestDetail({ guestCount: 4, maxCount: 2 }),
    refusals: [{ field: 'guestCount', reason: '인원을 1명에서 2명 사이로 선택해 주세요.' }],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: '2명' })).toBeChecked());
    await expect(canvas.getByText(guestEdit.most('2명'))).toBeVisible();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/1명에서 2명 사이/);
  },
};
export const FailedAsAWhole: Story = {
  args: { notice: '다른 곳에서 먼저 변경되었습니다. 다시 확인해 주세요.' },
};
export const Saving: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submitting }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Specification 5: five characters of a name, thirteen of a phone; a syllable is not cut while it is composed. */
export const StopsAtTheLimits: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText<HTMLInputElement>(guestEdit.name);
    await userEvent.clear(name);
    await userEvent.type(name, '남궁바다별빛');
    await expect(name).toHaveValue('남궁바다별');
    compose(name, ['남궁바다별ㅂ', '남궁바다별비', '남궁바다별빛']);
    await expect(name).toHaveValue('남궁바다별빛');
    endComposition(name);
    await waitFor(() => expect(name).toHaveValue('남궁바다별'));
    const tel = canvas.getByLabelText(guestEdit.tel);
    await userEvent.type(tel, '99');
    await expect(tel).toHaveValue('010-0000-0001');
  },
};
