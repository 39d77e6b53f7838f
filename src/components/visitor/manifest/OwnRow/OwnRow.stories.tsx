import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NO_PERSON } from '#contract/manifest/manifest.rules';
import { manifest as copy, person as personCopy } from '#copy/manifest';
import { aManifest, aManifestRow, aPerson } from '#mocks/builders';
import { emulating } from '#mocks/emulating';
import { FROZEN_NOW } from '#mocks/now';
import { OwnRow } from './OwnRow';

const meta = {
  title: '일행 한 분의 승선자명부',
  id: 'own-row',
  component: OwnRow,
  args: {
    manifest: aManifest(),
    row: aManifestRow({ place: 2, hasLink: true }),
    now: FROZEN_NOW,
    remembered: [],
    pending: false,
    onTyped: fn(),
    onSave: fn(() => Promise.resolve(true)),
    onInvalid: fn(),
  },
} satisfies Meta<typeof OwnRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.own.lead)).toBeVisible();
    await expect(canvas.getByRole('form', { name: copy.own.form })).toBeVisible();
  },
};
const own = aManifestRow({ place: 2, person: aPerson({ name: '이파랑' }), writtenBy: 'SELF', hasLink: true });
export const Written: Story = {
  name: '적음',
  args: { row: own },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.own.written('이파랑'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.edit }));
    await expect(canvas.getByLabelText(personCopy.name)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSave).toHaveBeenCalledWith(own, own.person, false);
    await waitFor(() => expect(canvas.getByText(copy.own.written('이파랑')).parentElement).toHaveFocus());
  },
};
/** The companion sees only the name. */
export const WrittenByTheCaptain: Story = {
  name: '선장이 적음',
  args: { row: aManifestRow({ place: 2, name: '이파랑', writtenBy: 'OPERATOR', hasLink: true }) },
};
export const AsLastTime: Story = { name: '지난번과 같게', args: { remembered: [aPerson()] } };
export const Restored: Story = {
  name: '적던 것이 남아 있음',
  args: { draft: { ...NO_PERSON, name: '이파' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(personCopy.name)).toHaveValue('이파');
  },
};
export const Saving: Story = { args: { draft: aPerson(), pending: true } };
export const AsNarrowAs320: Story = { ...emulating({ width: 320 }), args: { row: own } };
