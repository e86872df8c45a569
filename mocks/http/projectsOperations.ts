import {
  getPublicStats,
  listCategories,
  listProjects,
  requireProject,
  toProject,
} from '../domain/catalogue';
import { downloadProject } from '../domain/downloads';
import { getPurchaseStatus, listPurchasedProjects } from '../domain/orders';
import type { Operation } from './operation';

function zipAnswer(title: string, zip: Blob): Response {
  return new Response(zip, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(zip.size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${title}.zip`)}`,
    },
  });
}

/** The calls of the tag `projects`; fixed paths stand before `/api/projects/:id`. */
export const projectsOperations: readonly Operation[] = [
  {
    operationId: 'getPublicStats',
    method: 'get',
    path: '/api/projects/stats/public',
    answer: ({ domain }) => getPublicStats(domain),
  },
  {
    operationId: 'listCategories',
    method: 'get',
    path: '/api/projects/meta/categories',
    answer: ({ domain }) => listCategories(domain),
  },
  {
    operationId: 'listPurchasedProjects',
    method: 'get',
    path: '/api/projects/user/purchased',
    answer: async ({ domain, requireUser }) => listPurchasedProjects(domain, await requireUser()),
  },
  {
    operationId: 'listProjects',
    method: 'get',
    path: '/api/projects',
    answer: ({ domain, url }) => listProjects(domain, url.searchParams),
  },
  {
    operationId: 'getProject',
    method: 'get',
    path: '/api/projects/:id',
    answer: ({ domain, params }) => ({ project: toProject(requireProject(domain, params.id)) }),
  },
  {
    operationId: 'getPurchaseStatus',
    method: 'get',
    path: '/api/projects/:id/purchase-status',
    answer: async ({ domain, params, requireUser }) =>
      getPurchaseStatus(domain, await requireUser(), requireProject(domain, params.id)),
  },
  {
    operationId: 'downloadProject',
    method: 'get',
    path: '/api/projects/:id/download',
    answer: async ({ domain, params, requireUser }) => {
      const user = await requireUser();
      const project = requireProject(domain, params.id);
      return zipAnswer(project.title, await downloadProject(domain, user, project));
    },
  },
];
