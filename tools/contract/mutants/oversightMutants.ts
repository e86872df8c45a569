import type { HubSocket } from '@mocks/realtime/hub';
import { REALTIME } from '../cases/case';
import {
  mutateBody,
  mutateOperation,
  operationOf,
  pathOf,
  rewriteRequest,
  sentJson,
  tokenOf,
  withBody,
  withJson,
  withQuery,
  type Body,
  type CaughtBy,
} from './mutate';
import type { Mutant } from './mutant';
import { answerWith, readAll } from './relist';

const INDIA_MS = 5.5 * 3_600_000;
const PAISE_PER_RUPEE = 100;
const UNSUPPORTED = 415;
const ADMIN_ID = 1;

const inIndia = (time: unknown) =>
  typeof time === 'string' ? new Date(Date.parse(time) + INDIA_MS).toISOString() : time;
const inRupees = (amount: unknown) =>
  typeof amount === 'string' ? String(Math.floor(Number(amount))) : Math.floor(Number(amount));
const queryOf = (request: Request) => new URL(request.url).searchParams;

/** Caches responses by URL, for all users. */
function cachesForEveryone(operationId: string, name: string, caughtBy: CaughtBy): Mutant {
  const answers = new Map<string, Uint8Array<ArrayBuffer>>();
  return mutateOperation(operationId, name, caughtBy, async (request, honest) => {
    const response = await honest(request);
    if (!response.ok) return response;
    const bytes = new Uint8Array(await response.clone().arrayBuffer());
    if (!answers.has(request.url)) answers.set(request.url, bytes);
    return withBody(response, answers.get(request.url)!);
  });
}

function readsAllConversations(): Mutant {
  const read = new Set<unknown>();
  return {
    name: 'Reading one conversation reads those of everybody',
    caughtAt: { operationId: 'markConversationRead', rule: 'access' },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const response = await honest(request);
      if (operation === 'markConversationRead' && response.ok) {
        const list = await honest(
          new Request(new URL('/api/admin/conversations', request.url), {
            headers: { Authorization: tokenOf(request) },
          }),
        );
        const { conversations } = (await list.json()) as { conversations: Body[] };
        for (const one of conversations)
          read.add(`${String(one.conversationId)} ${String(one.lastMessageAt)}`);
      }
      if (!response.ok || !/^(list|get)Conversations?$/.test(operation ?? '')) return response;
      return withJson(response, (body) => {
        const all = (body.conversations ?? [body.conversation]) as Body[];
        for (const one of all) {
          if (read.has(`${String(one.conversationId)} ${String(one.lastMessageAt)}`))
            one.unreadCount = 0;
        }
      });
    },
  };
}

function readsAnswersOfAll(): Mutant {
  const unread = new Map<string, number>();
  let isRead = false;
  return {
    name: 'Reading answers reads those of everybody',
    caughtAt: { operationId: 'markAnswersRead', rule: 'access' },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const response = await honest(request);
      if (operation === 'markAnswersRead') isRead = true;
      if (operation === 'sendChatMessage') isRead = false;
      if (operation !== 'getUnreadCount' || !response.ok) return response;
      return withJson(response, (body) => {
        unread.set(tokenOf(request), Number(body.unread_count));
        if (isRead) body.unread_count = 0;
      });
    },
  };
}

function sharesOrders(): Mutant {
  const orders = new Map<unknown, string>();
  return mutateOperation(
    'createPaymentOrder',
    'An open order is given to the next person, too',
    'status',
    async (request, honest) => {
      const { projectId } = await sentJson(request);
      const response = await honest(request);
      if (!response.ok) return response;
      return withJson(response, (body) => {
        const open = orders.get(projectId);
        if (open) body.orderId = open;
        else orders.set(projectId, String(body.orderId));
      });
    },
  );
}

function endsOwnershipOfAll(): Mutant {
  const orders = new Map<unknown, unknown>();
  const bought = new Set<string>();
  const ended = new Set<string>();
  return {
    name: 'A refund ends the ownership of everybody who bought before',
    caughtAt: { operationId: 'decideRefund', rule: 'access' },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const sent = await sentJson(request);
      const response = await honest(request);
      if (!response.ok) return response;
      const body = (await response
        .clone()
        .json()
        .catch(() => ({}))) as Body;
      const { status, project_id: projectId } = (body.payment ?? {}) as Body;
      if (operation === 'createPaymentOrder') orders.set(body.orderId, sent.projectId);
      if (operation === 'verifyPayment') {
        bought.add(`${String(orders.get(sent.orderId))} ${tokenOf(request)}`);
      }
      if (operation === 'decideRefund' && status === 'refunded') {
        for (const one of bought) if (one.startsWith(`${String(projectId)} `)) ended.add(one);
      }
      const id = pathOf(request).split('/').at(-2);
      return operation === 'getPurchaseStatus' && ended.has(`${id} ${tokenOf(request)}`)
        ? withJson(response, () => ({ hasPurchased: false, purchaseStatus: null }))
        : response;
    },
  };
}

function keepsFromFormerOwners(): Mutant {
  const gone = new Set<string>();
  return {
    name: 'What was refunded cannot be bought again',
    caughtAt: { operationId: 'createPaymentOrder', rule: 'status' },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const { projectId } = await sentJson(request);
      const response = await honest(request);
      if (!response.ok) return response;
      if (operation === 'decideRefund') {
        const { payment } = (await response.clone().json()) as { payment: Body };
        const { email } = payment.customer as Body;
        if (payment.status === 'refunded') {
          gone.add(`${String(payment.project_id)} ${String(email)}`);
        }
      }
      if (operation !== 'createPaymentOrder') return response;
      const { prefill } = (await response.clone().json()) as { prefill: Body };
      const message = 'You own this project';
      return gone.has(`${String(projectId)} ${String(prefill.email)}`)
        ? Response.json({ success: false, message }, { status: 409 })
        : response;
    },
  };
}

/** Off-by-one errors at the last page and entry of a list. */
const pages: Mutant[] = [
  mutateBody(
    'listAdminPayments',
    'A page as large as allowed lacks its last entry',
    'pagination',
    (body, request) => {
      const payments = body.payments as Body[];
      if (queryOf(request).get('limit') === '100' && payments.length === 100) payments.pop();
    },
  ),
  mutateBody('listReviews', 'A page of reviews has one too few', 'pagination', (body, request) => {
    const reviews = body.reviews as Body[];
    if (!queryOf(request).has('limit') && reviews.length === 12) reviews.pop();
  }),
  rewriteRequest(
    'listReviews',
    'A page of reviews past the end is the last one',
    'pagination',
    (request) =>
      withQuery(request, (query) => {
        if (Number(query.get('page')) > 3) query.delete('page');
      }),
  ),
  mutateBody('listReviews', 'The pages of reviews are one too many', 'pagination', (body) => {
    const pagination = body.pagination as Body;
    pagination.total_pages = Number(pagination.total_pages) + 1;
  }),
  mutateBody('getAdminOverview', 'A quarter lacks its first day', 'money', (body, request) => {
    if (queryOf(request).get('days') === '90') (body.series as Body[]).shift();
  }),
];

const stale: Mutant[] = [
  cachesForEveryone('listCategories', 'The categories stay as they were first read', {
    rule: 'consistency',
    at: 'createProject',
  }),
  cachesForEveryone(
    'getPublicStats',
    'The public totals stay as they were first read',
    'consistency',
  ),
  cachesForEveryone('suggestProjects', 'The suggestions stay as they were first read', {
    rule: 'consistency',
    at: 'createProject',
  }),
  cachesForEveryone(
    'getProjectContents',
    'The contents of a project stay as they were first read',
    {
      rule: 'consistency',
      at: 'sendUploadPart',
    },
  ),
  cachesForEveryone('getUpload', 'An upload stays as it was first read', {
    rule: 'consistency',
    at: 'sendUploadPart',
  }),
  cachesForEveryone('getAdminOverview', 'The overview stays as it was first read', 'consistency'),
  cachesForEveryone(
    'exportAdminPayments',
    'The file of payments stays as it was first read',
    'consistency',
  ),
  cachesForEveryone('listConversations', 'The inbox stays as it was first read', {
    rule: 'consistency',
    at: 'updateConversation',
  }),
];

const filters: Mutant[] = [
  rewriteRequest('listProjects', 'The second category is ignored', 'filter', (request) =>
    withQuery(request, (query) => {
      const [first] = query.getAll('category');
      if (first !== undefined) query.set('category', first);
    }),
  ),
  rewriteRequest('listProjects', 'The second technology is ignored', 'filter', (request) =>
    withQuery(request, (query) => {
      const [first] = query.getAll('technology');
      if (first !== undefined) query.set('technology', first);
    }),
  ),
  rewriteRequest('listAdminReviews', 'Five stars are no filter', 'filter', (request) =>
    withQuery(request, (query) => {
      if (query.get('stars') === '5') query.delete('stars');
    }),
  ),
  rewriteRequest('listAdminPayments', 'Failed payments are no filter', 'filter', (request) =>
    withQuery(request, (query) => {
      if (query.get('status') === 'failed') query.delete('status');
    }),
  ),
  rewriteRequest('listAdminPayments', 'The first day alone is no filter', 'filter', (request) =>
    withQuery(request, (query) => {
      if (!query.has('to')) query.delete('from');
    }),
  ),
  rewriteRequest('listAdminPayments', 'The last day alone is no filter', 'filter', (request) =>
    withQuery(request, (query) => {
      if (!query.has('from')) query.delete('to');
    }),
  ),
  mutateOperation(
    'listProjects',
    'The lowest rating is exclusive',
    'filter',
    async (request, honest) => {
      const low = queryOf(request).get('min_rating');
      const response = await honest(request);
      if (low === null || !response.ok) return response;
      const all = await readAll(request, honest, 'projects');
      const higher = all.filter(({ rating }) => Number(rating) !== Number(low));
      return answerWith(request, honest, 'projects', higher);
    },
  ),
];

const times: Mutant[] = [
  mutateBody('updateReview', 'An answer is dated in another time zone', 'consistency', (body) => {
    const { answer } = body.review as { answer: Body | null };
    if (answer) answer.answered_at = inIndia(answer.answered_at);
  }),
  mutateBody('issueInvoice', 'An invoice is dated in another time zone', 'consistency', (body) => {
    const { invoice } = body.payment as { invoice: Body | null };
    if (invoice) invoice.issued_at = inIndia(invoice.issued_at);
  }),
  mutateBody('requestRefund', 'A refund is dated in another time zone', 'consistency', (body) => {
    const { refund } = body.payment as { refund: Body | null };
    if (refund) refund.requested_at = inIndia(refund.requested_at);
  }),
  mutateBody(
    'getConversation',
    'Staff see messages in another time zone',
    { rule: 'consistency', at: 'markConversationRead' },
    (body) => {
      for (const message of body.messages as Body[]) {
        const field = 'created_at' in message ? 'created_at' : 'createdAt';
        message[field] = inIndia(message[field]);
      }
    },
  ),
  mutateBody(
    'saveOwnReview',
    'A review is dated in another time zone',
    { rule: 'consistency', at: 'getOwnReview' },
    (body) => {
      const review = body.review as Body;
      review.created_at = inIndia(review.created_at);
      review.updated_at = inIndia(review.updated_at);
    },
  ),
];

const money: Mutant[] = [
  mutateBody('createPaymentOrder', 'An order is rounded to rupees', 'money', (body) => {
    body.amount = Math.floor(Number(body.amount) / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
  }),
  mutateBody(
    'listPayments',
    'The history is rounded to rupees',
    { rule: 'money', at: 'createPaymentOrder' },
    (body) => {
      for (const payment of body.payments as Body[]) payment.amount = inRupees(payment.amount);
    },
  ),
  mutateBody(
    'listAdminPayments',
    'The sums are rounded to rupees',
    { rule: 'money', at: 'exportAdminPayments' },
    (body) => {
      const sums = body.sums as Body | undefined;
      for (const name of Object.keys(sums ?? {})) sums![name] = inRupees(sums![name]);
    },
  ),
  mutateBody('listUsers', 'What somebody has spent is rounded to rupees', 'money', (body) => {
    for (const user of body.users as Body[]) user.spent = inRupees(user.spent);
  }),
  mutateOperation(
    'createPaymentOrder',
    'Paise are lost to binary fractions',
    'money',
    async (request, honest) => {
      const { amount } = await sentJson(request);
      const response = await honest(request);
      if (!response.ok) return response;
      return withJson(response, (body) => {
        body.amount = Math.trunc(Number(amount) * PAISE_PER_RUPEE);
      });
    },
  ),
];

/** Staff events that are missing for some changes, or sent to the wrong clients. */
function loses(name: string, isLost: (event: string, payload: Body) => boolean): Mutant {
  return {
    name,
    caughtAt: { operationId: REALTIME, rule: 'realtime' },
    wrapHub: (hub) => ({
      isRefusing: false,
      connect: (socket, token) => {
        const emit: HubSocket['emit'] = (event, payload) => {
          if (!isLost(event, payload as Body)) socket.emit(event, payload);
        };
        return hub.connect({ ...socket, emit }, token);
      },
    }),
  };
}

const rooms: Mutant[] = [
  loses(
    'Customers do not hear the answers of staff',
    (event, { sender_type: type, senderType }) =>
      event === 'message-received' && [type, senderType].includes('admin'),
  ),
  loses(
    'Staff do not hear that a conversation is resolved',
    (event, { status }) => event === 'conversation-updated' && status === 'resolved',
  ),
  {
    name: 'A conversation is told with another customer',
    caughtAt: { operationId: REALTIME, rule: 'realtime' },
    wrapHub: (hub) => ({
      isRefusing: false,
      connect: (socket, token) => {
        const emit: HubSocket['emit'] = (event, payload) =>
          socket.emit(
            event,
            event === 'conversation-updated'
              ? {
                  ...(payload as Body),
                  customer: { id: 2, name: 'Asha Rao', email: 'asha@example.com' },
                }
              : payload,
          );
        return hub.connect({ ...socket, emit }, token);
      },
    }),
  },
  loses(
    'Customers do not see that staff type',
    (event, { userId }) => event === 'user-typing' && userId === ADMIN_ID,
  ),
];

function countsViews(): Mutant {
  const views = new Map<string, number>();
  return mutateBody(
    'getProject',
    'Looking at a project counts as a download',
    'consistency',
    (body) => {
      const project = body.project as Body;
      const seen = (views.get(String(project.id)) ?? 0) + 1;
      views.set(String(project.id), seen);
      project.download_count = Number(project.download_count) + seen;
    },
  );
}

/** Mutants of oversights: another user, one too few, outdated, another time zone, a paisa less. */
export const oversightMutants: Mutant[] = [
  cachesForEveryone(
    'getPurchaseStatus',
    'The ownership of one person is that of the next',
    'consistency',
  ),
  cachesForEveryone('getOwnReview', 'The review of one person is that of the next', {
    rule: 'consistency',
    at: 'saveOwnReview',
  }),
  cachesForEveryone(
    'getUnreadCount',
    'The unread answers of one person are those of the next',
    'consistency',
  ),
  cachesForEveryone('listPayments', 'The history of one person is that of the next', 'access'),
  readsAllConversations(),
  readsAnswersOfAll(),
  sharesOrders(),
  endsOwnershipOfAll(),
  keepsFromFormerOwners(),
  mutateBody('listAdminPayments', 'Staff see the customer of the line before', 'filter', (body) => {
    const payments = body.payments as Body[];
    const customers = payments.map(({ customer }) => customer);
    payments.forEach((one, index) => {
      one.customer = customers[Math.max(0, index - 1)];
    });
  }),
  ...pages,
  ...stale,
  ...filters,
  ...times,
  ...money,
  ...rooms,
  countsViews(),
  mutateOperation(
    'updateProfile',
    'JSON with a character set is refused',
    'undocumented-status',
    async (request, honest) =>
      /charset/i.test(request.headers.get('Content-Type') ?? '')
        ? Response.json({ success: false, message: 'Unsupported' }, { status: UNSUPPORTED })
        : honest(request),
  ),
  mutateBody(
    'listPayments',
    'The oldest payment is the first of the history',
    'sorting',
    (body) => {
      (body.payments as Body[]).reverse();
    },
  ),
];
