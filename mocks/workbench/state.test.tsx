import { screen, within } from '@testing-library/react';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { backend } from '@/testing/mockServer';
import { readSavedJson, recordSavedFiles } from '@/testing/savedFiles';
import { jsonFile, openTab, workbench } from '@/testing/workbench';
import { DEFAULT_SETUP } from '../controls/setup';

describe('the state', () => {
  it('is shown without passwords', async () => {
    const { user, panel: found } = await openTab('State');
    await user.selectOptions(found.getByLabelText('Table'), 'users');
    await user.type(found.getByLabelText('Rows that contain'), 'asha@');
    const table = within(found.getByRole('region', { name: 'Rows of users' }));
    expect(table.getByText('1 of 1 rows')).toBeVisible();
    expect(table.getByRole('cell', { name: 'Asha Rao' })).toBeVisible();
    expect(table.getAllByRole('cell', { name: '[left out]' })).toHaveLength(2);
  });

  it('is exported and imported', async () => {
    const saved = recordSavedFiles();
    const { user, panel: found } = await openTab('State', '/about', 'owner');
    const register = await fetch('http://localhost:3000/api/auth/profile', {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${sessionStorage.getItem('token')}`,
      },
      body: JSON.stringify({ name: 'Asha R. Rao' }),
    });
    expect(register.status).toBe(200);
    await user.click(found.getByRole('button', { name: 'Export to a file' }));
    await screen.findByText(/^launchyard-state.json was saved/);
    const text = JSON.stringify(await readSavedJson(saved));
    expect(text).toContain('Asha R. Rao');

    await workbench.reset();
    expect(backend.store.users.get(2)).toMatchObject({ name: 'Asha Rao' });
    expectConsoleOutput(/navigation/);
    await user.upload(found.getByLabelText('Import a file: file'), jsonFile(text));
    await screen.findByText('The state from the file is active; the page reloads.');
    expect(backend.store.users.get(2)).toMatchObject({ name: 'Asha R. Rao' });
  });

  it('lists the uploads that exceed the limit of a file', async () => {
    recordSavedFiles();
    const { user, panel: found } = await openTab('State');
    const state = await backend.exportState();
    jest.spyOn(backend, 'exportState').mockResolvedValue({ ...state, filesLeftOut: ['large.zip'] });
    await user.click(found.getByRole('button', { name: 'Export to a file' }));
    expect(
      await screen.findByText(/room for 20 MB of uploads; these are left out: large\.zip\.$/),
    ).toBeVisible();
  });

  it('stays unchanged when a file is invalid', async () => {
    const { user, panel: found } = await openTab('State');
    const before = backend.store.users.all().length;
    await user.upload(found.getByLabelText('Import a file: file'), jsonFile('{"version":1}'));
    expect(await screen.findByText(/^That did not work: .*not a snapshot/)).toBeVisible();
    expect(backend.store.users.all()).toHaveLength(before);
  });

  it('resets with another seed', async () => {
    expectConsoleOutput(/navigation/);
    const { user, panel: found } = await openTab('State');
    const before = JSON.stringify(backend.store.orders.all());
    await user.clear(found.getByLabelText('Seed'));
    await user.type(found.getByLabelText('Seed'), '8');
    await user.click(found.getByRole('button', { name: 'Reset the shop' }));
    await screen.findByText('The shop was reset; the page reloads.');
    expect(JSON.stringify(backend.store.orders.all())).not.toBe(before);
    expect(workbench.setup().seed).toBe(8);
    await workbench.reset({ seed: DEFAULT_SETUP.seed });
  });
});
