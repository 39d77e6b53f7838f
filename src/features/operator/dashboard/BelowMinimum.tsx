import type { BelowMinimum as Day } from '#contract/booking/guest.schema';
import { PAGES } from '#contract/paths';
import { attention } from '#copy/attention';
import { BelowMinimumDay } from '#src/components/operator/days/BelowMinimumDays/BelowMinimumDay';
import { BelowMinimumDays } from '#src/components/operator/days/BelowMinimumDays/BelowMinimumDays';
import { useUpdateDayMutation } from '#src/store/endpoints/dayActions';
import { useAction } from '#src/features/base/useAction';
import { usePendingRows } from '#src/features/operator/actions/usePendingRows';

export function BelowMinimum({ days }: { days: readonly Day[] }) {
  const [updateDay] = useUpdateDayMutation();
  const { run } = useAction();
  const { pendingOf, runRow } = usePendingRows<'confirm'>();
  return (
    <BelowMinimumDays count={days.length}>
      {days.map((day) => (
        <BelowMinimumDay
          key={day.id}
          day={day}
          href={PAGES.adminDay(day.date)}
          cancelHref={PAGES.adminDay(day.date, 'TOO_FEW')}
          pending={pendingOf(day.id) !== null}
          onConfirm={() =>
            void runRow(day.id, 'confirm', () =>
              run(updateDay({ id: day.id, confirmed: 'Y' }), { done: attention.confirmed }),
            )
          }
        />
      ))}
    </BelowMinimumDays>
  );
}
