import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PAGES } from '#contract/paths';
import { manifestAdmin as copy } from '#copy/manifestAdmin';
import { emulating } from '#mocks/emulating';
import { ManifestLink } from './ManifestLink';

const meta = {
  title: '승선자명부로 가는 줄',
  id: 'manifest-link',
  component: ManifestLink,
  args: { people: 12, written: 9, href: PAGES.adminManifest('2026-12-05') },
  globals: { ground: 'ground' },
} satisfies Meta<typeof ManifestLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeMissing: Story = {
  name: '덜 씀',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `${copy.open} ${copy.written('12명', '9명')}` })).toHaveAttribute(
      'href',
      '/admin/reserve/2026-12-05/passengers',
    );
  },
};
export const Everyone: Story = { name: '모두 씀', args: { written: 12 } };
export const Short: Story = {
  name: '다른 사실과 한 줄에',
  args: { short: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.writtenShort(12, 9) })).toBeVisible();
  },
};
export const Hovered: Story = { ...emulating({ hover: 'a' }) };
