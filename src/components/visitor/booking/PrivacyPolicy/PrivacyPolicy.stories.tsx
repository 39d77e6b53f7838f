import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame } from '#copy/frame';
import { privacyPolicy } from '#copy/privacyPolicy';
import { aConfigInfo } from '#mocks/builders';
import { PrivacyPolicy } from './PrivacyPolicy';

const meta = {
  title: '개인정보 처리방침',
  id: 'privacy-policy',
  component: PrivacyPolicy,
  args: { info: aConfigInfo() },
} satisfies Meta<typeof PrivacyPolicy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['저장하는 정보와 이유', '삭제하는 때', '다른 곳에 전달하는 경우', '쿠키와 접속 기록'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('12월 5일에 출조하면 12월 8일');
    await expect(canvasElement).toHaveTextContent('책임자박한결');
    await expect(canvas.getByRole('link', { name: frame.call })).toHaveAttribute('href', 'tel:010-0000-0000');
  },
};
export const WithThePassengerList: Story = {
  name: '승선자명부를 받음',
  args: { hasManifest: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: privacyPolicy.manifest.title })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('낚시 관리 및 육성법 제33조');
  },
};
export const NothingSavedYet: Story = {
  args: { info: aConfigInfo({ name: null, owner: null, tel: null, address: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(privacyPolicy.noContact)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const LongestTexts: Story = {
  args: {
    info: aConfigInfo({
      name: '남해바다새벽노을호'.slice(0, 10),
      owner: '황보나라별황보나라별',
      address: '전라남도 여수시 어항단지로 국동항 '.repeat(13).slice(0, 255),
    }),
  },
};
