import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { site } from '../../../storySite/site';
import { API } from '../../../../contract/paths';
import { closedDayText } from '../../../../copy/closedDay';
import { errorText } from '../../../../copy/errors';
import { offer as copy } from '../../../../copy/waiting';
import { anOffer } from '../../../../mocks/builders';
import { answers, config, refuses, unreachable, waits } from '../../../../mocks/handlers';
import { retryShown } from '../../../storySite/retryShown';
import { OfferPage } from './OfferPage';

const policy = config({}, { useWaiting: 'Y' });
const shown = [...policy, answers(API.findOffer, anOffer())];

const meta = {
  id: 'page-offer',
  component: OfferPage,
  tags: ['!autodocs'],
  decorators: [site],
  parameters: { route: '/waiting#token', path: '/waiting', msw: shown },
} satisfies Meta<typeof OfferPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: copy.title })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: copy.accept })).toBeVisible();
  },
};
export const Declined: Story = {
  parameters: { msw: [...shown, answers(API.declineOffer, null)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.decline }));
    const dialog = within(await screen.findByRole('dialog', { name: copy.confirmDecline }));
    await userEvent.click(dialog.getByRole('button', { name: copy.decline }));
    await expect(await canvas.findByText(copy.declinedText)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: copy.pageTitle })).toHaveFocus();
  },
};
/** The time ran out while the page was open. */
export const TooLate: Story = {
  parameters: {
    msw: [...shown, refuses(API.acceptOffer, 409, { code: 'OFFER_OVER', message: errorText.OFFER_OVER })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.accept }));
    await expect(await canvas.findByText(errorText.OFFER_OVER)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: copy.pageTitle })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: copy.accept })).toBeNull();
  },
};
const refused = (code: 'OFFER_OVER' | 'OFFER_ACCEPTED' | 'OFFER_NOT_FOUND', status = 409): Story => ({
  parameters: { msw: [...policy, refuses(API.findOffer, status, { code, message: errorText[code] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(errorText[code])).toBeVisible();
    await expect(canvas.queryByRole('button', { name: copy.accept })).toBeNull();
  },
});
export const Over: Story = refused('OFFER_OVER');
export const AcceptedBefore: Story = refused('OFFER_ACCEPTED');
export const UnknownLink: Story = refused('OFFER_NOT_FOUND', 404);
export const WithoutAToken: Story = {
  parameters: { route: '/waiting', msw: policy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(errorText.OFFER_NOT_FOUND)).toBeVisible();
  },
};
export const TripCancelled: Story = {
  parameters: {
    msw: [...policy, refuses(API.findOffer, 409, { code: 'DAY_CANCELLED', message: closedDayText.DAY_CANCELLED })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(closedDayText.DAY_CANCELLED)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [...policy, waits(API.findOffer)] } };
export const LoadFailed: Story = { parameters: { msw: [...policy, unreachable(API.findOffer)] }, play: retryShown };
