import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { yearMonthOf } from '../../../../contract/day/calendar.rules';
import type { BulkUpdate } from '../../../../contract/day/day.schema';
import { PAGES } from '../../../../contract/paths';
import { bulk } from '../../../../copy/bulk';
import { crowdedReason } from '../../../components/operator/BulkUpdateForm/crowdedReason';
import { monthsOf, rangePreview, type RangePreview } from '../../../components/operator/BulkUpdateForm/rangePreview';
import type { Refusal } from '../../../components/base/form/FormCard/useCheckedForm';
import { useStillHere } from '../../../components/frame/Page/useStillHere';
import { showOutcome } from '../../../components/base/feedback/Toast/showOutcome';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { failureText, refusal } from '../../../store/api';
import { useBulkUpdateDaysMutation, useLazyGetDaysOfMonthsQuery } from './endpoints';

/** The server gives one reason a day, and a field shows one: all days that are too full are named together. */
const crowdedTogether = (refusals: readonly Refusal[], crowded: RangePreview['crowded']): Refusal[] =>
  refusals
    .filter(({ field }, index) => refusals.findIndex((other) => other.field === field) === index)
    .map((refused) =>
      refused.field === 'totalCount' && crowded.length > 1 ? { ...refused, reason: crowdedReason(crowded) } : refused,
    );
const hasSeveral = (refusals: readonly Refusal[]): boolean =>
  refusals.filter(({ field }) => field === 'totalCount').length > 1;

/** A bulk update: looks at the days of the range, asks, saves, and goes to the range's month. */
export const useBulkUpdate = () => {
  const navigate = useNavigate();
  const isHere = useStillHere();
  const [look, looking] = useLazyGetDaysOfMonthsQuery();
  const [save, saving] = useBulkUpdateDaysMutation();
  const [asked, setAsked] = useState<{ update: BulkUpdate; preview: RangePreview } | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  return {
    asked,
    refusals,
    looking: looking.isFetching,
    saving: saving.isLoading,
    ask: async (update: BulkUpdate) => {
      setRefusals([]);
      const days = await look(monthsOf(update));
      if (days.data) setAsked({ update, preview: rangePreview(update, days.data) });
      else showToast('error', failureText(days.error));
    },
    close: () => setAsked(null),
    confirm: async () => {
      if (!asked) return;
      const { update, preview } = asked;
      const answer = await save(update);
      setAsked(null);
      const refused = refusal(answer.error)?.errors ?? [];
      if (showOutcome(answer.error ? failureText(answer.error) : null, bulk.done(answer.data ?? 0)) && isHere())
        void navigate(PAGES.adminReserve(yearMonthOf(update.stdate)));
      // Somebody may have booked since the question was put: the days are read anew to name them all.
      const days = hasSeveral(refused) ? (await look(monthsOf(update))).data : undefined;
      setRefusals(crowdedTogether(refused, (days ? rangePreview(update, days) : preview).crowded));
    },
  };
};
