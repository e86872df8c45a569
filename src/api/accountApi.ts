import { authApi } from './generated/auth.gen';

export type { AuthAnswer, User } from './generated/auth.gen';

const { endpoints } = authApi.enhanceEndpoints({
  endpoints: {
    getProfile: { providesTags: ['Profile'] },
  },
});

/** Logs in; answers a token and the user. */
export const useLoginMutation = endpoints.login.useMutation;
/** Registers; answers a token and the user. */
export const useRegisterMutation = endpoints.register.useMutation;

/** Changes fields of the signed-in person's profile. */
export const useUpdateProfileMutation = endpoints.updateProfile.useMutation;

/** Changes the signed-in person's password; the current one has to be given. */
export const useChangePasswordMutation = endpoints.changePassword.useMutation;

/** Asks who the stored token belongs to. */
export const requestProfile = () =>
  endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false });
