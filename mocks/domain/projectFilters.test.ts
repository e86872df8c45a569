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

  it('have no ratings in a shop without them, and no prices without projects', () => {
    const context = { arg: {}, active, rate: () => null };
    expect(filterProjects(active, context).facets.ratings).toEqual([]);
    expect(filterProjects([], context).facets.price).toMatchObject({ min: null, max: null });
  });
});

describe('a small catalogue', () => {
  const row = (id: number, fields: Partial<ProjectRow>) => ({
    ...first,
    id,
    category: null,
    technologies: [],
    demoUrl: null,
    ...fields,
  });
  const rows = [
    row(1, { pricePaise: 500_000, category: 'Tools', technologies: ['Go', 'Vue'], demoUrl: '/d' }),
    row(2, { pricePaise: 100_000, category: 'Games', technologies: ['Vue'] }),
    row(3, { pricePaise: 99_900, technologies: ['Go', 'Ada'] }),
    row(4, { pricePaise: 249_900, technologies: ['Vue'] }),
  ];
  const ratings = new Map([
    [1, 5],
    [2, 4],
    [3, 1],
  ]);
  const rateSmall = ({ id }: ProjectRow) => ratings.get(id) ?? null;
  const find = (arg: ListProjectsArg) =>
    filterProjects(rows, { arg, active: rows, rate: rateSmall });
  const idsFor = (arg: ListProjectsArg) => idsOf(find(arg).found);

  it.each<[ListProjectsArg, number[]]>([
    [{ category: [] }, [1, 2, 3, 4]],
    [{ category: ['Tools'] }, [1]],
    [{ category: ['Tools', 'None'] }, [1]],
    [{ technology: ['Vue', 'COBOL'] }, [1, 2, 4]],
    [{ minPrice: 1000 }, [1, 2, 4]],
    [{ maxPrice: 1000 }, [2, 3]],
    [{ minPrice: 1000, maxPrice: 1000 }, [2]],
    [{ minPrice: 1001, maxPrice: 1000 }, [1, 2, 3, 4]],
    [{ minPrice: -10, maxPrice: -5 }, [1, 2, 3, 4]],
    [{ maxPrice: 0 }, []],
    [{ minRating: 1 }, [1, 2, 3]],
    [{ minRating: 4 }, [1, 2]],
    [{ minRating: 5 }, [1]],
    [{ minRating: 5.5 }, [1, 2, 3, 4]],
    [{ minRating: 0.5 }, [1, 2, 3, 4]],
  ])('finds with %j the projects %j', (arg, ids) => expect(idsFor(arg)).toEqual(ids));

  it('has the counts of every choice', () => {
    expect(find({}).facets).toEqual({
      categories: [
        { value: 'Games', count: 1 },
        { value: 'Tools', count: 1 },
      ],
      technologies: [
        { value: 'Vue', count: 3 },
        { value: 'Go', count: 2 },
        { value: 'Ada', count: 1 },
      ],
      price: {
        min: 999,
        max: 5000,
        ranges: [
          { min: 0, max: 1000, count: 2 },
          { min: 1000, max: 2500, count: 2 },
          { min: 2500, max: 5000, count: 1 },
          { min: 5000, max: null, count: 1 },
        ],
      },
      with_demo: 1,
      ratings: [
        { min_rating: 4, count: 2 },
        { min_rating: 3, count: 2 },
        { min_rating: 2, count: 2 },
      ],
    });
  });
});
