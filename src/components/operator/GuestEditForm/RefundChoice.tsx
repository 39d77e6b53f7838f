import { editPercent } from '../../../../contract/booking/refund.rules';
import type { DayDate } from '../../../../contract/day/calendar.rules';
import type { RefundChoice as Choice } from '../../../../contract/booking/guest.schema';
import { format } from '../../../../copy/format';
import { guestEdit as copy } from '../../../../copy/guestEdit';
import { RadioGroup } from '../../base/form/RadioGroup/RadioGroup';
import type { EditedGuest } from './EditMoney';

interface RefundChoiceProps {
  /** Name of the field in its form. */
  name: string;
  /** The chosen refund. */
  value: Choice;
  /** The booking as it is stored. */
  guest: EditedGuest;
  /** What is paid beyond the deposit of fewer people, in 10,000 won. */
  tooMuch: number;
  /** Today in Seoul, by which the policy's rate is found. */
  today: DayDate;
  /** Called with the chosen refund. */
  onChange: (choice: Choice) => void;
}

/** Choice of the refund for fewer people: by today's policy or in full. A single option if both are equal. */
export function RefundChoice({ name, value, guest, tooMuch, today, onChange }: RefundChoiceProps) {
  const percent = editPercent(guest.date, guest.dayState, 'policy', today);
  const full = { value: 'full' as const, label: copy.inFull(format.money(tooMuch)) };
  const policy = { value: 'policy' as const, label: copy.byPolicy(percent, format.money((tooMuch * percent) / 100)) };
  const same = percent === 100;
  const isRefunded = same || value === 'full' || percent > 0;
  return (
    <RadioGroup
      label={copy.refundChoice(format.money(tooMuch))}
      name={name}
      options={same ? [full] : [policy, full]}
      value={same ? 'full' : value}
      hint={isRefunded ? copy.refundHint : undefined}
      onChange={onChange}
    />
  );
}
