import { useState } from 'react';
import { guestEditProblems, NAME_MAX } from '#contract/booking/booking.rules';
import type { DayDate } from '#contract/day/calendar.rules';
import { PHONE_PREFIX } from '#contract/booking/phone.rules';
import type { UpdateGuest } from '#contract/booking/guest.schema';
import { cleanName } from '#contract/text.rules';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { format } from '#copy/format';
import { guest as guestCopy } from '#copy/guest';
import { guestEdit as copy } from '#copy/guestEdit';
import { useFacts } from '#src/components/base/feedback/ChangedFacts/useFacts';
import { useUnsaved } from '#src/components/base/form/unsaved';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { HeadcountPicker } from '#src/components/trip/HeadcountPicker/HeadcountPicker';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { useMerged } from '#src/components/operator/shell/ChangedElsewhere/useMerged';
import { PhoneField } from '#src/components/base/form/PhoneField/PhoneField';
import { TextField } from '#src/components/base/form/TextField/TextField';
import { EditMoney, moneyOf, moneyRows, type EditedGuest } from './EditMoney';
import { Advice, Trip } from './GuestEditForm.styles';
import { Small } from '#src/components/base/display/elements.styles';
import { RefundChoice } from './RefundChoice';

type Edited = Omit<UpdateGuest, 'id' | 'seen'>;

const FIELDS = ['name', 'tel', 'guestCount'] as const;
const LABELS = { name: copy.name, tel: copy.tel, guestCount: copy.headcount };
type Shown = Pick<Edited, (typeof FIELDS)[number]>;
const inWords = (field: keyof Shown, values: Shown): string =>
  field === 'guestCount' ? format.people(values.guestCount) : values[field];

export interface GuestEditFormProps extends CheckedFormProps<Edited> {
  /** The stored booking. */
  guest: EditedGuest;
  /** Today; determines the refund rate. */
  today: DayDate;
}

/**
 * Specification 4, 5. If too few seats are left, it shows an error, sends nothing and does not change the headcount.
 */
export function GuestEditForm({ guest, today, ...rest }: GuestEditFormProps) {
  const stored = { name: guest.name, tel: guest.phone || PHONE_PREFIX, guestCount: guest.guestCount };
  const [isSent, setSent] = useState(false);
  const { values, setTyped, field, choice, card } = useCheckedForm<Required<Edited>, Edited>({
    ...rest,
    onSubmit: (edited) => {
      setSent(true);
      return rest.onSubmit(edited);
    },
    initial: { ...stored, refund: 'policy' },
    fields: FIELDS,
    read: ({ name, tel, guestCount, refund }) => ({
      name: cleanName(name),
      tel,
      guestCount,
      ...(moneyOf(guest, guestCount, today).freed > 0 ? { refund } : {}),
    }),
    problems: (edited) => guestEditProblems(edited, guest.maxCount),
  });
  const { name, tel, guestCount } = values;
  const typed = { name: cleanName(name), tel, guestCount };
  // The page navigates back after the save, before its data reload.
  const isSaved = isSent && !rest.error && !rest.refusals?.length;
  useUnsaved(JSON.stringify(typed) !== JSON.stringify(stored) && !isSaved, rest.pending);
  const changes = useMerged<Shown, keyof Shown>({
    fields: FIELDS,
    labels: LABELS,
    stored,
    typed,
    setTyped,
    inWords,
  });
  const money = moneyOf(guest, values.guestCount, today);
  const stated = useFacts(
    [...moneyRows(guest, values.guestCount, money), [changedMeanwhile.terms.freed, format.money(money.freed)]],
    String(values.guestCount),
  );
  const most = format.people(guest.maxCount);
  const headcount = choice('guestCount');
  return (
    <FormCard {...card} stated={stated} label={copy.title} submitLabel={copy.submit} submittingLabel={copy.submitting}>
      <Advice>
        <Icon name="warn" />
        {copy.advice}
      </Advice>
      <Trip>
        <b>{format.longDate(guest.date)}</b>
        <span>{guestCopy.number(guest.guestId)}</span>
      </Trip>
      {changes}
      <TextField label={copy.name} maxCharacters={NAME_MAX} autoComplete="off" {...field('name')} />
      <PhoneField label={copy.tel} {...choice('tel')} />
      <HeadcountPicker
        {...headcount}
        label={copy.headcount}
        max={Math.max(guest.maxCount, values.guestCount)}
        seatsLeftText={copy.most(most)}
        error={
          values.guestCount > guest.maxCount ? copy.tooMany(format.people(values.guestCount), most) : headcount.error
        }
      />
      <EditMoney guest={guest} headcount={values.guestCount} money={money}>
        <RefundChoice {...choice('refund')} guest={guest} money={money} today={today} />
      </EditMoney>
      <Small>{copy.notice}</Small>
    </FormCard>
  );
}
