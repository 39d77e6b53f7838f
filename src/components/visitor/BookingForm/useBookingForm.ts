import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { BookingDraft, BookingField } from '../../../../contract/booking/booking.rules';
import { cleanName } from '../../../../contract/text.rules';
import { PHONE_PREFIX } from '../../../../contract/booking/phone.rules';
import { useOneAtATime } from '../../base/actions/Button/useOneAtATime';
import type { BookingFormProps } from './BookingForm';
import { bookingResolver, FIELD_ORDER } from './bookingResolver';
import { useHeadcount } from './useHeadcount';

/** A value that the server refused, with the reason in Korean. */
export interface Refusal {
  field: string;
  reason: string;
}
/** The values that a form keeps: all except the password. */
export type TypedBooking = Omit<BookingDraft, 'password'> & { guestCount: number };

const isBookingField = (field: string): field is BookingField => (FIELD_ORDER as readonly string[]).includes(field);

type Wants = Pick<
  BookingFormProps,
  'useReserveFind' | 'pending' | 'refusals' | 'onSubmit' | 'onInvalid' | 'onHeadcountReduced' | 'initial' | 'onTyped'
> & { seats: number };

/** State of the booking form: values, errors, and the focus on errors. */
export const useBookingForm = ({
  seats,
  useReserveFind,
  pending,
  refusals,
  onSubmit,
  onInvalid,
  onHeadcountReduced,
  initial = {},
  onTyped,
}: Wants) => {
  const formRef = useRef<HTMLFormElement>(null);
  const [headcount, chooseHeadcount] = useHeadcount(seats, onHeadcountReduced, initial.guestCount);
  const { control, register, handleSubmit, setError, setFocus, formState } = useForm<BookingDraft>({
    defaultValues: {
      name: initial.name ?? '',
      tel: initial.tel ?? PHONE_PREFIX,
      password: '',
      consent: initial.consent ?? false,
    },
    resolver: bookingResolver(useReserveFind),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });

  const [name, tel, consent] = useWatch({ control, name: ['name', 'tel', 'consent'] });
  const tellTyped = useEffectEvent((typed: TypedBooking) => onTyped?.(typed));
  const isTouched = useRef(false);
  useEffect(() => {
    // The initial values are not a change.
    if (isTouched.current) tellTyped({ name, tel, consent, guestCount: headcount });
    isTouched.current = true;
  }, [name, tel, consent, headcount]);

  const [refusedAt, setRefusedAt] = useState({ refusals, headcount });
  if (refusedAt.refusals !== refusals) setRefusedAt({ refusals, headcount });
  const headcountRefusal = refusals?.find(({ field }) => field === 'guestCount')?.reason;

  useEffect(() => {
    for (const { field, reason } of refusals ?? [])
      if (isBookingField(field)) setError(field, { type: 'server', message: reason });
    const first = refusals?.find(({ field }) => isBookingField(field) || field === 'guestCount')?.field;
    if (first === 'guestCount') formRef.current?.querySelector<HTMLInputElement>('[name=guestCount]:checked')?.focus();
    else if (first && isBookingField(first)) setFocus(first);
  }, [refusals, setError, setFocus]);

  const check = handleSubmit(
    ({ name, tel, password }) =>
      onSubmit({ name: cleanName(name), tel, password: useReserveFind ? password : '', guestCount: headcount }),
    (errors) => {
      const first = FIELD_ORDER.find((field) => errors[field]);
      if (!first) return;
      setFocus(first);
      onInvalid(errors[first]?.message ?? '');
    },
  );

  const send = useOneAtATime(check);

  return {
    formRef,
    control,
    register,
    headcount,
    chooseHeadcount,
    headcountError: headcount === refusedAt.headcount ? headcountRefusal : undefined,
    errorOf: (field: BookingField) => formState.errors[field]?.message,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!pending) void send(event);
    },
  };
};
