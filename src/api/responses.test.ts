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
    'createProject',
    admin.createProject.initiate({ projectInput: {} as never }),
    { project: { id } },
  ],
  [
    'updateProject',
    admin.updateProject.initiate({ id, projectInput: {} as never }),
    { project: { id } },
  ],
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
    { messageData: { id } },
  ],
  ['listPayments', requestPayments(), { payments: [] }],
  ['listConversations', support.listConversations.initiate(), { conversations: [] }],
  [
    'getConversation',
    support.getConversation.initiate({ conversationId: 9 }),
    { conversation: { conversationId: 9 } },
  ],
];

it('a response with its required fields is taken', async () => {
  for (const [name, request, answer] of REQUIRED) {
    expect([name, await resultOf(request, answer)]).toMatchObject([name, { data: {} }]);
  }
});

it('a response without one of its required fields is a failure', async () => {
  skipRetryDelay();
  expectConsoleOutput(/Loading categories failed/);
  for (const [name, request, answer] of REQUIRED) {
    for (const field of Object.keys(answer)) {
      const { error } = await resultOf(request, { ...answer, [field]: undefined });
      expect([name, field, error]).toMatchObject([name, field, { status: 'PARSING_ERROR' }]);
    }
  }
});

it('a response without required fields is an object', async () => {
  skipRetryDelay();
  expectConsoleOutput(/Loading stats failed/);
  for (const [name, request] of [
    ['getPublicStats', projects.getPublicStats.initiate()],
    ['getOwnReview', reviews.getOwnReview.initiate({ id })],
  ] as const) {
    expect([name, await resultOf(request, {})]).toMatchObject([name, { data: {} }]);
    const { error } = await resultOf(request, []);
    expect([name, error]).toMatchObject([name, { status: 'PARSING_ERROR' }]);
  }
});

const readProject = { id, title: 'Untitled project', features: '', preview_images: [] };
const readPayment = {
  title: 'Untitled project',
  amount: 0,
  status: '',
  purchase_date: '',
  razorpay_payment_id: null,
  razorpay_order_id: '',
  refund_reasons: [],
};
const readUser = { id: 2, name: '', email: '', phone: null, created_at: '', role: '' };
const readReview = { id: 3, author: 'A customer', is_hidden: false };
const readConversation = { conversationId: 9, customer: { id: 0, name: '', email: '' } };

/** Responses, with some of the fields that their reader adds. */
const READ: [string, ApiRequest, object, object][] = [
  ['getProfile', requestProfile(), { user: { id: 2 } }, { user: readUser }],
  [
    'listAdminProjects',
    admin.listAdminProjects.initiate({}),
    { projects: [{ id }], pagination, can_import: true },
    { projects: [readProject], pagination, can_import: true },
  ],
  [
    'getAdminProject',
    admin.getAdminProject.initiate({ id }),
    { project: { id } },
    { project: readProject },
  ],
  [
    'createProject',
    admin.createProject.initiate({ projectInput: {} as never }),
    { project: { id } },
    { project: readProject },
  ],
  [
    'updateProject',
    admin.updateProject.initiate({ id, projectInput: {} as never }),
    { project: { id } },
    { project: readProject },
  ],
  [
    'listAdminPayments',
    admin.listAdminPayments.initiate({}),
    { payments: [{}], pagination, sums: { completed: '10.50' } },
    { payments: [readPayment], pagination, sums: { completed: 10.5, pending: 0 } },
  ],
  [
    'listUsers',
    admin.listUsers.initiate({}),
    { users: [{ id: 2 }], pagination },
    { users: [{ ...readUser, spent: 0 }], pagination },
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
    { projects: [{ id }], pagination, did_you_mean: 'clinic' },
    { projects: [readProject], pagination, facets: null, did_you_mean: ['clinic'] },
  ],
  ['getProject', requestProject(id), { project: { id } }, { project: readProject }],
  [
    'getProjectContents',
    projects.getProjectContents.initiate({ id }),
    { files: [{}] },
    { files: [], total_files: 1 },
  ],
  ['suggestProjects', projects.suggestProjects.initiate({}), [], { projects: [], categories: [] }],
  [
    'listPurchasedProjects',
    requestPurchasedProjects(),
    { projects: [{ id }, { id: 5 }, { id }] },
    { projects: [{ id, title: 'Untitled project' }, { id: 5 }] },
  ],
  ['getOwnReview', reviews.getOwnReview.initiate({ id }), {}, { review: null, can_review: false }],
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
];

it('a response is read where it arrives', async () => {
  for (const [name, request, answer, data] of READ) {
    const result = await resultOf(request, answer);
    expect([name, result.data]).toMatchObject([name, data]);
  }
});

it('a complete user and payment stay as they are', async () => {
  const user = {
    id: 2,
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9845018261',
    created_at: '2025-09-01T00:00:00Z',
    is_verified: true,
    role: 'user',
  };
  expect((await resultOf(requestProfile(), { user })).data).toEqual({ user });
  const payment = {
    title: 'Clinic',
    amount: '10.00',
    status: 'completed',
    purchase_date: '2025-09-01T00:00:00Z',
    razorpay_payment_id: 'pay_1',
    razorpay_order_id: 'order_1',
    project_id: 4,
    refund_reasons: ['other'],
    receipt_email: 'asha@example.com',
  };
  const payments = [payment];
  const { data } = await resultOf(requestPayments(), { payments });
  expect(data).toEqual({ payments: [{ ...payment, amount: 10 }] });
});

it('a project is for sale unless its flag says otherwise', async () => {
  for (const [value, isActive] of [
    [true, true],
    [false, false],
    ['0', false],
    [null, true],
    [undefined, true],
  ] as const) {
    const { data } = await resultOf(requestProject(id), { project: { id, is_active: value } });
    expect([value, data]).toMatchObject([value, { project: { is_active: isActive } }]);
  }
});
