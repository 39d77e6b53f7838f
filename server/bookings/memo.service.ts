import { guestMemoProblem } from '../../contract/booking/guest.rules';
import type { ManagedGuest, UpdateGuestMemo } from '../../contract/booking/guest.schema';
import { CHANGED } from '../../contract/history/history.rules';
import { cleanName } from '../../contract/text.rules';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { recordChange, type Operator } from '../history/recordChange';
import { updateIfUnchanged, lockBooking } from './guests.repository';

/**
 * Saves the operator's note on a booking, in any state; sends no message. If the operator sends the note that was
 * displayed, a note that was saved since is not overwritten.
 */
export const saveGuestMemo = (context: Context, sent: UpdateGuestMemo, actor: Operator): Promise<ManagedGuest> =>
  inTransaction(context.db, async (transaction) => {
    const memo = cleanName(sent.memo);
    const problem = guestMemoProblem(memo);
    if (problem) throw new AppError('VALIDATION', { problems: [problem] });
    const booking = await lockBooking(transaction, sent.id);
    if (!booking) throw new AppError('NOT_FOUND');
    const { guest, dayId } = booking;
    if (sent.seen !== undefined && sent.seen !== guest.memo) throw new AppError('CONFLICT');
    if (memo === guest.memo) return guest;
    const noted = await updateIfUnchanged(transaction, guest, { memo });
    if (!noted) throw new AppError('CONFLICT');
    await recordChange(context, transaction, {
      actor,
      action: 'GUEST_MEMO',
      dayId,
      guestId: guest.id,
      after: { memo: CHANGED },
    });
    return noted.guest;
  });
