import { errorText } from '../../copy/errors';

/** What the server answers, with 500, when it has failed. */
export const FAILED = { code: 'INTERNAL', message: errorText.INTERNAL } as const;
