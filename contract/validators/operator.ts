import { cancelledTripSchema, tripCancellationSchema, tripRestorationSchema } from '../day/trip.schema';
import {
  attentionSchema,
  depositGuestSchema,
  doneRefundsSchema,
  guestDetailSchema,
  guestListSchema,
  guestSummarySchema,
  managedGuestSchema,
  refundListSchema,
  usedDepositSchema,
} from '../booking/guest.schema';
import { testMessageSchema } from '../setup/setup.schema';
import { statsSchema } from '../stats/stats.schema';
import { historySchema } from '../history/history.schema';
import { messageListSchema } from '../messages/message.schema';
import { waitingEntrySchema, waitingListSchema } from '../waiting/waiting.schema';
import { callListSchema } from '../notice/notice.schema';
import { atSeaSchema, tickOutcomesSchema } from '../boarding/boarding.schema';
import { liveTicketSchema } from '../live/live.schema';
import { calendarFeedSchema } from '../config/calendarFeed.schema';
import { aboutVersionsSchema } from '../about/about.schema';
import { recoveryCodesSchema, secondStepKeySchema, secondStepSchema } from '../auth/secondStep.schema';
import { catchSchema, managedCatchesSchema } from '../catch/catch.schema';
import { crewSchema, dayManifestSchema, manifestCountsSchema, remindedSchema } from '../manifest/manifest.schema';
import { uploadStatusSchema } from '../picture/picture.schema';
import { validatorOf } from './validatorOf';

export const tripCancellationValidator = validatorOf(tripCancellationSchema);
export const tripRestorationValidator = validatorOf(tripRestorationSchema);
export const cancelledTripValidator = validatorOf(cancelledTripSchema.nullable());
export const guestSummaryValidator = validatorOf(guestSummarySchema);
export const managedGuestsValidator = validatorOf(managedGuestSchema.array());
export const depositGuestsValidator = validatorOf(depositGuestSchema.array());
export const usedDepositsValidator = validatorOf(usedDepositSchema.array());
export const guestListValidator = validatorOf(guestListSchema);
export const guestDetailValidator = validatorOf(guestDetailSchema);
export const attentionValidator = validatorOf(attentionSchema, ['daysWithoutAccount', 'daysWithoutPhone']);
export const testMessageValidator = validatorOf(testMessageSchema);
export const statsValidator = validatorOf(statsSchema);
export const refundListValidator = validatorOf(refundListSchema);
export const doneRefundsValidator = validatorOf(doneRefundsSchema);
export const historyValidator = validatorOf(historySchema);
export const messageListValidator = validatorOf(messageListSchema);
export const waitingListValidator = validatorOf(waitingListSchema, ['undelivered']);
export const waitingEntryValidator = validatorOf(waitingEntrySchema);
export const callListValidator = validatorOf(callListSchema);
export const atSeaValidator = validatorOf(atSeaSchema);
export const tickOutcomesValidator = validatorOf(tickOutcomesSchema);
export const liveTicketValidator = validatorOf(liveTicketSchema);
export const calendarFeedValidator = validatorOf(calendarFeedSchema);
export const aboutVersionsValidator = validatorOf(aboutVersionsSchema);
export const secondStepValidator = validatorOf(secondStepSchema);
export const secondStepKeyValidator = validatorOf(secondStepKeySchema);
export const recoveryCodesValidator = validatorOf(recoveryCodesSchema);
export const catchPostValidator = validatorOf(catchSchema);
export const managedCatchesValidator = validatorOf(managedCatchesSchema);
export const uploadStatusValidator = validatorOf(uploadStatusSchema);
export const dayManifestValidator = validatorOf(dayManifestSchema);
export const manifestCountsValidator = validatorOf(manifestCountsSchema);
export const remindedValidator = validatorOf(remindedSchema);
export const crewValidator = validatorOf(crewSchema);
