import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backupStatus } from '../../../../copy/backup';
import { BackupStatus } from './BackupStatus';

const doneAt = '2026-11-19T18:10:00.000Z';
const failedAt = '2026-11-19T20:10:00.000Z';

const meta = {
  id: 'backup-status',
  component: BackupStatus,
  args: { backup: { state: 'done', doneAt, bookings: 42 } },
} satisfies Meta<typeof BackupStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoneLastNight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(backupStatus.done('11.20(금) 03:10', '42건'))).toBeVisible();
  },
};
export const BackupsAreOff: Story = {
  args: { backup: { state: 'off' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${backupStatus.off} ${backupStatus.offHint}`)).toBeVisible();
  },
};
export const NightMissed: Story = {
  args: { backup: { state: 'missed', doneAt: '2026-11-17T18:10:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(backupStatus.missed)).toBeVisible();
    await expect(canvas.getByText(`${backupStatus.last('11.18(수) 03:10')} ${backupStatus.missedHint}`)).toBeVisible();
  },
};
export const NeverMade: Story = { args: { backup: { state: 'missed', doneAt: null } } };
export const FailedWithItsReason: Story = {
  args: {
    backup: { state: 'failed', failedAt, doneAt, reason: '백업 폴더에 남은 공간이 없습니다: /backup/boat' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(backupStatus.failed('11.20(금) 05:10'))).toBeVisible();
    await expect(canvas.getByText('백업 폴더에 남은 공간이 없습니다: /backup/boat')).toBeVisible();
  },
};
