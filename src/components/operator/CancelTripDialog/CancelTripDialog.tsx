import { useState } from 'react';
import { dayMemoProblem } from '../../../../contract/day/day.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import type { TripTotals } from '../../../../contract/booking/trip.rules';
import type { CancelTrip } from '../../../../contract/day/trip.schema';
import type { TripReason } from '../../../../contract/day/tripReason.schema';
import { TRIP_REASONS } from '../../../../contract/day/tripReasons';
import { cleanText, DAY_MEMO_MAX } from '../../../../contract/text.rules';
import { cancelTrip as copy, tripReason } from '../../../../copy/cancelTrip';
import { fieldText } from '../../../../copy/fieldErrors';
import { format } from '../../../../copy/format';
import { FactList } from '../../base/display/FactList/FactList';
import { ConfirmDialog } from '../../base/feedback/ConfirmDialog/ConfirmDialog';
import { RadioGroup } from '../../base/form/RadioGroup/RadioGroup';
import { TextField } from '../../base/form/TextField/TextField';
import { Fields } from './CancelTripDialog.styles';

const REASONS = TRIP_REASONS.map((value) => ({ value, label: tripReason[value] }));
const CHOICES = (['all', 'keep'] as const).map((value) => ({ value, label: copy.choices[value] }));

/** What was decided: why, the memo for visitors, and whether the bookings are cancelled too. */
export interface CancelledTripChoice extends Required<Pick<CancelTrip, 'reason' | 'memo'>> {
  bookings: 'all' | 'keep';
}

export interface CancelTripDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** The reason that is chosen when the dialog opens. Default: `WEATHER`. */
  reason?: TripReason;
  /** The day of the trip; `guestCount` people are booked. If it is cancelled already, its bookings are what is left. */
  day: Pick<ReserveDay, 'date' | 'guestCount' | 'state' | 'memo'>;
  /** What the cancellation does to the bookings; the refund is in 10,000 won. */
  totals: TripTotals;
  /** The request is running: the dialog stays open until it ends. */
  pending: boolean;
  /** Why the last attempt failed. */
  error?: string | null;
  /** Called with what was decided. */
  onCancelTrip: (choice: CancelledTripChoice) => void | Promise<void>;
  /** Called when the dialog is left without cancelling the trip. */
  onClose: () => void;
}

/**
 * Cancels the trip of a day in two steps: the reason with the memo that visitors read, then what happens to the
 * bookings, with the sums. A day without bookings needs the first step only. On a day that is cancelled already, the
 * bookings that stayed are cancelled.
 */
export function CancelTripDialog(props: CancelTripDialogProps) {
  // A closed dialog forgets what was chosen.
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
  const problem = dayMemoProblem(cleanText(memo));
  const isKeeping = bookings === 'keep';
  const refund = isKeeping ? 0 : totals.refund;
  const isLast = step === 2 || totals.bookings === 0;

  const confirm = () => {
    setChecked(true);
    if (problem) return;
    if (isLast) return onCancelTrip({ reason, memo: cleanText(memo), bookings });
    setStep(2);
  };
  return (
    <ConfirmDialog
      // The second step is a dialog of its own: the focus starts at its safe button.
      key={step}
      open
      title={step === 1 ? (isRest ? copy.rest.why : copy.why)(format.day(day.date)) : copy.what}
      confirmLabel={isLast ? (isRest ? copy.rest.confirm : copy.confirm) : copy.next}
      cancelLabel={step === 1 ? copy.leave : copy.back}
      tone={isLast ? 'danger' : 'normal'}
      pending={pending}
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
        </Fields>
      ) : (
        <Fields>
          <FactList
            facts={[
              [copy.reason, tripReason[reason]],
              [
                isKeeping ? copy.facts.staying : copy.facts.bookings,
                copy.facts.bookingsValue(format.cases(totals.bookings), format.people(day.guestCount)),
              ],
              [copy.facts.paid, format.cases(totals.paid)],
              [copy.facts.refund, refund > 0 ? copy.facts.refundValue(format.money(refund)) : format.money(0)],
              [copy.facts.messages, format.cases(isKeeping ? 0 : totals.bookings)],
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
