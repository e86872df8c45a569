import type {
  ListProjectsArg,
  Project,
  ProjectPage,
  ProjectSort,
  SiteStats,
} from '@/api/generated/projects.gen';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import { pageOf, readSearch, type SortValues } from './listing';
import type { ProjectRow } from './model';

const PAISE_PER_RUPEE = 100;

const sortValues: SortValues<ProjectRow, ProjectSort> = {
  created_at: ({ createdAt }) => createdAt,
  title: ({ title }) => title.toLowerCase(),
  base_price: ({ pricePaise }) => pricePaise,
  download_count: ({ downloadCount }) => downloadCount,
};

/** Rupees with two decimals, as a numeric string. */
export function toRupees(paise: number): string {
  return (paise / PAISE_PER_RUPEE).toFixed(2);
}

/** Every third project's images come as a JSON string, as a backend with a text column sends them. */
function toPreviewImages({ id, previewImages }: ProjectRow): Project['preview_images'] {
  if (previewImages.length === 0) return id % 2 === 0 ? [] : null;
  return id % 3 === 0 ? JSON.stringify(previewImages) : [...previewImages];
}

/** A project as the backend answers it; prices come as a number or as a numeric string. */
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

const activeProjects = ({ store }: DomainContext) =>
  store.projects.all().filter(({ isActive }) => isActive);

/** Whether a project holds a text, in lower case, in its title, category, descriptions or technologies. */
export function matchesProject(row: ProjectRow, wanted: string): boolean {
  const { title, category, shortDescription, description, technologies } = row;
  return [title, category ?? '', shortDescription, description, ...technologies].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

/** A page of active projects. */
export function listProjects(context: DomainContext, arg: ListProjectsArg): ProjectPage {
  const wanted = readSearch(arg);
  const found = activeProjects(context).filter((row) => matchesProject(row, wanted));
  const { rows, pagination } = pageOf(found, arg, sortValues);
  return { projects: rows.map(toProject), pagination };
}

/** The row of a project; refuses an id that none has. */
export function requireProject({ store }: DomainContext, id: unknown): ProjectRow {
  const project = store.projects.get(Number(id));
  if (!project) throw new DomainError('notFound', 'Project not found');
  return project;
}

/** The names of the categories in use, sorted. */
export function listCategories(context: DomainContext): { categories: string[] } {
  const names = activeProjects(context)
    .map(({ category }) => category)
    .filter((name) => name !== null);
  return { categories: [...new Set(names)].sort((one, other) => one.localeCompare(other)) };
}

/** The shop's public totals, derived from the tables. */
export function getPublicStats(context: DomainContext): SiteStats {
  const { projects, users, orders } = context.store;
  return {
    totalProjects: activeProjects(context).length,
    totalUsers: users.all().length,
    totalOrders: orders.all().filter(({ status }) => status === 'paid').length,
    totalDownloads: projects.all().reduce((sum, { downloadCount }) => sum + downloadCount, 0),
  };
}
