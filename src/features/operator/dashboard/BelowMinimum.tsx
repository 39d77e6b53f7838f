import type { BelowMinimum as Day } from '../../../../contract/booking/guest.schema';
import { PAGES } from '../../../../contract/paths';
import { attention } from '../../../../copy/attention';
import { BelowMinimumDays } from '../../../components/operator/BelowMinimumDays/BelowMinimumDays';
import { useUpdateDayMutation } from '../../../store/endpoints/dayActions';
import { useAction } from '../../base/useAction';

/** The days under their least number of people, with their actions. */
export function BelowMinimum({ days }: { days: readonly Day[] }) {
  const [updateDay, confirming] = useUpdateDayMutation();
  const { run } = useAction();
  return (
    <BelowMinimumDays
      days={days}
      dayHrefOf={PAGES.adminDay}
      cancelHrefOf={(date) => PAGES.adminDay(date, 'TOO_FEW')}
      pendingId={confirming.isLoading ? Number(confirming.originalArgs?.id) : null}
      onConfirm={({ id }) => void run(updateDay({ id, confirmed: 'Y' }), { done: attention.confirmed })}
    />
  );
}
