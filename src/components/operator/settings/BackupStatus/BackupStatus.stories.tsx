import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backupStatus } from '#copy/backup';
import { BackupStatus } from './BackupStatus';

const doneAt = '2026-11-19T18:10:00.000Z';
const failedAt = '2026-11-19T20:10:00.000Z';

const meta = {
  title: '백업 상태',
  id: 'backup-status',
  component: BackupStatus,
  args: { backup: { state: 'done', doneAt, bookings: 42 } },
} satisfies Meta<typeof BackupStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoneLastNight: Story = {
  name: '지난밤에 백업됨',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(backupStatus.done('11.20(금) 03:10', '42건'))).toBeVisible();
  },
};
export const BackupsAreOff: Story = {
  name: '백업하지 않음',
  args: { backup: { state: 'off' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${backupStatus.off} ${backupStatus.offHint}`)).toBeVisible();
  },
};
export const NightMissed: Story = {
  name: '지난밤 백업이 없음',
  args: { backup: { state: 'missed', doneAt: '2026-11-17T18:10:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(backupStatus.missed)).toBeVisible();
    await expect(canvas.getByText(`${backupStatus.last('11.18(수) 03:10')} ${backupStatus.missedHint}`)).toBeVisible();
  },
};
export const NeverMade: Story = { name: '백업된 적 없음', args: { backup: { state: 'missed', doneAt: null } } };
export const FailedWithItsReason: Story = {
  name: '까닭과 함께 실패',
  args: {
    backup: { state: 'failed', failedAt, doneAt, reason: '백업 폴더에 남은 공간이 없습니다: /backup/boat' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(backupStatus.failed('11.20(금) 05:10'))).toBeVisible();
    await expect(canvas.getByText('백업 폴더에 남은 공간이 없습니다: /backup/boat')).toBeVisible();
  },
};
