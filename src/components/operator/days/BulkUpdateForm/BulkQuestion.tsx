import { yearMonthOf } from '#contract/day/calendar.rules';
import { planOf } from '#contract/day/bulk.rules';
import { meetTime } from '#contract/day/times.rules';
import type { BulkUpdate } from '#contract/day/day.schema';
import { admin } from '#copy/admin';
import { bulk } from '#copy/bulk';
import { format } from '#copy/format';
import { settings } from '#copy/settings';
import { timesLine } from '#copy/tripTimes';
import { dayState } from '#copy/reserve';
import type { Facts } from '#src/components/base/feedback/ChangedFacts/useFacts';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { FactList } from '#src/components/base/display/FactList/FactList';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { Days, Tables } from './BulkUpdateForm.styles';
import { crowdedReason } from './crowdedReason';
import type { RangePreview } from './rangePreview';

export interface BulkQuestionProps {
  /** The range of days and the new values. */
  update: BulkUpdate;
  /** Numbers of created, changed and unchanged days; after a change the button asks to check again. */
  preview: RangePreview;
  /** The request is running: a spinner shows, clicks do nothing. */
  pending: boolean;
  /** Called on confirmation. */
  onConfirm: () => void | Promise<void>;
  /** Called on leaving without confirming. */
  onClose: () => void;
}

/** Number of listed days with guests; further days are counted. */
const NAMED = 5;

/** Names a shared year once: the range then fits one line on a phone. */
const rangeText = ({ stdate, eddate }: BulkUpdate): string => {
  const sameYear = yearMonthOf(stdate).year === yearMonthOf(eddate).year;
  return bulk.range(format.longDate(stdate), sameYear ? format.day(eddate) : format.longDate(eddate));
};
const timesRow = ({ departAt, returnAt = null, meetAt = null }: BulkUpdate): string | undefined => {
  if (departAt === undefined) return undefined;
  const times = { departAt, returnAt, meetAt };
  const meeting = meetAt !== null && meetTime(times) === null && settings.policy.minutesBefore(String(meetAt));
  return [timesLine(times), meeting].filter(Boolean).join(' · ') || bulk.policyTimes;
};
const openingRow = ({ opensAt }: BulkUpdate): string | undefined =>
  opensAt === null ? bulk.opensAtOnce : opensAt && format.unbroken(format.spokenInstant(opensAt));
const askedOf = (update: BulkUpdate): Fact[] => {
  const plan = planOf(update);
  return [
    [bulk.rows.range, rangeText(update)],
    [bulk.rows.fish, plan?.fish],
    [bulk.rows.totalCount, plan && format.people(plan.totalCount)],
    [bulk.rows.price, plan && format.money(plan.price)],
    [bulk.rows.reservePrice, plan && format.money(plan.reservePrice)],
    [bulk.rows.state, update.state && dayState.label[update.state]],
    [bulk.rows.memo, update.memo === '' ? bulk.emptied : update.memo],
    [bulk.rows.memoPublic, update.memo && update.memoPublic === 'Y' && admin.day.memoPublic],
    [bulk.rows.times, timesRow(update)],
    [bulk.rows.minCount, update.minCount === 0 ? bulk.emptied : update.minCount && format.people(update.minCount)],
    [bulk.rows.opensAt, openingRow(update)],
  ];
};
const concernedOf = ({ created, changed, same, skipped, booked }: RangePreview): Fact[] => {
  const people = booked.reduce((sum, { guestCount }) => sum + guestCount, 0);
  const days = (count: number) => count > 0 && bulk.days(count);
  return [
    [bulk.rows.created, days(created)],
    [bulk.rows.changed, days(changed)],
    [bulk.rows.booked, booked.length > 0 && bulk.bookedDays(booked.length, format.people(people))],
    [bulk.rows.same, days(same)],
    [bulk.rows.skipped, days(skipped)],
  ];
};
const factsOf = (preview: RangePreview): Facts => [
  ...said(concernedOf(preview)),
  ...preview.booked.map(({ date, guestCount }) => [format.day(date), format.people(guestCount)] as const),
];
type Fact = readonly [term: string, value: string | false | 0 | null | undefined];
const said = (facts: readonly Fact[]) => facts.flatMap(([term, value]) => (value ? [[term, value] as const] : []));

/** Warns of a certain refusal: more guests than new seats. */
export function BulkQuestion({ update, preview, pending, onConfirm, onClose }: BulkQuestionProps) {
  const { booked, crowded } = preview;
  const isCancelling = update.state === 'CANCEL';
  return (
    <ConfirmDialog
      open
      title={bulk.confirm}
      confirmLabel={pending ? bulk.submitting : isCancelling ? admin.day.cancelTrip : bulk.submit}
      cancelLabel={bulk.goBack}
      tone={isCancelling ? 'danger' : 'normal'}
      pending={pending}
      about={factsOf(preview)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Tables>
        <FactList facts={said(askedOf(update))} />
        <FactList facts={said(concernedOf(preview))} />
      </Tables>
      {booked.length > 0 && (
        <Days>
          {booked.slice(0, NAMED).map(({ date, guestCount }) => (
            <li key={date}>
              <Sentence>{bulk.bookedDay(format.day(date), format.people(guestCount))}</Sentence>
            </li>
          ))}
          {booked.length > NAMED && <li>{bulk.bookedMore(booked.length - NAMED)}</li>}
        </Days>
      )}
      {update.fish === '' && (
        <p>
          <b>{bulk.noFish}</b>
        </p>
      )}
      {update.state && <p>{admin.day.stateFollows[update.state]}</p>}
      {crowded.length > 0 && <FieldError>{crowdedReason(crowded, NAMED)}</FieldError>}
    </ConfirmDialog>
  );
}
