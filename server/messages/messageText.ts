import type { MessageAudience, MessageKind } from '../../contract/messages/message.schema';
import type { ConfigInfo } from '../../contract/config/config.schema';
import type { ReserveDay } from '../../contract/day/day.schema';
import type { ManagedGuest } from '../../contract/guest/guest.schema';
import { frame } from '../../copy/frame';
import { depositOf, stillDue } from '../../contract/booking/refund.rules';
import { owesRefund } from '../../contract/guest/guest.rules';
import { format } from '../../copy/format';
import { guestMessage as copy, messageDate, operatorMessage, templateVariable } from '../../copy/messages';

/** What a message keeps beyond its booking: nothing that names a person. */
export interface MessageFacts {
  /** The trip itself was cancelled when the booking was: everything paid comes back. */
  tripCancelled?: true;
}

/** What a message is made of, as it stands when it is sent. */
export interface MessageMatter {
  kind: MessageKind;
  audience: MessageAudience;
  facts: MessageFacts;
  guest: ManagedGuest;
  day: ReserveDay;
  store: Pick<ConfigInfo, 'name' | 'bank'>;
}

const paymentOf = ({ guest, store }: MessageMatter): string[] => {
  // Of a guest who has paid meanwhile only what more people have made due is asked.
  const deposit = stillDue(guest);
  if (deposit === 0) return [];
  return [copy.pay(format.money(deposit)), ...(store.bank === null ? [] : [copy.account(store.bank)])];
};

const refundOf = ({ guest, facts }: MessageMatter): string[] => {
  if (!guest.refund) return [];
  if (guest.refund.amount === 0) return facts.tripCancelled ? [] : [copy.noRefund];
  return [facts.tripCancelled ? copy.refundAll : copy.refund(format.money(guest.refund.amount))];
};

const guestSentences = (matter: MessageMatter): string[] => {
  const { guest, facts } = matter;
  const day = messageDate(guest.date);
  const people = format.people(guest.guestCount);
  switch (matter.kind) {
    case 'BOOKED':
      return [copy.booked(guest.name, day, people), ...paymentOf(matter), copy.number(guest.guestId)];
    case 'EDITED':
      return [
        copy.edited(guest.name, day, people),
        ...paymentOf(matter),
        ...(owesRefund(guest) ? refundOf(matter) : []),
        copy.number(guest.guestId),
      ];
    case 'PAID':
      return [copy.paid(day, people)];
    case 'CANCELLED':
      return [facts.tripCancelled ? copy.tripCancelled(day) : copy.cancelled(day), ...refundOf(matter)];
  }
};

const operatorSentences = ({ kind, guest }: MessageMatter): string[] => [
  operatorMessage[kind],
  messageDate(guest.date),
  guest.name,
  format.people(guest.guestCount),
  guest.phone,
  ...(guest.refund && guest.refund.amount > 0 ? [copy.refund(format.money(guest.refund.amount))] : []),
];

/** The text of a message, made of the booking and the day as they now stand. */
export const messageText = (matter: MessageMatter): string =>
  (matter.audience === 'operator'
    ? operatorSentences(matter)
    : [copy.sender(matter.store.name ?? frame.noStore), ...guestSentences(matter)]
  ).join(' ');

/** The same facts one by one, for a template whose author has written the sentences. */
export const messageVariables = ({ guest, store }: MessageMatter): Record<string, string> => ({
  [templateVariable.store]: store.name ?? frame.noStore,
  [templateVariable.name]: guest.name,
  [templateVariable.day]: messageDate(guest.date),
  [templateVariable.people]: format.people(guest.guestCount),
  [templateVariable.deposit]: format.money(depositOf(guest)),
  [templateVariable.bank]: store.bank ?? '-',
  [templateVariable.number]: guest.guestId,
  [templateVariable.refund]: format.money(guest.refund?.amount ?? 0),
  [templateVariable.phone]: guest.phone,
});

/**
 * Whether there is anything left to say: nobody is there whose data were blanked, a guest who has cancelled meanwhile is
 * not told of a booking that no longer is, and a payment that was taken back is not confirmed.
 */
export const isWorthSending = ({
  kind,
  audience,
  guest,
}: Pick<MessageMatter, 'kind' | 'audience'> & { guest: Pick<ManagedGuest, 'name' | 'phone' | 'state'> }): boolean =>
  guest.name !== '' &&
  guest.phone !== '' &&
  (kind !== 'PAID' || guest.state !== 'WATTING') &&
  (audience === 'operator' || kind === 'CANCELLED' || guest.state !== 'CANCEL');
