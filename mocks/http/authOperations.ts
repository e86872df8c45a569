import { changePassword, logIn, register, toUser, updateProfile } from '../domain/accounts';
import { deleteAccount } from '../domain/deleteAccount';
import { confirmEmail, EMAIL_LINK_MINUTES } from '../domain/emailChange';
import { getOwnData } from '../domain/ownData';
import { RESET_LINK_MINUTES, requestPasswordReset, resetPassword } from '../domain/passwordReset';
import type { OperationHandlers } from './operation';

/** The handlers of the tag `auth`. */
export const authOperations: OperationHandlers<'auth'> = {
  login: async ({ domain, readBody }) => logIn(domain, await readBody()),
  register: async ({ domain, readBody }) => register(domain, await readBody()),
  getProfile: ({ user }) => ({ user: toUser(user) }),
  updateProfile: async ({ domain, user, readBody, extensions }) =>
    updateProfile(domain, user, await readBody(), { confirmsEmail: extensions === 'all' }),
  changePassword: async ({ domain, user, readBody }) =>
    changePassword(domain, user, await readBody()),
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
