import { accountApi } from './generated/account.gen';

export const {
  /** How long mailed links are valid; fails if the backend does not offer them. */
  useGetAccountServicesQuery,
  useRequestPasswordResetMutation,
  /** 410 if the token of the mailed link is used or expired. */
  useResetPasswordMutation,
  useConfirmEmailMutation,
  useLazyGetOwnDataQuery,
  useDeleteAccountMutation,
} = accountApi;
