import { getAdminOverview } from '../domain/admin/overview';
import { exportAdminPayments, listAdminPayments } from '../domain/admin/payments';
import { listAdminProjects } from '../domain/admin/projects';
import { listAdminReviews } from '../domain/admin/reviews';
import { listUsers } from '../domain/admin/users';
import { getPublicStats, listProjects } from '../domain/catalogue';
import type { DomainContext } from '../domain/context';
import type { SeedRows } from '../domain/model';
import { Store } from '../domain/store';
import type { OperationId } from '../http/operation';
import type { OperationTypes } from '../http/operations.gen';
import { readArguments } from '../http/readArguments';
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '.';

const ANCHOR = new Date('2025-10-15T00:00:00Z');
/** Limits in milliseconds. */
const CALL_MS = 100;
const SEEDING_MS = 4000;
const ATTEMPTS = 12;

const seed = makeSeed(7, ANCHOR, 'large');

const store = new Store(seed);
const now = () => new Date('2025-10-15T09:00:00Z');
const context: DomainContext = { store, files: memoryFiles(), now, seed: 7 };

/** Returns the CPU time used by this process, in milliseconds. */
const cpuTimeMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Returns how long work takes in milliseconds, by the lower of wall-clock and CPU time: other processes
 * inflate the former, garbage collection the latter.
 */
function measure(work: () => unknown): number {
  const begin = performance.now();
  const cpuTimeBefore = cpuTimeMs();
  work();
  return Math.min(performance.now() - begin, cpuTimeMs() - cpuTimeBefore);
}

/** CPU time of sorting a text for each order on an idle machine, in milliseconds. */
const YARDSTICK_MS = 60;

/** Returns how many times slower than an idle machine this one currently is, at least 1. */
function slowness(): number {
  const sortTexts = () => seed.orders.map(({ id, createdAt }) => `${createdAt} ${id}`).sort();
  return Math.max(1, measure(sortTexts) / YARDSTICK_MS);
}

/**
 * Returns whether a call can finish within a time limit for an idle machine, in milliseconds;
 * repeats slower calls.
 */
function isFastEnough(work: () => unknown, limitMs: number): boolean {
  return Array.from({ length: ATTEMPTS }).some(() => measure(work) < limitMs * slowness());
}

/** The projects without their downloads, which depend on the number of orders. */
const offersOf = ({ projects }: Pick<SeedRows, 'projects'>) =>
  projects.map((row) => ({ ...row, downloadCount: 0 }));

describe('a large shop', () => {
  it('has 5,000 projects and 50,000 payments', () => {
    expect(seed.projects).toHaveLength(5000);
    expect(seed.orders).toHaveLength(50_000);
  });

  it('is seeded quickly and deterministically', () => {
    let again = seed;
    const took = measure(() => (again = makeSeed(7, ANCHOR, 'large')));
    expect(took).toBeLessThan(SEEDING_MS * slowness());
    expect(JSON.stringify(again) === JSON.stringify(seed)).toBe(true);
  });

  it('starts with everything that a standard shop sells', () => {
    const standard = makeSeed(7, ANCHOR);
    expect(offersOf(seed).slice(0, standard.projects.length)).toEqual(offersOf(standard));
    expect(seed.users.slice(0, standard.users.length)).toEqual(standard.users);
  });

  it('gives each project a unique title and each user a unique email', () => {
    expect(new Set(seed.projects.map(({ title }) => title)).size).toBe(5000);
    expect(Math.max(...seed.projects.map(({ title }) => title.length))).toBeLessThanOrEqual(120);
    expect(new Set(seed.users.map(({ email }) => email)).size).toBe(seed.users.length);
  });

  it('has no payment or download before its project and buyer exist', () => {
    const tooEarly = [...seed.orders, ...seed.downloads].filter(
      ({ userId, projectId, createdAt }) =>
        createdAt < store.projects.get(projectId)!.createdAt ||
        createdAt < store.users.get(userId)!.createdAt ||
        createdAt > ANCHOR.toISOString(),
    );
    expect(tooEarly).toEqual([]);
  });

  it('has as many downloads as its orders count', () => {
    const counted = seed.orders.reduce((sum, { downloadCount }) => sum + downloadCount, 0);
    expect(seed.downloads).toHaveLength(counted);
    expect(counted).toBeGreaterThan(50_000);
  });
});

const call =
  <Id extends OperationId>(
    operationId: Id,
    rule: (context: DomainContext, arg: OperationTypes[Id]['parameters']) => unknown,
  ) =>
  (query: string) =>
  () =>
    rule(context, readArguments(operationId, new URLSearchParams(query)));
const overview = call('getAdminOverview', getAdminOverview);
const projects = call('listAdminProjects', listAdminProjects);
const payments = call('listAdminPayments', listAdminPayments);
const people = call('listUsers', listUsers);
const shop = call('listProjects', listProjects);
const reviews = call('listAdminReviews', listAdminReviews);

describe('a call to a large shop is fast enough:', () => {
  it.each([
    ['overview of 7 days', overview('days=7')],
    ['overview of 90 days', overview('days=90')],
    ['overview of everything', overview('')],
    ...['created_at', 'updated_at', 'title', 'category', 'base_price', 'sales', 'revenue'].map(
      (sort) => [`projects by ${sort}`, projects(`sort=${sort}`)] as const,
    ),
    ['projects searched', projects('search=inventory')],
    ['projects filtered', projects('status=inactive&category=Games')],
    ...['purchase_date', 'amount', 'title', 'status'].map(
      (sort) => [`payments by ${sort}`, payments(`sort=${sort}&page=250&limit=100`)] as const,
    ),
    ['payments searched, few found', payments('search=priya')],
    ['payments searched, most found', payments('search=a')],
    ['payments filtered', payments('status=completed')],
    ['payments of a person', payments('user=50')],
    ...['created_at', 'name', 'purchases', 'spent'].map(
      (sort) => [`people by ${sort}`, people(`sort=${sort}`)] as const,
    ),
    ['people searched', people('search=rossi&verified=true')],
    ["the shop's list", shop('sort=download_count')],
    ["the shop's search", shop('search=inventory')],
    ["the shop's list by rating", shop('sort=rating')],
    ['reviews by helpfulness', reviews('sort=helpful_count')],
    ['reviews searched', reviews('search=the&status=unanswered')],
    ["the shop's totals", () => getPublicStats(context)],
  ] as const)('%s', (_name, call) => {
    expect(isFastEnough(call, CALL_MS)).toBe(true);
  });

  it('the export, within a few times the limit', () => {
    expect(isFastEnough(() => exportAdminPayments(context, {}), 10 * CALL_MS)).toBe(true);
  });
});

describe('a huge shop', () => {
  it('has 100,000 projects with unique titles', () => {
    const { projects } = makeSeed(7, ANCHOR, 'huge');
    expect(projects).toHaveLength(100_000);
    expect(new Set(projects.map(({ title }) => title)).size).toBe(projects.length);
    expect(offersOf({ projects }).slice(0, 5000)).toEqual(offersOf(seed));
  });
});
