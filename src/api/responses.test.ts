import './adminApi';
import {
  answerEverything,
  type ApiRequest,
  LEAST_ANSWER,
  makeApiStore,
  send,
  skipRetryDelay,
} from '@/testing/apiStore';
import { requestProject, requestPurchasedProjects } from './catalogApi';
import { adminApi } from './generated/admin.gen';
import { projectsApi } from './generated/projects.gen';
import { requestPayments } from './paymentsApi';

const admin = adminApi.endpoints;

/** Sends a request that gets this answer; returns its result. */
function resultOf(request: ApiRequest, body: object) {
  answerEverything(() => ({ body: { ...LEAST_ANSWER, ...body } }));
  return send(makeApiStore(), request);
}

const id = 4;
const sent = { id, base_price: '10.50', revenue: '21.00', preview_images: '["a.png"]' };
const read = { id, base_price: 10.5, preview_images: ['a.png'] };
const amounts = { revenue: '10.50', pending: '1.50' };
const overview = {
  interval: 'month',
  totals: { ...amounts, sales: 3 },
  previous: null,
  series: [{ date: '2026-11-01', ...amounts }],
  best_sellers: [{ id, title: 'Clinic', ...amounts }],
  categories: [{ category: null, ...amounts }],
};
const input = { projectInput: {} as never };

/** Responses with amounts as text and pictures as JSON text, and what is read of them. */
it.each<[string, ApiRequest, object, object]>([
  [
    'listProjects',
    projectsApi.endpoints.listProjects.initiate({}),
    { projects: [sent], is_closest: true },
    { projects: [read], is_closest: true },
  ],
  ['getProject', requestProject(id), { project: sent }, { project: read }],
  [
    'listPurchasedProjects',
    requestPurchasedProjects(),
    { projects: [sent, { ...sent, id: 5 }, sent] },
    { projects: [{ preview_images: ['a.png'] }, { id: 5 }] },
  ],
  [
    'listAdminProjects',
    admin.listAdminProjects.initiate({}),
    { projects: [sent] },
    { projects: [{ ...read, revenue: 21 }] },
  ],
  ['getAdminProject', admin.getAdminProject.initiate({ id }), { project: sent }, { project: read }],
  ['createProject', admin.createProject.initiate(input), { project: sent }, { project: read }],
  [
    'updateProject',
    admin.updateProject.initiate({ id, ...input }),
    { project: sent },
    { project: read },
  ],
  [
    'listPayments',
    requestPayments(),
    { payments: [{ amount: '9' }] },
    { payments: [{ amount: 9 }] },
  ],
  [
    'listAdminPayments',
    admin.listAdminPayments.initiate({}),
    {
      payments: [{ amount: '9' }],
      sums: { completed: '10.50', pending: '0', refunded: 2 },
    },
    { payments: [{ amount: 9 }], sums: { completed: 10.5, pending: 0, refunded: 2 } },
  ],
  [
    'listUsers',
    admin.listUsers.initiate({}),
    { users: [{ id: 2, spent: '5.25' }] },
    { users: [{ id: 2, spent: 5.25 }] },
  ],
  [
    'getAdminOverview',
    admin.getAdminOverview.initiate({}),
    overview,
    {
      ...overview,
      totals: { revenue: 10.5, pending: 1.5, sales: 3 },
      series: [{ date: '2026-11-01', revenue: 10.5 }],
      best_sellers: [{ id, title: 'Clinic', revenue: 10.5 }],
      categories: [{ category: null, revenue: 10.5 }],
    },
  ],
])('the response to %s has numbers and lists', async (_name, request, answer, data) => {
  expect(await resultOf(request, answer)).toMatchObject({ data });
});

it('a response without a required field is a failure', async () => {
  skipRetryDelay();
  const { error } = await resultOf(requestProject(id), { project: undefined });
  expect(error).toMatchObject({ status: 'PARSING_ERROR' });
});
