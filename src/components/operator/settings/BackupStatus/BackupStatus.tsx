import type { Backup } from '#contract/backup/backup.schema';
import { backupStatus as copy } from '#copy/backup';
import { format } from '#copy/format';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Warning } from '#src/components/base/feedback/Warning/Warning';
import { Quiet } from './BackupStatus.styles';

export interface BackupStatusProps {
  /** State of the scheduled backups. */
  backup: Backup;
}

const lastOf = (doneAt: string | null): string =>
  doneAt === null ? copy.never : copy.last(format.shortInstant(doneAt));

export function BackupStatus({ backup }: BackupStatusProps) {
  if (backup.state === 'done')
    return (
      <Quiet>
        <Icon name="ok" size="small" />
        <span>{copy.done(format.shortInstant(backup.doneAt), format.cases(backup.bookings))}</span>
      </Quiet>
    );
  if (backup.state === 'off')
    return (
      <Quiet>
        <Icon name="warn" size="small" />
        <span>{`${copy.off} ${copy.offHint}`}</span>
      </Quiet>
    );
  return (
    <Warning>
      <b>{backup.state === 'failed' ? copy.failed(format.shortInstant(backup.failedAt)) : copy.missed}</b>
      {backup.state === 'failed' && <p>{backup.reason}</p>}
      <p>{`${lastOf(backup.doneAt)} ${copy.missedHint}`}</p>
    </Warning>
  );
}
