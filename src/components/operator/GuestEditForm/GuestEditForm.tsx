import { Controller, useWatch } from 'react-hook-form';
import { guestEditProblems, NAME_MAX } from '../../../../contract/booking/booking.rules';
import type { DayDate } from '../../../../contract/day/calendar.rules';
import { PHONE_PREFIX } from '../../../../contract/booking/phone.rules';
import type { UpdateGuest } from '../../../../contract/booking/guest.schema';
import { cleanName } from '../../../../contract/text.rules';
import { format } from '../../../../copy/format';
import { guest as guestCopy } from '../../../../copy/guest';
import { guestEdit as copy } from '../../../../copy/guestEdit';
import { FormCard } from '../../base/form/FormCard/FormCard';
import { useCheckedForm, type CheckedFormProps } from '../../base/form/FormCard/useCheckedForm';
import { HeadcountPicker } from '../../trip/HeadcountPicker/HeadcountPicker';
import { Icon } from '../../base/display/Icon/Icon';
import { PhoneField } from '../../base/form/PhoneField/PhoneField';
import { TextField } from '../../base/form/TextField/TextField';
import { EditMoney, moneyOf, type EditedGuest } from './EditMoney';
import { Advice, Notice, Trip } from './GuestEditForm.styles';
import { RefundChoice } from './RefundChoice';

export interface GuestEditFormProps extends CheckedFormProps<Omit<UpdateGuest, 'id'>> {
  /** The booking to be edited. */
  guest: EditedGuest;
  /** Determines the refund by the policy. */
  today: DayDate;
}

const FIELDS = ['name', 'tel', 'guestCount'] as const;
type Typed = Required<Omit<UpdateGuest, 'id'>>;

/**
 * Name, phone number and headcount of a booking, with the advice against changing them (specification 4, 5) and the
 * effect on the amounts. The selected headcount is kept: if others have booked meanwhile and there are not enough
 * seats, an error says so and nothing is sent.
 */
export function GuestEditForm({ guest, today, onSubmit, ...rest }: GuestEditFormProps) {
  const { register, control, errorOf, card } = useCheckedForm<Typed, Typed>({
    ...rest,
    onSubmit: ({ refund, ...typed }) =>
      onSubmit({ ...typed, ...(moneyOf(guest, typed.guestCount, today).tooMuch > 0 ? { refund } : {}) }),
    initial: {
      name: guest.name,
      tel: guest.phone || PHONE_PREFIX,
      guestCount: guest.guestCount,
      refund: 'policy',
    },
    fields: FIELDS,
    read: (typed) => ({ ...typed, name: cleanName(typed.name) }),
    problems: (values) => guestEditProblems(values, guest.maxCount),
  });
  const headcount = useWatch({ control, name: 'guestCount' });
  const most = format.people(guest.maxCount);
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
            max={Math.max(guest.maxCount, value)}
            seatsLeftText={copy.most(most)}
            error={value > guest.maxCount ? copy.tooMany(format.people(value), most) : errorOf('guestCount')}
            onChange={onChange}
          />
        )}
      />
      <EditMoney guest={guest} headcount={headcount} money={moneyOf(guest, headcount, today)}>
        <Controller
          control={control}
          name="refund"
          render={({ field: { name, value, onChange } }) => (
            <RefundChoice
              name={name}
              value={value}
              guest={guest}
              tooMuch={moneyOf(guest, headcount, today).tooMuch}
              today={today}
              onChange={onChange}
            />
          )}
        />
      </EditMoney>
      <Notice>{copy.notice}</Notice>
    </FormCard>
  );
}
