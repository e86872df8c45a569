/** @jest-environment node */
import { createProject } from './projects';
import { changeProjects } from './changeProjects';
import { openShop, projectInput } from './fakes';

const SOLD = 12;

describe('many projects', () => {
  it('are deleted where possible, and each of the others says why not', async () => {
    const { context, store } = openShop();
    const { id } = createProject(context, projectInput).project;
    const { results } = await changeProjects(context, {
      action: 'delete',
      ids: [SOLD, id, 99_999],
    });
    expect(results).toEqual([
      {
        id: SOLD,
        title: store.projects.get(SOLD)!.title,
        is_done: false,
        message: expect.stringContaining('Take it off sale instead.'),
      },
      { id, title: projectInput.title, is_done: true, message: null },
      { id: 99_999, title: null, is_done: false, message: expect.any(String) },
    ]);
    expect(store.projects.get(id)).toBeUndefined();
    expect(store.projects.get(SOLD)).toBeDefined();
  });

  it('are taken off sale and put back', async () => {
    const { context, store } = openShop();
    const onSale = () => [4, 5].map((id) => store.projects.get(id)!.isActive);
    await changeProjects(context, { action: 'deactivate', ids: [4, 5] });
    expect(onSale()).toEqual([false, false]);
    await changeProjects(context, { action: 'activate', ids: [4, 5] });
    expect(onSale()).toEqual([true, true]);
  });

  it.each([
    [{ action: 'sell', ids: [4] }, 'Please say whether to activate'],
    [{ action: 'toString', ids: [4] }, 'Please say whether to activate'],
    [{ action: ['delete'], ids: [4] }, 'Please say whether to activate'],
    [{ action: 'delete' }, 'Please select at least one project'],
    [{ action: 'delete', ids: [] }, 'Please select at least one project'],
    [{ action: 'delete', ids: [4, 0] }, 'Please select at least one project'],
    [{ action: 'delete', ids: [-4] }, 'Please select at least one project'],
    [{ action: 'delete', ids: [4, 5.5] }, 'Please select at least one project'],
    [{ action: 'delete', ids: ['4'] }, 'Please select at least one project'],
    [{ action: 'delete', ids: [4, 4] }, 'A project is selected twice'],
    [
      { action: 'delete', ids: Array.from({ length: 101 }, (_id, index) => index + 1) },
      'At most 100 projects',
    ],
  ])('are not changed by %j', async (body, message) => {
    const { context } = openShop();
    await expect(changeProjects(context, body)).rejects.toThrow(message);
  });
});
