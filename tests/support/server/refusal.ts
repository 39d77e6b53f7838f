import { violationOf } from '#server/db/violation';

/** The constraint that rejects a write, in one form for both engines; `written` if none does. */
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
