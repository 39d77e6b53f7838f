import type { MessageAudience, MessageKind } from '../../contract/messages/message.schema';
import type { ConfigInfo } from '../../contract/config/config.schema';
import type { DayDate } from '../../contract/day/calendar.rules';
import { hasDeparted, meetTime, type TripTimes } from '../../contract/day/times.rules';
import type { TripReason } from '../../contract/day/tripReason.schema';
import type { ReserveDay } from '../../contract/day/day.schema';
import type { ManagedGuest } from '../../contract/booking/guest.schema';
import { booking } from '../../copy/booking';
import { frame } from '../../copy/frame';
import { depositOf, stillDue } from '../../contract/booking/refund.rules';
import { owesRefund } from '../../contract/booking/guest.rules';
import { format } from '../../copy/format';
import { peopleText } from '../../copy/tripText';
import { allTimeTexts, arriveText, timeTexts } from '../../copy/tripTimes';
import { guestMessage as copy, messageDate, operatorMessage, templateVariable, tripCause } from '../../copy/messages';

/** Facts that are stored with a message; no personal data. */
export interface MessageFacts {
  /** The booking was cancelled because the trip was: everything paid is refunded. */
  tripCancelled?: true;
  /** The operator has made the booking: it has no password, and cannot be looked up online. */
  byOperator?: true;
  /** The dates between which the booking was moved. */
  movedFrom?: DayDate;
  movedTo?: DayDate;
  /** The guest was told that everything is paid back, and the booking stands on another day instead. */
  refundWithdrawn?: true;
  /** Id of the notice to all guests of a day. */
  notice?: number;
  /** The date of the day that a notice, or the restoration of a trip, is about. */
  noticeDate?: DayDate;
  /** Why the trip was cancelled. */
  tripReason?: TripReason;
  /** The deadline that a reminder is about. */
  payBy?: string;
  /** The salt of the offer that the message reports. */
  offer?: string;
}

/** The data of a message, as they are when it is sent. */
export interface MessageMatter {
  kind: MessageKind;
  audience: MessageAudience;
  facts: MessageFacts;
  /** When it was queued. */
  createdAt: string;
  guest: ManagedGuest;
  day: ReserveDay;
  store: Pick<ConfigInfo, 'name' | 'bank' | 'tel'>;
  /** The times of the trip, with the policy's defaults. */
  times: TripTimes;
  /** The text of a notice. */
  notice?: string;
}

/** The name under which the deposit is paid, if it is not the booker's. */
const payerOf = ({ guest }: MessageMatter): string[] => (guest.payer === '' ? [] : [copy.payer(guest.payer)]);

const paymentOf = (matter: MessageMatter): string[] => {
  const { guest, store } = matter;
  // A guest who has paid since is asked only for the amount due for additional people.
  const deposit = stillDue(guest);
  if (deposit === 0) return [];
  return [
    copy.pay(format.money(deposit)),
    ...(guest.state === 'WATTING' && guest.payBy !== null ? [copy.payBy(format.spokenInstant(guest.payBy))] : []),
    store.bank === null ? booking.noBank : copy.account(store.bank),
    ...payerOf(matter),
  ];
};

const refundOf = ({ guest, facts }: MessageMatter): string[] => {
  if (!guest.refund) return [];
  const { amount } = guest.refund;
  if (amount === 0) return facts.tripCancelled ? [] : [copy.noRefund];
  // Less than everything was agreed on for people who were taken off the booking before.
  const isAll = facts.tripCancelled && amount >= (guest.paid ?? 0);
  return [isAll ? copy.refundAll : copy.refund(format.money(amount))];
};

const timesSentence = (texts: readonly string[]): string[] => (texts.length > 0 ? [copy.times(texts)] : []);
/** The times of the trip, with the meeting; of one that is confirmed a sentence says when to be there. */
const timesOfTrip = ({ times }: MessageMatter): string[] => timesSentence(allTimeTexts(times));
const sailing = ({ times }: MessageMatter): string[] => timesSentence(timeTexts(times));

/** Confirms a booking without speaking of a payment. */
const confirmedSentences = (matter: MessageMatter): string[] => {
  const { guest, times } = matter;
  return [
    copy.confirmed(guest.name, messageDate(guest.date), peopleText(guest)),
    ...sailing(matter),
    arriveText(times),
  ];
};

const guestSentences = (matter: MessageMatter): string[] => {
  const { guest, facts } = matter;
  const day = messageDate(guest.date);
  const people = peopleText(guest);
  switch (matter.kind) {
    case 'BOOKED':
      return [
        ...(guest.state === 'COMPLETE' && facts.byOperator
          ? confirmedSentences(matter)
          : [copy.booked(guest.name, day, people), ...timesOfTrip(matter)]),
        ...paymentOf(matter),
        copy.number(guest.guestId),
        ...(facts.byOperator ? [copy.callUs(matter.store.tel)] : []),
      ];
    case 'EDITED':
      return [
        copy.edited(guest.name, day, people),
        ...timesOfTrip(matter),
        ...paymentOf(matter),
        ...(owesRefund(guest) ? refundOf(matter) : []),
        copy.number(guest.guestId),
      ];
    case 'MOVED':
      return [
        copy.moved(guest.name, messageDate(facts.movedFrom ?? guest.date), day, people),
        ...(facts.refundWithdrawn ? [copy.refundWithdrawn] : []),
        // A guest who has paid knows the times of the other day, and needs those of this one.
        ...(guest.state === 'COMPLETE' ? [...sailing(matter), arriveText(matter.times)] : timesOfTrip(matter)),
        ...paymentOf(matter),
        ...(owesRefund(guest) ? refundOf(matter) : []),
        copy.number(guest.guestId),
      ];
    case 'PAID':
      return depositOf(guest) > 0
        ? [copy.paid(day, people, arriveText(matter.times)), ...sailing(matter)]
        : confirmedSentences(matter);
    case 'NOTICE':
      return [matter.notice ?? ''];
    case 'CANCELLED':
      return [facts.tripCancelled ? copy.tripCancelled(day) : copy.cancelled(day), ...refundOf(matter)];
    case 'TRIP_CANCELLED':
      return [copy.tripCancelledBy(day, tripCause[facts.tripReason ?? 'OTHER']), ...refundOf(matter)];
    case 'TRIP_RESTORED':
      return [
        copy.tripRestored(guest.name, day, people),
        ...(guest.state === 'COMPLETE' && guest.paid ? [copy.refundWithdrawn] : []),
        ...paymentOf(matter),
        ...(owesRefund(guest) ? refundOf(matter) : []),
        copy.number(guest.guestId),
      ];
    case 'REMINDER':
      return [copy.reminder(guest.name, day, people), ...paymentOf(matter), copy.number(guest.guestId)];
    case 'DEADLINE_PASSED':
      return [copy.deadlinePassed(guest.name, day, people), copy.paidAlready(matter.store.tel)];
    case 'OFFER':
      throw new Error('an offer is no message about a booking');
  }
};

/** What the operator reads; of a booking that was not paid in time, also the name to look for in the account. */
const operatorSentences = (matter: MessageMatter): string[] => {
  const { kind, guest } = matter;
  return [
    operatorMessage[kind],
    messageDate(guest.date),
    guest.name,
    peopleText(guest),
    guest.phone,
    ...(kind === 'DEADLINE_PASSED' ? payerOf(matter) : []),
    ...(guest.refund && guest.refund.amount > 0 ? [copy.refund(format.money(guest.refund.amount))] : []),
  ];
};

/** The text of a message, from the current booking and day. */
export const messageText = (matter: MessageMatter): string =>
  (matter.audience === 'operator'
    ? operatorSentences(matter)
    : [copy.sender(matter.store.name ?? frame.noStore), ...guestSentences(matter)]
  ).join(' ');

const arrivalOf = (times: TripTimes): string => {
  const clock = meetTime(times);
  return clock === null ? '-' : format.clock(clock);
};

/** The same facts as single values, for a template whose author has written the sentences. */
export const messageVariables = ({ guest, store, facts, times, notice }: MessageMatter): Record<string, string> => ({
  [templateVariable.store]: store.name ?? frame.noStore,
  [templateVariable.name]: guest.name,
  [templateVariable.day]: messageDate(guest.date),
  [templateVariable.movedFrom]: messageDate(facts.movedFrom ?? guest.date),
  [templateVariable.people]: peopleText(guest),
  [templateVariable.deposit]: format.money(depositOf(guest)),
  [templateVariable.due]: format.money(stillDue(guest)),
  [templateVariable.bank]: store.bank ?? '-',
  [templateVariable.number]: guest.guestId,
  [templateVariable.refund]: format.money(guest.refund?.amount ?? 0),
  [templateVariable.phone]: guest.phone,
  [templateVariable.departAt]: times.departAt === null ? '-' : format.clock(times.departAt),
  [templateVariable.meetAt]: arrivalOf(times),
  [templateVariable.notice]: notice ?? '-',
  [templateVariable.payBy]: guest.payBy === null ? '-' : format.spokenInstant(guest.payBy),
  [templateVariable.payer]: guest.payer || guest.name,
  [templateVariable.tripReason]: facts.tripReason ? tripCause[facts.tripReason] : '-',
});

/** The kinds that say that a booking is cancelled, and what is paid back. */
const IS_CANCELLATION: ReadonlySet<MessageKind> = new Set(['CANCELLED', 'TRIP_CANCELLED', 'DEADLINE_PASSED']);

/**
 * Whether the message is still valid: the guest's data have not been erased, a cancelled booking is no longer
 * announced, an undone payment is not confirmed, and a move is not reported if the booking has moved on since, nor a
 * cancellation if the booking is active again, nor that of a trip if it was cancelled again. There is no reminder of a
 * deposit that is paid or claimed. A notice about a day, or that its trip sails again, is not sent to a booking that has
 * left the day or was cancelled; a notice about a cancelled trip is sent to the bookings cancelled with it.
 */
export const isWorthSending = ({
  kind,
  audience,
  facts,
  createdAt,
  guest,
}: Pick<MessageMatter, 'kind' | 'audience' | 'facts' | 'createdAt'> & {
  guest: Pick<ManagedGuest, 'name' | 'phone' | 'state' | 'date' | 'claimedAt' | 'cancelledAt'>;
}): boolean =>
  guest.name !== '' &&
  guest.phone !== '' &&
  (kind !== 'PAID' || guest.state !== 'WATTING') &&
  (kind !== 'MOVED' || facts.movedTo === guest.date) &&
  (kind !== 'NOTICE' || facts.noticeDate === guest.date) &&
  (kind !== 'TRIP_RESTORED' || (facts.noticeDate ?? guest.date) === guest.date) &&
  (!IS_CANCELLATION.has(kind) || guest.state === 'CANCEL') &&
  (kind !== 'TRIP_CANCELLED' || (guest.cancelledAt ?? '') <= createdAt) &&
  (kind !== 'REMINDER' || (guest.state === 'WATTING' && guest.claimedAt === null)) &&
  (audience === 'operator' ||
    IS_CANCELLATION.has(kind) ||
    guest.state !== 'CANCEL' ||
    (kind === 'NOTICE' && facts.tripCancelled === true));

/**
 * Whether a message to a guest is dropped because the boat has departed since the change that it reports. Changes after the
 * departure are still reported. A cancellation, which says what is paid back, and a notice in the operator's own words are
 * sent however late; a reminder is never sent after the departure.
 */
export const cameTooLate = (
  {
    kind,
    audience,
    createdAt,
    guest,
    times,
  }: Pick<MessageMatter, 'kind' | 'audience' | 'createdAt' | 'times'> & { guest: Pick<ManagedGuest, 'date'> },
  now: Date,
): boolean =>
  audience === 'guest' &&
  kind !== 'NOTICE' &&
  !IS_CANCELLATION.has(kind) &&
  hasDeparted(guest.date, times, now) &&
  (kind === 'REMINDER' || !hasDeparted(guest.date, times, new Date(createdAt)));

/**
 * Whether a reminder is about nothing any more: its deadline has passed, or is another one since, or there is none, or the
 * trip does not sail.
 */
export const isReminderOver = (
  {
    facts,
    guest: { payBy },
    day,
  }: { facts: MessageFacts; guest: Pick<ManagedGuest, 'payBy'>; day: Pick<ReserveDay, 'state'> },
  now: Date,
): boolean =>
  day.state === 'CANCEL' ||
  payBy === null ||
  Date.parse(payBy) <= now.getTime() ||
  (facts.payBy !== undefined && facts.payBy !== payBy);

/** What the message of an offer says. */
export interface OfferMatter {
  name: string;
  guestCount: number;
  date: DayDate;
  /** Until when the seats are held, as an ISO instant. */
  until: string;
  link: string;
  /** The name of the store. */
  store: string | null;
}

/** The text of an offer to an entry of the waiting list. */
export const offerText = ({ name, guestCount, date, until, link, store }: OfferMatter): string =>
  [
    copy.sender(store ?? frame.noStore),
    copy.offer(name, messageDate(date), format.people(guestCount), format.spokenInstant(until)),
    link,
  ].join(' ');

/** The same facts as single values, for a template. */
export const offerVariables = ({
  name,
  guestCount,
  date,
  until,
  link,
  store,
}: OfferMatter): Record<string, string> => ({
  [templateVariable.store]: store ?? frame.noStore,
  [templateVariable.name]: name,
  [templateVariable.day]: messageDate(date),
  [templateVariable.people]: format.people(guestCount),
  [templateVariable.until]: format.spokenInstant(until),
  [templateVariable.link]: link,
});
