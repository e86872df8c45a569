/** @jest-environment node */
import { readArguments } from '../http/readArguments';
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { listProjects } from './catalogue';
import { Store } from './store';
import { suggestProjects } from './suggestions';

const context = {
  files: memoryFiles(),
  store: new Store(makeSeed(7, new Date('2025-10-15T00:00:00Z'))),
  now: () => new Date('2025-10-15T09:00:00Z'),
  seed: 7,
};
const spellings = (query: string) =>
  listProjects(context, readArguments('listProjects', new URLSearchParams(query))).did_you_mean;

describe('a search that finds nothing', () => {
  it.each([
    ['search=hospitl', 'hospital'],
    ['search=HOSPITL', 'hospital'],
    ['search=reakt', 'react'],
    ['search=inventry', 'inventory'],
  ])('%s has a spelling that finds something', (query, spelling) => {
    expect(spellings(query)).toContain(spelling);
  });
});

describe('the suggestions', () => {
  const active = context.store.projects.all().filter(({ isActive }) => isActive);

  it('are active projects and categories whose name contains the text', () => {
    const { projects, categories } = suggestProjects(context, { q: ' MAN ' });
    expect(projects.length).toBeGreaterThan(0);
    expect(projects.length).toBeLessThanOrEqual(5);
    for (const { id, title } of projects) {
      expect(title.toLowerCase()).toContain('man');
      expect(active.some((row) => row.id === id)).toBe(true);
    }
    for (const { value, count } of categories) {
      expect(active.filter(({ category }) => category === value)).toHaveLength(count);
    }
  });
});
