import { testMessageValidator } from '#contract/validators/operator';
import { API } from '#contract/paths';
import type { TestMessage } from '#contract/setup/setup.schema';
import { api, send } from '#src/store/api';

export const setupApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendTestMessage: build.mutation<TestMessage, void>(
      send(() => ({ url: API.sendTestMessage, method: 'POST' }), ['Config'], testMessageValidator),
    ),
    hideSetup: build.mutation<unknown, boolean>(
      send((hidden) => ({ url: API.hideSetup, method: 'POST', body: { hidden } }), ['Config']),
    ),
    /** Afterwards all displayed data are gone: reload the page. */
    startOver: build.mutation<unknown, void>({ query: () => ({ url: API.startOver, method: 'POST' }) }),
  }),
});
export const { useHideSetupMutation, useSendTestMessageMutation, useStartOverMutation } = setupApi;
