import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { site } from '#src/storySite/site';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import { errorText } from '#copy/errors';
import { person as personText } from '#copy/manifest';
import { manifestAdmin } from '#copy/manifestAdmin';
import { settings } from '#copy/settings';
import { aCrew, aCrewMember } from '#mocks/dayManifest';
import { config, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { CrewPage } from './CrewPage';

/** The mock server's crew; a story changes it as another device would. */
let stored = aCrew();
const base = [respondsNow(MANIFEST_API.crew, () => stored), ...config({}, { useManifest: 'Y' })];

const meta = {
  title: '선장·선원 설정',
  id: 'page-settings-crew',
  component: CrewPage,
  decorators: [site],
  beforeEach: () => {
    stored = aCrew();
  },
  parameters: {
    route: '/admin/config/crew',
    signedIn: true,
    msw: [responds(MANIFEST_API.storeCrew, aCrew({ crew: [aCrewMember()], version: 'v2' })), ...base],
  },
} satisfies Meta<typeof CrewPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const { person: rowText } = manifestAdmin;

const readdress: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: rowText.editOf('박한결') }));
  await userEvent.clear(canvas.getByLabelText(personText.address));
  await userEvent.type(canvas.getByLabelText(personText.address), '전라남도 고흥군');
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '박한결' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: settings.pages.crew })).toHaveAttribute('aria-current', 'page');
  },
};
export const Removed: Story = {
  name: '한 사람을 뺌',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: rowText.removeOf('오다솜') }));
    await userEvent.click(await screen.findByRole('button', { name: rowText.remove }));
    await expect((await screen.findAllByText(settings.saved))[0]).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { level: 2, name: '오다솜' })).toBeNull();
  },
};
export const ChangedElsewhere: Story = {
  parameters: {
    msw: [refuses(MANIFEST_API.storeCrew, 409, { code: 'CONFLICT', message: errorText.CONFLICT }), ...base],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await readdress(context);
    stored = aCrew({ crew: [aCrewMember({ address: '전라남도 완도군' })], version: 'v2' });
    await userEvent.click(canvas.getByRole('button', { name: rowText.save }));
    const newer = await canvas.findByRole('region', { name: settings.changedElsewhere.title });
    await expect(newer).toHaveTextContent('전라남도 완도군');
    await expect(newer).toHaveTextContent('전라남도 고흥군');
    await expect(canvas.getByLabelText(personText.address)).toHaveValue('전라남도 고흥군');
  },
};
export const Loading: Story = { parameters: { msw: [waits(MANIFEST_API.crew), ...config({}, { useManifest: 'Y' })] } };
export const Failed: Story = {
  parameters: { msw: [unreachable(MANIFEST_API.crew), ...config({}, { useManifest: 'Y' })] },
  play: retryShown,
};
