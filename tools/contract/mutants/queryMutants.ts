import {
  mutateBody,
  mutateOperation,
  rewriteRequest,
  withJson,
  withQuery,
  type Body,
} from './mutate';
import type { Mutant } from './mutant';
import { answerWith, readAll } from './relist';

const LIST = 'listProjects';
const DAY_MS = 86_400_000;

const projects = (body: Body) => body.projects as Body[];
const pagination = (body: Body) => body.pagination as { total: number; total_pages: number };
const queryOf = (request: Request) => new URL(request.url).searchParams;
const includes = (value: unknown, text: string) =>
  typeof value === 'string' && value.toLowerCase().includes(text.toLowerCase());

/** Creates a mutant whose list contains only the entries that `lets` admits. */
function narrow(
  [operationId, items]: [operationId: string, items: string],
  name: string,
  lets: (item: Body, query: URLSearchParams) => boolean,
): Mutant {
  return mutateOperation(operationId, name, 'filter', async (request, honest) => {
    const query = queryOf(request);
    if (!(await honest(request)).ok) return honest(request);
    const all = await readAll(request, honest, items);
    return answerWith(
      request,
      honest,
      items,
      all.filter((item) => lets(item, query)),
    );
  });
}

/** Creates a mutant whose list drops parameters and filters its entries differently. */
function filterAnew(
  [operationId, items, ...parameters]: [operationId: string, items: string, ...string[]],
  name: string,
  lets: (item: Body, query: URLSearchParams) => boolean,
): Mutant {
  return mutateOperation(operationId, name, 'filter', async (request, honest) => {
    const query = queryOf(request);
    if (!parameters.some((one) => query.has(one)) || !(await honest(request)).ok) {
      return honest(request);
    }
    const unfiltered = withQuery(request, (own) => parameters.forEach((one) => own.delete(one)));
    const all = await readAll(unfiltered, honest, items);
    return answerWith(
      unfiltered,
      honest,
      items,
      all.filter((item) => lets(item, query)),
    );
  });
}

const USERS = ['listUsers', 'users'] as const;

/**
 * Mutants of lists: filters, searches, pages and orders that are correct only in the usual case.
 */
export const queryMutants: Mutant[] = [
  filterAnew([LIST, 'projects', 'search'], 'The search looks at titles alone', (item, query) =>
    includes(item.title, query.get('search') ?? ''),
  ),
  filterAnew([LIST, 'projects', 'search'], 'The search misses technologies', (item, query) =>
    [item.title, item.category, item.short_description, item.description].some((text) =>
      includes(text, query.get('search') ?? ''),
    ),
  ),
  filterAnew([LIST, 'projects', 'search'], 'The search finds beginnings alone', (item, query) =>
    String(item.title)
      .toLowerCase()
      .startsWith((query.get('search') ?? '').toLowerCase()),
  ),
  filterAnew([LIST, 'projects', 'category'], 'A category matches by its beginning', (item, query) =>
    query.getAll('category').some((name) => String(item.category).startsWith(name.slice(0, 2))),
  ),
  filterAnew(
    [LIST, 'projects', 'technology'],
    'A technology matches within another name',
    (item, query) => query.getAll('technology').every((name) => includes(item.technologies, name)),
  ),
  rewriteRequest(LIST, 'The category is ignored during a search', 'filter', (request) =>
    withQuery(request, (query) => {
      if (query.has('search')) query.delete('category');
    }),
  ),
  rewriteRequest(LIST, 'The sort is ignored during a search', 'sorting', (request) =>
    withQuery(request, (query) => {
      if (query.has('search')) query.delete('sort');
    }),
  ),
  rewriteRequest(LIST, 'The order is ignored from the second page on', 'sorting', (request) =>
    withQuery(request, (query) => {
      if (Number(query.get('page') ?? 1) > 1) query.delete('order');
    }),
  ),
  narrow([LIST, 'projects'], 'The lowest price is exclusive', (item, query) => {
    const low = query.get('min_price');
    return low === null || Number(item.base_price) !== Number(low);
  }),
  narrow([LIST, 'projects'], 'The highest price is exclusive', (item, query) => {
    const high = query.get('max_price');
    return high === null || Number(item.base_price) !== Number(high);
  }),
  rewriteRequest(LIST, 'A demo is not asked for without one', 'filter', (request) =>
    withQuery(request, (query) => {
      if (query.has('has_demo') && query.has('search')) query.delete('has_demo');
    }),
  ),
  mutateBody(LIST, 'The last page lacks its last entry', 'pagination', (body, request) => {
    const { total_pages: pages } = pagination(body);
    if (pages > 1 && Number(queryOf(request).get('page') ?? 1) === pages) projects(body).pop();
  }),
  mutateOperation(
    LIST,
    'The last page repeats the end of the one before',
    'pagination',
    async (request, honest) => {
      const page = Number(queryOf(request).get('page') ?? 1);
      const response = await honest(request);
      if (!(page > 1)) return response;
      const before = await honest(
        withQuery(request, (query) => query.set('page', String(page - 1))),
      );
      const last = projects((await before.json()) as Body).at(-1);
      return withJson(response, (body) => {
        if (page === pagination(body).total_pages && last) {
          body.projects = [last, ...projects(body).slice(0, -1)];
        }
      });
    },
  ),
  mutateBody(LIST, 'The total counts what is not for sale', 'pagination', (body, request) => {
    const limit = Math.min(Number(queryOf(request).get('limit') ?? 12) || 12, 100);
    pagination(body).total += 3;
    pagination(body).total_pages = Math.ceil(pagination(body).total / limit);
  }),
  mutateOperation(
    'listAdminProjects',
    'Equal keys come in another order each time',
    'pagination',
    async (request, honest) => {
      if (queryOf(request).get('sort') !== 'category') return honest(request);
      if (!(await honest(request)).ok) return honest(request);
      const all = await readAll(request, honest, 'projects');
      const groups = new Map<unknown, Body[]>();
      for (const item of all)
        groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
      const shuffled = [...groups.values()].flatMap((group) =>
        group.map((item) => ({ item, at: Math.random() })).sort((a, b) => a.at - b.at),
      );
      return answerWith(
        request,
        honest,
        'projects',
        shuffled.map(({ item }) => item),
      );
    },
  ),
  filterAnew([...USERS, 'search'], 'The search of people misses telephone numbers', (item, query) =>
    [item.name, item.email].some((text) => includes(text, query.get('search') ?? '')),
  ),
  rewriteRequest(
    'listUsers',
    'People who are not confirmed cannot be chosen',
    'filter',
    (request) =>
      withQuery(request, (query) => {
        if (query.get('verified') === 'false') query.delete('verified');
      }),
  ),
  rewriteRequest('listUsers', 'A role is ignored beside a search', 'filter', (request) =>
    withQuery(request, (query) => {
      if (query.has('search')) query.delete('role');
    }),
  ),
  rewriteRequest('listAdminPayments', 'The last day is left out', 'filter', (request) =>
    withQuery(request, (query) => {
      const to = Date.parse(query.get('to') ?? '');
      if (!Number.isNaN(to)) query.set('to', new Date(to - DAY_MS).toISOString().slice(0, 10));
    }),
  ),
  rewriteRequest(
    'listAdminPayments',
    'The status is ignored beside a search',
    'filter',
    (request) =>
      withQuery(request, (query) => {
        if (query.has('search')) query.delete('status');
      }),
  ),
  mutateBody('listAdminPayments', 'The sums are those of the page', 'money', (body) => {
    const sums = body.sums as Body | undefined;
    const of = (status: string) =>
      (body.payments as Body[])
        .filter((one) => one.status === status)
        .reduce((sum, { amount }) => sum + Number(amount), 0);
    if (sums) Object.assign(sums, { completed: of('completed'), pending: of('pending') });
  }),
  filterAnew(
    ['listAdminReviews', 'reviews', 'stars'],
    'Stars are a minimum',
    (item, query) => Number(item.stars) >= Number(query.get('stars')),
  ),
  rewriteRequest(
    'listAdminReviews',
    'Unanswered reviews are all that are shown',
    'filter',
    (request) =>
      withQuery(request, (query) => {
        if (query.get('status') === 'unanswered') query.set('status', 'shown');
      }),
  ),
  rewriteRequest('exportAdminPayments', 'The file ignores the status', 'filter', (request) =>
    withQuery(request, (query) => query.delete('status')),
  ),
  rewriteRequest('exportAdminPayments', 'The file ignores the search', 'filter', (request) =>
    withQuery(request, (query) => query.delete('search')),
  ),
  mutateOperation(
    'listReviews',
    'The pages of reviews overlap',
    'pagination',
    async (request, honest) => {
      const query = queryOf(request);
      const page = Number(query.get('page') ?? 1);
      if (!(page > 1)) return honest(request);
      const before = (await (
        await honest(withQuery(request, (own) => own.set('page', String(page - 1))))
      ).json()) as Body;
      const last = (before.reviews as Body[] | undefined)?.at(-1);
      return withJson(await honest(request), (body) => {
        const reviews = body.reviews as Body[];
        if (last && reviews.length > 0) reviews[0] = last;
      });
    },
  ),
  mutateOperation(LIST, 'The facets ignore the search', 'consistency', async (request, honest) => {
    const plain = await honest(withQuery(request, (query) => query.delete('search')));
    const { facets } = (await plain.json()) as Body;
    return withJson(await honest(request), (body) => {
      if (body.facets) body.facets = facets;
    });
  }),
  mutateBody(
    'getPublicStats',
    'The public total counts what is not for sale',
    'consistency',
    (body) => {
      body.totalProjects = Number(body.totalProjects) + 1;
    },
  ),
  mutateBody('listCategories', 'A category without projects is listed', 'consistency', (body) => {
    (body.categories as string[]).push('Zoology');
  }),
  mutateBody(
    'suggestProjects',
    'A project that is not for sale is suggested',
    'status',
    (body, request) => {
      (body.projects as Body[]).push({
        id: 900_001,
        title: queryOf(request).get('q') ?? '',
        category: null,
      });
    },
  ),
];
