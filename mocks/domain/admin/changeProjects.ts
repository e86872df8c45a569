import type { ChangeProjectsResponse } from '@/api/generated/admin.gen';
import { BULK_LIMIT } from '@/config/projectLimits';
import type { DomainContext } from '../context';
import { DomainError } from '../errors';
import { reject } from './inputValues';
import { deleteProject, updateProjectStatus } from './projects';

type Change = (context: DomainContext, id: number) => unknown;

const changes: Readonly<Record<string, Change>> = {
  activate: (context, id) => updateProjectStatus(context, id, { is_active: true }),
  deactivate: (context, id) => updateProjectStatus(context, id, { is_active: false }),
  delete: deleteProject,
};

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;

function readIds(value: unknown): number[] {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isId)) {
    reject('Please select at least one project');
  }
  if (value.length > BULK_LIMIT) reject(`At most ${BULK_LIMIT} projects can be changed at once`);
  if (new Set(value).size < value.length) reject('A project is selected twice');
  return value;
}

/**
 * Changes projects one by one; the response has the result of each, with the reason of a failure.
 */
export async function changeProjects(
  context: DomainContext,
  { action, ids }: { action?: unknown; ids?: unknown },
): Promise<ChangeProjectsResponse> {
  if (typeof action !== 'string' || !Object.hasOwn(changes, action)) {
    reject('Please say whether to activate, deactivate or delete the projects');
  }
  const results: ChangeProjectsResponse['results'] = [];
  for (const id of readIds(ids)) {
    const title = context.store.projects.get(id)?.title ?? null;
    try {
      await changes[action]!(context, id);
      results.push({ id, title, is_done: true, message: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      results.push({ id, title, is_done: false, message: error.message });
    }
  }
  return { results };
}
