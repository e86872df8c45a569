/** @jest-environment node */
import { readArguments } from '../http/readArguments';
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { getPublicStats, listCategories, listProjects, toProject } from './catalogue';
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

describe('a project', () => {
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
