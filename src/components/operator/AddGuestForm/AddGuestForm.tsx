import { useEffect, useRef } from 'react';
import { guestEditProblems, NAME_MAX } from '../../../../contract/booking/booking.rules';
import { GUEST_MEMO_MAX, guestMemoProblem } from '../../../../contract/booking/guest.rules';
import type { AddGuest, ManagedGuest } from '../../../../contract/booking/guest.schema';
import { cleanPhone, PHONE_PREFIX } from '../../../../contract/booking/phone.rules';
import { depositOf } from '../../../../contract/booking/refund.rules';
import { seatsLeft } from '../../../../contract/day/day.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { cleanName } from '../../../../contract/text.rules';
import { addGuest as copy } from '../../../../copy/addGuest';
import { format } from '../../../../copy/format';
import { guest } from '../../../../copy/guest';
import { Button } from '../../base/actions/Button/Button';
import { EmptyState } from '../../base/feedback/EmptyState/EmptyState';
import { Checkbox } from '../../base/form/Checkbox/Checkbox';
import { useCheckedForm, type CheckedFormProps } from '../../base/form/CheckedForm/useCheckedForm';
import { FormCard } from '../../base/form/FormCard/FormCard';
import { PhoneField } from '../../base/form/PhoneField/PhoneField';
import { TextField } from '../../base/form/TextField/TextField';
import { HeadcountPicker } from '../../trip/HeadcountPicker/HeadcountPicker';

/** A booking to add, without its day. */
export type AddedGuest = Omit<Required<AddGuest>, 'id'>;

interface Typed {
  name: string;
  tel: string;
  guestCount: number;
  memo: string;
  paid: boolean;
  message: boolean;
}

export interface AddGuestFormProps extends CheckedFormProps<AddedGuest> {
  /** The day, for the seats that are left and the price. */
  day: Pick<ReserveDay, 'totalCount' | 'guestCount' | 'reservePrice'>;
  /** The day's bookings: a second one of the same number is pointed out. */
  guests: readonly Pick<ManagedGuest, 'name' | 'phone' | 'guestCount' | 'state'>[];
  /** Called when the form is closed. */
  onClose: () => void;
}

/**
 * Adds a booking that the operator takes by telephone: name, number, headcount, note, whether the deposit was received
 * and whether the guest is told. The first field takes the focus; for the next caller it is shown again empty (a new
 * `key`).
 */
export function AddGuestForm({ day, guests, onClose, ...rest }: AddGuestFormProps) {
  const left = seatsLeft(day);
  const nameRef = useRef<HTMLInputElement>(null);
  useEffect(() => nameRef.current?.focus(), []);
  const { values, field, choice, card } = useCheckedForm<Typed, AddedGuest>({
    ...rest,
    initial: { name: '', tel: PHONE_PREFIX, guestCount: 1, memo: '', paid: false, message: true },
    fields: ['name', 'tel', 'guestCount', 'memo'],
    read: ({ name, tel, guestCount, memo, paid, message }) => ({
      name: cleanName(name),
      tel,
      guestCount,
      memo: cleanName(memo),
      paid: paid ? 'Y' : 'N',
      message: message ? 'Y' : 'N',
    }),
    problems: (added) =>
      [...guestEditProblems(added, left), guestMemoProblem(added.memo)].filter((problem) => problem !== null),
  });
  const close = (
    <Button variant="quiet" full onClick={onClose}>
      {copy.close}
    </Button>
  );
  if (left === 0) return <EmptyState title={copy.full} picture={false} action={close} />;
  const tel = choice('tel');
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
      <TextField
        label={copy.memo}
        hint={guest.memoHint}
        maxCharacters={GUEST_MEMO_MAX}
        autoComplete="off"
        {...field('memo')}
      />
      <Checkbox
        label={copy.paid(format.money(depositOf({ ...day, guestCount: values.guestCount })))}
        {...field('paid')}
      />
      <Checkbox label={copy.message} {...field('message')} />
    </FormCard>
  );
}
