import {
  mutateBody,
  mutateOperation,
  operationOf,
  rewriteRequest,
  sentJson,
  tokenOf,
  withJson,
  withQuery,
  withSentJson,
  type Body,
} from './mutate';
import type { Mutant } from './mutant';

/** Changes a property of projects in the library or the history that buyers rely on. */
const alter = (operationId: string, list: string, name: string, change: (item: Body) => void) =>
  mutateBody(operationId, name, 'consistency', (body) => {
    for (const item of body[list] as Body[]) change(item);
  });

function oneMessageTwice(): Mutant {
  return mutateBody(
    'openConversation',
    'The last message is shown twice',
    { rule: 'sorting', at: 'sendChatMessage' },
    (body) => {
      const messages = body.messages as Body[];
      const last = messages.at(-1);
      if (last) messages.push(last);
    },
  );
}

function caseOfAddresses(): Mutant {
  return {
    name: 'An address in capitals is another account',
    caughtAt: { operationId: 'register', rule: 'status' },
    respond: async (request, honest) => {
      const { email } = await sentJson(request);
      const isLoud = typeof email === 'string' && /[A-Z]/.test(email);
      if (operationOf(request) !== 'register' || !isLoud) return honest(request);
      const other = `${Date.now()}-${email}`;
      const response = await honest(
        await withSentJson(request, (body) => ({ ...body, email: other })),
      );
      if (!response.ok) return response;
      return withJson(response, (body) => {
        (body.user as Body).email = email;
      });
    },
  };
}

function tokensOutlivePasswords(): Mutant {
  const old = new Map<string, string>();
  return {
    name: 'The password before the last one still works',
    caughtAt: { operationId: 'changePassword', rule: 'status' },
    respond: async (request, honest) => {
      const operationId = operationOf(request);
      const { password, currentPassword, newPassword } = await sentJson(request);
      const next = operationId === 'login' ? old.get(String(password)) : undefined;
      const response = await honest(
        next ? await withSentJson(request, (body) => ({ ...body, password: next })) : request,
      );
      if (operationId === 'changePassword' && response.ok) {
        old.set(String(currentPassword), String(newPassword));
      }
      return response;
    },
  };
}

function ownsWhatWasOrdered(): Mutant {
  const orders = new Set<string | null>();
  return {
    name: 'An order that is not paid can be downloaded',
    caughtAt: { operationId: 'verifyPayment', rule: 'status' },
    respond: async (request, honest) => {
      const response = await honest(request);
      const operationId = operationOf(request);
      if (operationId === 'createPaymentOrder' && response.ok) orders.add(tokenOf(request));
      const isOpen = operationId === 'downloadProject' && orders.has(tokenOf(request));
      return isOpen && response.status === 403
        ? new Response('PK', { headers: { 'Content-Type': 'application/zip' } })
        : response;
    },
  };
}

/** Mutants of kinds without a dedicated case: two responses contradict each other. */
export const memoryMutants: Mutant[] = [
  caseOfAddresses(),
  tokensOutlivePasswords(),
  ownsWhatWasOrdered(),
  oneMessageTwice(),
  alter(
    'listPurchasedProjects',
    'projects',
    'The library shows another version of a title',
    (item) => {
      item.title = `${String(item.title)} `;
    },
  ),
  mutateBody('listPayments', 'The history is a rupee short of the price', 'money', (body) => {
    for (const payment of body.payments as Body[])
      payment.amount = String(Number(payment.amount) - 1);
  }),
  mutateBody('login', 'A login returns another user of the same name', 'consistency', (body) => {
    (body.user as Body).id = Number((body.user as Body).id) + 1;
  }),
  mutateBody('getProfile', 'The profile hides the telephone number', 'consistency', (body) => {
    (body.user as Body).phone = null;
  }),
  rewriteRequest(
    'listProjects',
    'A percent sign in a search finds everything',
    'filter',
    (request) =>
      withQuery(request, (query) => {
        if (/^[%_*.]+$/.test(query.get('search') ?? '')) query.delete('search');
      }),
  ),
  mutateBody('getOwnData', 'The own data lack the account', 'access', (body) => {
    (body.user as Body).email = 'asha@example.com';
  }),
  mutateBody(
    'listUsers',
    'The list of people says that everybody has spent as much',
    'money',
    (body) => {
      for (const user of body.users as Body[]) user.spent = 4999;
    },
  ),
  mutateBody(
    'listConversations',
    'Unread messages are counted from all',
    { rule: 'consistency', at: 'getConversation' },
    (body) => {
      for (const one of body.conversations as Body[]) one.unreadCount = 9;
    },
  ),
  mutateBody(
    'listAdminReviews',
    'Reviews of staff have the name of another customer',
    'consistency',
    (body) => {
      for (const review of body.reviews as Body[]) (review.customer as Body).name = 'Asha Rao';
    },
  ),
  mutateOperation(
    'verifyPayment',
    'A refused payment answers like an accepted one',
    'status',
    async (request, honest) => {
      const response = await honest(request);
      return response.status === 404
        ? Response.json({ success: true, message: 'Verified' })
        : response;
    },
  ),
  mutateBody(
    'getConversation',
    'Staff see the newest message first',
    { rule: 'consistency', at: 'markConversationRead' },
    (body) => {
      (body.messages as Body[]).reverse();
    },
  ),
  mutateBody('getAdminOverview', 'The best sellers are the worst', 'sorting', (body) => {
    (body.best_sellers as Body[]).reverse();
  }),
  mutateBody('getAdminOverview', 'A category has the revenue of all', 'money', (body) => {
    for (const one of body.categories as Body[]) one.revenue = 1;
  }),
  mutateBody(
    'listPayments',
    'The history lacks orders that are not paid',
    'consistency',
    (body) => {
      body.payments = (body.payments as Body[]).filter(({ status }) => status !== 'pending');
    },
  ),
  mutateBody('getPublicStats', 'The total of downloads is too low', 'consistency', (body) => {
    body.totalDownloads = Math.floor(Number(body.totalDownloads) / 2);
  }),
  mutateBody('createPaymentOrder', 'An order describes another project', 'consistency', (body) => {
    body.description = 'Another project';
  }),
  rewriteRequest(
    'listProjects',
    'A search for two words looks for the first alone',
    'filter',
    (request) =>
      withQuery(request, (query) => {
        const [word] = (query.get('search') ?? '').split(' ');
        if (word) query.set('search', word);
      }),
  ),
  mutateOperation(
    'downloadProject',
    'A download suggests the name of another project',
    'consistency',
    async (request, honest) => {
      const response = await honest(request);
      if (!response.ok) return response;
      const headers = new Headers(response.headers);
      headers.set('Content-Disposition', 'attachment; filename="Another project.zip"');
      return new Response(response.body, { status: response.status, headers });
    },
  ),
  mutateBody('updateUser', 'A change of a user returns another user', 'consistency', (body) => {
    (body.user as Body).id = 2;
  }),
];
