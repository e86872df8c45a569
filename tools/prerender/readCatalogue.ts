import { hashOf } from './pageFiles';

const PAGE_SIZE = 100;
const MOST_PAGES = 1_000;
const TIMEOUT_MS = 30_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isPublic(value: unknown): value is { id: number } {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value.id) &&
    (value.id as number) > 0 &&
    typeof value.title === 'string' &&
    value.title.trim() !== '' &&
    value.is_active !== false
  );
}

async function readPage(address: string): Promise<{ projects: unknown[]; pages: number }> {
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
  return { projects: body.projects, pages };
}

/**
 * Requests all projects for sale from a backend, page by page, and returns a hash of each by its id, in
 * order; throws an error that names the failed URL. Invalid entries are dropped.
 */
export async function readCatalogue(host: string): Promise<Map<number, string>> {
  const projects = new Map<number, string>();
  let last = 1;
  for (let page = 1; page <= Math.min(last, MOST_PAGES); page += 1) {
    const query = new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE) });
    const found = await readPage(`${host}/api/projects?${query}`);
    for (const sent of found.projects.filter(isPublic)) {
      projects.set(sent.id, hashOf(JSON.stringify(sent)));
    }
    last = found.pages || 1;
  }
  return new Map([...projects].sort(([one], [other]) => one - other));
}
