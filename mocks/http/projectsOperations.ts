import {
  getPublicStats,
  listCategories,
  listProjects,
  requireProject,
  toProject,
} from '../domain/catalogue';
import { downloadProject } from '../domain/downloads';
import type { ProjectRow } from '../domain/model';
import { getPurchaseStatus, listPurchasedProjects } from '../domain/orders';
import { answerFile, isContinuation } from './fileAnswer';
import type { Operation } from './operation';

/** Another one whenever the file may be another one. */
function etagOf({ id, fileUploadId, updatedAt }: ProjectRow, { size }: Blob): string {
  const version = encodeURIComponent(fileUploadId ?? Date.parse(updatedAt));
  return `"project-${id}-${version}-${size}"`;
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
    answer: async ({ domain, request, params, requireUser }) => {
      const user = await requireUser();
      const project = requireProject(domain, params.id);
      const content = await downloadProject(domain, user, project, isContinuation(request));
      const name = encodeURIComponent(`${project.title}.zip`);
      return answerFile(request, {
        content,
        etag: etagOf(project, content),
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
        },
      });
    },
  },
];
