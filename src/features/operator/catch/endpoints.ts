import { catchPostValidator, managedCatchesValidator } from '#contract/validators/operator';
import type { Catch, ManagedCatches, SaveCatch } from '#contract/catch/catch.schema';
import { API, IDEMPOTENCY_HEADER } from '#contract/paths';
import { api, validated } from '#src/store/api';

export const catchAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedCatches: build.query<ManagedCatches, number>({
      responseSchema: validated(managedCatchesValidator),
      query: (page) => `${API.managedCatches}?page=${page}`,
      providesTags: ['Catch'],
    }),
    saveCatch: build.mutation<Catch, { post: SaveCatch; key: string }>({
      responseSchema: validated(catchPostValidator),
      query: ({ post, key }) => ({
        url: API.saveCatch,
        method: 'POST',
        headers: { [IDEMPOTENCY_HEADER]: key },
        body: post,
      }),
      invalidatesTags: ['Catch'],
    }),
    deleteCatch: build.mutation<unknown, number>({
      query: (id) => ({ url: API.deleteCatch, method: 'POST', body: { id } }),
      invalidatesTags: ['Catch'],
    }),
  }),
});
export const { useGetManagedCatchesQuery, useSaveCatchMutation, useDeleteCatchMutation } = catchAdminApi;
