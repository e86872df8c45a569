import { lieAt, rewrite, spoil, withJson, withQuery, type Body } from './lies';
import type { Mutant } from './mutant';

const LIST = 'listProjects';

const pagination = (body: Body) => body.pagination as { total: number; total_pages: number };
const projects = (body: Body) => body.projects as Body[];

/** Backends whose lists do not do what their query asks for. */
export const catalogueMutants: Mutant[] = [
  spoil(LIST, 'total_pages is one too high', 'pagination', (body) => {
    pagination(body).total_pages += 1;
  }),
  spoil(LIST, 'total_pages is rounded down', 'pagination', (body, request) => {
    const limit = Number(new URL(request.url).searchParams.get('limit') ?? 12);
    pagination(body).total_pages = Math.floor(pagination(body).total / limit);
  }),
  spoil(LIST, 'The total counts the page alone', 'pagination', (body) => {
    pagination(body).total = projects(body).length;
  }),
  rewrite(LIST, 'The limit is ignored', 'pagination', (request) =>
    withQuery(request, (query) => query.delete('limit')),
  ),
  rewrite(LIST, 'Pages are counted from 0', 'pagination', (request) =>
    withQuery(request, (query) => {
      if (query.has('page')) query.set('page', String(Number(query.get('page')) + 1));
    }),
  ),
  lieAt(LIST, 'Every page begins with the same project', 'pagination', async (request, honest) => {
    const opening = await honest(withQuery(request, (query) => query.set('page', '1')));
    const [first] = projects((await opening.json()) as Body);
    return withJson(await honest(request), (body) => {
      if (first && projects(body).length > 0) projects(body)[0] = first;
    });
  }),
  rewrite(LIST, 'The sort is ignored', 'sorting', (request) =>
    withQuery(request, (query) => query.delete('sort')),
  ),
  rewrite(LIST, 'The order is ignored', 'sorting', (request) =>
    withQuery(request, (query) => query.delete('order')),
  ),
  spoil(LIST, 'Prices are sorted as texts', 'sorting', (body, request) => {
    if (new URL(request.url).searchParams.get('sort') !== 'base_price') return;
    projects(body).sort((one, other) =>
      String(one.base_price) < String(other.base_price) ? -1 : 1,
    );
  }),
  rewrite(LIST, 'The search is ignored', 'filter', (request) =>
    withQuery(request, (query) => query.delete('search')),
  ),
  lieAt(LIST, 'The search minds upper case', 'filter', async (request, honest) => {
    const wanted = new URL(request.url).searchParams.get('search') ?? '';
    const isLoud = wanted !== wanted.toLowerCase() && wanted === wanted.toUpperCase();
    return honest(
      isLoud ? withQuery(request, (query) => query.set('search', 'no such text')) : request,
    );
  }),
  spoil(LIST, 'Projects are listed that are not for sale', 'filter', (body) => {
    Object.assign(projects(body).at(-1) ?? {}, { is_active: false });
  }),
  spoil('listCategories', 'The categories are not sorted', 'sorting', (body) => {
    (body.categories as string[]).reverse();
  }),
  spoil('listCategories', 'A category is missing', 'consistency', (body) => {
    (body.categories as string[]).pop();
  }),
  spoil('getProject', 'A project costs more than in the list', 'consistency', (body) => {
    const project = body.project as Body;
    project.base_price = Number(project.base_price) + 1;
  }),
];
