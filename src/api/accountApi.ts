import type { ApiDispatch } from './baseApi';
import { authApi } from './generated/auth.gen';

export type { User } from './generated/auth.gen';

const curatedApi = authApi.enhanceEndpoints({
  endpoints: {
    getProfile: { providesTags: ['Profile'] },
  },
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useUpdateProfileMutation,
  /** Returns the token to go on with; none where sessions do not end by a new password. */
  useChangePasswordMutation,
} = curatedApi;

/** Requests the user to whom the stored token belongs. */
export const requestProfile = () => async (dispatch: ApiDispatch) => {
  // Without a subscription, the end of an aborted request for the previous user would drop this one.
  const request = dispatch(
    curatedApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }),
  );
  const response = await request;
  request.unsubscribe();
  return response;
};
