import { authApi } from './generated/auth.gen';

export type { AuthAnswer, User } from './generated/auth.gen';

const { endpoints } = authApi.enhanceEndpoints({
  endpoints: {
    getProfile: { providesTags: ['Profile'] },
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

/** Requests the user whom the stored token belongs to. */
export const requestProfile = () =>
  endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false });
