import { signinAnswerSchema, userSchema } from '../../contract/auth/auth.schema';
import { calendarFeedSchema } from '../../contract/config/calendarFeed.schema';
import { recoveryCodesSchema, secondStepKeySchema, secondStepSchema } from '../../contract/auth/secondStep.schema';
import {
  catchListSchema,
  catchSchema,
  latestCatchesSchema,
  managedCatchesSchema,
} from '../../contract/catch/catch.schema';
import { uploadStatusSchema } from '../../contract/picture/picture.schema';
import { aboutSchema, aboutVersionsSchema } from '../../contract/about/about.schema';
import { configInfoSchema, configLogicSchema } from '../../contract/config/config.schema';
import { collectedSchema } from '../../contract/day/draw.schema';
import { dayListSchema, reserveDaySchema } from '../../contract/day/day.schema';
import { cancelledTripSchema, tripCancellationSchema, tripRestorationSchema } from '../../contract/day/trip.schema';
import {
  attentionSchema,
  depositGuestSchema,
  doneRefundsSchema,
  foundGuestSchema,
  guestDetailSchema,
  guestListSchema,
  guestSchema,
  guestSummarySchema,
  managedGuestSchema,
  refundListSchema,
  usedDepositSchema,
} from '../../contract/booking/guest.schema';
import { statsSchema } from '../../contract/stats/stats.schema';
import { historySchema } from '../../contract/history/history.schema';
import { liveTicketSchema } from '../../contract/live/live.schema';
import {
  offerSchema,
  ownPlaceSchema,
  waitingEntrySchema,
  waitingListSchema,
  waitingPlaceSchema,
} from '../../contract/waiting/waiting.schema';
import { atSeaSchema, tickOutcomesSchema } from '../../contract/boarding/boarding.schema';
import { callListSchema } from '../../contract/notice/notice.schema';
import { messageListSchema } from '../../contract/messages/message.schema';

/**
 * Keys that servers of the release before do not send, by answer. While a release replaces another one, its pages also
 * ask those servers: the browser takes such an answer without them, and what reads them has something else to show. The
 * release after takes them off this list.
 */
export const NEW_KEYS: Readonly<Record<string, readonly string[]>> = {
  guest: ['price', 'reservePrice'],
  attention: ['daysWithoutAccount', 'daysWithoutPhone'],
  waitingList: ['undelivered'],
};

/** The responses that the browser reads, grouped by generated file: visitors do not download the operator's shapes. */
export const ANSWERS = {
  visitor: {
    configInfo: configInfoSchema,
    configLogic: configLogicSchema,
    dayList: dayListSchema,
    reserveDay: reserveDaySchema,
    guest: guestSchema,
    foundGuest: foundGuestSchema,
    user: userSchema,
    signinAnswer: signinAnswerSchema,
    latestCatches: latestCatchesSchema,
  },
  catches: {
    catchPost: catchSchema,
    catchList: catchListSchema,
  },
  about: {
    about: aboutSchema,
  },
  draw: {
    collected: collectedSchema,
  },
  waiting: {
    waitingPlace: waitingPlaceSchema,
    offer: offerSchema,
    ownPlace: ownPlaceSchema,
  },
  operator: {
    tripCancellation: tripCancellationSchema,
    tripRestoration: tripRestorationSchema,
    cancelledTrip: cancelledTripSchema.nullable(),
    guestSummary: guestSummarySchema,
    managedGuests: managedGuestSchema.array(),
    depositGuests: depositGuestSchema.array(),
    usedDeposits: usedDepositSchema.array(),
    guestList: guestListSchema,
    guestDetail: guestDetailSchema,
    attention: attentionSchema,
    stats: statsSchema,
    refundList: refundListSchema,
    doneRefunds: doneRefundsSchema,
    history: historySchema,
    messageList: messageListSchema,
    waitingList: waitingListSchema,
    waitingEntry: waitingEntrySchema,
    callList: callListSchema,
    atSea: atSeaSchema,
    tickOutcomes: tickOutcomesSchema,
    liveTicket: liveTicketSchema,
    calendarFeed: calendarFeedSchema,
    aboutVersions: aboutVersionsSchema,
    secondStep: secondStepSchema,
    secondStepKey: secondStepKeySchema,
    recoveryCodes: recoveryCodesSchema,
    catchPost: catchSchema,
    managedCatches: managedCatchesSchema,
    uploadStatus: uploadStatusSchema,
  },
};
