import {
  getPublicStats,
  listCategories,
  listProjects,
  requireProject,
  toWholeProject,
} from '../domain/catalogue';
import { downloadProject, getProjectContents } from '../domain/downloads';
import type { ProjectRow } from '../domain/model';
import { getPurchaseStatus, listPurchasedProjects } from '../domain/orders';
import { suggestProjects } from '../domain/suggestions';
import { isContinuation, makeFileResponse } from './fileResponse';
import type { OperationHandlers } from './operation';

/** Changes whenever the file may have changed. */
function etagOf({ id, fileUploadId, updatedAt }: ProjectRow, { size }: Blob): string {
  const version = encodeURIComponent(fileUploadId ?? Date.parse(updatedAt));
  return `"project-${id}-${version}-${size}"`;
}

/** The handlers of the tag `projects`. */
export const projectsOperations: OperationHandlers<'projects'> = {
  getPublicStats: ({ domain }) => getPublicStats(domain),
  listCategories: ({ domain }) => listCategories(domain),
  listPurchasedProjects: ({ domain, user }) => listPurchasedProjects(domain, user),
  listProjects: ({ domain, arg }) => listProjects(domain, arg),
  suggestProjects: ({ domain, arg }) => suggestProjects(domain, arg),
  getProject: ({ domain, arg }) => ({
    project: toWholeProject(domain, requireProject(domain, arg.id)),
  }),
  getPurchaseStatus: ({ domain, arg, user }) =>
    getPurchaseStatus(domain, user, requireProject(domain, arg.id)),
  getProjectContents: ({ domain, arg }) =>
    getProjectContents(domain, requireProject(domain, arg.id)),
  downloadProject: async ({ domain, request, arg, user }) => {
    const project = requireProject(domain, arg.id);
    const content = await downloadProject(domain, user, project, isContinuation(request));
    const name = encodeURIComponent(`${project.title.replace(/\p{Cs}/gu, '_')}.zip`);
    return makeFileResponse(request, {
      content,
      etag: etagOf(project, content),
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      },
    });
  },
};
