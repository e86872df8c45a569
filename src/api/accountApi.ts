import { authApi, type GetProfileResponse } from './generated/auth.gen';
import { readUser } from './readUser';

export type { AuthAnswer, User } from './generated/auth.gen';

const { endpoints } = authApi.enhanceEndpoints({
  endpoints: {
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
export const requestProfile = () =>
  endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false });
