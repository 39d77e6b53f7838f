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
import { uploadStatusSchema } from '../picture/picture.schema';
import { shapeOf } from './shapeOf';

export const tripCancellationShape = shapeOf(tripCancellationSchema);
export const tripRestorationShape = shapeOf(tripRestorationSchema);
export const cancelledTripShape = shapeOf(cancelledTripSchema.nullable());
export const guestSummaryShape = shapeOf(guestSummarySchema);
export const managedGuestsShape = shapeOf(managedGuestSchema.array());
export const depositGuestsShape = shapeOf(depositGuestSchema.array());
export const usedDepositsShape = shapeOf(usedDepositSchema.array());
export const guestListShape = shapeOf(guestListSchema);
export const guestDetailShape = shapeOf(guestDetailSchema);
export const attentionShape = shapeOf(attentionSchema, ['daysWithoutAccount', 'daysWithoutPhone']);
export const statsShape = shapeOf(statsSchema);
export const refundListShape = shapeOf(refundListSchema);
export const doneRefundsShape = shapeOf(doneRefundsSchema);
export const historyShape = shapeOf(historySchema);
export const messageListShape = shapeOf(messageListSchema);
export const waitingListShape = shapeOf(waitingListSchema, ['undelivered']);
export const waitingEntryShape = shapeOf(waitingEntrySchema);
export const callListShape = shapeOf(callListSchema);
export const atSeaShape = shapeOf(atSeaSchema);
export const tickOutcomesShape = shapeOf(tickOutcomesSchema);
export const liveTicketShape = shapeOf(liveTicketSchema);
export const calendarFeedShape = shapeOf(calendarFeedSchema);
export const aboutVersionsShape = shapeOf(aboutVersionsSchema);
export const secondStepShape = shapeOf(secondStepSchema);
export const secondStepKeyShape = shapeOf(secondStepKeySchema);
export const recoveryCodesShape = shapeOf(recoveryCodesSchema);
export const catchPostShape = shapeOf(catchSchema);
export const managedCatchesShape = shapeOf(managedCatchesSchema);
export const uploadStatusShape = shapeOf(uploadStatusSchema);
