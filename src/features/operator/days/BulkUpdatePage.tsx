import { useSearchParams } from 'react-router-dom';
import {
  addDays,
  isDayDate,
  monthRange,
  seoulToday,
  yearMonthOf,
  type DayDate,
  type YearMonth,
} from '#contract/day/calendar.rules';
import { BULK } from '#contract/day/bulk.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES, readYearMonth } from '#contract/paths';
import { admin } from '#copy/admin';
import { bulk } from '#copy/bulk';
import { frame } from '#copy/frame';
import { BulkQuestion } from '#src/components/operator/days/BulkUpdateForm/BulkQuestion';
import { BulkUpdateForm } from '#src/components/operator/days/BulkUpdateForm/BulkUpdateForm';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { refusal } from '#src/store/api';
import { useGetDayByDateQuery } from '#src/store/endpoints/days';
import { useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { useBulkUpdate } from './useBulkUpdate';

const rangeOf = (today: DayDate, month: YearMonth | null): { stdate: DayDate; eddate: DayDate } => {
  const { first, last } = month ? monthRange(month) : { first: today, last: today };
  if (first <= today) return { stdate: today, eddate: addDays(today, BULK.defaults.days) };
  return { stdate: first, eddate: last };
};

const initialOf = (range: { stdate: DayDate; eddate: DayDate }, day: ReserveDay | undefined) => ({
  ...range,
  fish: day?.fish ?? '',
  totalCount: day?.totalCount ?? BULK.defaults.totalCount,
  price: day?.price ?? BULK.defaults.price,
  reservePrice: day?.reservePrice ?? BULK.defaults.reservePrice,
});

/** Specification 2, 5. */
export function BulkUpdatePage() {
  const today = seoulToday(useNow());
  const [search] = useSearchParams();
  const asked = search.get('date') ?? '';
  const date = isDayDate(asked) ? asked : null;
  const day = useGetDayByDateQuery(date ?? '', { skip: date === null });
  const isNew = refusal(day.error)?.code === 'NOT_FOUND';
  const work = useBulkUpdate();
  const month = readYearMonth(search);
  const listHref = PAGES.adminReserve(month ?? yearMonthOf(date ?? today));
  const range = date ? { stdate: date, eddate: date } : rangeOf(today, month);

  return (
    <OperatorPage
      section="days"
      width="form"
      title={bulk.title}
      aside={
        <LinkButton href={listHref} icon="list">
          {frame.list}
        </LinkButton>
      }
    >
      <Screen queries={date === null || isNew ? [] : [day]} skeleton="form" failed={{ title: admin.day.loadFailed }}>
        {() => (
          <BulkUpdateForm
            key={range.stdate}
            {...work.form}
            initial={initialOf(range, day.currentData)}
            pending={work.looking || work.saving}
            onSubmit={(update) => void work.ask(update)}
          />
        )}
      </Screen>
      {work.asked && (
        <BulkQuestion
          update={work.asked.update}
          preview={work.asked.preview}
          pending={work.saving}
          onConfirm={work.confirm}
          onClose={work.close}
        />
      )}
    </OperatorPage>
  );
}
