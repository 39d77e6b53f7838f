import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame } from '#copy/frame';
import { aConfigInfo } from '#mocks/builders';
import { pages } from '#copy/pages';
import { AppFooter, type FooterInfo } from './AppFooter';

const nothing: FooterInfo = { name: null, owner: null, address: null, bizno: null, tel: null, band: null };

const meta = {
  title: '꼬리말',
  id: 'app-footer',
  component: AppFooter,
  globals: { ground: 'none' },
  args: { info: aConfigInfo() },
} satisfies Meta<typeof AppFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(frame.bizno('000-00-00000'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: frame.call })).toHaveAttribute('href', 'tel:010-0000-0000');
    const band = canvas.getByRole('link', { name: frame.band });
    await expect(band).toHaveAttribute('target', '_blank');
    await expect(band).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};
export const NameAndPhoneOnly: Story = {
  name: '이름과 전화만',
  args: { info: { ...nothing, name: '새벽호', tel: '010-0000-0000' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(frame.owner(''), { exact: false })).toBeNull();
    await expect(canvas.queryByText(frame.bizno(''), { exact: false })).toBeNull();
    await expect(canvas.queryByRole('link', { name: frame.band })).toBeNull();
  },
};
export const NothingConfigured: Story = {
  args: { info: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').textContent).toBe(pages.privacy);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/privacy');
  },
};
export const BandThatIsNoWebAddress: Story = {
  name: '주소가 아닌 밴드',
  args: { info: aConfigInfo({ band: 'javascript:alert(1)' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: frame.band })).toBeNull();
    await expect(canvas.getByRole('link', { name: frame.call })).toBeVisible();
  },
};
export const LongAddress: Story = {
  name: '긴 주소',
  args: {
    info: aConfigInfo({
      name: '여수국동항골든호이호',
      address:
        '전라남도 여수시 어항단지로 국동항 수산물유통센터 옆 낚시어선 전용 선착장 3번 부두 (국동 1083-3번지 일대)',
    }),
  },
};
