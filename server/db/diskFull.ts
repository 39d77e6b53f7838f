const FULL = /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/;

/** Whether something could not be written because the disk, or one's share of it, is full. */
export const isDiskFull = (error: unknown): boolean => FULL.test((error as { code?: string }).code ?? '');
