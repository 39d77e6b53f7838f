import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as people, waitFor, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API } from '#contract/paths';
import { logo } from '#copy/logo';
import { aConfigInfo } from '#mocks/builders';
import { aPngFile } from '#mocks/files';
import { config, refuses, responds, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { errorText } from '#copy/errors';
import { LogoPage } from './LogoPage';

const MARK = '/art/mark.svg';

const meta = {
  title: '로고',
  id: 'page-settings-logo',
  component: LogoPage,
  decorators: [site],
  parameters: {
    route: '/admin/config/logo',
    signedIn: true,
    msw: [...config({ logo: MARK }), responds(API.storeLogo, aConfigInfo({ logo: MARK }))],
  },
} satisfies Meta<typeof LogoPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const upload: Play = async ({ canvas }) => {
  const input = await canvas.findByLabelText(logo.title, { selector: 'input' });
  await people.upload(input, await aPngFile('새벽호.png', 600, 200));
  await expect(await canvas.findByRole('img', { name: logo.preview })).toBeVisible();
  await people.click(canvas.getByRole('button', { name: logo.save }));
};

export const Present: Story = {
  name: '있음',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: logo.present })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page', name: logo.title })).toBeVisible();
  },
};
export const NoneYet: Story = { name: '아직 없음', parameters: { msw: config() } };
export const NoFileChosen: Story = {
  name: '파일을 고르지 않음',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: logo.save }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(logo.none);
  },
};
export const Saved: Story = {
  play: async (context) => {
    await upload(context);
    await expect(await screen.findByText(logo.saved)).toBeInTheDocument();
    await waitFor(() => expect(context.canvas.queryByRole('img', { name: logo.preview })).toBeNull());
  },
};
export const Removed: Story = {
  name: '지움',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: logo.remove }));
    const dialog = await screen.findByRole('dialog', { name: logo.removeConfirm });
    await userEvent.click(within(dialog).getByRole('button', { name: logo.remove }));
    await expect(await screen.findByText(logo.removed)).toBeInTheDocument();
  },
};
export const Refused: Story = {
  parameters: {
    msw: [
      ...config({ logo: MARK }),
      refuses(API.storeLogo, 400, {
        code: 'IMAGE_UNREADABLE',
        message: errorText.IMAGE_UNREADABLE,
      }),
    ],
  },
  play: async (context) => {
    await upload(context);
    await expect((await context.canvas.findAllByText(errorText.IMAGE_UNREADABLE))[0]).toBeInTheDocument();
    await expect(context.canvas.getByRole('img', { name: logo.preview })).toBeVisible();
  },
};
/** Choosing another file clears the error of the refused one. */
export const ChosenAnewAfterARefusal: Story = {
  name: '거절된 뒤 다시 고름',
  parameters: Refused.parameters ?? {},
  play: async (context) => {
    const { canvas } = context;
    await upload(context);
    const form = canvas.getByRole('form', { name: logo.title });
    await expect(await within(form).findByText(errorText.IMAGE_UNREADABLE)).toBeInTheDocument();
    await people.upload(
      canvas.getByLabelText(logo.title, { selector: 'input' }),
      await aPngFile('새 로고.png', 300, 300),
    );
    await expect(await canvas.findByText('새 로고.png')).toBeVisible();
    await expect(within(form).queryByText(errorText.IMAGE_UNREADABLE)).toBeNull();
  },
};
export const Loading: Story = { parameters: { msw: [waits(API.configInfo), ...config()] } };
export const Failed: Story = { parameters: { msw: [unreachable(API.configInfo), ...config()] }, play: retryShown };
