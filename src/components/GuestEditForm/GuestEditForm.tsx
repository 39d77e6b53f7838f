import { useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { guestEditProblems, NAME_MAX } from '../../../contract/booking/booking.rules';
import { PHONE_PREFIX } from '../../../contract/booking/phone.rules';
import type { GuestDetail, UpdateGuest } from '../../../contract/guest/guest.schema';
import { cleanName } from '../../../contract/text.rules';
import { format } from '../../../copy/format';
import { guest as guestCopy } from '../../../copy/guest';
import { guestEdit as copy } from '../../../copy/guestEdit';
import { FormCard } from '../FormCard/FormCard';
import { useCheckedForm, type CheckedFormProps } from '../FormCard/useCheckedForm';
import { HeadcountPicker } from '../HeadcountPicker/HeadcountPicker';
import { Icon } from '../Icon/Icon';
import { PhoneField } from '../PhoneField/PhoneField';
import { TextField } from '../TextField/TextField';
import { Advice, Notice, Prices, Trip } from './GuestEditForm.styles';

export interface GuestEditFormProps extends CheckedFormProps<Omit<UpdateGuest, 'id'>> {
  guest: Pick<
    GuestDetail,
    'name' | 'phone' | 'guestCount' | 'maxCount' | 'date' | 'guestId' | 'price' | 'reservePrice'
  >;
}

const FIELDS = ['name', 'tel', 'guestCount'] as const;
type Typed = Omit<UpdateGuest, 'id'>;
const read = (typed: Typed): Typed => ({ ...typed, name: cleanName(typed.name) });

/** Name, phone and headcount of a booking, with the advice against changing them (specification 4, 5). */
export function GuestEditForm({ guest, ...rest }: GuestEditFormProps) {
  const { register, control, setValue, errorOf, card } = useCheckedForm<Typed, Typed>({
    ...rest,
    initial: { name: guest.name, tel: guest.phone || PHONE_PREFIX, guestCount: guest.guestCount },
    fields: FIELDS,
    read,
    problems: (values) => guestEditProblems(values, guest.maxCount),
  });
  const headcount = useWatch({ control, name: 'guestCount' });
  // Others have booked meanwhile: a party that no longer fits falls to what does.
  const tooMany = headcount > guest.maxCount;
  useEffect(() => {
    if (tooMany) setValue('guestCount', guest.maxCount);
  }, [tooMany, guest.maxCount, setValue]);
  const prices = [
    { label: copy.deposit, money: guest.reservePrice * headcount },
    { label: copy.fee, money: guest.price * headcount },
  ];
  return (
    <FormCard {...card} label={copy.title} submitLabel={copy.submit} submittingLabel={copy.submitting}>
      <Advice>
        <Icon name="warn" />
        {copy.advice}
      </Advice>
      <Trip>
        <b>{format.longDate(guest.date)}</b>
        <span>{guestCopy.number(guest.guestId)}</span>
      </Trip>
      <TextField
        label={copy.name}
        error={errorOf('name')}
        maxCharacters={NAME_MAX}
        autoComplete="off"
        {...register('name')}
      />
      <Controller
        control={control}
        name="tel"
        render={({ field }) => <PhoneField label={copy.tel} error={errorOf('tel')} {...field} />}
      />
      <Controller
        control={control}
        name="guestCount"
        render={({ field: { name, value, onChange } }) => (
          <HeadcountPicker
            label={copy.headcount}
            name={name}
            value={value}
            max={guest.maxCount}
            seatsLeftText={copy.most(format.people(guest.maxCount))}
            error={errorOf('guestCount')}
            onChange={onChange}
          />
        )}
      />
      <Prices>
        {prices.map(({ label, money }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.money(money)}</dd>
          </div>
        ))}
      </Prices>
      <Notice>{copy.notice}</Notice>
    </FormCard>
  );
}
