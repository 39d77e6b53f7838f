import { editPercent, type ChangedPayment } from '#contract/booking/refund.rules';
import type { DayDate } from '#contract/day/calendar.rules';
import type { RefundChoice as Choice } from '#contract/booking/guest.schema';
import { format } from '#copy/format';
import { guestEdit as copy } from '#copy/guestEdit';
import { RadioGroup } from '#src/components/base/form/RadioGroup/RadioGroup';
import type { EditedGuest } from './EditMoney';

interface RefundChoiceProps {
  /** Name of the form field. */
  name: string;
  /** The chosen refund. */
  value: Choice;
  /** The stored booking. */
  guest: EditedGuest;
  /** Freed and previously agreed amounts in 10,000 won. */
  money: Pick<ChangedPayment, 'freed' | 'agreed'>;
  /** Today in Seoul, for the policy's rate. */
  today: DayDate;
  /** Called with the chosen refund. */
  onChange: (choice: Choice) => void;
}

export function RefundChoice({ name, value, guest, money, today, onChange }: RefundChoiceProps) {
  const { freed, agreed } = money;
  const percent = editPercent(guest.date, guest.dayState, 'policy', today);
  const byPolicy = (freed * percent) / 100;
  const full = { value: 'full' as const, label: copy.inFull(format.money(freed)) };
  const policy = { value: 'policy' as const, label: copy.byPolicy(percent, format.money(byPolicy)) };
  const same = percent === 100;
  const total = agreed + (same || value === 'full' ? freed : byPolicy);
  return (
    <RadioGroup
      label={copy.refundChoice(format.money(freed))}
      name={name}
      options={same ? [full] : [policy, full]}
      value={same ? 'full' : value}
      hint={total === 0 ? undefined : agreed > 0 ? copy.refundsTogether(format.money(total)) : copy.refundHint}
      onChange={onChange}
    />
  );
}
