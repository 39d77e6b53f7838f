import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { person as personText } from '#copy/manifest';
import { manifestAdmin } from '#copy/manifestAdmin';
import { aCrew, aCrewMember } from '#mocks/dayManifest';
import { FROZEN_NOW } from '#mocks/now';
import { CrewList } from './CrewList';

const { crew: copy, person: rowText } = manifestAdmin;

const meta = {
  title: '선장·선원',
  id: 'crew-list',
  component: CrewList,
  args: { crew: aCrew().crew, now: FROZEN_NOW, pending: false, onChange: fn(() => Promise.resolve(true)) },
} satisfies Meta<typeof CrewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const [captain] = canvas.getAllByRole('listitem');
    await expect(captain).toHaveTextContent(copy.role.CAPTAIN);
    await expect(captain).toHaveTextContent('박한결');
  },
};
export const Empty: Story = {
  args: { crew: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.empty)).toBeVisible();
  },
};
export const Unreadable: Story = { name: '읽을 수 없음', args: { crew: [], unreadable: true } };
export const Correcting: Story = {
  name: '고치는 중',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: rowText.editOf('오다솜') }));
    const form = within(canvas.getByRole('form', { name: copy.person(2) }));
    await expect(form.getByLabelText(personText.name)).toHaveFocus();
    await userEvent.click(form.getByRole('radio', { name: copy.role.CAPTAIN }));
    await userEvent.click(form.getByRole('button', { name: rowText.save }));
    const member = args.crew[1];
    await expect(args.onChange).toHaveBeenCalledWith(member, { ...member, role: 'CAPTAIN' });
    await expect(canvas.queryByRole('form')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: rowText.editOf('오다솜') }));
  },
};
export const Adding: Story = {
  name: '추가하는 중',
  args: { crew: [aCrewMember()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.add }));
    await expect(canvas.getByRole('radio', { name: copy.role.CREW })).toBeChecked();
  },
};
export const AsksBeforeRemoving: Story = {
  name: '빼기 전에 물음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: rowText.removeOf('오다솜') }));
    await expect(await screen.findByRole('dialog', { name: copy.removeTitle('오다솜') })).toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Full: Story = {
  args: { crew: Array.from({ length: 10 }, (_, index) => aCrewMember({ role: index === 0 ? 'CAPTAIN' : 'CREW' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: copy.add })).toBeNull();
  },
};
