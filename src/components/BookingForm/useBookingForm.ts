import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { BookingDraft, BookingField } from '../../../contract/booking/booking.rules';
import { cleanName } from '../../../contract/text.rules';
import { PHONE_PREFIX } from '../../../contract/booking/phone.rules';
import { useOneAtATime } from '../Button/useOneAtATime';
import type { BookingFormProps } from './BookingForm';
import { bookingResolver, FIELD_ORDER } from './bookingResolver';
import { useHeadcount } from './useHeadcount';

/** One value that the server refused, with its reason in Korean. */
export interface Refusal {
  field: string;
  reason: string;
}
const isBookingField = (field: string): field is BookingField => (FIELD_ORDER as readonly string[]).includes(field);

type Wants = Pick<
  BookingFormProps,
  'useReserveFind' | 'pending' | 'refusals' | 'onSubmit' | 'onInvalid' | 'onHeadcountReduced'
> & { seats: number };

/** State of the booking form: what is typed, what is wrong with it, and where the focus goes when something is. */
export const useBookingForm = ({
  seats,
  useReserveFind,
  pending,
  refusals,
  onSubmit,
  onInvalid,
  onHeadcountReduced,
}: Wants) => {
  const formRef = useRef<HTMLFormElement>(null);
  const [headcount, chooseHeadcount] = useHeadcount(seats, onHeadcountReduced);
  const { control, register, handleSubmit, setError, setFocus, formState } = useForm<BookingDraft>({
    defaultValues: { name: '', tel: PHONE_PREFIX, password: '', consent: false },
    resolver: bookingResolver(useReserveFind),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });

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
