import type { ChangePassword } from '../../../contract/auth/auth.schema';
import type { StoreInfo, StoreLogic } from '../../../contract/config/config.schema';
import { API } from '../../../contract/paths';
import { api } from '../../store/api';

export const configAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is saved shows at once on every page, header and title included. */
    storeInfo: build.mutation<unknown, StoreInfo>({
      query: (body) => ({ url: API.storeInfo, method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Config']),
    }),
    storeLogic: build.mutation<unknown, StoreLogic>({
      query: (body) => ({ url: API.storeLogic, method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Config']),
    }),
    changePassword: build.mutation<unknown, Omit<ChangePassword, 'id'>>({
      query: (body) => ({ url: API.changePassword, method: 'POST', body: { id: null, ...body } }),
    }),
  }),
});
export const { useStoreInfoMutation, useStoreLogicMutation, useChangePasswordMutation } = configAdminApi;
