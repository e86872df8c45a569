import { getAdminOverview } from '../domain/admin/overview';
import { exportAdminPayments, listAdminPayments } from '../domain/admin/payments';
import {
  createProject,
  deleteProject,
  getAdminProject,
  listAdminProjects,
  updateProject,
  updateProjectStatus,
} from '../domain/admin/projects';
import { getUpload, receivePart, startUpload } from '../domain/admin/uploads';
import { listUsers, updateUser } from '../domain/admin/users';
import { forStaff } from './forStaff';
import type { Operation } from './operation';

const CREATED = 201;

function csvAnswer(csv: string, day: string): Response {
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="payments-${day}.csv"`,
    },
  });
}

const operations: readonly Operation[] = [
  {
    operationId: 'getAdminOverview',
    method: 'get',
    path: '/api/admin/overview',
    answer: ({ domain, url }) => getAdminOverview(domain, url.searchParams),
  },
  {
    operationId: 'listAdminProjects',
    method: 'get',
    path: '/api/admin/projects',
    answer: ({ domain, url }) => listAdminProjects(domain, url.searchParams),
  },
  {
    operationId: 'createProject',
    method: 'post',
    path: '/api/admin/projects',
    answer: async ({ domain, readBody }) =>
      Response.json(createProject(domain, await readBody()), { status: CREATED }),
  },
  {
    operationId: 'getAdminProject',
    method: 'get',
    path: '/api/admin/projects/:id',
    answer: ({ domain, params }) => getAdminProject(domain, params.id),
  },
  {
    operationId: 'updateProject',
    method: 'put',
    path: '/api/admin/projects/:id',
    answer: async ({ domain, params, readBody }) =>
      updateProject(domain, params.id, await readBody()),
  },
  {
    operationId: 'deleteProject',
    method: 'delete',
    path: '/api/admin/projects/:id',
    answer: ({ domain, params }) => deleteProject(domain, params.id),
  },
  {
    operationId: 'updateProjectStatus',
    method: 'put',
    path: '/api/admin/projects/:id/status',
    answer: async ({ domain, params, readBody }) =>
      updateProjectStatus(domain, params.id, await readBody()),
  },
  {
    operationId: 'startUpload',
    method: 'post',
    path: '/api/admin/uploads',
    answer: async ({ domain, readBody }) =>
      Response.json(startUpload(domain, await readBody()), { status: CREATED }),
  },
  {
    operationId: 'getUpload',
    method: 'get',
    path: '/api/admin/uploads/:uploadId',
    answer: ({ domain, params }) => getUpload(domain, params.uploadId),
  },
  {
    operationId: 'sendUploadPart',
    method: 'put',
    path: '/api/admin/uploads/:uploadId',
    answer: async ({ domain, params, url, request }) =>
      receivePart(domain, params.uploadId, url.searchParams.get('offset'), await request.blob()),
  },
  {
    operationId: 'listAdminPayments',
    method: 'get',
    path: '/api/admin/payments',
    answer: ({ domain, url }) => listAdminPayments(domain, url.searchParams),
  },
  {
    operationId: 'exportAdminPayments',
    method: 'get',
    path: '/api/admin/payments/export',
    answer: ({ domain, url }) =>
      csvAnswer(
        exportAdminPayments(domain, url.searchParams),
        domain.now().toISOString().slice(0, 10),
      ),
  },
  {
    operationId: 'listUsers',
    method: 'get',
    path: '/api/admin/users',
    answer: ({ domain, url }) => listUsers(domain, url.searchParams),
  },
  {
    operationId: 'updateUser',
    method: 'put',
    path: '/api/admin/users/:userId',
    answer: async ({ domain, params, requireUser, readBody }) =>
      updateUser(domain, await requireUser(), params.userId, await readBody()),
  },
];

/** The calls of the tag `admin`. */
export const adminOperations: readonly Operation[] = operations.map(forStaff);
