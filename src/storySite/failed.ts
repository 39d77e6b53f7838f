import { errorText } from '#copy/errors';

export const FAILED = { code: 'INTERNAL', message: errorText.INTERNAL } as const;
