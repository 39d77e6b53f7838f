import { useState } from 'react';
import { dayMemoProblem } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import type { TripCounts } from '#contract/booking/trip.rules';
import type { CancelTrip } from '#contract/day/trip.schema';
import type { TripReason } from '#contract/day/tripReason.schema';
import { TRIP_REASONS } from '#contract/day/tripReasons';
import { cleanText, DAY_MEMO_MAX } from '#contract/text.rules';
import { cancelTrip as copy, tripReason } from '#copy/cancelTrip';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { fieldText } from '#copy/fieldErrors';
import { format } from '#copy/format';
import { FactList } from '#src/components/base/display/FactList/FactList';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useUnsaved } from '#src/components/base/form/unsaved';
import { RadioGroup } from '#src/components/base/form/RadioGroup/RadioGroup';
import { TextField } from '#src/components/base/form/TextField/TextField';
import { useMerged } from '#src/components/operator/shell/ChangedElsewhere/useMerged';
import { Fields } from './CancelTripDialog.styles';

const { terms } = changedMeanwhile;
const REASONS = TRIP_REASONS.map((value) => ({ value, label: tripReason[value] }));
const CHOICES = (['all', 'keep'] as const).map((value) => ({ value, label: copy.choices[value] }));

export interface CancelledTripChoice extends Required<Pick<CancelTrip, 'reason' | 'memo'>> {
  bookings: 'all' | 'keep';
  seen: TripCounts;
}

export interface CancelTripDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Initial reason. Default: `WEATHER`. */
  reason?: TripReason;
  /** The day of the trip; if already cancelled, only the remaining bookings are cancelled. */
  day: Pick<ReserveDay, 'date' | 'state' | 'memo'>;
  /** Effect on the bookings now; the refund is in 10,000 won. */
  totals: TripCounts;
  /** The request is running: the dialog stays open. */
  pending: boolean;
  /** Why the last attempt failed. */
  error?: string | null;
  /** Called with the decision. */
  onCancelTrip: (choice: CancelledTripChoice) => void | Promise<void>;
  /** Called on leaving without cancelling the trip. */
  onClose: () => void;
}

export function CancelTripDialog(props: CancelTripDialogProps) {
  // Unmounting resets the choices.
  return props.open ? <Steps {...props} /> : null;
}

function Steps({
  reason: first = 'WEATHER',
  day,
  totals,
  pending,
  error,
  onCancelTrip,
  onClose,
}: CancelTripDialogProps) {
  const [step, setStep] = useState<1 | 2>(1);
  const [reason, setReason] = useState(first);
  const [typed, setTyped] = useState<string | null>(null);
  const [bookings, setBookings] = useState<CancelledTripChoice['bookings']>('all');
  const [checked, setChecked] = useState(false);
  const isRest = day.state === 'CANCEL';
  const memo = typed ?? ((isRest && day.memo) || copy.memoOf[reason]);
  const clean = cleanText(memo);
  const problem = dayMemoProblem(clean);
  const isKeeping = bookings === 'keep';
  const isLast = step === 2 || totals.bookings === 0;
  const isTyped = typed !== null && clean !== copy.memoOf[reason];
  useUnsaved(isTyped, pending);

  const confirm = () => {
    setChecked(true);
    if (problem) return;
    if (isLast) return onCancelTrip({ reason, memo: clean, bookings, seen: totals });
    setStep(2);
  };
  const memoElsewhere = useMerged<{ memo: string }, 'memo'>({
    fields: ['memo'],
    labels: { memo: copy.memoShort },
    stored: { memo: day.memo },
    typed: { memo: clean },
    setTyped: (_, stored) => setTyped(stored),
    inWords: (_, { memo: text }) => text,
  });
  const cases = format.cases(totals.bookings);
  const counted = copy.facts.bookingsValue(cases, format.people(totals.people));
  const paid = format.cases(totals.paid);
  const refund = format.money(totals.refund);
  const about = {
    // Its only fact: there are no bookings.
    1: [[terms.bookings, totals.bookings === 0 ? changedMeanwhile.none : copy.facts.someone]],
    2: [
      [terms.bookings, counted],
      [copy.facts.paid, paid],
      [copy.facts.refund, refund],
    ],
  } as const;
  return (
    <ConfirmDialog
      // A new dialog per step, so that the focus starts at its safe button.
      key={step}
      open
      title={step === 1 ? (isRest ? copy.rest.why : copy.why)(format.day(day.date)) : copy.what}
      isForm={step === 1}
      unsaved={step === 1 && isTyped}
      confirmLabel={isLast ? (isRest ? copy.rest.confirm : copy.confirm) : copy.next}
      cancelLabel={step === 1 ? copy.leave : copy.back}
      tone={isLast ? 'danger' : 'normal'}
      pending={pending}
      about={about[step]}
      error={error}
      onConfirm={confirm}
      onClose={step === 1 ? onClose : () => setStep(1)}
    >
      {step === 1 ? (
        <Fields>
          <RadioGroup look="chips" label={copy.reason} options={REASONS} value={reason} onChange={setReason} />
          <TextField
            label={copy.memo}
            value={memo}
            maxCharacters={DAY_MEMO_MAX}
            autoComplete="off"
            error={checked && problem ? fieldText(problem) : null}
            onChange={({ target }) => setTyped(target.value)}
          />
          {totals.bookings === 0 && <p>{copy.noBookings}</p>}
          {memoElsewhere}
        </Fields>
      ) : (
        <Fields>
          {memoElsewhere}
          <FactList
            facts={[
              [copy.reason, tripReason[reason]],
              [isKeeping ? copy.facts.staying : copy.facts.bookings, counted],
              [copy.facts.paid, paid],
              [copy.facts.refund, isKeeping || totals.refund === 0 ? format.money(0) : copy.facts.refundValue(refund)],
              [copy.facts.messages, isKeeping ? format.cases(0) : cases],
            ]}
          />
          {!isRest && (
            <RadioGroup
              label={copy.choice}
              options={CHOICES}
              value={bookings}
              onChange={setBookings}
              hint={bookings === 'keep' ? copy.keepFollows : undefined}
            />
          )}
        </Fields>
      )}
    </ConfirmDialog>
  );
}
