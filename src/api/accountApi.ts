import type { ApiDispatch } from './baseApi';
import { authApi } from './generated/auth.gen';

export type { User } from './generated/auth.gen';

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

/** Changes the password. Returns the token to go on with; none where sessions do not end by it. */
export const useChangePasswordMutation = endpoints.changePassword.useMutation;

/** Requests the user to whom the stored token belongs. */
export const requestProfile = () => async (dispatch: ApiDispatch) => {
  // Without a subscription, the end of an aborted request for the previous user would drop this one.
  const request = dispatch(endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
  const response = await request;
  request.unsubscribe();
  return response;
};
