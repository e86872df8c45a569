import { changePassword, logIn, register, toUser, updateProfile } from '../domain/accounts';
import type { Operation } from './operation';

const CREATED = 201;

/** The calls of the tag `auth`. */
export const authOperations: readonly Operation[] = [
  {
    operationId: 'login',
    method: 'post',
    path: '/api/auth/login',
    answer: async ({ domain, readBody }) => logIn(domain, await readBody()),
  },
  {
    operationId: 'register',
    method: 'post',
    path: '/api/auth/register',
    answer: async ({ domain, readBody }) =>
      Response.json(await register(domain, await readBody()), { status: CREATED }),
  },
  {
    operationId: 'getProfile',
    method: 'get',
    path: '/api/auth/profile',
    answer: async ({ requireUser }) => ({ user: toUser(await requireUser()) }),
  },
  {
    operationId: 'updateProfile',
    method: 'put',
    path: '/api/auth/profile',
    answer: async ({ domain, requireUser, readBody }) =>
      updateProfile(domain, await requireUser(), await readBody()),
  },
  {
    operationId: 'changePassword',
    method: 'put',
    path: '/api/auth/change-password',
    answer: async ({ domain, requireUser, readBody }) =>
      changePassword(domain, await requireUser(), await readBody()),
  },
];
