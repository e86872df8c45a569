import { FORGED_TOKEN } from '../cases/unknownValues';
import {
  asUser,
  replaceError,
  mutateOperation,
  operationOf,
  rewriteRequest,
  mutateBody,
  withJson,
  type Body,
} from './mutate';
import type { Mutant } from './mutant';

const ADMIN = 'admin@example.com';

const confirmed = () => Response.json({ success: true });

function selfPromotion(): Mutant {
  let isPromoted = false;
  return {
    name: 'A user can become an admin by editing their profile',
    caughtAt: { operationId: 'updateProfile', rule: 'access' },
    respond: async (request, honest) => {
      const operationId = operationOf(request);
      if (operationId === 'updateProfile') {
        isPromoted ||= ((await request.clone().json()) as Body).role === 'admin';
      }
      const response = await honest(request);
      if (operationId !== 'getProfile' || !isPromoted || !response.ok) return response;
      return withJson(
        response,
        (body) => Object.assign(body.user as Body, { role: 'admin' }) && body,
      );
    },
  };
}

function tellsWhoHasAccount(): Mutant {
  const registered = new Set<unknown>();
  return {
    name: 'The request for a new password tells who has an account',
    caughtAt: { operationId: 'requestPasswordReset', rule: 'access' },
    respond: async (request, honest) => {
      const operationId = operationOf(request);
      if (operationId !== 'register' && operationId !== 'requestPasswordReset') {
        return honest(request);
      }
      const { email } = (await request
        .clone()
        .json()
        .catch(() => ({}))) as Body;
      const response = await honest(request);
      if (operationId === 'register') registered.add(email);
      else if (response.ok && !registered.has(email)) {
        return Response.json({ success: true, message: 'Nobody has this address' });
      }
      return response;
    },
  };
}

/** Mutants with wrong access checks, or that confirm changes without making them. */
export const accessMutants: Mutant[] = [
  replaceError(['listPayments', 401], 'A missing token is accepted', 'status', () =>
    Response.json({ payments: [] }),
  ),
  mutateOperation('getProfile', 'A forged token is accepted', 'status', async (request, honest) =>
    honest(
      request.headers.get('Authorization')?.endsWith(FORGED_TOKEN)
        ? await asUser(request, honest, ADMIN)
        : request,
    ),
  ),
  mutateOperation(
    'listPurchasedProjects',
    'The signature of a token is not checked',
    'status',
    async (request, honest) => {
      const response = await honest(request);
      const token = request.headers.get('Authorization') ?? '';
      const isTampered = response.status === 401 && token !== '' && !token.endsWith(FORGED_TOKEN);
      return isTampered ? Response.json({ projects: [] }) : response;
    },
  ),
  replaceError(['listConversations', 403], 'Customers can read the inbox of staff', 'status', () =>
    Response.json({ conversations: [] }),
  ),
  rewriteRequest(
    'getConversation',
    'Customers can read the conversations of others',
    'status',
    (request, honest) =>
      request.headers.has('Authorization') ? asUser(request, honest, ADMIN) : request,
  ),
  replaceError(['register', 409], 'An email can be registered twice', 'status', () =>
    Response.json({ token: 'again', user: {} }, { status: 201 }),
  ),
  replaceError(['updateProfile', 409], "Another user's email can be taken", 'status', confirmed),
  selfPromotion(),
  mutateOperation(
    'changePassword',
    'A changed password is not saved',
    'status',
    async (request, honest) => {
      const { newPassword } = (await request.clone().json()) as Body;
      const isPlausible = typeof newPassword === 'string' && newPassword.startsWith('checked-');
      return isPlausible && request.headers.has('Authorization') ? confirmed() : honest(request);
    },
  ),
  tellsWhoHasAccount(),
  replaceError(['changePassword', 400], 'The current password is not checked', 'status', confirmed),
  mutateBody('updateProfile', 'A profile change is rejected with status 200', 'schema', () => [
    'rejected',
  ]),
  {
    name: 'An undocumented DELETE is accepted',
    caughtAt: { operationId: 'getProfile', rule: 'method' },
    respond: (request, honest) =>
      request.method === 'DELETE' ? Promise.resolve(confirmed()) : honest(request),
  },
  {
    name: 'Responses cannot be read from another origin',
    caughtAt: { operationId: 'listProjects', rule: 'cors' },
    spoilHeaders: (headers) => headers.delete('Access-Control-Allow-Origin'),
  },
  {
    name: 'A preflight does not allow the Authorization header',
    caughtAt: { operationId: 'getProfile', rule: 'cors' },
    spoilHeaders: (headers) => headers.set('Access-Control-Allow-Headers', 'Content-Type'),
  },
];
