import { testMessageValidator } from '#contract/validators/operator';
import { API } from '#contract/paths';
import type { TestMessage } from '#contract/setup/setup.schema';
import { api, validated } from '#src/store/api';

export const setupApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendTestMessage: build.mutation<TestMessage, void>({
      responseSchema: validated(testMessageValidator),
      query: () => ({ url: API.sendTestMessage, method: 'POST' }),
      invalidatesTags: ['Config'],
    }),
    hideSetup: build.mutation<unknown, boolean>({
      query: (hidden) => ({ url: API.hideSetup, method: 'POST', body: { hidden } }),
      invalidatesTags: ['Config'],
    }),
    /** Afterwards nothing that is shown exists any more: load the page again. */
    startOver: build.mutation<unknown, void>({ query: () => ({ url: API.startOver, method: 'POST' }) }),
  }),
});
export const { useHideSetupMutation, useSendTestMessageMutation, useStartOverMutation } = setupApi;
