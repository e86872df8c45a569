import type {
  AdminProject,
  AdminProjectAnswer,
  AdminProjectSort,
  ListAdminProjectsArg,
  ListAdminProjectsResponse,
} from '@/api/generated/admin.gen';
import { makeSearch } from '@/lib/search';
import { requireProject, toProject, toRupees, toWholeProject } from '../catalogue';
import type { DomainContext } from '../context';
import { DomainError } from '../errors';
import { paginate, type SortValues } from '../listing';
import type { ProjectRow } from '../model';
import { projectTexts } from '../search';
import { keepCaptions } from './imageCaptions';
import { readNewProject, readProjectInput } from './projectInput';
import { NO_SALES, type Sales, tallySales } from './sales';
import { removeUnusedUploads } from './uploads';

type Fields = Readonly<Record<string, unknown>>;

const hasPayments = ({ store }: DomainContext, { id }: ProjectRow) =>
  store.orders.where('projectId', id).length > 0;

function toAdminProject(
  context: DomainContext,
  row: ProjectRow,
  sales: Sales,
  convert: typeof toProject,
): AdminProject {
  return {
    ...convert(context, row),
    file_name: row.fileName,
    sales: sales.count,
    revenue: toRupees(sales.paise),
    has_payments: hasPayments(context, row),
  };
}

function toProjectResponse(context: DomainContext, row: ProjectRow): AdminProjectAnswer {
  const orders = context.store.orders.where('projectId', row.id);
  const sales = tallySales(orders, ({ projectId }) => projectId).get(row.id) ?? NO_SALES;
  return { project: toAdminProject(context, row, sales, toWholeProject) };
}

/** Returns a page of all projects that match the query's search, category and status. */
export function listAdminProjects(
  context: DomainContext,
  arg: ListAdminProjectsArg,
): ListAdminProjectsResponse {
  const { projects, orders } = context.store;
  const sales = tallySales(orders.all(), ({ projectId }) => projectId);
  const salesOf = ({ id }: ProjectRow) => sales.get(id) ?? NO_SALES;
  const sortValues: SortValues<ProjectRow, AdminProjectSort> = {
    created_at: ({ createdAt }) => createdAt,
    updated_at: ({ updatedAt }) => updatedAt,
    title: ({ title }) => title.toLowerCase(),
    category: ({ category }) => category?.toLowerCase() ?? '',
    base_price: ({ pricePaise }) => pricePaise,
    download_count: ({ downloadCount }) => downloadCount,
    sales: (row) => salesOf(row).count,
    revenue: (row) => salesOf(row).paise,
  };
  const isSearched = makeSearch(arg.search ?? '');
  const { category, status } = arg;
  const found = projects
    .all()
    .filter(
      (row) =>
        (!category || row.category === category) &&
        (status !== 'active' || row.isActive) &&
        (status !== 'inactive' || !row.isActive) &&
        isSearched(projectTexts(row)),
    );
  const { rows, pagination } = paginate(found, arg, sortValues);
  return {
    projects: rows.map((row) => toAdminProject(context, row, salesOf(row), toProject)),
    pagination,
  };
}

/** Returns a project with its sales. */
export function getAdminProject(context: DomainContext, id: unknown): AdminProjectAnswer {
  return toProjectResponse(context, requireProject(context, id));
}

/** Creates a project; throws a DomainError with a message for each invalid field. */
export function createProject(context: DomainContext, input: Fields): AdminProjectAnswer {
  const { store, now } = context;
  const time = now().toISOString();
  const row = store.projects.put({
    id: store.projects.nextId(),
    downloadCount: 0,
    createdAt: time,
    updatedAt: time,
    ...readNewProject(context, input),
  });
  return toProjectResponse(context, row);
}

/**
 * Saves a changed project; `updatedAt` always increases, even for two changes in the same
 * millisecond.
 */
function saveChanged({ store, now }: DomainContext, row: ProjectRow): ProjectRow {
  const time = Math.max(now().getTime(), Date.parse(row.updatedAt) + 1);
  return store.projects.put({ ...row, updatedAt: new Date(time).toISOString() });
}

function requireUnchanged({ updatedAt }: ProjectRow, { expected_updated_at: expected }: Fields) {
  if (expected === undefined) return;
  if (typeof expected !== 'string' || Number.isNaN(Date.parse(expected))) {
    const message = 'Please say which version of the project was changed';
    throw new DomainError('badRequest', message, { expected_updated_at: message });
  }
  if (Date.parse(expected) !== Date.parse(updatedAt)) {
    throw new DomainError('conflict', 'Another admin has changed this project in the meantime');
  }
}

/**
 * Updates a project; throws for invalid fields, and `conflict` if `expected_updated_at` is
 * outdated.
 */
export async function updateProject(
  context: DomainContext,
  id: unknown,
  input: Fields,
): Promise<AdminProjectAnswer> {
  const columns = readProjectInput(context, input);
  const before = requireProject(context, id);
  requireUnchanged(before, input);
  const imageCaptions = keepCaptions(before, columns.previewImages ?? before.previewImages);
  const row = saveChanged(context, { ...before, imageCaptions, ...columns });
  await removeUnusedUploads(context, before);
  return toProjectResponse(context, row);
}

/** Puts a project on sale or takes it off. */
export function updateProjectStatus(
  context: DomainContext,
  id: unknown,
  { is_active: isActive }: Fields,
): AdminProjectAnswer {
  if (typeof isActive !== 'boolean') {
    throw new DomainError('badRequest', 'Please say whether the project is for sale');
  }
  const before = requireProject(context, id);
  const row = before.isActive === isActive ? before : saveChanged(context, { ...before, isActive });
  return toProjectResponse(context, row);
}

/** Deletes a project and its files; throws `conflict` if there are any payments for it. */
export async function deleteProject(context: DomainContext, id: unknown) {
  const project = requireProject(context, id);
  if (hasPayments(context, project)) {
    throw new DomainError(
      'conflict',
      'There are payments for this project, so it cannot be removed. Take it off sale instead.',
    );
  }
  context.store.projects.remove(project.id);
  const { questions } = context.store;
  for (const row of [...questions.where('projectId', project.id)]) questions.remove(row.id);
  await removeUnusedUploads(context, project);
  return { success: true, message: 'Project removed' };
}
