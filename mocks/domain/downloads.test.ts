/** @jest-environment node */
import { unzipSync } from 'fflate';
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import type { DomainContext } from './context';
import { downloadProject } from './downloads';
import { listPurchasedProjects } from './orders';
import { makeStore } from './store';

const OWNED_BY_ASHA = 12;

function openShop() {
  const store = makeStore(makeSeed(7, new Date('2025-10-15T00:00:00Z')));
  const now = () => new Date('2025-10-15T09:00:00Z');
  const context: DomainContext = { store, files: memoryFiles(), now, seed: 7 };
  const asha = store.users.get(peopleIds.asha)!;
  return { store, context, asha, project: store.projects.get(OWNED_BY_ASHA)! };
}

describe('downloading', () => {
  it('returns a source tree and counts it for the project, the buyer and the day', async () => {
    const { store, context, asha, project } = openShop();
    const ownCount = () =>
      listPurchasedProjects(context, asha).projects.find(({ id }) => id === project.id)!
        .download_count;
    const [before, rows] = [ownCount(), store.downloads.all().length];
    const file = await downloadProject(context, asha, project);
    expect(Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer()))).length).toBeGreaterThan(
      5,
    );
    expect(ownCount()).toBe(before + 1);
    expect(store.projects.get(project.id)!.downloadCount).toBe(project.downloadCount + 1);
    expect(store.downloads.all()).toHaveLength(rows + 1);
    expect(store.downloads.all().at(-1)).toMatchObject({
      userId: asha.id,
      projectId: project.id,
      createdAt: '2025-10-15T09:00:00.000Z',
    });
  });

  it('is not counted again when it resumes', async () => {
    const { store, context, asha, project } = openShop();
    const rows = store.downloads.all().length;
    const whole = await downloadProject(context, asha, project);
    const rest = await downloadProject(context, asha, store.projects.get(project.id)!, true);
    expect(rest.size).toBe(whole.size);
    expect(store.downloads.all()).toHaveLength(rows + 1);
    expect(store.projects.get(project.id)!.downloadCount).toBe(project.downloadCount + 1);
  });
});
