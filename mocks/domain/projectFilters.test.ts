/** @jest-environment node */
import type { ListProjectsArg } from '@/api/generated/projects.gen';
import { makeSeed } from '../seeds';
import type { ProjectRow } from './model';
import { filterProjects } from './projectFilters';

const active = makeSeed(7, new Date('2025-10-15T00:00:00Z')).projects.filter(
  ({ isActive }) => isActive,
);
/** Every third project has no review. */
const rate = ({ id }: ProjectRow) => (id % 3 === 0 ? null : 1 + (id % 5));
const rupees = ({ pricePaise }: ProjectRow) => pricePaise / 100;

const filter = (arg: ListProjectsArg) => filterProjects(active, { arg, active, rate });
const idsOf = (rows: readonly ProjectRow[]) => rows.map(({ id }) => id);

const first = active.find(({ category }) => category !== null)!;
const category = first.category!;
const other = active.find((row) => row.category !== null && row.category !== category)!.category!;
const [technology, another] = first.technologies as [string, string];

describe('the filters', () => {
  it.each<[string, ListProjectsArg, (row: ProjectRow) => boolean]>([
    ['a category', { category: [category] }, (row) => row.category === category],
    [
      'any of several categories',
      { category: [category, other] },
      (row) => [category, other].includes(row.category ?? ''),
    ],
    [
      'all of several technologies',
      { technology: [technology, another] },
      (row) => row.technologies.includes(technology) && row.technologies.includes(another),
    ],
    [
      'a price range',
      { minPrice: 1000, maxPrice: 2000 },
      (row) => rupees(row) >= 1000 && rupees(row) <= 2000,
    ],
    ['a demo', { hasDemo: true }, ({ demoUrl }) => demoUrl !== null],
    ['a rating', { minRating: 4 }, (row) => (rate(row) ?? 0) >= 4],
  ])('find projects with %s', (_what, arg, lets) => {
    const wanted = active.filter(lets);
    expect(wanted.length).toBeGreaterThan(0);
    expect(idsOf(filter(arg).found)).toEqual(idsOf(wanted));
  });

  it.each<ListProjectsArg>([
    { category: ['No such category'] },
    { technology: ['COBOL-9000'] },
    { minPrice: 2000, maxPrice: 1000 },
    { maxPrice: -5 },
    { minRating: 9 },
    { minRating: 0 },
    { hasDemo: false },
  ])('ignore %j', (arg) => {
    expect(filter(arg).found).toHaveLength(active.length);
  });
});

describe('the facets', () => {
  it('count each choice under all other filters', () => {
    const arg = { category: [category], technology: [technology], minPrice: 500 };
    const { facets } = filter(arg);
    for (const { value, count } of facets.categories) {
      expect(filter({ ...arg, category: [value] }).found).toHaveLength(count);
    }
    for (const { value, count } of facets.technologies) {
      expect(filter({ ...arg, technology: [technology, value] }).found).toHaveLength(count);
    }
    for (const { min, max, count } of facets.price.ranges) {
      const range = { minPrice: min, ...(max !== null && { maxPrice: max }) };
      expect(filter({ ...arg, ...range }).found).toHaveLength(count);
    }
    for (const { min_rating, count } of facets.ratings) {
      expect(filter({ ...arg, minRating: min_rating }).found).toHaveLength(count);
    }
    expect(filter({ ...arg, hasDemo: true }).found).toHaveLength(facets.with_demo);
  });
});
