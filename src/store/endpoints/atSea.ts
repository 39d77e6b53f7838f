import { BOARDING_API } from '#contract/boarding/boarding.paths';
import { atSeaValidator, tickOutcomesValidator } from '#contract/validators/operator';
import type { AtSea, Tick, TickOutcomes } from '#contract/boarding/boarding.schema';
import { api, validated } from '../api';

export const atSeaApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAtSea: build.query<AtSea, void>({
      responseSchema: validated(atSeaValidator),
      query: () => BOARDING_API.atSea,
      providesTags: ['Guest', 'Day'],
    }),
    /** In their order; repeated ticks count once. */
    sendTicks: build.mutation<TickOutcomes, readonly Tick[]>({
      responseSchema: validated(tickOutcomesValidator),
      query: (ticks) => ({ url: BOARDING_API.sendTicks, method: 'POST', body: { ticks } }),
      invalidatesTags: (_, error) => (error ? [] : ['Guest']),
    }),
  }),
});
export const { useGetAtSeaQuery, useSendTicksMutation } = atSeaApi;
