import { stillDue } from '#contract/booking/refund.rules';
import type { SeatsAfterCancel } from '#contract/day/day.rules';
import { owesRefund, type GuestAction } from '#contract/booking/guest.rules';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { format } from '#copy/format';
import { guest as copy } from '#copy/guest';
import { guestState } from '#copy/guestState';
import { guestList } from '#copy/guestList';
import { refunds } from '#copy/refunds';
import type { Facts } from '#src/components/base/feedback/ChangedFacts/useFacts';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { refundRateText } from './refundRateText';

/** The actions of a row's buttons; other actions have their own page or dialog. */
export type GuestRowAction = Extract<
  GuestAction,
  'complete' | 'extend' | 'unpay' | 'cancel' | 'delete' | 'refund' | 'unrefund'
>;

/** `percent` is the rate, `amount` the refund in 10,000 won. */
export interface IfCancelled {
  percent: number;
  amount: number;
  seats: SeatsAfterCancel;
}

/** Personal data are erased some days after the trip. */
export const shownName = ({ name }: Pick<ManagedGuest, 'name'>): string => name || copy.erased;

/** Names the booking by its number once the personal data are erased. */
export const whoseOf = ({ name, guestId }: Pick<ManagedGuest, 'name' | 'guestId'>): string =>
  name || copy.number(guestId);

const TEXTS = {
  complete: { title: copy.payConfirm, confirmLabel: copy.payAction, tone: 'normal' },
  extend: { title: copy.extendConfirm, confirmLabel: copy.extendAction, tone: 'normal' },
  unpay: { title: copy.unpayConfirm, confirmLabel: copy.unpay, tone: 'danger' },
  unrefund: { title: copy.unrefundConfirm, confirmLabel: copy.unrefund, tone: 'normal' },
  cancel: { title: copy.cancelConfirm, confirmLabel: copy.cancelAction, tone: 'danger' },
  delete: { title: guestList.deleteConfirm, confirmLabel: guestList.deleteAction, tone: 'danger' },
  refund: { title: refunds.confirm, confirmLabel: refunds.mark, tone: 'normal' },
} as const satisfies Record<GuestRowAction, object>;

const SEATS = {
  'sold again': copy.seatsReturn,
  'reopen the day': copy.seatsReopen,
  'stay closed': () => copy.seatsStayClosed,
  'no trip': () => copy.seatsOfNoTrip,
} as const satisfies Record<SeatsAfterCancel, (people: string) => string>;

const owedNowText = ({ refund }: ManagedGuest, { percent, amount }: IfCancelled): string =>
  refund && owesRefund({ refund })
    ? refunds.owedWithAgreed(format.money(amount))
    : refunds.owedNow(percent, format.money(amount));

const refundText = ({ refund }: ManagedGuest): string => {
  if (!refund) return format.money(0);
  return [format.money(refund.amount), refund.refundedAt && copy.refunded].filter(Boolean).join(' · ');
};
const factsOf = (guest: ManagedGuest, ifCancelled: IfCancelled | undefined): Facts => [
  [changedMeanwhile.terms.day, format.day(guest.date)],
  [changedMeanwhile.terms.state, guestState[guest.state]],
  [changedMeanwhile.terms.people, format.people(guest.guestCount)],
  [changedMeanwhile.terms.paid, format.money(guest.paid ?? 0)],
  [changedMeanwhile.terms.due, format.money(stillDue(guest))],
  [changedMeanwhile.terms.refund, refundText(guest)],
  [changedMeanwhile.terms.ifCancelled, ifCancelled ? format.money(ifCancelled.amount) : null],
];

interface GuestQuestionProps {
  /** The booking. */
  guest: ManagedGuest;
  /** Effect of a cancellation, if known. */
  ifCancelled?: IfCancelled | undefined;
  /** The action in question; null: closed. */
  kind: GuestRowAction | null;
  /** Called on confirmation. */
  onConfirm: () => void;
  /** Called on leaving the dialog. */
  onClose: () => void;
}

export function GuestQuestion({ guest, ifCancelled, kind, onConfirm, onClose }: GuestQuestionProps) {
  const people = format.people(guest.guestCount);
  const due = stillDue(guest);
  return (
    <ConfirmDialog
      open={kind !== null}
      {...TEXTS[kind ?? 'complete']}
      cancelLabel={copy.goBack}
      about={factsOf(guest, kind === 'cancel' ? ifCancelled : undefined)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <b>
          <Sentence>{copy.whom(whoseOf(guest), format.longDate(guest.date), people)}</Sentence>
        </b>
      </p>
      {kind === 'refund' && guest.refund && (
        <>
          <p>{refunds.owed(format.money(guest.refund.amount), refundRateText(guest.refund))}</p>
          <p>{refunds.confirmHint}</p>
        </>
      )}
      {kind === 'complete' && due > 0 && (
        <p>{guest.name ? copy.dueFrom(guest.payer || guest.name, format.money(due)) : copy.dueOf(format.money(due))}</p>
      )}
      {kind === 'extend' && <p>{copy.extendHint}</p>}
      {kind === 'unpay' && <p>{copy.unpayHint}</p>}
      {kind === 'unrefund' && <p>{copy.unrefundHint}</p>}
      {kind === 'cancel' && ifCancelled && <p>{SEATS[ifCancelled.seats](people)}</p>}
      {kind === 'cancel' && guest.state === 'COMPLETE' && (
        <p>
          <span>{`${copy.paidWarning} `}</span>
          {ifCancelled && <b>{owedNowText(guest, ifCancelled)}</b>}
        </p>
      )}
      {kind === 'delete' && guest.refund && owesRefund(guest) && (
        <p>
          <b>{guestList.deleteOwed(format.money(guest.refund.amount))}</b> {guestList.deleteOwedHint}
        </p>
      )}
      {kind === 'delete' && <p>{guestList.deleteWarning}</p>}
    </ConfirmDialog>
  );
}
