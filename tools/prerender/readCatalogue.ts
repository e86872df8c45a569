import type { ListProjectsArg, Project, RelatedProject } from '@/api/catalogApi';
import { readProject } from '@/api/readCatalog';
import { hashOf } from './pageFiles';

const PAGE_SIZE = 100;
const MOST_PAGES = 1_000;
const TIMEOUT_MS = 30_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Comparable = Pick<Project, 'id' | 'category' | 'technologies'>;

/** The projects for sale of a backend. */
export type Catalogue = {
  /** In order. */
  projects: (Comparable & { hash: string })[];
  /** Whether the backend lists the projects of a category. */
  hasCategories: boolean;
};

function isPublic(value: unknown): value is Parameters<typeof readProject>[0] {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value.id) &&
    (value.id as number) > 0 &&
    typeof value.title === 'string' &&
    value.title.trim() !== '' &&
    value.is_active !== false
  );
}

async function readPage(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: Error) => {
      throw new Error(`${address} cannot be reached: ${error.message}`);
    },
  );
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body) || !Array.isArray(body.projects)) {
    throw new Error(`${address} does not answer with a list of projects.`);
  }
  const pages = isRecord(body.pagination) ? Number(body.pagination.total_pages) : 0;
  const facets = isRecord(body.facets) ? body.facets : {};
  const projects = (body.projects as unknown[]).filter(isPublic);
  return { projects, pages, hasCategories: 'categories' in facets };
}

/**
 * Requests all projects for sale from a backend, page by page; throws an error that names the failed
 * URL. Invalid entries are dropped.
 */
export async function readCatalogue(host: string): Promise<Catalogue> {
  const projects = new Map<number, Catalogue['projects'][number]>();
  let hasCategories = false;
  let last = 1;
  for (let page = 1; page <= Math.min(last, MOST_PAGES); page += 1) {
    const query = new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE) });
    const found = await readPage(`${host}/api/projects?${query}`);
    for (const sent of found.projects) {
      const { id, category, technologies } = sent;
      projects.set(id, { id, category, technologies, hash: hashOf(JSON.stringify(sent)) });
    }
    ({ hasCategories } = found);
    last = found.pages || 1;
  }
  return {
    projects: [...projects.values()].sort((one, other) => one.id - other.id),
    hasCategories,
  };
}

/**
 * Returns a function that finds what is related to a project, as its page does. Each list is requested
 * once, because projects of one category are related to the same.
 */
export async function relatedFinder(host: string) {
  const { chooseRelated, firstList, secondList } =
    await import('@/pages/ProjectPage/RelatedProjects');
  const lists = new Map<string, Promise<Project[]>>();
  const list = ({ search, category = [] }: ListProjectsArg): Promise<Project[]> => {
    const names = category.map((name) => ['category', name]);
    const query = new URLSearchParams(search ? [['search', search], ...names] : names);
    const address = `${host}/api/projects?${query}`;
    const found =
      lists.get(address) ?? readPage(address).then(({ projects }) => projects.map(readProject));
    lists.set(address, found);
    return found;
  };
  return async (project: Comparable): Promise<RelatedProject[]> => {
    const found = await list(firstList(project));
    const second = secondList(project, found);
    const related = chooseRelated(project, second ? [...found, ...(await list(second))] : found);
    return related.map(({ id, title, category, base_price, preview_images, ...images }) => ({
      ...{ id, title, category, base_price, preview_images },
      ...(images.image_widths && { image_widths: images.image_widths }),
      ...(images.focal_points && { focal_points: images.focal_points }),
    }));
  };
}
