import { withQuery, withJson, type Body } from './mutate';
import type { Honest } from './mutant';

const PAGE_SIZE = 100;
const DEFAULT_LIMIT = 12;

const numberIn = (query: URLSearchParams, name: string, otherwise: number) => {
  const number = Number(query.get(name) ?? otherwise);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
};

/** Requests all entries that a request finds, in its order. */
export async function readAll(request: Request, honest: Honest, items: string): Promise<Body[]> {
  const all: Body[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const part = withQuery(request, (query) => {
      query.set('limit', String(PAGE_SIZE));
      query.set('page', String(page));
    });
    const body = (await (await honest(part)).json()) as Body;
    pages = (body.pagination as { total_pages: number }).total_pages;
    all.push(...(body[items] as Body[]));
  }
  return all;
}

/** Responds to a list request with other entries, and consistent pagination. */
export async function answerWith(
  request: Request,
  honest: Honest,
  items: string,
  all: readonly Body[],
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const limit = Math.min(numberIn(query, 'limit', DEFAULT_LIMIT), PAGE_SIZE);
  const page = numberIn(query, 'page', 1);
  return withJson(await honest(request), (body) => {
    body[items] = all.slice((page - 1) * limit, page * limit);
    Object.assign(body.pagination as Body, {
      total: all.length,
      total_pages: Math.ceil(all.length / limit),
    });
  });
}
