import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { INFO_FIELDS } from '#contract/config/config.rules';
import { aConfigInfo } from '#mocks/builders';
import { notice } from '#copy/callList';
import { settings } from '#copy/settings';
import { compose, endComposition } from '#mocks/compose';
import { StoreInfoForm } from './StoreInfoForm';
import { INFO_MAX } from '#contract/text.rules';

const nothing = Object.fromEntries(INFO_FIELDS.map((field) => [field, null]));
const longest = Object.fromEntries(INFO_FIELDS.map((field) => [field, '가'.repeat(INFO_MAX[field])]));

const meta = {
  title: '기본정보 양식',
  id: 'store-info-form',
  component: StoreInfoForm,
  args: { stored: aConfigInfo(), pending: false, onSubmit: fn(), onInvalid: fn() },
} satisfies Meta<typeof StoreInfoForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByLabelText(settings.info.name);
    await expect(name).toHaveValue('새벽호');
    await userEvent.clear(name);
    await userEvent.type(name, ' 한바다호 ');
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: '한바다호', owner: '박한결', homepage: '' }),
    );
  },
};
export const NothingSavedYet: Story = { args: { stored: aConfigInfo(nothing) } };
export const LongestTexts: Story = {
  args: { stored: aConfigInfo(longest) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(settings.info.name), '나');
    await expect(canvas.getByLabelText(settings.info.name)).toHaveValue('가'.repeat(10));
  },
};
/** Messages to guests contain the name, and carriers cannot send every character. */
export const ReplacedInMessages: Story = {
  name: '문자에서 바뀌는 글자',
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText(settings.info.name);
    await expect(name).not.toHaveAccessibleDescription();
    await userEvent.clear(name);
    await userEvent.type(name, '똠방호');
    await expect(name).toHaveAccessibleDescription(notice.replaced(['똠']));
  },
};
export const RefusedByTheServer: Story = {
  name: '서버가 거절함',
  args: { refusals: [{ field: 'homepage', reason: '홈페이지를 https://로 시작하는 주소로 입력해 주세요.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(settings.info.homepage)).toHaveFocus();
    await expect(canvas.getByLabelText(settings.info.homepage)).toHaveAccessibleDescription(
      '홈페이지를 https://로 시작하는 주소로 입력해 주세요.',
    );
  },
};
export const Saving: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: settings.saving }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Specification 5: no field accepts more characters than its limit, and a syllable is not cut during composition. */
export const StopsAtTheLimits: Story = {
  args: { stored: aConfigInfo(nothing) },
  play: async ({ canvas, userEvent }) => {
    for (const field of INFO_FIELDS) {
      const input = canvas.getByLabelText(settings.info[field]);
      await userEvent.click(input);
      await userEvent.paste('가'.repeat(INFO_MAX[field] + 3));
      await expect(input).toHaveValue('가'.repeat(INFO_MAX[field]));
    }
    const name = canvas.getByLabelText<HTMLInputElement>(settings.info.name);
    const full = '가'.repeat(INFO_MAX.name);
    compose(name, [`${full}ㅎ`, `${full}호`]);
    await expect(name).toHaveValue(`${full}호`);
    endComposition(name);
    await waitFor(() => expect(name).toHaveValue(full));
  },
};
