import {
  mutateBody,
  mutateOperation,
  operationOf,
  pathOf,
  rewriteRequest,
  sentJson,
  withBody,
  withJson,
  withSentJson,
  type Body,
  type CaughtBy,
} from './mutate';
import type { Mutant } from './mutant';

const PAISE_PER_RUPEE = 100;
const HALF_DAY_MS = 5.5 * 3_600_000;

const later = (value: unknown) => new Date(Date.parse(String(value)) + HALF_DAY_MS).toISOString();

/** Copies fields of the request into the response's `part`, although clients may not set them. */
function believes(
  operationId: string,
  part: string | undefined,
  fields: readonly string[],
  name: string,
): Mutant {
  return mutateOperation(operationId, name, 'access', async (request, honest) => {
    const sent = await sentJson(request);
    const response = await honest(request);
    if (!response.ok) return response;
    return withJson(response, (body) => {
      const target = (part === undefined ? body : body[part]) as Body;
      for (const field of fields) if (field in sent) target[field] = sent[field];
    });
  });
}

/** Caches responses by path and token. */
function cachesPerToken(
  operationId: string,
  name: string,
  caughtBy: CaughtBy = 'consistency',
): Mutant {
  const answers = new Map<string, string>();
  return mutateOperation(operationId, name, caughtBy, async (request, honest) => {
    const response = await honest(request);
    if (!response.ok) return response;
    const key = `${pathOf(request)} ${request.headers.get('Authorization')}`;
    const text = await response.clone().text();
    if (!answers.has(key)) answers.set(key, text);
    return withBody(response, answers.get(key)!);
  });
}

/** Accepts amounts that differ from the price. */
function acceptsAmount(name: string, toPrice: (amount: number) => number): Mutant {
  return rewriteRequest('createPaymentOrder', name, 'status', async (request) => {
    const { amount } = await sentJson(request);
    if (typeof amount !== 'number') return request;
    return withSentJson(request, (body) => ({ ...body, amount: toPrice(amount) }));
  });
}

function ownMessagesUnread(): Mutant {
  let own = 0;
  return {
    name: "A person's own messages count as unread",
    caughtAt: { operationId: 'getUnreadCount', rule: 'consistency' },
    respond: async (request, honest) => {
      const response = await honest(request);
      const operationId = operationOf(request);
      if (operationId === 'sendChatMessage' && response.ok) own += 1;
      if (operationId === 'markAnswersRead') own = 0;
      if (operationId !== 'getUnreadCount' || !response.ok) return response;
      return withJson(response, (body) => {
        body.unread_count = Number(body.unread_count) + (own > 0 ? 1 : 0);
      });
    },
  };
}

function paidOutTwice(): Mutant {
  let paidOut: Response | undefined;
  return mutateOperation(
    'decideRefund',
    'A refund is paid out twice',
    'status',
    async (request, honest) => {
      const { status } = await sentJson(request);
      const response = await honest(request);
      if (status !== 'refunded') return response;
      if (response.ok) paidOut = response.clone();
      return paidOut?.clone() ?? response;
    },
  );
}

function duplicatePurchase(): Mutant {
  let verified = 0;
  return {
    name: 'Verifying a payment again buys the project again',
    caughtAt: { operationId: 'listPurchasedProjects', rule: 'access' },
    respond: async (request, honest) => {
      const response = await honest(request);
      const operationId = operationOf(request);
      if (operationId === 'verifyPayment' && response.ok) verified += 1;
      if (operationId !== 'listPurchasedProjects' || !response.ok || verified < 2) return response;
      return withJson(response, (body) => {
        const [first] = body.projects as Body[];
        if (first) (body.projects as Body[]).push(first);
      });
    },
  };
}

const first = (list: unknown) => (list as Body[] | undefined)?.[0];

const atUpdate: CaughtBy = { rule: 'consistency', at: 'updateProject' };

/** Mutants that keep old values, trust clients' claims, or err in a single field. */
export const stateMutants: Mutant[] = [
  cachesPerToken('getProject', 'A project stays as it was first read', atUpdate),
  cachesPerToken('getPurchaseStatus', 'The ownership stays as it was first read'),
  cachesPerToken('listPurchasedProjects', 'The library stays as it was first read'),
  cachesPerToken('listPayments', 'The history stays as it was first read', 'money'),
  cachesPerToken('getAdminProject', 'Staff see a project as it was first read', atUpdate),
  believes(
    'createPaymentOrder',
    undefined,
    ['currency', 'key', 'orderId'],
    'The client names the account that is paid',
  ),
  believes('saveOwnReview', 'review', ['author'], 'The client names the author of a review'),
  believes(
    'saveOwnReview',
    'review',
    ['helpful_count'],
    'The client names the marks of its review',
  ),
  believes('saveOwnReview', 'review', ['is_hidden', 'created_at'], 'The client dates its review'),
  believes(
    'addConversationNote',
    'note',
    ['author', 'created_at'],
    'The client names the author of a note',
  ),
  believes(
    'createProject',
    'project',
    ['download_count'],
    'The client names the downloads of a project',
  ),
  believes(
    'createProject',
    'project',
    ['sales', 'revenue'],
    'The client names the sales of a project',
  ),
  believes('startUpload', 'upload', ['received'], 'The client names the bytes that were received'),
  believes(
    'updateUser',
    'user',
    ['spent', 'purchases'],
    'The client names what somebody has spent',
  ),
  mutateOperation(
    'requestRefund',
    'The client approves its own refund',
    'consistency',
    async (request, honest) => {
      const { status } = await sentJson(request);
      const response = await honest(request);
      if (!response.ok || typeof status !== 'string') return response;
      return withJson(response, (body) => {
        Object.assign((body.payment as Body).refund as Body, { status });
      });
    },
  ),
  acceptsAmount('A negative amount is accepted', Math.abs),
  acceptsAmount('An amount is rounded up to the price', Math.ceil),
  acceptsAmount('An amount in paise is accepted too', (amount) =>
    amount >= 100_000 ? amount / PAISE_PER_RUPEE : amount,
  ),
  ownMessagesUnread(),
  paidOutTwice(),
  duplicatePurchase(),
  mutateOperation(
    'markReviewHelpful',
    'A mark cannot be taken back',
    'consistency',
    async (request, honest) => {
      const { is_helpful: isHelpful } = await sentJson(request);
      const kept =
        isHelpful === false
          ? await withSentJson(request, (body) => ({ ...body, is_helpful: true }))
          : request;
      const response = await honest(kept);
      if (!response.ok || isHelpful !== false) return response;
      return withJson(response, (body) => Object.assign(body, { is_helpful: false }));
    },
  ),
  mutateBody(
    'listReviews',
    'A review is shown with another author',
    { rule: 'consistency', at: 'getOwnReview' },
    (body) => {
      for (const review of body.reviews as Body[]) review.author = 'Asha R.';
    },
  ),
  mutateBody(
    'listReviews',
    'A review of the list has the stars of its first version',
    { rule: 'consistency', at: 'saveOwnReview' },
    (body) => {
      for (const review of body.reviews as Body[]) {
        if (review.title === 'Written by the contract checker') review.stars = 5;
      }
    },
  ),
  mutateBody('listPayments', 'A payment is dated in another time zone', 'consistency', (body) => {
    for (const payment of body.payments as Body[])
      payment.purchase_date = later(payment.purchase_date);
  }),
  mutateBody(
    'listPurchasedProjects',
    'A purchase is dated in another time zone',
    'consistency',
    (body) => {
      for (const project of body.projects as Body[])
        project.purchase_date = later(project.purchase_date);
    },
  ),
  mutateBody(
    'createProject',
    'A new project is dated in another time zone',
    'consistency',
    (body) => {
      const project = body.project as Body;
      project.created_at = later(project.created_at);
    },
  ),
  mutateBody(
    'openConversation',
    'Messages are dated in another time zone',
    { rule: 'consistency', at: 'sendChatMessage' },
    (body) => {
      for (const message of body.messages as Body[]) {
        const field = 'created_at' in message ? 'created_at' : 'createdAt';
        message[field] = later(message[field]);
      }
    },
  ),
  mutateBody(
    'listPurchasedProjects',
    'A purchase has the description of another project',
    'consistency',
    (body) => {
      for (const project of body.projects as Body[]) {
        Object.assign(project, {
          description: 'Another project',
          short_description: 'Another one',
        });
      }
    },
  ),
  mutateOperation(
    'getProject',
    'Every project is the fourth one',
    'consistency',
    async (request, honest) => {
      const response = await honest(request);
      const id = Number(pathOf(request).split('/').at(-1));
      if (!response.ok || id <= 4) return response;
      const other = await honest(new Request(new URL('/api/projects/4', request.url)));
      const { project } = (await other.json()) as { project: Body };
      return withJson(response, (body) => {
        const own = body.project as Body;
        body.project = {
          ...project,
          id: own.id,
          is_active: own.is_active,
          rating: own.rating,
          review_count: own.review_count,
        };
      });
    },
  ),
  {
    name: 'An id is read up to the first letter',
    caughtAt: { operationId: 'getProject', rule: 'status' },
    respond: (request, honest) => {
      const match = /^(\/api\/projects\/)(\d+)[^/\d][^/]*$/.exec(pathOf(request));
      return honest(
        match ? new Request(new URL(`${match[1]}${match[2]}`, request.url), request) : request,
      );
    },
  },
  {
    name: 'An order id is compared without its case',
    caughtAt: { operationId: 'getPaymentOrder', rule: 'status' },
    respond: async (request, honest) => {
      const response = await honest(request);
      const path = pathOf(request);
      const isOrder = path.startsWith('/api/payments/orders/') && request.method === 'GET';
      if (!isOrder || response.status !== 404) return response;
      const orderId = path.split('/').at(-1)!;
      return /[A-Z]/.test(orderId) && /^ORDER_/i.test(orderId)
        ? Response.json({ orderId, state: 'paid' })
        : response;
    },
  },
  {
    name: 'Broken percent-encoding makes the backend fail',
    caughtAt: { operationId: 'getProject', rule: 'status' },
    respond: async (request, honest) =>
      /%(?![\da-f]{2})/i.test(request.url)
        ? Response.json({ success: false, message: 'URIError' }, { status: 500 })
        : honest(request),
  },
  mutateBody(
    'getOwnReview',
    'Everybody has marked every review',
    { rule: 'consistency', at: 'markReviewHelpful' },
    (body) => {
      body.helpful = [1, 2, 3, ...(body.helpful as number[])];
    },
  ),
  mutateBody(
    'getConversation',
    'Staff miss the first message of an unread conversation',
    { rule: 'consistency', at: 'markConversationRead' },
    (body) => {
      const conversation = body.conversation as Body;
      if (Number(conversation.unreadCount) > 0 && first(body.messages))
        (body.messages as Body[]).shift();
    },
  ),
];
