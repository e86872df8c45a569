import type { Project, ProjectPage, SiteStats } from '@/api/generated/projects.gen';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import type { ProjectRow } from './model';

const PAISE_PER_RUPEE = 100;
const DEFAULT_LIMIT = 12;
const MAXIMUM_LIMIT = 100;

type SortValue = (row: ProjectRow) => string | number;

const sortValues: Partial<Record<string, SortValue>> = {
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

function matches(row: ProjectRow, wanted: string): boolean {
  const { title, category, shortDescription, description, technologies } = row;
  return [title, category ?? '', shortDescription, description, ...technologies].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

function toWholeNumber(value: string | null, fallback: number): number {
  const number = Number(value);
  return value && Number.isSafeInteger(number) && number >= 1 ? number : fallback;
}

/** A page of active projects; unknown sorts and unusable numbers become the defaults. */
export function listProjects(context: DomainContext, query: URLSearchParams): ProjectPage {
  const limit = Math.min(toWholeNumber(query.get('limit'), DEFAULT_LIMIT), MAXIMUM_LIMIT);
  const page = toWholeNumber(query.get('page'), 1);
  const wanted = (query.get('search') ?? '').trim().toLowerCase();
  const valueOf = sortValues[query.get('sort') ?? ''] ?? sortValues.created_at!;
  const direction = query.get('order')?.toUpperCase() === 'ASC' ? 1 : -1;

  const found = activeProjects(context)
    .filter((row) => matches(row, wanted))
    .sort((one, other) => {
      const [a, b] = [valueOf(one), valueOf(other)];
      if (a === b) return one.id - other.id;
      return (a < b ? -1 : 1) * direction;
    });
  return {
    projects: found.slice((page - 1) * limit, page * limit).map(toProject),
    pagination: { total: found.length, total_pages: Math.ceil(found.length / limit) },
  };
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
