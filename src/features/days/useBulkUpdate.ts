import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { yearMonthOf } from '../../../contract/day/calendar.rules';
import type { BulkUpdate } from '../../../contract/day/day.schema';
import { PAGES } from '../../../contract/paths';
import { bulk } from '../../../copy/bulk';
import { format } from '../../../copy/format';
import { monthsOf, rangePreview, type RangePreview } from '../../components/BulkUpdateForm/rangePreview';
import type { Refusal } from '../../components/FormCard/useCheckedForm';
import { showOutcome } from '../../components/Toast/showOutcome';
import { showToast } from '../../components/Toast/showToast';
import { failureText, refusal } from '../../store/api';
import { useBulkUpdateDaysMutation, useLazyGetDaysOfMonthsQuery } from './endpoints';

/** Days that a reason names one by one. */
const NAMED = 5;

/**
 * The server gives one reason a day, and a field shows one: the days that have more guests than the new seats are named
 * together.
 */
const crowdedTogether = (refusals: readonly Refusal[], { booked }: RangePreview, totalCount: number): Refusal[] => {
  const one = refusals.filter(({ field }, index) => refusals.findIndex((other) => other.field === field) === index);
  const crowded = booked.filter(({ guestCount }) => guestCount > totalCount);
  if (crowded.length < 2 || refusals.length < 2) return one;
  const days = crowded
    .slice(0, NAMED)
    .map((day) => bulk.bookedDay(format.day(day.date), format.people(day.guestCount)));
  if (crowded.length > NAMED) days.push(bulk.bookedMore(crowded.length - NAMED));
  return one.map((refused) =>
    refused.field === 'totalCount' ? { ...refused, reason: bulk.crowded(days.join(', ')) } : refused,
  );
};

/** A bulk update: looks at the days of the range, asks, saves, and goes to the range's month. */
export const useBulkUpdate = () => {
  const navigate = useNavigate();
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
      const answer = await save(asked.update);
      setAsked(null);
      setRefusals(crowdedTogether(refusal(answer.error)?.errors ?? [], asked.preview, asked.update.totalCount));
      if (showOutcome(answer.error ? failureText(answer.error) : null, bulk.done(answer.data ?? 0)))
        void navigate(PAGES.adminReserve(yearMonthOf(asked.update.stdate)));
    },
  };
};
