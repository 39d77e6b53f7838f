import { BOARDING_API } from '../../../contract/boarding/boarding.paths';
import { atSeaShape, tickOutcomesShape } from '../../../contract/shapes/operator';
import type { AtSea, Tick, TickOutcomes } from '../../../contract/boarding/boarding.schema';
import { api, shaped } from '../api';
import { trackOwnActions } from './ownActions';

/** The passenger lists for places without a signal, and the ticks made there. */
export const atSeaApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAtSea: build.query<AtSea, void>({
      responseSchema: shaped(atSeaShape),
      query: () => BOARDING_API.atSea,
      providesTags: ['Guest', 'Day'],
    }),
    /** Sends ticks in their order; repeated ones count once. */
    sendTicks: build.mutation<TickOutcomes, readonly Tick[]>({
      responseSchema: shaped(tickOutcomesShape),
      query: (ticks) => ({ url: BOARDING_API.sendTicks, method: 'POST', body: { ticks } }),
      invalidatesTags: (_, error) => (error ? [] : ['Guest']),
      onQueryStarted: async (ticks, started) => {
        await Promise.all(
          (['BOARDED', 'UNBOARDED', 'CALLED', 'UNCALLED'] as const).map((mark) =>
            trackOwnActions<readonly Tick[]>(mark, (sent) =>
              sent.filter((tick) => tick.mark === mark).map(({ guestId }) => guestId),
            )(ticks, started),
          ),
        );
      },
    }),
  }),
});
export const { useGetAtSeaQuery, useSendTicksMutation } = atSeaApi;
