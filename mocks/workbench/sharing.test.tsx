import { screen } from '@testing-library/react';
import { writeStored } from '@/config/browserStorage';
import { backend } from '@/testing/mockServer';
import { recordSavedFiles } from '@/testing/savedFiles';
import { jsonFile, openTab, workbench } from '@/testing/workbench';
import { DEFAULT_SETUP, parseSetup } from '../controls/setup';
import { readSetupFile } from '../controls/setupFile';
import type { LoggedCall } from '../log/entries';
import { readAddress, recallSetup } from './rememberedSetup';
import { restoreReport, takeRestoredNote } from './restoreReport';
import { recallTabSession } from './tabSession';

describe('sharing', () => {
  it('copies a link that applies the same setup', async () => {
    const { user, panel: found } = await openTab('Share', '/projects?sort=price');
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    workbench.applyScenario('slowNetwork');
    workbench.setFault('login', 'status=429');
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

  it('offers a file instead of a link that servers refuse', async () => {
    const { user, panel: found } = await openTab('Share', '/about?fault=login:status=429');
    workbench.setFault('login', `body="${'x'.repeat(20_000)}"`);
    expect(await found.findByText(/^This setup is too long for a link/)).toBeVisible();
    expect(found.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
    // The tab still loads its own address.
    expect(window.location.href.length).toBeLessThan(16_000);
    const shared = workbench.setup();
    const saved = recordSavedFiles();
    await user.click(found.getByRole('button', { name: 'Save as a file' }));
    expect(readSetupFile(JSON.parse(await saved[0]!.file.text()))).toEqual(shared);
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
      setup: { settings: { as: ['owner'] } },
      page: {
        url: 'http://localhost:3000/about?token=%5Bleft+out%5D',
        link: expect.stringContaining('/about?token=%5Bleft+out%5D&as=owner'),
        browser: { userAgent: expect.stringContaining('jsdom') },
        signedIn: { email: 'asha@example.com' },
      },
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

describe('opening a bug report', () => {
  const RAVI = 'ravi@example.com';
  const profile = async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const response = await fetch('http://localhost:3000/api/auth/profile', { headers });
    return (await response.json()) as unknown;
  };

  it('brings back the state, the setup, the time, the storage and the person', async () => {
    const { users } = backend.store;
    users.put({ ...users.get(2)!, id: users.nextId(), name: 'Ravi Kumar', email: RAVI });
    writeStored('token', await backend.sessions.start(RAVI));
    localStorage.setItem('payment-pay_1', '{"status":"unverified"}');
    sessionStorage.setItem('review-draft-2-4', '"Well made"');
    localStorage.setItem('foreign', 'kept');
    workbench.change({ payments: ['verifyFails', 'cardPays'], scenario: 'sale' });
    await window.__takeCheckoutEnding!();
    window.history.replaceState(null, '', '/projects/4?tab=reviews&scenario=sale#top');
    const report = JSON.stringify(await workbench.bugReport());
    const at = backend.clock.now();

    await backend.reset();
    workbench.change(DEFAULT_SETUP);
    for (const key of ['token', 'payment-pay_1']) localStorage.removeItem(key);
    localStorage.setItem('cart', '[5]');
    sessionStorage.clear();
    expect(backend.store.users.where('email', RAVI)).toEqual([]);

    const address = await restoreReport(JSON.parse(report), () => backend);
    expect(address).toBe('http://localhost:3000/projects/4?tab=reviews#top');
    window.history.replaceState(null, '', '/about');
    const { setup } = parseSetup(recallSetup());
    expect(setup).toMatchObject({
      payments: ['cardPays'],
      scenario: 'sale',
      as: null,
    });
    const restoredNow = Date.now() + (setup.clock as { byMs: number }).byMs;
    expect(Math.abs(restoredNow - at.getTime())).toBeLessThan(60_000);
    expect(await profile()).toMatchObject({ user: { name: 'Ravi Kumar' } });
    expect({ ...localStorage }).toMatchObject({
      'payment-pay_1': '{"status":"unverified"}',
      foreign: 'kept',
    });
    expect(localStorage.getItem('cart')).toBeNull();
    expect(sessionStorage.getItem('review-draft-2-4')).toBe('"Well made"');
    expect(takeRestoredNote()?.gaps).toEqual(['Every password is “password”.']);
    expect(recallTabSession()).toMatchObject({ lastEnding: 'verifyFails' });
    expect(takeRestoredNote()).toBeNull();
    localStorage.removeItem('foreign');
  });

  it.each([
    ['another file', {}, 'This file contains no bug report'],
    ['another version', { format: 'launchyard-bug-report', version: 1 }, /of another version/],
  ])('is refused with %s', async (_what, value, message) => {
    await expect(restoreReport(value, () => backend)).rejects.toThrow(message);
  });
});
