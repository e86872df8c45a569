import { deleteAccount } from '../domain/deleteAccount';
import { confirmEmail, EMAIL_LINK_MINUTES } from '../domain/emailChange';
import { getOwnData } from '../domain/ownData';
import { requestPasswordReset, RESET_LINK_MINUTES, resetPassword } from '../domain/passwordReset';
import type { OperationHandlers } from './operation';

/** The handlers of the tag `account`. */
export const accountOperations: OperationHandlers<'account'> = {
  getAccountServices: () => ({
    reset_link_minutes: RESET_LINK_MINUTES,
    email_link_minutes: EMAIL_LINK_MINUTES,
  }),
  requestPasswordReset: async ({ domain, readBody }) =>
    requestPasswordReset(domain, await readBody()),
  resetPassword: async ({ domain, readBody }) => resetPassword(domain, await readBody()),
  confirmEmail: async ({ domain, readBody }) => confirmEmail(domain, await readBody()),
  getOwnData: ({ domain, user }) => getOwnData(domain, user),
  deleteAccount: async ({ domain, user, readBody }) =>
    deleteAccount(domain, user, await readBody()),
};
