import { FORGED_TOKEN } from '../cases/unknown';
import {
  asPerson,
  insteadOf,
  lieAt,
  operationOf,
  rewrite,
  spoil,
  withJson,
  type Body,
} from './lies';
import type { Mutant } from './mutant';

const ADMIN = 'admin@example.com';

const confirmed = () => Response.json({ success: true });

function selfPromotion(): Mutant {
  let isPromoted = false;
  return {
    name: 'A person can become an admin by the profile',
    caughtAt: { operationId: 'updateProfile', rule: 'access' },
    answer: async (request, honest) => {
      const operationId = operationOf(request);
      if (operationId === 'updateProfile') {
        isPromoted ||= ((await request.clone().json()) as Body).role === 'admin';
      }
      const answer = await honest(request);
      if (operationId !== 'getProfile' || !isPromoted || !answer.ok) return answer;
      return withJson(
        answer,
        (body) => Object.assign(body.user as Body, { role: 'admin' }) && body,
      );
    },
  };
}

/** Backends that let in whom they should not, or do not do what they confirm. */
export const accessMutants: Mutant[] = [
  insteadOf(['listPayments', 401], 'A missing token is answered with 200', 'status', () =>
    Response.json({ payments: [] }),
  ),
  lieAt('getProfile', 'A forged token is good enough', 'status', async (request, honest) =>
    honest(
      request.headers.get('Authorization')?.endsWith(FORGED_TOKEN)
        ? await asPerson(request, honest, ADMIN)
        : request,
    ),
  ),
  lieAt(
    'listPurchasedProjects',
    'The signature of a token is not looked at',
    'status',
    async (request, honest) => {
      const answer = await honest(request);
      const token = request.headers.get('Authorization') ?? '';
      const isTampered = answer.status === 401 && token !== '' && !token.endsWith(FORGED_TOKEN);
      return isTampered ? Response.json({ projects: [] }) : answer;
    },
  ),
  insteadOf(['listConversations', 403], 'Customers see the inbox of staff', 'status', () =>
    Response.json({ conversations: [] }),
  ),
  rewrite(
    'getConversation',
    'Customers read the conversations of others',
    'status',
    (request, honest) =>
      request.headers.has('Authorization') ? asPerson(request, honest, ADMIN) : request,
  ),
  insteadOf(['register', 409], 'An email can be registered twice', 'status', () =>
    Response.json({ token: 'again', user: {} }, { status: 201 }),
  ),
  insteadOf(['updateProfile', 409], "Somebody else's email can be taken", 'status', confirmed),
  selfPromotion(),
  lieAt('changePassword', 'A changed password is not kept', 'status', async (request, honest) => {
    const { newPassword } = (await request.clone().json()) as Body;
    const isPlausible = typeof newPassword === 'string' && newPassword.startsWith('checked-');
    return isPlausible && request.headers.has('Authorization') ? confirmed() : honest(request);
  }),
  insteadOf(['changePassword', 400], 'The current password is not checked', 'status', confirmed),
  spoil('updateProfile', 'A change of the profile is refused under a 200', 'schema', () => [
    'refused',
  ]),
  {
    name: 'An undocumented DELETE is answered',
    caughtAt: { operationId: 'getProfile', rule: 'method' },
    answer: (request, honest) =>
      request.method === 'DELETE' ? Promise.resolve(confirmed()) : honest(request),
  },
  {
    name: 'Answers may not be read from another origin',
    caughtAt: { operationId: 'listProjects', rule: 'cors' },
    spoilHeaders: (headers) => headers.delete('Access-Control-Allow-Origin'),
  },
  {
    name: 'A preflight does not allow the Authorization header',
    caughtAt: { operationId: 'getProfile', rule: 'cors' },
    spoilHeaders: (headers) => headers.set('Access-Control-Allow-Headers', 'Content-Type'),
  },
];
