import { useEffect, useRef } from 'react';
import { guestEditProblems, NAME_MAX } from '#contract/booking/booking.rules';
import {
  agreedPriceProblems,
  charterTotals,
  GUEST_MEMO_MAX,
  guestMemoProblem,
  TOTAL_PRICE_MAX,
  type AgreedPrice,
} from '#contract/booking/guest.rules';
import type { AddGuest, ManagedGuest } from '#contract/booking/guest.schema';
import { cleanPhone, PHONE_PREFIX } from '#contract/booking/phone.rules';
import { depositOf } from '#contract/booking/refund.rules';
import { seatsLeft, seatsTaken } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { cleanName, cleanText } from '#contract/text.rules';
import { addGuest as copy } from '#copy/addGuest';
import { errorText } from '#copy/errors';
import { format } from '#copy/format';
import { guest } from '#copy/guest';
import { useUnsaved } from '#src/components/base/form/unsaved';
import { Button } from '#src/components/base/actions/Button/Button';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { Checkbox } from '#src/components/base/form/Checkbox/Checkbox';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { Pair } from '#src/components/base/form/FormCard/FormCard.styles';
import { NumberField } from '#src/components/base/form/NumberField/NumberField';
import { numberOrNull } from '#src/components/base/form/NumberField/typedNumber';
import { PhoneField } from '#src/components/base/form/PhoneField/PhoneField';
import { Switch } from '#src/components/base/form/Switch/Switch';
import { TextField } from '#src/components/base/form/TextField/TextField';
import { HeadcountPicker } from '#src/components/trip/HeadcountPicker/HeadcountPicker';
import { Charter } from './AddGuestForm.styles';

export type AddedGuest = Omit<Required<AddGuest>, 'id' | keyof AgreedPrice> & AgreedPrice;

interface Typed {
  name: string;
  tel: string;
  guestCount: number;
  memo: string;
  paid: boolean;
  message: boolean;
  charter: boolean;
  /** Digits; empty: the price of all seats. */
  totalPrice: string;
  totalReservePrice: string;
}

const TOTAL_DIGITS = String(TOTAL_PRICE_MAX).length;

const NOT_CHOSEN = 0;

const NO_CHARTER = { charter: false, totalPrice: '', totalReservePrice: '' };

const agreedOf = ({ charter, totalPrice, totalReservePrice }: Pick<Typed, keyof typeof NO_CHARTER>): AgreedPrice =>
  charter
    ? { totalPrice: numberOrNull(totalPrice), totalReservePrice: numberOrNull(totalReservePrice) }
    : { totalPrice: null, totalReservePrice: null };

export interface AddGuestFormProps extends CheckedFormProps<AddedGuest> {
  /** The day with its free seats and price. */
  day: Pick<ReserveDay, 'totalCount' | 'guestCount' | 'heldCount' | 'charter' | 'price' | 'reservePrice'>;
  /** The day's bookings; the form points out a repeated phone number. */
  guests: readonly Pick<ManagedGuest, 'name' | 'phone' | 'guestCount' | 'state'>[];
  /** Called on close. */
  onClose: () => void;
}

/** For bookings by telephone; a new `key` empties it. A charter needs a day without bookings or held seats. */
export function AddGuestForm({ day, guests, onClose, ...rest }: AddGuestFormProps) {
  const left = seatsLeft(day);
  const isFree = seatsTaken(day) === 0;
  const nameRef = useRef<HTMLInputElement>(null);
  useEffect(() => nameRef.current?.focus(), []);
  const { values, field, choice, card } = useCheckedForm<Typed, AddedGuest>({
    ...rest,
    initial: { name: '', tel: PHONE_PREFIX, guestCount: 1, memo: '', paid: false, message: true, ...NO_CHARTER },
    fields: ['name', 'tel', 'guestCount', 'totalPrice', 'totalReservePrice', 'memo'],
    read: ({ name, tel, guestCount, memo, paid, message, ...typed }) => ({
      name: cleanName(name),
      tel,
      guestCount,
      memo: cleanText(memo),
      paid: paid ? 'Y' : 'N',
      message: message ? 'Y' : 'N',
      charter: typed.charter ? 'Y' : 'N',
      ...agreedOf(typed),
    }),
    problems: (added) =>
      [
        ...guestEditProblems(added, left),
        ...agreedPriceProblems(added, added.charter, day),
        guestMemoProblem(added.memo),
      ].filter((problem) => problem !== null),
  });
  useUnsaved(values.name !== '' || values.tel !== PHONE_PREFIX || values.memo !== '', rest.pending);
  const close = (
    <Button variant="quiet" full onClick={onClose}>
      {copy.close}
    </Button>
  );
  if (left === 0)
    return <EmptyState title={day.charter === 'Y' ? copy.chartered : copy.full} picture={false} action={close} />;
  const agreed = agreedOf(values);
  const deposit = values.charter
    ? charterTotals(agreed, day).totalReservePrice
    : depositOf({ ...day, guestCount: values.guestCount });
  const seats = format.people(day.totalCount);
  const proposed = charterTotals({ ...agreed, totalReservePrice: null }, day);
  const tel = choice('tel');
  /** The initial headcount of 1 does not stand for a whole boat. */
  const setCharter = (charter: boolean) => {
    choice('charter').onChange(charter);
    if (charter && values.guestCount === 1) choice('guestCount').onChange(NOT_CHOSEN);
    if (!charter && values.guestCount === NOT_CHOSEN) choice('guestCount').onChange(1);
  };
  const earlier = guests.find(({ phone, state }) => state !== 'CANCEL' && phone === cleanPhone(values.tel));
  const { ref, ...name } = field('name');
  return (
    <FormCard {...card} label={copy.title} submitLabel={copy.submit} submittingLabel={copy.submitting} actions={close}>
      <TextField
        label={copy.name}
        maxCharacters={NAME_MAX}
        autoComplete="off"
        {...name}
        ref={(input) => {
          nameRef.current = input;
          ref(input);
        }}
      />
      <PhoneField
        label={copy.tel}
        hint={earlier && copy.already(earlier.name, format.people(earlier.guestCount))}
        {...tel}
      />
      <HeadcountPicker
        {...choice('guestCount')}
        label={copy.headcount}
        max={Math.max(left, values.guestCount)}
        seatsLeftText={copy.left(format.people(left))}
      />
      {(isFree || values.charter) && (
        <Charter>
          <Switch label={copy.charter} checked={values.charter} onChange={setCharter} />
          {values.charter && <p>{isFree ? copy.charterFollows : errorText.DAY_BOOKED}</p>}
        </Charter>
      )}
      {values.charter && (
        <Pair>
          <NumberField
            label={copy.totalPrice}
            hint={copy.totalHint(seats, format.money(day.totalCount * day.price))}
            maxDigits={TOTAL_DIGITS}
            {...field('totalPrice', ['totalReservePrice'])}
          />
          <NumberField
            label={copy.totalReservePrice}
            hint={copy.totalHint(seats, format.money(proposed.totalReservePrice))}
            maxDigits={TOTAL_DIGITS}
            {...field('totalReservePrice')}
          />
        </Pair>
      )}
      <TextField
        label={copy.memo}
        hint={guest.memoHint}
        maxCharacters={GUEST_MEMO_MAX}
        autoComplete="off"
        {...field('memo')}
      />
      <Checkbox label={deposit > 0 ? copy.paid(format.money(deposit)) : copy.confirmed} {...field('paid')} />
      <Checkbox label={copy.message} {...field('message')} />
    </FormCard>
  );
}
