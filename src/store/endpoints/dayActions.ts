import { reserveDayValidator } from '#contract/validators/visitor';
import type { DayState, ReserveDay, UpdateDay, UpdateDayState } from '#contract/day/day.schema';
import { API } from '#contract/paths';
import { api, validated } from '../api';

export const dayActionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the new state: a full day stays COMPLETE if OPEN is requested. */
    changeDayState: build.mutation<DayState, UpdateDayState>({
      query: (body) => ({ url: API.updateDayState, method: 'POST', body }),
      invalidatesTags: ['Day'],
    }),
    updateDay: build.mutation<ReserveDay, UpdateDay>({
      responseSchema: validated(reserveDayValidator),
      query: (body) => ({ url: API.updateDay, method: 'POST', body }),
      // After a refusal too: another device has saved first.
      invalidatesTags: ['Day', 'Guest'],
    }),
  }),
});
export const { useChangeDayStateMutation, useUpdateDayMutation } = dayActionsApi;
