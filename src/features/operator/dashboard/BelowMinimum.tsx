import type { BelowMinimum as Day } from '../../../../contract/booking/guest.schema';
import { PAGES } from '../../../../contract/paths';
import { admin } from '../../../../copy/admin';
import { attention } from '../../../../copy/attention';
import { BelowMinimumDays } from '../../../components/operator/BelowMinimumDays/BelowMinimumDays';
import { useChangeDayStateMutation, useUpdateDayMutation } from '../../../store/endpoints/dayActions';
import { useAction } from '../../base/useAction';

/** The days under their least number of people, with their actions. */
export function BelowMinimum({ days }: { days: readonly Day[] }) {
  const [updateDay, confirming] = useUpdateDayMutation();
  const [changeState, cancelling] = useChangeDayStateMutation();
  const { run } = useAction();
  const pending = confirming.isLoading
    ? ({ id: Number(confirming.originalArgs?.id), action: 'confirm' } as const)
    : cancelling.isLoading
      ? ({ id: Number(cancelling.originalArgs?.id), action: 'cancel' } as const)
      : null;
  return (
    <BelowMinimumDays
      days={days}
      dayHrefOf={PAGES.adminDay}
      pending={pending}
      onConfirm={({ id }) => void run(updateDay({ id, confirmed: 'Y' }), { done: attention.confirmed })}
      onCancel={({ id, state }) =>
        void run(changeState({ id, state: 'CANCEL', seen: state }), { done: admin.day.changed })
      }
    />
  );
}
