import {
  mutateOperation,
  rewriteRequest,
  mutateBody,
  withJson,
  withQuery,
  type Body,
} from './mutate';
import type { Mutant } from './mutant';

const LIST = 'listProjects';
const MAXIMUM_LIMIT = 100;
const SORTS = ['created_at', 'title', 'base_price', 'download_count', 'rating'];

const pagination = (body: Body) => body.pagination as { total: number; total_pages: number };
const projects = (body: Body) => body.projects as Body[];

/** Mutants whose lists do not match their query. */
export const catalogueMutants: Mutant[] = [
  mutateBody(LIST, 'total_pages is one too high', 'pagination', (body) => {
    pagination(body).total_pages += 1;
  }),
  mutateBody(LIST, 'total_pages is rounded down', 'pagination', (body, request) => {
    const limit = Number(new URL(request.url).searchParams.get('limit') ?? 12);
    pagination(body).total_pages = Math.floor(pagination(body).total / limit);
  }),
  mutateBody(LIST, 'The total is that of the page', 'pagination', (body) => {
    pagination(body).total = projects(body).length;
  }),
  rewriteRequest(LIST, 'The limit is ignored', 'pagination', (request) =>
    withQuery(request, (query) => query.delete('limit')),
  ),
  rewriteRequest(LIST, 'Pages are counted from 0', 'pagination', (request) =>
    withQuery(request, (query) => {
      if (query.has('page')) query.set('page', String(Number(query.get('page')) + 1));
    }),
  ),
  mutateOperation(
    LIST,
    'Every page starts with the same project',
    'pagination',
    async (request, honest) => {
      const opening = await honest(withQuery(request, (query) => query.set('page', '1')));
      const [first] = projects((await opening.json()) as Body);
      return withJson(await honest(request), (body) => {
        if (first && projects(body).length > 0) projects(body)[0] = first;
      });
    },
  ),
  rewriteRequest(LIST, 'The sort is ignored', 'sorting', (request) =>
    withQuery(request, (query) => query.delete('sort')),
  ),
  rewriteRequest(LIST, 'The order is ignored', 'sorting', (request) =>
    withQuery(request, (query) => query.delete('order')),
  ),
  mutateBody(LIST, 'Prices are sorted as strings', 'sorting', (body, request) => {
    if (new URL(request.url).searchParams.get('sort') !== 'base_price') return;
    projects(body).sort((one, other) =>
      String(one.base_price) < String(other.base_price) ? -1 : 1,
    );
  }),
  rewriteRequest(LIST, 'The search is ignored', 'filter', (request) =>
    withQuery(request, (query) => query.delete('search')),
  ),
  mutateOperation(LIST, 'The search is case-sensitive', 'filter', async (request, honest) => {
    const wanted = new URL(request.url).searchParams.get('search') ?? '';
    const isUpperCase = wanted !== wanted.toLowerCase() && wanted === wanted.toUpperCase();
    return honest(
      isUpperCase ? withQuery(request, (query) => query.set('search', 'no such text')) : request,
    );
  }),
  mutateBody(LIST, 'The list contains projects that are not for sale', 'filter', (body) => {
    Object.assign(projects(body).at(-1) ?? {}, { is_active: false });
  }),
  rewriteRequest(LIST, 'The technologies are ignored', 'filter', (request) =>
    withQuery(request, (query) => query.delete('technology')),
  ),
  mutateBody(LIST, 'The facets count too many demos', 'consistency', (body) => {
    const facets = body.facets as { with_demo: number } | undefined;
    if (facets) facets.with_demo += 1;
  }),
  mutateBody('listCategories', 'The categories are not sorted', 'sorting', (body) => {
    (body.categories as string[]).reverse();
  }),
  mutateBody('listCategories', 'A category is missing', 'consistency', (body) => {
    (body.categories as string[]).pop();
  }),
  mutateBody(
    'getProject',
    'The price of a project differs from the list',
    'consistency',
    (body) => {
      const project = body.project as Body;
      project.base_price = Number(project.base_price) + 1;
    },
  ),
  mutateOperation(
    LIST,
    'A limit above the maximum is taken',
    'pagination',
    async (request, honest) => {
      const limit = Number(new URL(request.url).searchParams.get('limit'));
      if (!(limit > MAXIMUM_LIMIT)) return honest(request);
      const part = (page: number) =>
        honest(
          withQuery(request, (query) => {
            query.set('limit', String(MAXIMUM_LIMIT));
            query.set('page', String(page));
          }),
        );
      const more = projects((await (await part(2)).json()) as Body);
      return withJson(await part(1), (body) => {
        body.projects = [...projects(body), ...more].slice(0, limit);
        pagination(body).total_pages = Math.ceil(pagination(body).total / limit);
      });
    },
  ),
  rewriteRequest(
    'listUsers',
    'A limit above the maximum counts as left out',
    'pagination',
    (request) =>
      withQuery(request, (query) => {
        if (Number(query.get('limit')) > MAXIMUM_LIMIT) query.delete('limit');
      }),
  ),
  rewriteRequest('listAdminPayments', 'A page below 1 is the second one', 'pagination', (request) =>
    withQuery(request, (query) => {
      if (Number(query.get('page') ?? 1) < 1) query.set('page', '2');
    }),
  ),
  rewriteRequest(LIST, 'An unknown sort sorts by title', 'sorting', (request) =>
    withQuery(request, (query) => {
      const sort = query.get('sort');
      if (sort && !SORTS.includes(sort)) query.set('sort', 'title');
    }),
  ),
  rewriteRequest('listAdminProjects', 'An order in small letters is taken', 'sorting', (request) =>
    withQuery(request, (query) => {
      const order = query.get('order');
      if (order) query.set('order', order.toUpperCase());
    }),
  ),
  mutateOperation(
    'listAdminReviews',
    'An unknown sort is refused',
    'undocumented-status',
    async (request, honest) => {
      const sort = new URL(request.url).searchParams.get('sort');
      return sort && ![...SORTS, 'stars', 'helpful_count'].includes(sort)
        ? Response.json({ message: 'Unknown sort' }, { status: 400 })
        : honest(request);
    },
  ),
  mutateBody(
    'getProjectContents',
    'A project lists a file that it does not have',
    { rule: 'consistency', at: 'downloadProject' },
    (body) => {
      const [file] = body.files as Body[];
      if (file) file.path = `another-${String(file.path)}`;
    },
  ),
];
