import { dayListShape, reserveDayShape } from '../../../../contract/shapes/visitor';
import type { YearMonth } from '../../../../contract/day/calendar.rules';
import type {
  BulkUpdate,
  DayState,
  ReserveDay,
  UpdateDay,
  UpdateDayMemo,
  UpdateDayState,
} from '../../../../contract/day/day.schema';
import { API } from '../../../../contract/paths';
import { api, refusal, shaped } from '../../../store/api';

export const dayAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the resulting state: a full day stays COMPLETE if OPEN is requested. */
    changeDayState: build.mutation<DayState, UpdateDayState>({
      query: (body) => ({ url: API.updateDayState, method: 'POST', body }),
      invalidatesTags: ['Day'],
    }),
    saveDayMemo: build.mutation<unknown, UpdateDayMemo>({
      query: (body) => ({ url: API.updateDayMemo, method: 'POST', body }),
      // Invalidated on CONFLICT too, to load what another screen has saved first.
      invalidatesTags: (_, error) => (error && refusal(error)?.code !== 'CONFLICT' ? [] : ['Day']),
    }),
    updateDay: build.mutation<ReserveDay, UpdateDay>({
      responseSchema: shaped(reserveDayShape),
      query: (body) => ({ url: API.updateDay, method: 'POST', body }),
      invalidatesTags: ['Day', 'Guest'],
    }),
    /** The days of several months, not cached: those that a bulk update is about to change. */
    getDaysOfMonths: build.query<ReserveDay[], readonly YearMonth[]>({
      responseSchema: shaped(dayListShape),
      queryFn: async (months, _api, _extra, call) => {
        const answers = await Promise.all(
          months.map(async ({ year, month }) => call(`${API.dayList}?year=${year}&month=${month}`)),
        );
        const failed = answers.find(({ error }) => error);
        if (failed?.error) return { error: failed.error };
        return { data: answers.flatMap(({ data }) => data as ReserveDay[]) };
      },
      keepUnusedDataFor: 0,
    }),
    /** Returns the number of days created or changed. */
    bulkUpdateDays: build.mutation<number, BulkUpdate>({
      query: (body) => ({ url: API.bulkUpdate, method: 'POST', body }),
      invalidatesTags: ['Day', 'Guest'],
    }),
  }),
});
export const {
  useChangeDayStateMutation,
  useSaveDayMemoMutation,
  useUpdateDayMutation,
  useLazyGetDaysOfMonthsQuery,
  useBulkUpdateDaysMutation,
} = dayAdminApi;
