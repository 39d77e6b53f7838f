import { catchPostValidator, managedCatchesValidator } from '#contract/validators/operator';
import type { Catch, ManagedCatches, SaveCatch } from '#contract/catch/catch.schema';
import { API } from '#contract/paths';
import { api, postId, postOnce, read, send } from '#src/store/api';

export const catchAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedCatches: build.query<ManagedCatches, number>(
      read(managedCatchesValidator, (page) => `${API.managedCatches}?page=${page}`, 'Catch'),
    ),
    saveCatch: build.mutation<Catch, { post: SaveCatch; key: string }>(
      send(({ post, key }) => postOnce(API.saveCatch)({ ...post, key }), ['Catch'], catchPostValidator),
    ),
    deleteCatch: build.mutation<unknown, number>(send(postId(API.deleteCatch), ['Catch'])),
  }),
});
export const { useGetManagedCatchesQuery, useSaveCatchMutation, useDeleteCatchMutation } = catchAdminApi;
