import { signPayment } from '@mocks/domain/orders';
import {
  asUser,
  mutateBody,
  mutateOperation,
  operationOf,
  replaceError,
  sentJson,
  withJson,
  withSentJson,
  type Body,
} from './mutate';
import type { Honest, Mutant } from './mutant';

const SOMEBODY = 'asha@example.com';
const MINUTES_MS = 60_000;
const INDIA_MINUTES = 330;

const refuse = (message: string) => Response.json({ success: false, message }, { status: 401 });

const tokenOf = (request: Request) => (request.headers.get('Authorization') ?? '').slice(7);

const withToken = (request: Request, token: string) => {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return new Request(request, { headers });
};

/** Responds as if to another user. */
const answerToSomebody = async (request: Request, honest: Honest): Promise<Body> =>
  (await (await honest(await asUser(request, honest, SOMEBODY))).json()) as Body;

/** Adds another user's entry to a list. */
function mixIn(operationId: string, items: string, name: string): Mutant {
  return mutateOperation(operationId, name, 'access', async (request, honest) => {
    const response = await honest(request);
    if (!response.ok) return response;
    const others = (await answerToSomebody(request, honest))[items] as Body[];
    return withJson(response, (body) => {
      const own = body[items] as Body[];
      const known = new Set(own.map((item) => JSON.stringify(item)));
      const foreign = others.find((item) => !known.has(JSON.stringify(item)));
      if (foreign) own.push(foreign);
    });
  });
}

/** Remembers issued tokens, and accepts a token that `resembles` one of them. */
function trustTokens(name: string, resembles: (token: string, issued: string) => boolean): Mutant {
  const issued = new Set<string>();
  return {
    name,
    caughtAt: { operationId: 'getProfile', rule: 'status' },
    respond: async (request, honest) => {
      const token = tokenOf(request);
      const similar = [...issued].find((one) => resembles(token, one));
      const response = await honest(token && similar ? withToken(request, similar) : request);
      if (response.ok && ['login', 'register'].includes(operationOf(request) ?? '')) {
        issued.add(String(((await response.clone().json()) as Body).token));
      }
      return response;
    },
  };
}

/** Accepts a wrong password that `resembles` that of the registration. */
function trustPasswords(
  name: string,
  resembles: (given: string, right: string) => boolean,
): Mutant {
  const passwords = new Map<unknown, string>();
  return {
    name,
    caughtAt: { operationId: 'login', rule: 'status' },
    respond: async (request, honest) => {
      const operationId = operationOf(request);
      const { email, password, currentPassword, newPassword } = await sentJson(request);
      const right = passwords.get(email);
      const isNear = right !== undefined && resembles(String(password), right);
      const response = await honest(
        operationId === 'login' && isNear
          ? await withSentJson(request, (body) => ({ ...body, password: right }))
          : request,
      );
      if (operationId === 'register' && response.ok) passwords.set(email, String(password));
      if (operationId === 'changePassword' && response.ok) {
        for (const [key, value] of passwords) {
          if (value === currentPassword) passwords.set(key, String(newPassword));
        }
      }
      return response;
    },
  };
}

/** Accepts a wrong signature that `resembles` the correct one. */
function trustSignatures(
  name: string,
  resembles: (given: string, body: { orderId: string; paymentId: string }) => Promise<boolean>,
): Mutant {
  return mutateOperation('verifyPayment', name, 'status', async (request, honest) => {
    const sent = (await sentJson(request)) as Record<string, string>;
    const { orderId = '', paymentId = '', signature = '' } = sent;
    const isNear = await resembles(String(signature), { orderId, paymentId });
    return honest(
      isNear
        ? await withSentJson(request, async (body) => ({
            ...body,
            signature: await signPayment(orderId, paymentId),
          }))
        : request,
    );
  });
}

function deletedAccount(): Mutant {
  const ended = new Set<string>();
  return {
    name: 'The token of a deleted account still reads payments',
    caughtAt: { operationId: 'deleteAccount', rule: 'status' },
    respond: async (request, honest) => {
      const response = await honest(request);
      const operationId = operationOf(request);
      if (operationId === 'deleteAccount' && response.ok) ended.add(tokenOf(request));
      const isEnded = operationId === 'listPayments' && ended.has(tokenOf(request));
      return isEnded ? Response.json({ payments: [] }) : response;
    },
  };
}

function staleLogin(): Mutant {
  const first = new Map<unknown, unknown>();
  return {
    name: 'A login returns the name of the registration',
    caughtAt: { operationId: 'updateProfile', rule: 'consistency' },
    respond: async (request, honest) => {
      const response = await honest(request);
      const operationId = operationOf(request) ?? '';
      if (!response.ok || !['register', 'login'].includes(operationId)) return response;
      return withJson(response, (body) => {
        const user = body.user as Body;
        if (!first.has(user.id)) first.set(user.id, user.name);
        user.name = first.get(user.id);
      });
    },
  };
}

function refusalTells(): Mutant {
  const registered = new Set<unknown>();
  return {
    name: 'A refused login tells whether the address is known',
    caughtAt: { operationId: 'login', rule: 'access' },
    respond: async (request, honest) => {
      const operationId = operationOf(request);
      const { email } = await sentJson(request);
      const response = await honest(request);
      if (operationId === 'register' && response.ok) registered.add(email);
      if (operationId !== 'login' || response.status !== 401) return response;
      const isKnown = registered.has(email);
      return refuse(isKnown ? 'This password is wrong' : 'Nobody has this address');
    },
  };
}

const shiftTime = (value: unknown) =>
  new Date(Date.parse(String(value)) + INDIA_MINUTES * MINUTES_MS).toISOString();

function shiftedAccounts(): Mutant {
  return {
    name: 'Accounts are created in another time zone',
    caughtAt: { operationId: 'register', rule: 'consistency' },
    respond: async (request, honest) => {
      const response = await honest(request);
      const isUser = ['login', 'register', 'getProfile', 'getOwnData'].includes(
        operationOf(request) ?? '',
      );
      if (!isUser || !response.ok) return response;
      return withJson(response, (body) => {
        const user = body.user as Body;
        user.created_at = shiftTime(user.created_at);
      });
    },
  };
}

/** Copies a privileged field of a registration into the account. */
function grants(field: string, value: unknown, name: string): Mutant {
  const granted = new Set<unknown>();
  return {
    name,
    caughtAt: { operationId: 'register', rule: 'access' },
    respond: async (request, honest) => {
      const operationId = operationOf(request);
      const sent = operationId === 'register' ? await sentJson(request) : {};
      const response = await honest(request);
      if (!response.ok || !['register', 'login', 'getProfile'].includes(operationId ?? ''))
        return response;
      return withJson(response, (body) => {
        const user = body.user as Body;
        if (sent[field] === value) granted.add(user.id);
        if (granted.has(user.id)) user[field] = value;
      });
    },
  };
}

function verifiedByOneself(): Mutant {
  const verified = new Set<string>();
  return {
    name: 'A profile change confirms the address of its user',
    caughtAt: { operationId: 'updateProfile', rule: 'access' },
    respond: async (request, honest) => {
      const operationId = operationOf(request);
      if (operationId === 'updateProfile' && (await sentJson(request)).is_verified === true) {
        verified.add(tokenOf(request));
      }
      const response = await honest(request);
      if (operationId !== 'getProfile' || !response.ok || !verified.has(tokenOf(request)))
        return response;
      return withJson(
        response,
        (body) => Object.assign(body.user as Body, { is_verified: true }) && body,
      );
    },
  };
}

function keepsNames(): Mutant {
  const authors = new Map<unknown, unknown>();
  return {
    name: 'A deleted account leaves its name in its reviews',
    caughtAt: { operationId: 'deleteAccount', rule: 'access' },
    respond: async (request, honest) => {
      const response = await honest(request);
      const operationId = operationOf(request);
      if (!response.ok || (operationId !== 'saveOwnReview' && operationId !== 'listReviews'))
        return response;
      return withJson(response, (body) => {
        if (operationId === 'saveOwnReview') {
          const { id, author } = body.review as Body;
          authors.set(id, author);
        } else {
          for (const review of body.reviews as Body[])
            review.author = authors.get(review.id) ?? review.author;
        }
      });
    },
  };
}

/** Mutants that confuse users, or accept what only resembles a secret. */
export const personMutants: Mutant[] = [
  grants('role', 'admin', 'A registration may ask for the role of an admin'),
  grants('is_verified', true, 'A registration may confirm its own address'),
  verifiedByOneself(),
  mutateOperation(
    'createPaymentOrder',
    "An order's prefill is another person's",
    'access',
    async (request, honest) => {
      const response = await honest(request);
      if (!response.ok) return response;
      return withJson(response, (body) => {
        body.prefill = { name: 'Asha Rao', email: SOMEBODY, contact: '+919812345678' };
      });
    },
  ),
  mutateBody('createPaymentOrder', "An order's contact is another person's", 'access', (body) => {
    (body.prefill as Body).contact = '+919812345678';
  }),
  mixIn('listPayments', 'payments', "The history holds another person's payment"),
  mixIn('listPurchasedProjects', 'projects', "The library holds another person's project"),
  mutateOperation(
    'getOwnData',
    "The own data hold another person's payments",
    'access',
    async (request, honest) => {
      const response = await honest(request);
      if (!response.ok) return response;
      const { payments } = await answerToSomebody(request, honest);
      return withJson(response, (body) => Object.assign(body, { payments }));
    },
  ),
  mutateOperation(
    'getOwnData',
    "The own data hold another person's reviews",
    'access',
    async (request, honest) => {
      const response = await honest(request);
      if (!response.ok) return response;
      const { reviews, downloads } = await answerToSomebody(request, honest);
      return withJson(response, (body) => Object.assign(body, { reviews, downloads }));
    },
  ),
  deletedAccount(),
  trustTokens(
    'Only the end of a token is compared',
    (token, issued) => token.slice(-16) === issued.slice(-16),
  ),
  trustTokens(
    'Only the beginning of a token is compared',
    (token, issued) => token.length > 40 && token.slice(0, -8) === issued.slice(0, -8),
  ),
  trustTokens(
    'Tokens are compared without their case',
    (token, issued) => token.toLowerCase() === issued.toLowerCase(),
  ),
  trustPasswords(
    'Only the first eight letters of a password count',
    (given, right) => given.slice(0, 8) === right.slice(0, 8),
  ),
  trustPasswords(
    'The case of a password is ignored',
    (given, right) => given.toLowerCase() === right.toLowerCase(),
  ),
  trustPasswords('A longer password is accepted', (given, right) => given.startsWith(right)),
  replaceError(['login', 401], 'A refused login shows the account', 'access', () =>
    Response.json(
      {
        success: false,
        message: 'Wrong password',
        user: { id: 2, name: 'Asha Rao', role: 'user' },
      },
      { status: 401 },
    ),
  ),
  refusalTells(),
  trustSignatures(
    'Half of a signature is compared',
    async (given, { orderId, paymentId }) =>
      given.slice(0, 32) === (await signPayment(orderId, paymentId)).slice(0, 32),
  ),
  trustSignatures(
    'The end of a signature is compared',
    async (given, { orderId, paymentId }) =>
      given.slice(-32) === (await signPayment(orderId, paymentId)).slice(-32),
  ),
  trustSignatures(
    'Order and payment may change places in a signature',
    async (given, { orderId, paymentId }) => given === (await signPayment(paymentId, orderId)),
  ),
  trustSignatures(
    'A signature may be of the order alone',
    async (given, { orderId }) => given === (await signPayment(orderId, '')),
  ),
  staleLogin(),
  shiftedAccounts(),
  {
    name: 'The answers about a person may be cached by others',
    caughtAt: { operationId: 'listPayments', rule: 'header' },
    spoilHeaders: (headers, request) => {
      if (request.headers.has('Authorization')) headers.set('Cache-Control', 'public, max-age=600');
    },
  },
  mutateOperation(
    'updateProfile',
    'A name loses its accents',
    'consistency',
    async (request, honest) => {
      const { name } = await sentJson(request);
      return honest(
        typeof name === 'string' && /[^ -~]/.test(name)
          ? await withSentJson(request, (body) => ({ ...body, name: name.replace(/[^ -~]/g, '?') }))
          : request,
      );
    },
  ),
  keepsNames(),
  mutateBody(
    'listAdminPayments',
    'The purchases of a deleted account are gone',
    { rule: 'consistency', at: 'deleteAccount' },
    (body, request) => {
      if (!new URL(request.url).searchParams.has('search')) return;
      const kept = (body.payments as Body[]).filter(
        ({ customer }) => !String((customer as Body).email).endsWith('.invalid'),
      );
      if (kept.length < (body.payments as Body[]).length) {
        Object.assign(body, { payments: kept, pagination: { total: 0, total_pages: 0 } });
      }
    },
  ),
];
