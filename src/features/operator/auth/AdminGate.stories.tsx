import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '../../../storySite/site';
import { API } from '../../../../contract/paths';
import { errorText } from '../../../../copy/errors';
import { frame } from '../../../../copy/frame';
import { auth } from '../../../../copy/auth';
import { aUser } from '../../../../mocks/builders';
import { answers, refuses, unreachable, waits } from '../../../../mocks/handlers';
import { AdminGate } from './AdminGate';

const meta = {
  id: 'page-login',
  component: AdminGate,
  tags: ['!autodocs'],
  args: { children: <p>{frame.tabs.admin}</p> },
  decorators: [site],
  parameters: { route: '/admin', msw: [answers(API.me, aUser())] },
} satisfies Meta<typeof AdminGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: auth.title })).toBeVisible();
  },
};
export const WrongPassword: Story = {
  parameters: {
    msw: [refuses(API.signin, 401, { code: 'SIGNIN_FAILED', message: errorText.SIGNIN_FAILED })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(auth.userid), 'admin');
    await userEvent.type(canvas.getByLabelText(auth.password), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: auth.submit }));
    // At the fields and as a toast (specification 8).
    await expect(await canvas.findAllByText(errorText.SIGNIN_FAILED)).toHaveLength(2);
    await expect(canvas.getByLabelText(auth.userid)).toHaveValue('admin');
  },
};
export const Checking: Story = { parameters: { signedIn: true, msw: [waits(API.me)] } };
export const Unreachable: Story = { parameters: { signedIn: true, msw: [unreachable(API.me)] } };
/** A server outage is shown as such and not treated as a logout. */
export const Outage: Story = {
  parameters: { signedIn: true, msw: [refuses(API.me, 503, { code: 'INTERNAL', message: errorText.INTERNAL })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(errorText.INTERNAL);
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};
export const LetIn: Story = {
  parameters: { signedIn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frame.tabs.admin)).toBeVisible();
  },
};
