import type {
  ListProjectsArg,
  Project,
  ProjectPage,
  ProjectSort,
  SiteStats,
} from '@/api/generated/projects.gen';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import { paginate, readSearch, type SortValues } from './listing';
import type { ProjectRow } from './model';

const PAISE_PER_RUPEE = 100;

const sortValues: SortValues<ProjectRow, ProjectSort> = {
  created_at: ({ createdAt }) => createdAt,
  title: ({ title }) => title.toLowerCase(),
  base_price: ({ pricePaise }) => pricePaise,
  download_count: ({ downloadCount }) => downloadCount,
};

/** Formats paise as rupees: a numeric string with two decimals. */
export function toRupees(paise: number): string {
  return (paise / PAISE_PER_RUPEE).toFixed(2);
}

/** Returns every third project's images as a JSON string, like a backend with a text column. */
function toPreviewImages({ id, previewImages }: ProjectRow): Project['preview_images'] {
  if (previewImages.length === 0) return id % 2 === 0 ? [] : null;
  return id % 3 === 0 ? JSON.stringify(previewImages) : [...previewImages];
}

/**
 * Converts a project row to the API's project; prices alternate between a number and a numeric
 * string.
 */
export function toProject(row: ProjectRow): Project {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    short_description: row.shortDescription,
    description: row.description,
    base_price: row.id % 2 === 0 ? toRupees(row.pricePaise) : row.pricePaise / PAISE_PER_RUPEE,
    download_count: row.downloadCount,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    file_size: row.fileSize,
    demo_url: row.demoUrl,
    is_active: row.isActive,
    preview_images: toPreviewImages(row),
    features: row.features.join('\n'),
    technologies: row.technologies.join(', '),
  };
}

/** Converts a project row with what the lists leave out. */
export function toWholeProject(row: ProjectRow): Project {
  return {
    ...toProject(row),
    version: row.version,
    requirements: [...row.requirements],
    changelog: row.changelog.map(({ changes, ...release }) => ({
      ...release,
      changes: [...changes],
    })),
    licence: row.licence && {
      name: row.licence.name,
      may: [...row.licence.may],
      may_not: [...row.licence.mayNot],
    },
    support_days: row.supportDays,
  };
}

const activeProjects = ({ store }: DomainContext) =>
  store.projects.all().filter(({ isActive }) => isActive);

/**
 * Returns true when the title, category, descriptions or technologies contain `search` (in lower
 * case).
 */
export function matchesProject(row: ProjectRow, search: string): boolean {
  const { title, category, shortDescription, description, technologies } = row;
  return [title, category ?? '', shortDescription, description, ...technologies].some((text) =>
    text.toLowerCase().includes(search),
  );
}

/** Returns a page of active projects. */
export function listProjects(context: DomainContext, arg: ListProjectsArg): ProjectPage {
  const search = readSearch(arg);
  const found = activeProjects(context).filter((row) => matchesProject(row, search));
  const { rows, pagination } = paginate(found, arg, sortValues);
  return { projects: rows.map(toProject), pagination };
}

/** Returns a project's row; throws `notFound` for an unknown id. */
export function requireProject({ store }: DomainContext, id: unknown): ProjectRow {
  const project = store.projects.get(Number(id));
  if (!project) throw new DomainError('notFound', 'Project not found');
  return project;
}

/** Returns the names of the categories in use, sorted. */
export function listCategories(context: DomainContext): { categories: string[] } {
  const names = activeProjects(context)
    .map(({ category }) => category)
    .filter((name) => name !== null);
  return { categories: [...new Set(names)].sort((a, b) => a.localeCompare(b)) };
}

/** Returns the shop's public totals, derived from the tables. */
export function getPublicStats(context: DomainContext): SiteStats {
  const { projects, users, orders } = context.store;
  return {
    totalProjects: activeProjects(context).length,
    totalUsers: users.all().length,
    totalOrders: orders.all().filter(({ status }) => status === 'paid').length,
    totalDownloads: projects.all().reduce((sum, { downloadCount }) => sum + downloadCount, 0),
  };
}
