import { screen } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { recordSavedFiles } from '@/testing/savedFiles';
import { jsonFile, openTab, workbench } from '@/testing/workbench';
import { DEFAULT_SETUP, parseSetup } from '../controls/setup';
import type { LoggedCall } from '../log/entries';
import { readAddress, recallSetup } from './rememberedSetup';

describe('sharing', () => {
  it('copies a link that applies the same setup', async () => {
    const { user, panel: found } = await openTab('Share', '/projects?sort=price');
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    workbench.applyScenario('slowNetwork');
    workbench.setFault('login', { status: 429 });
    await user.click(found.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('The link is in the clipboard.');
    const [[link = ''] = []] = copied.mock.calls;
    expect(link).toContain('/projects?sort=price&');
    const shared = workbench.setup();
    expect(parseSetup(readAddress(link)).setup).toEqual(shared);

    // A tab with another setup opens it.
    workbench.change({ ...DEFAULT_SETUP, latencyMs: 0, switches: { catalogAccess: 'login' } });
    window.history.replaceState(null, '', link);
    expect(parseSetup(recallSetup()).setup).toEqual(shared);
  });

  it('exports and imports a setup with its person', async () => {
    const saved = recordSavedFiles();
    const { user, panel: found } = await openTab('Share', '/about', 'owner');
    workbench.applyScenario('emptyShop');
    await user.click(found.getByRole('button', { name: 'Save as a file' }));
    await screen.findByText('launchyard-setup.json was saved.');
    const text = await saved[0]!.file.text();
    await user.click(found.getByRole('button', { name: 'Back to the defaults' }));
    expect(backend.scenario).toBe('none');
    await user.click(found.getByRole('tab', { name: 'People' }));
    await user.click(found.getByRole('button', { name: /^Admin/ }));
    expect(await screen.findByRole('button', { name: 'Account of Meera Iyer' })).toBeVisible();
    await user.click(found.getByRole('tab', { name: 'Share' }));
    await user.upload(found.getByLabelText('Open a file: file'), jsonFile(text));
    await screen.findByText(/^The setup from the file is active/);
    expect(backend.scenario).toBe('emptyShop');
    expect(workbench.setup().as).toBe('owner');
    expect(await screen.findByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
  });

  it('saves a bug report without secrets', async () => {
    const saved = recordSavedFiles();
    const { user, panel: found } = await openTab('Share', '/about?token=abc', 'owner');
    await workbench.whenIdle();
    await user.click(found.getByRole('button', { name: 'Save a bug report' }));
    await screen.findByText(/^launchyard-bug-report.json was saved/);
    const text = await saved[0]!.file.text();
    const report = JSON.parse(text) as { log: LoggedCall[] };
    const { log } = report;
    expect(report).toMatchObject({
      format: 'launchyard-bug-report',
      page: 'http://localhost:3000/about?token=%5Bleft+out%5D',
      link: expect.stringContaining('/about?token=%5Bleft+out%5D&as=owner'),
      setup: { settings: { as: ['owner'] } },
      browser: { userAgent: expect.stringContaining('jsdom') },
      state: { seed: 7 },
    });
    expect(log).toContainEqual(expect.objectContaining({ operationId: 'login', problems: [] }));
    expect(text).not.toContain(sessionStorage.getItem('token'));
    const login = log.find(({ operationId }) => operationId === 'login');
    expect(JSON.parse(login!.request.body!)).toEqual({
      email: 'asha@example.com',
      password: '[left out]',
    });
  });
});
