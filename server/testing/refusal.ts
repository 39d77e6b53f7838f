import { violationOf } from '../db/violation';

/** Which constraint refuses a write, in the same words on both engines; `written` when none does. */
export const refusalOf = async (write: Promise<unknown>): Promise<string> => {
  try {
    await write;
    return 'written';
  } catch (error) {
    const violation = violationOf(error);
    if (!violation) throw error;
    return Object.values(violation).join(' ');
  }
};
