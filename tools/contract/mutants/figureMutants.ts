import { mutateBody, mutateOperation, operationOf, withJson, withQuery, type Body } from './mutate';
import type { Mutant } from './mutant';

const PUBLIC_PROJECTS = ['listProjects', 'getProject'];
const STARS = [1, 2, 3, 4, 5];

const projects = (body: Body) => body.projects as Body[];
const totals = (body: Body) => body.totals as Body;

function inflatedSales(): Mutant {
  return {
    name: 'The public sales of a project count too much',
    caughtAt: { operationId: 'listProjects', rule: 'money' },
    respond: async (request, honest) => {
      const response = await honest(request);
      if (!response.ok || !PUBLIC_PROJECTS.includes(operationOf(request) ?? '')) return response;
      return withJson(response, (body) => {
        for (const project of body.project ? [body.project as Body] : projects(body)) {
          project.sales_count = Number(project.sales_count) + 1;
        }
      });
    },
  };
}

/** Mutants with wrong arithmetic: figures that other responses contradict. */
export const figureMutants: Mutant[] = [
  mutateBody('listAdminProjects', 'The revenue of a project is doubled', 'money', (body) => {
    for (const project of projects(body)) project.revenue = 2 * Number(project.revenue);
  }),
  mutateBody('listAdminProjects', 'A pending payment is a sale of its project', 'money', (body) => {
    for (const project of projects(body)) {
      if (project.has_payments) project.sales = Number(project.sales) + 1;
    }
  }),
  mutateBody('listAdminProjects', 'A project with payments seems to have none', 'money', (body) => {
    for (const project of projects(body)) project.has_payments = false;
  }),
  inflatedSales(),
  mutateBody('listUsers', 'A pending payment is a purchase of a person', 'money', (body) => {
    for (const user of body.users as Body[]) {
      if (Number(user.purchases) > 0) user.purchases = Number(user.purchases) + 1;
    }
  }),
  mutateBody('getAdminOverview', 'The sales are not those of the days', 'money', (body) => {
    totals(body).sales = Number(totals(body).sales) + 1;
  }),
  mutateBody('getAdminOverview', 'The downloads are not those of the days', 'money', (body) => {
    totals(body).downloads = Number(totals(body).downloads) + 1;
  }),
  mutateBody('getAdminOverview', 'Every order counts as paid', 'money', (body) => {
    totals(body).orders = totals(body).sales;
  }),
  mutateBody('getAdminOverview', 'Accounts are counted twice', 'consistency', (body) => {
    totals(body).customers = 2 * Number(totals(body).customers);
  }),
  mutateBody('getAdminOverview', 'What is pending counts what was refunded', 'money', (body) => {
    totals(body).pending = Number(totals(body).pending) + 4999;
  }),
  mutateBody('getAdminOverview', 'The period before is the same one', 'money', (body) => {
    if (body.previous) body.previous = body.totals;
  }),
  mutateBody('getAdminOverview', 'A best seller has a higher revenue', 'money', (body) => {
    const [best] = body.best_sellers as Body[];
    if (best) best.revenue = 2 * Number(best.revenue);
  }),
  mutateBody('getAdminOverview', 'A category has more sales than the shop', 'money', (body) => {
    for (const one of body.categories as Body[]) one.sales = Number(one.sales) + 1;
  }),
  mutateBody('getPublicStats', 'Pending orders count in public', 'consistency', (body) => {
    body.totalOrders = Number(body.totalOrders) + 1;
  }),
  mutateBody('listReviews', 'The stars are spread the wrong way round', 'consistency', (body) => {
    const summary = body.summary as { stars: Record<string, number> };
    summary.stars = Object.fromEntries(
      STARS.map((stars) => [stars, summary.stars[STARS.length + 1 - stars]!]),
    );
  }),
  mutateBody('listProjects', 'The facets count too many ratings', 'consistency', (body) => {
    const facets = body.facets as { ratings: { count: number }[] } | undefined;
    for (const rating of facets?.ratings ?? []) rating.count += 1;
  }),
  mutateBody(
    'suggestProjects',
    'A suggested category has too many projects',
    'consistency',
    (body) => {
      for (const category of body.categories as { count: number }[]) category.count += 1;
    },
  ),
  mutateOperation(
    'listAdminPayments',
    'The sums ignore the filter',
    'money',
    async (request, honest) => {
      const all = await honest(
        withQuery(request, (query) => [...query.keys()].forEach((name) => query.delete(name))),
      );
      const response = await honest(request);
      if (!response.ok) return response;
      const { sums } = (await all.json()) as Body;
      return withJson(response, (body) => Object.assign(body, { sums }));
    },
  ),
];
