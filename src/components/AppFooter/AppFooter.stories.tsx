import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aConfigInfo } from '../../../mocks/builders';
import { AppFooter } from './AppFooter';

const meta = {
  title: '틀/AppFooter',
  id: 'app-footer',
  component: AppFooter,
  globals: { ground: 'none' },
  args: { info: aConfigInfo() },
} satisfies Meta<typeof AppFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '전화 걸기' })).toHaveAttribute('href', 'tel:010-0000-0000');
    await expect(canvas.getByRole('link', { name: '밴드 바로가기' })).toHaveAttribute('target', '_blank');
  },
};
export const OnlyPhone: Story = { args: { info: aConfigInfo({ band: null, bizno: null }) } };
export const NothingConfigured: Story = {
  args: { info: aConfigInfo({ name: null, owner: null, address: null, bizno: null, tel: null, band: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
};
export const HostileBandAddress: Story = {
  args: { info: aConfigInfo({ band: 'javascript:alert(1)' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '밴드 바로가기' })).toBeNull();
  },
};
export const LongestAddress: Story = {
  args: { info: aConfigInfo({ address: '전라남도 여수시 국동항 낚시어선 선착장 '.repeat(12).slice(0, 255) }) },
};
