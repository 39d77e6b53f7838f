import { signinResponseValidator, userValidator } from '#contract/validators/visitor';
import type { Signin, SigninResponse, User } from '#contract/auth/auth.schema';
import { API } from '#contract/paths';
import { api, isRefusedLogin, post, read, send, validated } from '../api';
import { useAppSelector } from '../hooks';
import { signedIn, tokensOf } from '../session';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<User, void>(read(userValidator, () => API.me, 'User')),
    signin: build.mutation<SigninResponse, Signin>({
      responseSchema: validated(signinResponseValidator),
      query: post(API.signin),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        // The login form shows the error.
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(signedIn(tokensOf(data.token, data.refreshToken)));
      },
    }),
    signout: build.mutation<unknown, string>(
      send((token) => ({ url: API.signout, method: 'POST', headers: { Authorization: `Bearer ${token}` } })),
    ),
  }),
});
export const { useSigninMutation } = sessionApi;

/** Specification 2. `unreachable`: no response; neither a lost connection nor an outage counts as a logout. */
export type SessionStatus = 'signed-out' | 'checking' | 'signed-in' | 'unreachable';

export const useSession = (): { status: SessionStatus; error: unknown; retry: () => void } => {
  const hasToken = useAppSelector((state) => state.session.user !== null);
  const me = sessionApi.useGetMeQuery(undefined, { skip: !hasToken });
  const status: SessionStatus = !hasToken
    ? 'signed-out'
    : me.data
      ? 'signed-in'
      : me.isError
        ? isRefusedLogin(me.error)
          ? 'signed-out'
          : 'unreachable'
        : 'checking';
  return { status, error: me.error, retry: () => void me.refetch() };
};
