import type {
  ListProjectsArg,
  Project,
  ProjectPage,
  ProjectSort,
  SiteStats,
  SortOrder,
} from '@/api/generated/projects.gen';
import { PAISE_PER_RUPEE } from '@/lib/money';
import { trimVisible } from '@/lib/visibleText';
import { isSale } from './admin/sales';
import type { DomainContext } from './context';
import { rememberEmptySearch } from './emptySearches';
import { DomainError } from './errors';
import { paginate, type SortValues } from './listing';
import type { ProjectRow } from './model';
import { PICTURE_WIDTHS } from './pictureWidths';
import { filterProjects } from './projectFilters';
import { ratingOf } from './ratings';
import { type ProjectFinding, searchProjects } from './search';

const MORE_THAN_ALL_REVIEWS = 1_000_000_000;

/** Ranks equal ratings by their number of reviews. */
function ratingRank(context: DomainContext, { id }: ProjectRow, order: SortOrder): number {
  const { average, count } = ratingOf(context, id);
  if (average === null) return order === 'ASC' ? Infinity : -Infinity;
  return average + count / MORE_THAN_ALL_REVIEWS;
}

const sortValues = (
  context: DomainContext,
  { order = 'DESC' }: ListProjectsArg,
  ranks: ReadonlyMap<ProjectRow, number>,
): SortValues<ProjectRow, ProjectSort> => ({
  // By default, the best matches of a search come first, and the newest of them.
  created_at: (row) =>
    order === 'ASC'
      ? row.createdAt
      : `${String(ranks.get(row)!).padStart(9, '0')} ${row.createdAt}`,
  title: ({ title }) => title.toLowerCase(),
  base_price: ({ pricePaise }) => pricePaise,
  download_count: ({ downloadCount }) => downloadCount,
  rating: (row) => ratingRank(context, row, order),
});

/** Formats paise as rupees: a numeric string with two decimals. */
export function toRupees(paise: number): string {
  return (paise / PAISE_PER_RUPEE).toFixed(2);
}

/** Returns the number of completed payments for a project. */
function countSales({ store }: DomainContext, { id }: ProjectRow): number {
  return store.orders.where('projectId', id).filter(isSale).length;
}

/** Returns the images of a project; of every third one as a JSON string, like a backend with a text column. */
export function toPreviewImages({ id, previewImages }: ProjectRow): Project['preview_images'] {
  if (previewImages.length === 0) return id % 2 === 0 ? [] : null;
  return id % 3 === 0 ? JSON.stringify(previewImages) : [...previewImages];
}

/** Returns the address of a project's demo; a page of the backend is where the backend was asked. */
export const toDemoUrl = ({ origin = '' }: DomainContext, { demoUrl }: ProjectRow) =>
  demoUrl?.startsWith('/') ? `${origin}${demoUrl}` : demoUrl;

/**
 * Converts a project row to the API's project; prices alternate between a number and a numeric
 * string.
 */
export function toProject(context: DomainContext, row: ProjectRow): Project {
  const { average, count } = ratingOf(context, row.id);
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    short_description: row.shortDescription,
    description: row.description,
    base_price: row.id % 2 === 0 ? toRupees(row.pricePaise) : row.pricePaise / PAISE_PER_RUPEE,
    download_count: row.downloadCount,
    sales_count: countSales(context, row),
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    file_size: row.fileSize,
    demo_url: toDemoUrl(context, row),
    is_active: row.isActive,
    preview_images: toPreviewImages(row),
    image_widths: PICTURE_WIDTHS,
    image_captions: [...row.imageCaptions],
    focal_points: [...row.focalPoints],
    features: row.features.join('\n'),
    technologies: row.technologies.join(', '),
    rating: average,
    review_count: count,
    launch_record: row.launchRecord,
  };
}

/** Converts a project row, including the fields that lists leave out. */
export function toWholeProject(context: DomainContext, row: ProjectRow): Project {
  return {
    ...toProject(context, row),
    video_url: row.videoUrl,
    version: row.version,
    requirements: [...row.requirements],
    changelog: [...row.changelog],
    licence: row.licence && {
      name: row.licence.name,
      may: [...row.licence.may],
      may_not: [...row.licence.mayNot],
    },
    support_days: row.supportDays,
    documents: [...row.documents],
    document_details: [...row.documentDetails],
    report_pages: [...row.reportPages],
    suits: [...row.suits],
    question_count: answeredQuestions(context, row.id).length,
  };
}

/** Returns the questions of a project that everybody sees. */
export const answeredQuestions = ({ store }: DomainContext, projectId: number) =>
  store.questions.where('projectId', projectId).filter(({ answer }) => answer !== null);

/** Returns the projects that are for sale. */
export const activeProjects = ({ store }: DomainContext) =>
  store.projects.all().filter(({ isActive }) => isActive);

/**
 * Returns a page of active projects with the facet counts. If no project has all words of a search, even with its
 * spelling corrected, the page has those with most of them.
 */
export function listProjects(context: DomainContext, arg: ListProjectsArg): ProjectPage {
  const search = trimVisible(arg.search ?? '');
  const active = activeProjects(context);
  const rate = ({ id }: ProjectRow) => ratingOf(context, id).average;
  const filter = (rows: readonly ProjectRow[]) => filterProjects(rows, { arg, active, rate });
  const everything = { ranks: new Map(active.map((row) => [row, 0])), isClosest: false, also: [] };
  const finding: ProjectFinding =
    search === '' ? everything : searchProjects(active, search, arg.verbatim);
  const { ranks, isClosest, also, corrected } = finding;
  const lacksAll = isClosest || ranks.size === 0;
  if (lacksAll && search !== '') rememberEmptySearch(context, search.toLowerCase());
  const spelt = arg.verbatim && lacksAll ? searchProjects(active, search) : undefined;
  const isSpelt = spelt?.corrected && filter([...spelt.ranks.keys()]).found.length > 0;
  const { found, facets } = filter([...ranks.keys()]);
  const { rows, pagination } = paginate(found, arg, sortValues(context, arg, ranks));
  return {
    projects: rows.map((row) => toProject(context, row)),
    pagination,
    facets,
    ...(isSpelt && { did_you_mean: [spelt.corrected!] }),
    ...(isClosest && { is_closest: true }),
    ...(corrected && { corrected }),
    ...(also.length > 0 && { also }),
  };
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
