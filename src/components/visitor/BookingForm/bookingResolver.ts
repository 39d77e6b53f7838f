import type { FieldErrors, Resolver } from 'react-hook-form';
import { bookingProblems, type BookingDraft, type BookingField } from '../../../../contract/booking/booking.rules';
import { fieldText } from '../../../../copy/errors';

/** The specification's order of checks (5), which is also the order in which invalid fields take the focus. */
export const FIELD_ORDER: readonly BookingField[] = ['name', 'tel', 'password', 'consent'];

/** The form's only validation: the same rules as on the server, with Korean messages. */
export const bookingResolver =
  (useReserveFind: boolean): Resolver<BookingDraft> =>
  (values) => {
    const problems = bookingProblems(values, { useReserveFind });
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<BookingDraft> = {};
    for (const problem of problems) errors[problem.field] = { type: problem.code, message: fieldText(problem) };
    return { values: {}, errors };
  };
