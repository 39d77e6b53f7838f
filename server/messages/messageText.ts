import type { MessageAudience, MessageKind } from '#contract/messages/message.schema';
import type { ConfigInfo } from '#contract/config/config.schema';
import { seoulToday, type DayDate } from '#contract/day/calendar.rules';
import { hasDeparted, meetTime, type TripTimes } from '#contract/day/times.rules';
import type { TripReason } from '#contract/day/tripReason.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { booking } from '#copy/booking';
import { frame } from '#copy/frame';
import { depositOf, feeOf, stillDue } from '#contract/booking/refund.rules';
import { owesRefund } from '#contract/booking/guest.rules';
import { format } from '#copy/format';
import { standing } from '#copy/lookup';
import { sumDue } from '#copy/sumDue';
import { peopleText } from '#copy/tripText';
import { timesAndArrival, timesText } from '#copy/tripTimes';
import { guestMessage as copy, messageDate, operatorMessage, templateVariable, tripCause } from '#copy/messages';

/** Stored with a message; no personal data. */
export interface MessageFacts {
  /** Everything paid is refunded. */
  tripCancelled?: true;
  /** Such a booking has no password, and cannot be looked up online. */
  byOperator?: true;
  movedFrom?: DayDate;
  movedTo?: DayDate;
  /** The guest was promised a full refund, and the booking moved to another day instead. */
  refundWithdrawn?: true;
  /** Id of the notice. */
  notice?: number;
  /** Day of a notice, or of the restoration of a trip. */
  noticeDate?: DayDate;
  tripReason?: TripReason;
  /** Deadline in a reminder. */
  payBy?: string;
  /** Salt of the offer. */
  offer?: string;
  /** A notice that reminds of the passenger list. */
  manifest?: true;
}

/** The facts at the time of sending. */
export interface MessageMatter {
  kind: MessageKind;
  audience: MessageAudience;
  facts: MessageFacts;
  createdAt: string;
  guest: ManagedGuest;
  day: ReserveDay;
  store: Pick<ConfigInfo, 'name' | 'bank' | 'tel'>;
  /** Includes the policy's defaults. */
  times: TripTimes;
  notice?: string;
  /** Set for a party that can write its passenger list. */
  manifest?: { written: number; link: string };
}

/** Set if it is not the booker's. */
const payerOf = ({ guest }: MessageMatter): string[] => (guest.payer === '' ? [] : [copy.payer(guest.payer)]);

/** A trip that does not sail has nothing due. */
const dueOf = ({ guest, day }: Pick<MessageMatter, 'guest' | 'day'>): number =>
  day.state === 'CANCEL' ? 0 : stillDue(guest);

const paymentOf = (matter: MessageMatter): string[] => {
  const { guest, store } = matter;
  const deposit = dueOf(matter);
  if (deposit === 0) return [];
  const due = sumDue(feeOf(guest), deposit);
  return [
    deposit < depositOf(guest) ? copy.payMore(format.money(deposit)) : copy.pay(due.label, due.money, due.of),
    ...(guest.state === 'WATTING' && guest.payBy !== null ? [copy.payBy(format.spokenInstant(guest.payBy))] : []),
    store.bank === null ? booking.noBank : copy.account(store.bank),
    ...payerOf(matter),
  ];
};

const refundOf = ({ guest, facts }: MessageMatter): string[] => {
  if (!guest.refund) return [];
  const { amount, refundedAt } = guest.refund;
  const sum = format.money(amount);
  if (amount === 0) return facts.tripCancelled ? [] : [copy.noRefund];
  if (refundedAt) return [standing.refundDone(messageDate(seoulToday(new Date(refundedAt))), sum)];
  // A lower refund was agreed for people who left the booking earlier.
  const isAll = facts.tripCancelled && amount >= (guest.paid ?? 0);
  return [isAll ? standing.fullRefund(sum) : copy.refund(sum)];
};

const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
const timesOfTrip = ({ times }: MessageMatter): string[] => [timesText(times)].filter(Boolean).map(ended);
/** For a confirmed trip. */
const whenToBeThere = ({ times }: MessageMatter): string[] => timesAndArrival(times).map(ended);

/** Does not mention payment. */
const confirmedSentences = (matter: MessageMatter): string[] => {
  const { guest } = matter;
  return [copy.confirmed(guest.name, messageDate(guest.date), peopleText(guest)), ...whenToBeThere(matter)];
};

const noticeOf = ({ guest, facts, notice, manifest }: MessageMatter): string =>
  facts.manifest
    ? copy.manifestMissing(guest.name, messageDate(guest.date), guest.guestCount, manifest?.written ?? 0)
    : (notice ?? '');

const manifestOf = ({ facts, manifest }: MessageMatter): string[] =>
  manifest ? [...(facts.manifest ? [] : [copy.manifest]), manifest.link] : [];

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
        // Moved back before the first move was sent.
        facts.movedFrom === guest.date
          ? copy.edited(guest.name, day, people)
          : copy.moved(guest.name, messageDate(facts.movedFrom ?? guest.date), day, people),
        ...(facts.refundWithdrawn ? [copy.refundWithdrawn] : []),
        // A guest who has paid knows the former day's times and needs the new ones.
        ...(guest.state === 'COMPLETE' ? whenToBeThere(matter) : timesOfTrip(matter)),
        ...paymentOf(matter),
        ...(owesRefund(guest) ? refundOf(matter) : []),
        copy.number(guest.guestId),
      ];
    case 'PAID':
      // People may have been added since the confirmation.
      return depositOf(guest) > 0
        ? [copy.paid(day, people), ...whenToBeThere(matter), ...paymentOf(matter)]
        : confirmedSentences(matter);
    case 'NOTICE':
      return [noticeOf(matter)];
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

/** An unpaid booking also shows the name to look for in the account. */
const operatorSentences = (matter: MessageMatter): string[] => {
  const { kind, guest } = matter;
  return [
    operatorMessage[kind],
    messageDate(guest.date),
    guest.name,
    peopleText(guest),
    guest.phone,
    ...(kind === 'DEADLINE_PASSED' ? payerOf(matter) : []),
    ...(owesRefund(guest) ? [copy.refund(format.money(guest.refund?.amount ?? 0))] : []),
  ];
};

/** Uses the current booking and day. */
export const messageText = (matter: MessageMatter): string =>
  (matter.audience === 'operator'
    ? operatorSentences(matter)
    : [copy.sender(matter.store.name ?? frame.noStore), ...guestSentences(matter), ...manifestOf(matter)]
  ).join(' ');

const arrivalOf = (times: TripTimes): string => {
  const clock = meetTime(times);
  return clock === null ? '-' : format.clock(clock);
};

/** The same facts as single values, for templates with their own sentences. */
export const messageVariables = (matter: MessageMatter): Record<string, string> => {
  const { kind, guest, store, facts, times, manifest } = matter;
  const refund = IS_CANCELLATION.has(kind) || owesRefund(guest) ? (guest.refund?.amount ?? 0) : 0;
  return {
    [templateVariable.store]: store.name ?? frame.noStore,
    [templateVariable.name]: guest.name,
    [templateVariable.day]: messageDate(guest.date),
    [templateVariable.movedFrom]: messageDate(facts.movedFrom ?? guest.date),
    [templateVariable.people]: peopleText(guest),
    [templateVariable.deposit]: format.money(depositOf(guest)),
    [templateVariable.due]: format.money(dueOf(matter)),
    [templateVariable.bank]: store.bank ?? '-',
    [templateVariable.number]: guest.guestId,
    [templateVariable.refund]: format.money(refund),
    [templateVariable.phone]: guest.phone,
    [templateVariable.departAt]: times.departAt === null ? '-' : format.clock(times.departAt),
    [templateVariable.meetAt]: arrivalOf(times),
    [templateVariable.notice]: [noticeOf(matter), ...(facts.manifest ? manifestOf(matter) : [])].join(' ') || '-',
    [templateVariable.payBy]: guest.payBy === null ? '-' : format.spokenInstant(guest.payBy),
    [templateVariable.payer]: guest.payer || guest.name,
    [templateVariable.tripReason]: facts.tripReason ? tripCause[facts.tripReason] : '-',
    [templateVariable.link]: manifest?.link ?? '-',
  };
};

const IS_CANCELLATION: ReadonlySet<MessageKind> = new Set(['CANCELLED', 'TRIP_CANCELLED', 'DEADLINE_PASSED']);

/**
 * False if the message is outdated: the guest's data are erased, the booking was cancelled, moved or reactivated, a
 * payment undone, a trip cancelled again. Paid or claimed deposits get no reminder. A booking that has left the day or
 * was cancelled gets no notice about it, nor that its trip sails again. A notice about a cancelled trip goes to the
 * bookings cancelled with it.
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
 * The boat has departed since the change. Changes after the departure are still reported. A cancellation, because it
 * names the refund, and a notice are always sent; a reminder never after the departure.
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

/** The deadline has passed, changed or been removed, or the trip does not sail. */
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

export interface OfferMatter {
  name: string;
  guestCount: number;
  date: DayDate;
  /** The seats are held until then, as an ISO instant. */
  until: string;
  link: string;
  store: string | null;
}

/** For an entry of the waiting list. */
export const offerText = ({ name, guestCount, date, until, link, store }: OfferMatter): string =>
  [
    copy.sender(store ?? frame.noStore),
    copy.offer(name, messageDate(date), format.people(guestCount), format.spokenInstant(until)),
    link,
  ].join(' ');

/** For a template. */
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
