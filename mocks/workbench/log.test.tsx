import { screen } from '@testing-library/react';
import { readSavedJson, recordSavedFiles } from '@/testing/savedFiles';
import { listProjects, openTab, workbench } from '@/testing/workbench';

describe('the log', () => {
  it('lists requests live with their contract check', async () => {
    const { user, panel: found } = await openTab('Log');
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    workbench.setFault('listProjects', { status: 200, body: { projects: 'none' } });
    await listProjects();
    const line = await found.findByText(/GET \/api\/projects 200, \d+ ms/);
    expect(line).toHaveTextContent('not as documented');
    await user.click(line);
    expect(found.getByText('The response: /projects must be array')).toBeVisible();
    await user.click(found.getByRole('button', { name: 'Copy as curl' }));
    await screen.findByText(/^The curl command is in the clipboard/);
    expect(copied).toHaveBeenCalledWith("curl 'http://localhost:3000/api/projects'");
    await user.click(found.getByRole('button', { name: 'Clear' }));
    expect(await found.findByText(/^Nothing here yet/)).toBeVisible();
  });

  it('is saved as HAR', async () => {
    const saved = recordSavedFiles();
    const { user, panel: found } = await openTab('Log');
    await listProjects();
    await workbench.whenIdle();
    await user.click(found.getByRole('button', { name: 'Save as HAR' }));
    await screen.findByText(/^launchyard.har was saved/);
    expect(await readSavedJson(saved)).toMatchObject({ log: { version: '1.2' } });
  });
});
