import { accountApi } from './generated/account.gen';

const { endpoints } = accountApi;

/** How long mailed links are valid; fails if the backend does not offer them. */
export const useGetAccountServicesQuery = endpoints.getAccountServices.useQuery;
/** Requests a mail with a password reset link. */
export const useRequestPasswordResetMutation = endpoints.requestPasswordReset.useMutation;
/** Sets a new password with the token from a mailed link; 410 if the token is used or expired. */
export const useResetPasswordMutation = endpoints.resetPassword.useMutation;
/** Confirms a new email address with the token from a mailed link. */
export const useConfirmEmailMutation = endpoints.confirmEmail.useMutation;
/** Requests a copy of all data about the signed-in user. */
export const useLazyGetOwnDataQuery = endpoints.getOwnData.useLazyQuery;
/** Deletes the signed-in user's account; requires the password. */
export const useDeleteAccountMutation = endpoints.deleteAccount.useMutation;
