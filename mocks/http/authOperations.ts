import { changePassword, logIn, register, toUser, updateProfile } from '../domain/accounts';
import type { OperationHandlers } from './operation';

/** The handlers of the tag `auth`. */
export const authOperations: OperationHandlers<'auth'> = {
  login: async ({ domain, readBody }) => logIn(domain, await readBody()),
  register: async ({ domain, readBody, offered }) =>
    register(domain, await readBody(), { confirmsEmail: offered.includes('account') }),
  getProfile: ({ user }) => ({ user: toUser(user) }),
  updateProfile: async ({ domain, user, readBody, offered }) =>
    updateProfile(domain, user, await readBody(), { confirmsEmail: offered.includes('account') }),
  changePassword: async ({ domain, user, readBody }) =>
    changePassword(domain, user, await readBody()),
};
