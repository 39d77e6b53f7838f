import type { ChangePassword } from '../../../contract/auth/auth.schema';
import type { StoreInfo, StoreLogic } from '../../../contract/config/config.schema';
import { API } from '../../../contract/paths';
import { api } from '../../store/api';
import { tellOtherTabs } from '../../store/endpoints/otherTabs';

/** What is saved shows at once on every page, header and title included, and in every tab. */
const showsEverywhere = {
  invalidatesTags: (_: unknown, error: unknown) => (error ? [] : (['Config'] as const)),
  onQueryStarted: async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
    // A refusal is the form's to tell.
    await queryFulfilled.then(tellOtherTabs, () => undefined);
  },
};

export const configAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    storeInfo: build.mutation<unknown, StoreInfo>({
      query: (body) => ({ url: API.storeInfo, method: 'POST', body }),
      ...showsEverywhere,
    }),
    storeLogic: build.mutation<unknown, StoreLogic>({
      query: (body) => ({ url: API.storeLogic, method: 'POST', body }),
      ...showsEverywhere,
    }),
    changePassword: build.mutation<unknown, Omit<ChangePassword, 'id'>>({
      query: (body) => ({ url: API.changePassword, method: 'POST', body: { id: null, ...body } }),
    }),
  }),
});
export const { useStoreInfoMutation, useStoreLogicMutation, useChangePasswordMutation } = configAdminApi;
