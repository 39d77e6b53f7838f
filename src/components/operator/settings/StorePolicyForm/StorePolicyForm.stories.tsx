import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { fieldText } from '#copy/fieldErrors';
import { settings } from '#copy/settings';
import { NO_TERMS } from '#contract/config/config.rules';
import { aConfigLogic, someTerms } from '#mocks/builders';
import { StorePolicyForm } from './StorePolicyForm';

const meta = {
  title: '운영정책 양식',
  id: 'store-policy-form',
  component: StorePolicyForm,
  args: { stored: aConfigLogic(), pending: false, onSubmit: fn(), onInvalid: fn() },
} satisfies Meta<typeof StorePolicyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: settings.policy.months(6) })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: settings.policy.months(3) }));
    const talk = within(canvas.getByRole('radiogroup', { name: settings.policy.ktAdmin }));
    await expect(canvas.getByRole('radiogroup', { name: settings.policy.ktAdmin })).toHaveAccessibleDescription(
      settings.policy.ktAdminHint,
    );
    await userEvent.click(talk.getByRole('radio', { name: settings.policy.use.Y }));
    await userEvent.click(canvas.getByRole('radio', { name: '7물때식' }));
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      month: 3,
      reserveTime: 10,
      ktAdmin: 'Y',
      useReserveFind: 'Y',
      tideTable: '7물때식',
      payHours: null,
      payHoursSoon: null,
      autoCancel: 'N',
      ...NO_TERMS,
      useWaiting: 'N',
      holdMinutes: null,
      fairStart: null,
      useManifest: 'N',
    });
  },
};
export const WithADeadline: Story = {
  args: { stored: aConfigLogic({ payHours: 24, payHoursSoon: 6 }) },
  play: async ({ canvas, userEvent, args }) => {
    const hours = canvas.getByLabelText(settings.policy.payHours);
    await userEvent.clear(hours);
    await userEvent.type(hours, '48');
    await userEvent.clear(canvas.getByLabelText(settings.policy.payHoursSoon));
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ payHours: 48, payHoursSoon: null }));
  },
};
export const WithAWaitingList: Story = {
  name: '대기 신청을 받음',
  args: { stored: aConfigLogic({ useWaiting: 'Y', holdMinutes: 90 }) },
  play: async ({ canvas, userEvent, args }) => {
    const minutes = canvas.getByLabelText(settings.policy.holdMinutes);
    await expect(minutes).toHaveValue('90');
    await userEvent.clear(minutes);
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ useWaiting: 'Y', holdMinutes: null }));
  },
};
export const TermsOfThePolicy: Story = {
  args: { stored: aConfigLogic(someTerms()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText(settings.policy.payBack));
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ ...someTerms(), payBack: null }));
  },
};
export const NothingSavedYet: Story = {
  args: {
    stored: aConfigLogic({ month: null, reserveTime: null, ktAdmin: null, useReserveFind: null, tideTable: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: settings.policy.months(2) })).toBeChecked();
    await expect(canvas.getByLabelText(settings.policy.reserveTime)).toHaveValue('10');
    await expect(canvas.getAllByRole('radio', { name: settings.policy.use.N })[0]).toBeChecked();
    await expect(canvas.getAllByRole('radio', { name: settings.policy.use.N })[1]).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '8물때식' })).toBeChecked();
  },
};
export const NoSuchHour: Story = {
  name: '없는 시각',
  play: async ({ canvas, userEvent, args }) => {
    const hour = canvas.getByLabelText(settings.policy.reserveTime);
    await userEvent.clear(hour);
    await userEvent.type(hour, '24');
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(hour).toHaveFocus();
    await expect(hour).toHaveAccessibleDescription(
      expect.stringContaining(fieldText({ field: 'reserveTime', code: 'HOUR_INVALID' })),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const MonthsRefusedByTheServer: Story = {
  name: '서버가 개월을 거절함',
  args: { refusals: [{ field: 'month', reason: '예약 가능 개월을 2개월에서 6개월 사이로 선택해 주세요.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: settings.policy.months(6) })).toHaveFocus();
  },
};
export const Saving: Story = { args: { pending: true } };
export const EverythingInUse: Story = {
  name: '모두 사용 중',
  args: { stored: aConfigLogic({ month: 2, reserveTime: 0, ktAdmin: 'Y', useReserveFind: 'Y', tideTable: '7물때식' }) },
  play: async ({ canvas }) => {
    for (const name of [settings.policy.ktAdmin, settings.policy.useReserveFind])
      await expect(
        within(canvas.getByRole('radiogroup', { name })).getByRole('radio', { name: settings.policy.use.Y }),
      ).toBeChecked();
  },
};
export const NothingInUse: Story = {
  name: '사용하지 않음',
  args: { stored: aConfigLogic({ ktAdmin: 'N', useReserveFind: 'N', reserveTime: 23, tideTable: 'OFF' }) },
};
export const TheOtherTideTable: Story = {
  name: '다른 물때표',
  args: { stored: aConfigLogic({ tideTable: '8물때식' }) },
};
