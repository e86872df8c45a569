import type { ApiDispatch } from './baseApi';
import {
  authApi,
  type GetProfileResponse,
  type LoginResponse,
  type UpdateProfileResponse,
} from './generated/auth.gen';
import { readText } from './read';
import { readUser } from './readAccount';

export type { User } from './generated/auth.gen';

const sessionStart = {
  extraOptions: { expects: { token: 'text', user: 'entity' } },
  transformResponse: ({ token, user }: LoginResponse) => ({ token, user: readUser(user) }),
} as const;

const { endpoints } = authApi.enhanceEndpoints({
  endpoints: {
    login: sessionStart,
    register: sessionStart,
    updateProfile: {
      transformResponse: (response: UpdateProfileResponse | null) => ({
        ...response,
        pending_email: readText(response?.pending_email),
      }),
    },
    getProfile: {
      providesTags: ['Profile'],
      extraOptions: { expects: { user: 'entity' } },
      transformResponse: ({ user }: GetProfileResponse) => ({ user: readUser(user) }),
    },
  },
});

/** Logs in; returns a token and the user. */
export const useLoginMutation = endpoints.login.useMutation;
/** Registers; returns a token and the user. */
export const useRegisterMutation = endpoints.register.useMutation;

/** Changes fields of the signed-in user's profile. */
export const useUpdateProfileMutation = endpoints.updateProfile.useMutation;

/** Changes the signed-in user's password; requires the current one. */
export const useChangePasswordMutation = endpoints.changePassword.useMutation;

/** Requests the user to whom the stored token belongs. */
export const requestProfile = () => async (dispatch: ApiDispatch) => {
  // Without a subscription, the end of an aborted request for the previous user would drop this one.
  const request = dispatch(endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
  const response = await request;
  request.unsubscribe();
  return response;
};
