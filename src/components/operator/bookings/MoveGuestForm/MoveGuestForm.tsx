import { moveProblem } from '#contract/booking/guest.rules';
import type { MoveGuest } from '#contract/booking/guest.schema';
import { editPercent, paymentAfter, type ChangedPayment } from '#contract/booking/refund.rules';
import { yearMonthOf, type DayDate, type YearMonth } from '#contract/day/calendar.rules';
import { seatsLeft } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { format } from '#copy/format';
import { guest as guestCopy } from '#copy/guest';
import { guestMove as copy } from '#copy/guestMove';
import { peopleText } from '#copy/tripText';
import { Skeleton } from '#src/components/base/feedback/Skeleton/Skeleton';
import { useFacts } from '#src/components/base/feedback/ChangedFacts/useFacts';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { ChoiceGroup } from '#src/components/base/form/Choice/ChoiceGroup';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { RadioGroup } from '#src/components/base/form/RadioGroup/RadioGroup';
import { RefundChoice } from '../GuestEditForm/RefundChoice';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { ClosedDayQuestion } from '#src/components/operator/days/ClosedDayQuestion/ClosedDayQuestion';
import { closedLast, stateInWords } from '#src/components/operator/days/ClosedDayQuestion/stateInWords';
import { Booking, Closed, Day, Facts, None } from './MoveGuestForm.styles';
import { Small, Stack } from '#src/components/base/display/elements.styles';
import { MoveChanges, moveFacts, type MovedGuest } from './MoveChanges';

type Moved = Omit<MoveGuest, 'id'>;

export interface MoveGuestFormProps extends CheckedFormProps<Moved> {
  /** The stored booking. */
  guest: MovedGuest;
  /** The selectable months. */
  months: readonly YearMonth[];
  /** The selected month. */
  month: YearMonth;
  /** Days of the month; null while loading. */
  days: readonly ReserveDay[] | null;
  /** Today in Seoul. */
  today: DayDate;
  /** Called with the new month. */
  onMonth: (month: YearMonth) => void;
}

const NOTHING_CHOSEN = [] as const;
const keyOf = ({ year, month }: YearMonth): string => `${year}-${month}`;

/** The same rules as on the server. */
const moneyOn = (guest: MovedGuest, { reservePrice }: ReserveDay, today: DayDate): ChangedPayment =>
  paymentAfter(guest, { reservePrice }, editPercent(guest.date, guest.dayState, undefined, today));

/** Another month clears the choice. */
export function MoveGuestForm({ guest, months, month, days, today, onMonth, ...rest }: MoveGuestFormProps) {
  const offered = closedLast(days?.filter((day) => moveProblem(guest, day, today) === null) ?? []);
  const { asked, ask, question } = useConfirm<Moved>(rest.onSubmit);
  const dayOf = (id: number) => offered.find((day) => day.id === id);
  const { values, setTyped, choice, card } = useCheckedForm<Required<Moved>, Moved>({
    ...rest,
    onSubmit: (moved) => (dayOf(moved.dayId)?.state === 'CLOSE' ? ask(moved) : rest.onSubmit(moved)),
    initial: { dayId: 0, refund: 'policy' },
    fields: ['dayId'],
    read: ({ dayId, refund }) => {
      const day = dayOf(dayId);
      return { dayId, ...(day && moneyOn(guest, day, today).freed > 0 && { refund }) };
    },
    problems: ({ dayId }) => (dayOf(dayId) ? [] : [{ field: 'dayId', code: 'DAY_REQUIRED' }]),
  });
  const chosen = dayOf(values.dayId);
  const money = chosen && moneyOn(guest, chosen, today);
  const stated = useFacts(chosen && money ? moveFacts(guest, chosen, money) : NOTHING_CHOSEN, String(chosen?.id));
  const monthName = format.month(month, yearMonthOf(today).year);
  const { value, error, onChange, name } = choice('dayId');
  return (
    <>
      <FormCard
        {...card}
        stated={stated}
        label={copy.title}
        submitLabel={copy.submit}
        submittingLabel={copy.submitting}
      >
        <Booking>
          <b>
            <Sentence>{guestCopy.whom(guest.name, format.day(guest.date), peopleText(guest))}</Sentence>
          </b>
          <span>{guestCopy.number(guest.guestId)}</span>
        </Booking>
        <RadioGroup
          look="chips"
          label={copy.month}
          options={months.map((each) => ({ value: keyOf(each), label: format.month(each, yearMonthOf(today).year) }))}
          value={keyOf(month)}
          onChange={(key) => {
            const next = months.find((each) => keyOf(each) === key);
            setTyped('dayId', 0);
            if (next) onMonth(next);
          }}
        />
        {days === null && <Skeleton kind="form" label={copy.loading} />}
        {days && (
          <ChoiceGroup label={copy.days} error={error}>
            {offered.length === 0 && (
              <None>
                {guest.charter === 'Y'
                  ? copy.noneCharter(monthName)
                  : copy.none(monthName, format.people(guest.guestCount))}
              </None>
            )}
            <Stack $gap="s8">
              {offered.map((day) => (
                <Day
                  key={day.id}
                  type="radio"
                  name={name}
                  value={day.id}
                  checked={day.id === value}
                  onChange={() => onChange(day.id)}
                >
                  <b>{`${format.day(day.date)} `}</b>
                  <span>{`${day.fish} `}</span>
                  {stateInWords(day) && <Closed>{stateInWords(day)}</Closed>}
                  <Facts>
                    <span>{`${copy.price(format.money(day.price))} `}</span>
                    <span>{copy.left(format.people(seatsLeft(day)))}</span>
                  </Facts>
                </Day>
              ))}
            </Stack>
          </ChoiceGroup>
        )}
        {chosen && money && (
          <MoveChanges guest={guest} to={chosen} money={money}>
            <RefundChoice {...choice('refund')} guest={guest} money={money} today={today} />
          </MoveChanges>
        )}
        <Small>{copy.notice}</Small>
      </FormCard>
      <ClosedDayQuestion {...question} day={(asked && dayOf(asked.dayId)) ?? null} confirmLabel={copy.submit} />
    </>
  );
}
