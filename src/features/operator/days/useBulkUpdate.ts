import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { yearMonthOf } from '#contract/day/calendar.rules';
import type { BulkUpdate } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { bulk } from '#copy/bulk';
import { unanswered } from '#copy/unanswered';
import { crowdedReason } from '#src/components/operator/days/BulkUpdateForm/crowdedReason';
import { monthsOf, rangePreview, type RangePreview } from '#src/components/operator/days/BulkUpdateForm/rangePreview';
import type { Refusal } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { refusal } from '#src/store/api';
import { useConfirmed } from '#src/features/operator/actions/useConfirmed';
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
  const { run, confirm, form } = useConfirmed();
  const [readDays, reading] = useLazyGetDaysOfMonthsQuery();
  const [save, saving] = useBulkUpdateDaysMutation();
  const [looking, setLooking] = useState(false);
  const [update, setUpdate] = useState<BulkUpdate | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  const asked = update && reading.currentData ? { update, preview: rangePreview(update, reading.currentData) } : null;

  return {
    /** The days in the preview are refetched while the question is open. */
    asked,
    form: { refusals, onInvalid: form.onInvalid },
    looking,
    saving: saving.isLoading,
    ask: async (wanted: BulkUpdate) => {
      setRefusals([]);
      setLooking(true);
      await run(readDays(monthsOf(wanted)), { next: () => setUpdate(wanted) });
      setLooking(false);
    },
    close: () => setUpdate(null),
    confirm: async () => {
      if (!asked) return;
      const { update, preview } = asked;
      const result = await save(update);
      setUpdate(null);
      const refused = refusal(result.error)?.errors ?? [];
      await confirm(Promise.resolve(result), {
        done: bulk.done,
        already: unanswered.bulk,
        holds: async () => {
          const { data } = await readDays(monthsOf(update));
          if (!data) return null;
          const now = rangePreview(update, data);
          return now.created + now.changed === 0;
        },
        next: () => void navigate(PAGES.adminReserve(yearMonthOf(update.stdate))),
      });
      // Bookings may have been made since the question was opened: refetches the days to name all crowded ones.
      const days = hasSeveral(refused) ? (await readDays(monthsOf(update))).data : undefined;
      setRefusals(crowdedTogether(refused, (days ? rangePreview(update, days) : preview).crowded));
    },
  };
};
