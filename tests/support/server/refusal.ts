import { violationOf } from '#server/db/violation';

/** The violated constraint, equal on both engines; `written` if there is none. */
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
