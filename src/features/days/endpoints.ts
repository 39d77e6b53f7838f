import type { DayState, UpdateDayMemo, UpdateDayState } from '../../../contract/day/day.schema';
import { API } from '../../../contract/paths';
import { api } from '../../store/api';

export const dayAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the state that now holds: a full day asked for OPEN stays COMPLETE. */
    changeDayState: build.mutation<DayState, UpdateDayState>({
      query: (body) => ({ url: API.updateDayState, method: 'POST', body }),
      invalidatesTags: ['Day'],
    }),
    saveDayMemo: build.mutation<unknown, UpdateDayMemo>({
      query: (body) => ({ url: API.updateDayMemo, method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Day']),
    }),
  }),
});
export const { useChangeDayStateMutation, useSaveDayMemoMutation } = dayAdminApi;
