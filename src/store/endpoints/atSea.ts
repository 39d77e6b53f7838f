import { BOARDING_API } from '#contract/boarding/boarding.paths';
import { atSeaShape, tickOutcomesShape } from '#contract/shapes/operator';
import type { AtSea, Tick, TickOutcomes } from '#contract/boarding/boarding.schema';
import { api, shaped } from '../api';

export const atSeaApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAtSea: build.query<AtSea, void>({
      responseSchema: shaped(atSeaShape),
      query: () => BOARDING_API.atSea,
      providesTags: ['Guest', 'Day'],
    }),
    /** In their order; repeated ticks count once. */
    sendTicks: build.mutation<TickOutcomes, readonly Tick[]>({
      responseSchema: shaped(tickOutcomesShape),
      query: (ticks) => ({ url: BOARDING_API.sendTicks, method: 'POST', body: { ticks } }),
      invalidatesTags: (_, error) => (error ? [] : ['Guest']),
    }),
  }),
});
export const { useGetAtSeaQuery, useSendTicksMutation } = atSeaApi;
