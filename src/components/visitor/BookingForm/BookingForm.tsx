import { Controller } from 'react-hook-form';
import { BOOKING_PASSWORD_MAX, NAME_MAX } from '../../../../contract/booking/booking.rules';
import { dayOffer, seatsLeft } from '../../../../contract/day/day.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { holidayOf } from '../../../../copy/holiday';
import { tidePhase, type TidePhase } from '../../../../contract/day/tide.rules';
import { booking } from '../../../../copy/booking';
import { format } from '../../../../copy/format';
import { frame } from '../../../../copy/frame';
import { reserve } from '../../../../copy/reserve';
import { BookingNotice } from '../BookingNotice/BookingNotice';
import { Checkbox } from '../../base/form/Checkbox/Checkbox';
import { HeadcountPicker } from '../../trip/HeadcountPicker/HeadcountPicker';
import { LinkButton } from '../../base/actions/LinkButton/LinkButton';
import { PasswordField } from '../../base/form/PasswordField/PasswordField';
import { PhoneField } from '../../base/form/PhoneField/PhoneField';
import { PriceSummary } from '../../trip/PriceSummary/PriceSummary';
import { TextField } from '../../base/form/TextField/TextField';
import { TripHeading } from '../../trip/TripHeading/TripHeading';
import { Form } from './BookingForm.styles';
import { SubmitBar } from './SubmitBar';
import { useBookingForm, type Refusal, type TypedBooking } from './useBookingForm';

export interface BookingValues {
  name: string;
  tel: string;
  /** Empty if online lookup is disabled. */
  password: string;
  guestCount: number;
}

export interface BookingFormProps {
  /** The day to book, with its free seats and prices (in 10,000 won). */
  day: ReserveDay;
  /** The day's 물때, by the operator's tide table. */
  phase?: TidePhase | null;
  /** Whether bookings can be looked up online, which requires a password. */
  useReserveFind: boolean;
  /** Account for the deposit; null if the operator has not saved one. */
  bank: string | null;
  /** The request is running: the button shows a spinner and ignores clicks. */
  pending: boolean;
  /**
   * The server's reasons for the last submit, shown at their fields; the first one takes the focus. Pass a new array
   * for each response.
   */
  refusals?: readonly Refusal[];
  /** Why the last submit failed as a whole, or why the day can no longer be booked. */
  notice?: string | null;
  /** Called with valid values. Further submits are ignored until the returned promise settles. */
  onSubmit: (values: BookingValues) => void | Promise<void>;
  /** Called with the error of the first invalid field, in the specification's order. */
  onInvalid: (firstReason: string) => void;
  /** Called after every attempt to copy; `true` if it succeeded. */
  onCopied: (copied: boolean) => void;
  /** Values that were typed into this form before. */
  initial?: Partial<TypedBooking>;
  /** Called when a value changes, with all values except the password. */
  onTyped?: (typed: TypedBooking) => void;
  /** Called when others have booked and the selected headcount was reduced to the seats left. */
  onHeadcountReduced?: (headcount: number) => void;
  /** URL of the list of trips. */
  listHref: string;
}

/** The visitor can correct only these fields; reasons for other fields are shown in the banner. */
const SHOWN_AT_FIELDS = ['name', 'tel', 'password', 'consent', 'guestCount'];

/** Booking form of a day (specification 5). The typed values are always kept. */
export function BookingForm({
  day,
  phase = tidePhase(day.date),
  useReserveFind,
  bank,
  notice = null,
  listHref,
  ...rest
}: BookingFormProps) {
  const { pending, refusals, onCopied } = rest;
  const seats = seatsLeft(day);
  const isClosed = dayOffer(day).kind === 'closed';
  const { formRef, control, register, headcount, chooseHeadcount, headcountError, errorOf, submit } = useBookingForm({
    ...rest,
    seats,
    useReserveFind,
  });
  const elsewhere = refusals?.find(({ field }) => !SHOWN_AT_FIELDS.includes(field))?.reason;

  return (
    <Form ref={formRef} noValidate onSubmit={submit}>
      <TripHeading day={day} phase={phase} holiday={holidayOf(day.date)} />
      <HeadcountPicker
        label={booking.headcount}
        name="guestCount"
        value={headcount}
        max={isClosed ? Math.max(seats, headcount) : seats}
        disabled={isClosed}
        seatsLeftText={`${reserve.seatsLeft} ${format.people(seats)}`}
        error={headcountError}
        onChange={chooseHeadcount}
      />
      <TextField
        label={booking.name}
        hint={booking.nameHint}
        error={errorOf('name')}
        maxCharacters={NAME_MAX}
        autoComplete="name"
        {...register('name')}
      />
      <Controller
        control={control}
        name="tel"
        render={({ field }) => (
          <PhoneField label={booking.tel} hint={booking.telHint} error={errorOf('tel')} {...field} />
        )}
      />
      {useReserveFind && (
        // Off: phones would otherwise suggest a strong password, which is longer than the ten characters allowed.
        <PasswordField
          label={booking.password}
          hint={booking.passwordHint}
          error={errorOf('password')}
          maxCharacters={BOOKING_PASSWORD_MAX}
          autoComplete="off"
          {...register('password')}
        />
      )}
      <PriceSummary price={day.price} reservePrice={day.reservePrice} headcount={headcount} />
      <BookingNotice tripDate={day.date} bank={bank} hasDeposit={day.reservePrice > 0} onCopied={onCopied} />
      <Checkbox label={booking.consent} error={errorOf('consent')} {...register('consent')} />
      <LinkButton href={listHref} icon="list" full>
        {frame.list}
      </LinkButton>
      <SubmitBar day={day} headcount={headcount} pending={pending} notice={notice ?? elsewhere ?? null} />
    </Form>
  );
}
