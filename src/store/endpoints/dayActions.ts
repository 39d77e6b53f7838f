import { reserveDayValidator } from '#contract/validators/visitor';
import type { DayState, ReserveDay, UpdateDay, UpdateDayState } from '#contract/day/day.schema';
import { API } from '#contract/paths';
import { api, post, send } from '../api';

export const dayActionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the new state: a full day stays COMPLETE if OPEN is requested. */
    changeDayState: build.mutation<DayState, UpdateDayState>(send(post(API.updateDayState), ['Day'])),
    // After a refusal too: another device has saved first.
    updateDay: build.mutation<ReserveDay, UpdateDay>(send(post(API.updateDay), ['Day', 'Guest'], reserveDayValidator)),
  }),
});
export const { useChangeDayStateMutation, useUpdateDayMutation } = dayActionsApi;
