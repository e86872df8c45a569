import { hashOf } from './pageFiles';

const PAGE_SIZE = 100;
const MOST_PAGES = 1_000;
const TIMEOUT_MS = 30_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Sent = { id: number; category?: unknown };

/** The projects for sale of a backend. */
export type Catalogue = {
  /** In order. */
  projects: { id: number; category: string | null; hash: string }[];
  /** Whether the backend lists the projects of a category. */
  hasCategories: boolean;
};

function isPublic(value: unknown): value is Sent {
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
  return { projects: body.projects as unknown[], pages, hasCategories: 'categories' in facets };
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
    for (const sent of found.projects.filter(isPublic)) {
      const category = typeof sent.category === 'string' ? sent.category : null;
      projects.set(sent.id, { id: sent.id, category, hash: hashOf(JSON.stringify(sent)) });
    }
    ({ hasCategories } = found);
    last = found.pages || 1;
  }
  return {
    projects: [...projects.values()].sort((one, other) => one.id - other.id),
    hasCategories,
  };
}
