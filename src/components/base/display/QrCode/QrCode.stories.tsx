import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emulating } from '#mocks/emulating';
import { QrCode } from './QrCode';

const meta = {
  title: 'QR 코드',
  id: 'qr-code',
  component: QrCode,
  args: { text: 'https://boat.example/reserve', label: '예약일정의 QR 코드' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShortText: Story = {
  name: '짧은 글',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '예약일정의 QR 코드' })).toBeVisible();
  },
};
export const LongText: Story = {
  name: '긴 글',
  args: {
    text: `otpauth://totp/${encodeURIComponent('새벽호')}:admin?issuer=${encodeURIComponent('새벽호')}&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30`,
  },
};
export const ForcedColors: Story = { ...emulating({ forcedColors: 'active' }) };
