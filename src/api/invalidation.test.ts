import './accountApi';
import './adminApi';
import './chatApi';
import './reviewsApi';
import './showcaseApi';
import {
  answerEverything,
  type ApiRequest,
  LEAST_ANSWER,
  makeApiStore,
  queriesEnded,
  send,
} from '@/testing/apiStore';
import { downloadRecorded } from './catalogApi';
import { adminApi } from './generated/admin.gen';
import { chatApi } from './generated/chat.gen';
import { paymentsApi } from './generated/payments.gen';
import { projectsApi } from './generated/projects.gen';
import { reviewsApi } from './generated/reviews.gen';
import { supportApi } from './generated/support.gen';
import { requestVerification } from './paymentsApi';
import { forgetConversations } from './supportApi';

const admin = adminApi.endpoints;
const chat = chatApi.endpoints;
const payments = paymentsApi.endpoints;
const projects = projectsApi.endpoints;
const reviews = reviewsApi.endpoints;
const support = supportApi.endpoints;

const SHOWN: ApiRequest[] = [
  projects.getPublicStats.initiate(),
  projects.listCategories.initiate(),
  projects.listProjects.initiate({}),
  ...[4, 5].flatMap((id) => [
    projects.getProject.initiate({ id }),
    projects.getProjectContents.initiate({ id }),
    projects.getPurchaseStatus.initiate({ id }),
    admin.getAdminProject.initiate({ id }),
    reviews.getOwnReview.initiate({ id }),
  ]),
  projects.listPurchasedProjects.initiate(),
  payments.listPayments.initiate(),
  admin.listAdminProjects.initiate({}),
  admin.listAdminPayments.initiate({}),
  admin.listUsers.initiate({}),
  admin.listAdminReviews.initiate({}),
  support.listConversations.initiate(),
  ...[9, 10].map((conversationId) => support.getConversation.initiate({ conversationId })),
  chat.getUnreadCount.initiate(),
];

const PROJECT_LISTS = [
  '/api/admin/projects',
  '/api/projects',
  '/api/projects/meta/categories',
  '/api/projects/stats/public',
];
const projectPages = (id: number) => [
  `/api/admin/projects/${id}`,
  `/api/projects/${id}`,
  `/api/projects/${id}/contents`,
];
const OWN_PROJECTS = '/api/projects/user/purchased';
const PAYMENTS = ['/api/admin/payments', '/api/payments/history'];
const USERS = '/api/admin/users';
const REVIEWS = '/api/admin/reviews';
const OWN_REVIEW = '/api/projects/4/reviews/mine';
const CONVERSATIONS = '/api/admin/conversations';
const CONVERSATION = '/api/admin/conversations/9';
const UNREAD = '/api/chat/unread';
const OWNERSHIP = ['/api/projects/4/purchase-status', '/api/projects/5/purchase-status'];

/** Returns the queries that are sent again when all are shown and an action is dispatched. */
async function sentAgainAfter(action: ApiRequest, { status = 200, body = {} } = {}) {
  const queries = answerEverything(({ method }) =>
    method === 'GET' ? { body: LEAST_ANSWER } : { body: { ...LEAST_ANSWER, ...body }, status },
  );
  const store = makeApiStore();
  SHOWN.forEach((query) => void send(store, query));
  await queriesEnded(store);
  expect(queries).toHaveLength(SHOWN.length);
  queries.length = 0;
  await send(store, action);
  await queriesEnded(store);
  return queries.sort();
}

const id = 4;
const orderId = 'order_1';
const conversationId = 9;
const input = {} as never;
const verification = { orderId, paymentId: 'pay_1', signature: 'signature' };

const MUTATIONS: [string, ApiRequest, string[]][] = [
  ['createProject', admin.createProject.initiate({ projectInput: input }), PROJECT_LISTS],
  [
    'updateProject',
    admin.updateProject.initiate({ id, projectInput: input }),
    [...PROJECT_LISTS, ...projectPages(4)],
  ],
  [
    'updateProjectStatus',
    admin.updateProjectStatus.initiate({ id, body: { is_active: false } }),
    [...PROJECT_LISTS, ...projectPages(4)],
  ],
  ['deleteProject', admin.deleteProject.initiate({ id }), [...PROJECT_LISTS, ...projectPages(4)]],
  [
    'changeProjects',
    admin.changeProjects.initiate({ body: { action: 'delete', ids: [4, 5] } }),
    [...PROJECT_LISTS, ...projectPages(4), ...projectPages(5)],
  ],
  ['importProjects', admin.importProjects.initiate({ body: input }), PROJECT_LISTS],
  [
    'recheckPayment',
    admin.recheckPayment.initiate({ orderId }),
    [...PAYMENTS, OWN_PROJECTS, ...OWNERSHIP],
  ],
  [
    'grantRefund',
    admin.grantRefund.initiate({ orderId, refundRequest: input }),
    [...PAYMENTS, OWN_PROJECTS, ...OWNERSHIP],
  ],
  [
    'decideRefund',
    admin.decideRefund.initiate({ orderId, refundDecision: input }),
    [...PAYMENTS, OWN_PROJECTS, ...OWNERSHIP],
  ],
  ['updateUser', admin.updateUser.initiate({ userId: 2, body: {} }), [USERS]],
  [
    'updateReview',
    admin.updateReview.initiate({ reviewId: 3, body: { is_hidden: true } }),
    [REVIEWS, ...PROJECT_LISTS],
  ],
  ['verifyPayment', requestVerification(verification), [...PAYMENTS, OWN_PROJECTS]],
  ['requestRefund', payments.requestRefund.initiate({ orderId, refundRequest: input }), PAYMENTS],
  ['issueInvoice', payments.issueInvoice.initiate({ orderId, invoiceRequest: input }), PAYMENTS],
  [
    'saveOwnReview',
    reviews.saveOwnReview.initiate({ id, reviewInput: input }),
    [OWN_REVIEW, ...PROJECT_LISTS, ...projectPages(4)],
  ],
  [
    'deleteOwnReview',
    reviews.deleteOwnReview.initiate({ id }),
    [OWN_REVIEW, ...PROJECT_LISTS, ...projectPages(4)],
  ],
  [
    'updateConversation',
    support.updateConversation.initiate({ conversationId, body: { status: 'resolved' } }),
    [CONVERSATIONS, CONVERSATION],
  ],
  [
    'assignConversation',
    support.assignConversation.initiate({ conversationId, body: { assignee_id: null } }),
    [CONVERSATIONS, CONVERSATION],
  ],
  [
    'addConversationNote',
    support.addConversationNote.initiate({ conversationId, body: { text: 'Called' } }),
    [CONVERSATIONS, CONVERSATION],
  ],
  [
    'markConversationRead',
    support.markConversationRead.initiate({ conversationId }),
    [CONVERSATIONS],
  ],
];

it.each(MUTATIONS)('%s has what it changes requested again', async (_name, mutation, queries) => {
  expect(await sentAgainAfter(mutation)).toEqual([...queries].sort());
});

it.each(MUTATIONS)('%s has nothing requested again when it fails', async (_name, mutation) => {
  expect(await sentAgainAfter(mutation, { status: 500 })).toEqual([]);
});

const failing = (names: RegExp, status: number) =>
  MUTATIONS.filter(([name]) => names.test(name)).map((row) => [status, ...row] as const);

it.each([
  // Another admin was faster.
  ...failing(/^(recheckPayment|grantRefund|decideRefund)$/, 409),
  // No answer says what became of it.
  ...failing(/^(updateProjectStatus|changeProjects|updateUser|updateReview)$/, 504),
  ...failing(/^(update|assign)Conversation$/, 504),
])('after %i, %s has its state requested again', async (status, _name, mutation, queries) => {
  expect(await sentAgainAfter(mutation, { status })).toEqual([...queries].sort());
});

it('a trial of an import has nothing requested again', async () => {
  const trial = admin.importProjects.initiate({ dryRun: true, body: input });
  expect(await sentAgainAfter(trial, { body: { is_dry_run: true } })).toEqual([]);
});

it.each<[string, () => ApiRequest, string[]]>([
  ['markAnswersRead', () => chat.markAnswersRead.initiate(), [UNREAD]],
  ['downloadRecorded', downloadRecorded, [OWN_PROJECTS]],
  ['forgetConversations of one', () => forgetConversations(9), [CONVERSATIONS, CONVERSATION]],
  ['forgetConversations', () => forgetConversations(), [CONVERSATIONS]],
])('%s has what it is about requested again', async (_name, action, queries) => {
  expect(await sentAgainAfter(action())).toEqual([...queries].sort());
});
