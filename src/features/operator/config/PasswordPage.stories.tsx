import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { site } from '../../../storySite/site';
import { API } from '../../../../contract/paths';
import { settings } from '../../../../copy/settings';
import { answers, config, refuses } from '../../../../mocks/handlers';
import { PasswordPage } from './PasswordPage';

const meta = {
  id: 'page-settings-password',
  component: PasswordPage,
  tags: ['!autodocs'],
  decorators: [site],
  parameters: {
    route: '/admin/config/password',
    signedIn: true,
    msw: [...config(), answers(API.changePassword, true)],
  },
} satisfies Meta<typeof PasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const change: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(settings.password.current), 'sea breeze');
  await userEvent.type(canvas.getByLabelText(settings.password.next), 'new harbour');
  await userEvent.type(canvas.getByLabelText(settings.password.confirm), 'new harbour{Enter}');
};

export const Empty: Story = {};
export const Changed: Story = {
  play: async (context) => {
    await change(context);
    await expect(await screen.findByText(settings.password.changed)).toBeInTheDocument();
    await waitFor(() => expect(context.canvas.getByLabelText(settings.password.current)).toHaveValue(''));
  },
};
export const CurrentOneIsWrong: Story = {
  parameters: {
    msw: [
      ...config(),
      refuses(API.changePassword, 400, {
        code: 'VALIDATION',
        message: '입력한 내용을 확인해 주세요.',
        errors: [{ field: 'password', reason: '현재 비밀번호가 일치하지 않습니다.' }],
      }),
    ],
  },
  play: async (context) => {
    await change(context);
    await waitFor(() => expect(context.canvas.getByLabelText(settings.password.current)).toHaveFocus());
    await expect(context.canvas.getByLabelText(settings.password.next)).toHaveValue('new harbour');
  },
};
