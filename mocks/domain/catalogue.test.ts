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

  it('returns at most 100 projects', () => expect(ids('limit=5000')).toHaveLength(100));

  it('is empty past the end', () => {
    const { projects, pagination } = list('page=999');
    expect(projects).toEqual([]);
    expect(pagination).toEqual(list('').pagination);
  });

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
    expect(list('search=zzzzzz')).toEqual({
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
    expect(images).toContainEqual([expect.stringMatching(/^\/uploads\/images\/[a-z0-9-]+\.svg$/)]);
    expect(images).toContainEqual(expect.stringMatching(/^\["[a-z0-9-]+\.svg"\]$/));
    expect(projects.filter(({ category }) => category === null)).toHaveLength(1);
    expect(projects.filter(({ file_size }) => file_size === null)).toHaveLength(1);
  });
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
