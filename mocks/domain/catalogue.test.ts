/** @jest-environment node */
import { readArguments } from '../http/readArguments';
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { specialProjects } from '../seeds/projects';
import {
  getPublicStats,
  listCategories,
  listProjects,
  requireProject,
  toProject,
} from './catalogue';
import type { DomainContext } from './context';
import type { ProjectRow } from './model';
import { Store } from './store';

const store = new Store(makeSeed(7, new Date('2025-10-15T00:00:00Z')));
const context: DomainContext = {
  files: memoryFiles(),
  store,
  now: () => new Date('2025-10-15T09:00:00Z'),
  seed: 7,
};
const rows = store.projects.all();
const active = rows.filter(({ isActive }) => isActive);

const list = (query: string) =>
  listProjects(context, readArguments('listProjects', new URLSearchParams(query)));
const ids = (query: string) => list(query).projects.map(({ id }) => id);

describe('the list of projects', () => {
  it('lists only active ones, newest first, twelve per page', () => {
    const { projects, pagination } = list('');
    expect(projects).toHaveLength(12);
    expect(pagination).toEqual({
      total: active.length,
      total_pages: Math.ceil(active.length / 12),
    });
    const everything = [...ids('limit=100'), ...ids('limit=100&page=2')];
    expect(new Set(everything)).toEqual(new Set(active.map(({ id }) => id)));
    const dates = list('limit=100').projects.map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each(['page=0', 'page=-3', 'page=x', 'page=1.5', 'limit=0', 'limit=x', 'sort=x', 'order=x'])(
    'falls back to the default for %s',
    (query) => expect(ids(query)).toEqual(ids('')),
  );

  it('sorts prices as numbers and equal prices by id', () => {
    const sorted = list('sort=base_price&order=ASC&limit=100').projects;
    const keys = sorted.map(({ id, base_price }) => Number(base_price) * 1000 + id);
    expect(keys).toEqual([...keys].sort((one, other) => one - other));
  });

  it('finds text in any field, in any case', () => {
    const [row] = active;
    for (const text of [row!.title, row!.category!, row!.shortDescription, row!.technologies[0]!]) {
      const found = ids(`limit=100&search=${encodeURIComponent(text.toUpperCase())}`);
      expect(found).toContain(row!.id);
    }
    expect(list('search=zzzzzz')).toMatchObject({
      projects: [],
      pagination: { total: 0, total_pages: 0 },
    });
  });
});

describe('a project', () => {
  it('is returned even if inactive, and is not found for an unknown id', () => {
    expect(toProject(context, requireProject(context, specialProjects.inactive)).is_active).toBe(
      false,
    );
    expect(() => requireProject(context, 'x')).toThrow('Project not found');
  });

  it('comes in every form that openapi.yaml allows', () => {
    const projects = rows.map((row) => toProject(context, row));
    expect(new Set(projects.map(({ base_price }) => typeof base_price))).toEqual(
      new Set(['number', 'string']),
    );
    const images = projects.map(({ preview_images }) => preview_images);
    expect(images).toContain(null);
    expect(images).toContainEqual([]);
    expect(images).toContainEqual(
      expect.arrayContaining([expect.stringMatching(/^\/uploads\/images\/[a-z0-9-]+\.webp$/)]),
    );
    expect(images).toContainEqual(expect.stringMatching(/^\["[a-z0-9-]+\.webp",/));
    expect(projects.filter(({ category }) => category === null)).toHaveLength(1);
    expect(projects.filter(({ file_size }) => file_size === null)).toHaveLength(1);
  });
});

describe('a project of a small shop', () => {
  const row: ProjectRow = {
    ...rows[0]!,
    title: 'Till',
    category: 'Retail',
    shortDescription: 'A till',
    description: 'Sells goods',
    pricePaise: 123_450,
    features: ['Bills', 'Stock'],
    technologies: ['Vue', 'Go'],
    previewImages: ['a.svg', 'b.svg'],
    imageCaptions: ['First'],
    version: '2.0',
    requirements: ['Node.js 20'],
    changelog: [{ version: '2.0', date: '2025-10-01', changes: ['New till'] }],
    licence: { name: 'Commercial', may: ['Sell'], mayNot: ['Resell'] },
    supportDays: 30,
    isActive: true,
  };
  const open = (...projects: Partial<ProjectRow>[]): DomainContext => ({
    ...context,
    store: new Store({
      ...makeSeed(7, new Date('2025-10-15T00:00:00Z')),
      projects: projects.map((fields, index) => ({ ...row, id: 1001 + index, ...fields })),
    }),
  });
  const search = (shop: DomainContext, query: string) =>
    listProjects(shop, readArguments('listProjects', new URLSearchParams(query)));

  it('that is inactive is neither listed nor counted', () => {
    const shop = open({}, { isActive: false, category: 'Hidden' });
    expect(search(shop, '').pagination.total).toBe(1);
    expect(listCategories(shop)).toEqual({ categories: ['Retail'] });
    expect(getPublicStats(shop).totalProjects).toBe(1);
  });
});

it('counts the completed payments for each project', () => {
  const counts = rows.map((row) => toProject(context, row).sales_count);
  expect(counts).toEqual(
    rows.map(
      ({ id }) =>
        store.orders.where('projectId', id).filter(({ status }) => status === 'paid').length,
    ),
  );
  expect(Math.max(...counts.map(Number))).toBeGreaterThan(10);
});

it('lists each category in use once, sorted', () => {
  const { categories } = listCategories(context);
  expect(categories).toHaveLength(24);
  expect(categories).toEqual(
    [...new Set(categories)].sort((one, other) => one.localeCompare(other)),
  );
});

it('derives the public totals from the tables', () => {
  expect(getPublicStats(context)).toEqual({
    totalProjects: list('').pagination.total,
    totalUsers: store.users.all().length,
    totalOrders: store.orders.all().filter(({ status }) => status === 'paid').length,
    totalDownloads: rows.reduce((sum, { downloadCount }) => sum + downloadCount, 0),
  });
});
