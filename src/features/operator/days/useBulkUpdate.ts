import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { yearMonthOf } from '#contract/day/calendar.rules';
import type { BulkUpdate } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { bulk } from '#copy/bulk';
import { crowdedReason } from '#src/components/operator/days/BulkUpdateForm/crowdedReason';
import { monthsOf, rangePreview, type RangePreview } from '#src/components/operator/days/BulkUpdateForm/rangePreview';
import type { Refusal } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { refusal } from '#src/store/api';
import { useAction } from '#src/features/base/useAction';
import { useBulkUpdateDaysMutation, useLazyGetDaysOfMonthsQuery } from './endpoints';

/** The server returns one error per day; the field's error names all crowded days. */
const crowdedTogether = (refusals: readonly Refusal[], crowded: RangePreview['crowded']): Refusal[] =>
  refusals
    .filter(({ field }, index) => refusals.findIndex((other) => other.field === field) === index)
    .map((refused) =>
      refused.field === 'totalCount' && crowded.length > 1 ? { ...refused, reason: crowdedReason(crowded) } : refused,
    );
const hasSeveral = (refusals: readonly Refusal[]): boolean =>
  refusals.filter(({ field }) => field === 'totalCount').length > 1;

export const useBulkUpdate = () => {
  const navigate = useNavigate();
  const { run, form } = useAction();
  const [readDays, reading] = useLazyGetDaysOfMonthsQuery();
  const [save, saving] = useBulkUpdateDaysMutation();
  const [asked, setAsked] = useState<{ update: BulkUpdate; preview: RangePreview } | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  return {
    asked,
    form: { refusals, onInvalid: form.onInvalid },
    looking: reading.isFetching,
    saving: saving.isLoading,
    ask: async (update: BulkUpdate) => {
      setRefusals([]);
      await run(readDays(monthsOf(update)), {
        next: (days) => setAsked({ update, preview: rangePreview(update, days) }),
      });
    },
    close: () => setAsked(null),
    confirm: async () => {
      if (!asked) return;
      const { update, preview } = asked;
      const result = await save(update);
      setAsked(null);
      const refused = refusal(result.error)?.errors ?? [];
      await run(result, {
        done: bulk.done,
        next: () => void navigate(PAGES.adminReserve(yearMonthOf(update.stdate))),
      });
      // Bookings may have been made since the question: refetches the days to name all crowded ones.
      const days = hasSeveral(refused) ? (await readDays(monthsOf(update))).data : undefined;
      setRefusals(crowdedTogether(refused, (days ? rangePreview(update, days) : preview).crowded));
    },
  };
};
