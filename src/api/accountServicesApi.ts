import { accountApi } from './generated/account.gen';

const { endpoints } = accountApi;

/** How long mailed links work; fails where a backend does not offer them. */
export const useGetAccountServicesQuery = endpoints.getAccountServices.useQuery;
/** Asks for a mail with a link that sets a new password. */
export const useRequestPasswordResetMutation = endpoints.requestPasswordReset.useMutation;
/** Sets a new password by the token of a mailed link; 410 for one that does not work any more. */
export const useResetPasswordMutation = endpoints.resetPassword.useMutation;
/** Confirms a new email address by the token of a mailed link. */
export const useConfirmEmailMutation = endpoints.confirmEmail.useMutation;
/** Requests everything that the shop keeps about the signed-in user. */
export const useLazyGetOwnDataQuery = endpoints.getOwnData.useLazyQuery;
/** Deletes the signed-in user's account; requires the password. */
export const useDeleteAccountMutation = endpoints.deleteAccount.useMutation;
