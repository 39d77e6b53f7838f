const FULL = /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/;

export const isDiskFull = (error: unknown): boolean => FULL.test((error as { code?: string }).code ?? '');
