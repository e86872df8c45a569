import {
  answerEverything,
  makeApiStore,
  send,
  skipRetryDelay,
  type ApiRequest,
} from '@/testing/apiStore';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { requestProfile } from './accountApi';
import './adminApi';
import { requestProject, requestPurchasedProjects, requestPurchaseStatus } from './catalogApi';
import './chatApi';
import { requestPayments } from './paymentsApi';
import './reviewsApi';
import './showcaseApi';
import './supportApi';
import { adminApi } from './generated/admin.gen';
import { chatApi } from './generated/chat.gen';
import { projectsApi } from './generated/projects.gen';
import { reviewsApi } from './generated/reviews.gen';
import { supportApi } from './generated/support.gen';

const admin = adminApi.endpoints;
const chat = chatApi.endpoints;
const projects = projectsApi.endpoints;
const reviews = reviewsApi.endpoints;
const support = supportApi.endpoints;

const id = 4;
const pagination = { total: 1, total_pages: 1 };

/** Sends a request that gets this answer; returns its result. */
function resultOf(request: ApiRequest, body: object) {
  answerEverything(() => ({ body }));
  return send(makeApiStore(), request);
}

/** The requests whose answers have required fields, with the least of an answer. */
const REQUIRED: [string, ApiRequest, object][] = [
  ['getProfile', requestProfile(), { user: { id: 2 } }],
  ['getAdminOverview', admin.getAdminOverview.initiate({}), { totals: {} }],
  ['listAdminProjects', admin.listAdminProjects.initiate({}), { projects: [], pagination }],
  ['getAdminProject', admin.getAdminProject.initiate({ id }), { project: { id } }],
  [
    'changeProjects',
    admin.changeProjects.initiate({ body: { action: 'delete', ids: [id] } }),
    { results: [] },
  ],
  [
    'importProjects',
    admin.importProjects.initiate({ body: {} as Blob }),
    { projects: [], problems: [] },
  ],
  ['listAdminPayments', admin.listAdminPayments.initiate({}), { payments: [], pagination }],
  ['listUsers', admin.listUsers.initiate({}), { users: [], pagination }],
  ['listAdminReviews', admin.listAdminReviews.initiate({}), { reviews: [], pagination }],
  ['listProjects', projects.listProjects.initiate({}), { projects: [], pagination }],
  ['getProject', requestProject(id), { project: { id } }],
  ['getProjectContents', projects.getProjectContents.initiate({ id }), { files: [] }],
  ['getPurchaseStatus', requestPurchaseStatus(id), { hasPurchased: false }],
  ['listPurchasedProjects', requestPurchasedProjects(), { projects: [] }],
  ['listCategories', projects.listCategories.initiate(), { categories: ['Education'] }],
  ['openConversation', chat.openConversation.initiate(), { conversationId: 9 }],
  [
    'sendChatMessage',
    chat.sendChatMessage.initiate({ sendMessageRequest: {} as never }),
    { messageData: {} },
  ],
  ['listPayments', requestPayments(), { payments: [] }],
  ['listConversations', support.listConversations.initiate(), { conversations: [] }],
  [
    'getConversation',
    support.getConversation.initiate({ conversationId: 9 }),
    { conversation: { conversationId: 9 } },
  ],
];

it.each(REQUIRED)('%s takes an answer with its required fields', async (_name, request, answer) => {
  expect(await resultOf(request, answer)).toHaveProperty('data');
});

it.each(
  REQUIRED.flatMap(([name, request, answer]) =>
    Object.keys(answer).map((field) => [name, field, request, answer] as const),
  ),
)('%s fails without the field "%s"', async (name, field, request, answer) => {
  skipRetryDelay();
  if (name === 'listCategories') expectConsoleOutput(/Loading categories failed/);
  const result = await resultOf(request, { ...answer, [field]: undefined });
  expect(result.error).toMatchObject({ status: 'PARSING_ERROR' });
});

it.each([
  ['getPublicStats', projects.getPublicStats.initiate()],
  ['getOwnReview', reviews.getOwnReview.initiate({ id })],
])('%s takes an empty object but no list', async (name, request) => {
  skipRetryDelay();
  if (name === 'getPublicStats') expectConsoleOutput(/Loading stats failed/);
  expect(await resultOf(request, {})).toHaveProperty('data');
  expect(await resultOf(request, [])).toMatchObject({ error: { status: 'PARSING_ERROR' } });
});

const readPurchase = {
  id,
  title: 'Untitled project',
  category: null,
  short_description: '',
  description: '',
};
const readProject = { ...readPurchase, features: '', technologies: '' };
const readPayment = {
  title: 'Untitled project',
  status: '',
  purchase_date: '',
  razorpay_payment_id: null,
  razorpay_order_id: '',
};
const readUser = { id: 2, name: '', email: '', phone: null, created_at: '', role: '' };
const readReview = {
  id: 3,
  author: 'A customer',
  stars: 0,
  title: null,
  text: '',
  created_at: '',
  updated_at: '',
  helpful_count: 0,
  answer: null,
  is_hidden: false,
  project: { id: 0, title: 'Untitled project' },
  customer: { id: 0, name: 'A customer', email: '' },
};
const readConversation = {
  conversationId: 9,
  status: '',
  customer: { id: 0, name: '', email: '' },
  lastMessage: null,
  lastMessageAt: null,
  unreadCount: 0,
  createdAt: '',
};

it.each<[string, ApiRequest, object, object]>([
  ['getProfile', requestProfile(), { user: { id: 2 } }, { user: readUser }],
  [
    'listAdminProjects',
    admin.listAdminProjects.initiate({}),
    { projects: [{ id }], pagination, can_import: true },
    { projects: [readProject], pagination, can_import: true },
  ],
  [
    'listAdminPayments',
    admin.listAdminPayments.initiate({}),
    { payments: [{}], pagination, sums: {} },
    { payments: [readPayment], pagination, sums: {} },
  ],
  [
    'listUsers',
    admin.listUsers.initiate({}),
    { users: [{ id: 2 }], pagination },
    { users: [readUser], pagination },
  ],
  [
    'listAdminReviews',
    admin.listAdminReviews.initiate({}),
    { reviews: [{ id: 3 }], pagination },
    { reviews: [readReview], pagination },
  ],
  [
    'listProjects',
    projects.listProjects.initiate({}),
    { projects: [{ id }], pagination, did_you_mean: ['clinic'] },
    { projects: [readProject], pagination, did_you_mean: ['clinic'] },
  ],
  [
    'listPurchasedProjects',
    requestPurchasedProjects(),
    { projects: [{ id }, { id: 5 }, { id }] },
    { projects: [readPurchase, { ...readPurchase, id: 5 }] },
  ],
  ['listPayments', requestPayments(), { payments: [{}] }, { payments: [readPayment] }],
  [
    'listConversations',
    support.listConversations.initiate(),
    { conversations: [{ conversationId: 9 }] },
    { conversations: [readConversation] },
  ],
  [
    'getConversation',
    support.getConversation.initiate({ conversationId: 9 }),
    { conversation: { conversationId: 9 }, messages: [] },
    { conversation: readConversation, messages: [], opened_from: null, purchases: [] },
  ],
])('%s gets the fields that its records lack', async (_name, request, answer, data) => {
  expect((await resultOf(request, answer)).data).toEqual(data);
});

it.each([
  [true, true],
  [false, false],
  ['0', false],
  [null, true],
  [undefined, true],
])('a project whose is_active is %p is for sale: %p', async (value, isActive) => {
  const result = await resultOf(requestProject(id), { project: { id, is_active: value } });
  expect(result.data).toEqual({ project: { ...readProject, is_active: isActive } });
});
