/** @jest-environment node */
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { toProject } from './catalogue';
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
