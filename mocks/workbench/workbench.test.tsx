import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import '@mocks/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { backend } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';
import { recordSavedFiles, type SavedFile } from '@/testing/savedFiles';
import { DEFAULT_SETUP, parseSetup } from '../controls/setup';
import { operations } from '../http/operations';
import type { LoggedCall } from '../log/entries';
import { scenarios } from '../scenarios/scenarios';
import type { PersonName } from '../seeds/knownPeople';
import { makeWorkbenchUi } from './workbenchUi';
import { makeWorkbench } from './makeWorkbench';
import { readAddress, recallSetup } from './rememberedSetup';
import type { Workbench } from './types';

let workbench: Workbench;
beforeAll(() => {
  workbench = makeWorkbench(
    backend,
    DEFAULT_SETUP,
    makeWorkbenchUi(() => workbench),
  );
});
afterEach(() => {
  workbench.close();
  workbench.change(DEFAULT_SETUP);
  workbench.clearLog();
});

const panel = () => screen.findByRole('dialog', { name: 'Workbench' });

/** A JSON file; jsdom's own cannot be read. */
function jsonFile(text: string): File {
  const file = new File([text], 'file.json', { type: 'application/json' });
  return Object.assign(file, { text: async () => text });
}

/** Opens the app for somebody, and one tab of the panel beside it. */
async function openTab(name: string, path = '/about', as?: PersonName) {
  if (as) await workbench.signInAs(as);
  const { user } = await renderApp(path);
  await user.click(screen.getByRole('button', { name: 'Open the workbench' }));
  const found = within(await panel());
  await user.click(found.getByRole('tab', { name }));
  return { user, panel: found };
}

const said = (text: string | RegExp) => screen.findByText(text);

async function readSaved<Content = unknown>(saved: SavedFile[]): Promise<Content> {
  expect(saved).toHaveLength(1);
  return JSON.parse(await saved[0]!.file.text()) as Content;
}

const listProjects = async () => (await fetch('http://localhost:3000/api/projects')).status;

async function chooseFault(user: UserEvent, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = screen.getByLabelText(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
    else {
      await user.clear(field);
      // Braces are keys to user-event unless they are doubled.
      await user.type(field, value.replaceAll('{', '{{'));
    }
  }
  await user.click(screen.getByRole('button', { name: 'Set fault' }));
}

describe('the panel', () => {
  it('opens and closes by its button and by a key, and gives the focus back', async () => {
    const { user } = await renderApp('/about');
    const launcher = screen.getByRole('button', { name: 'Open the workbench' });
    expect(screen.queryByRole('dialog', { name: 'Workbench' })).not.toBeInTheDocument();
    await user.click(launcher);
    expect(await panel()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Workbench' })).not.toBeInTheDocument();
    expect(launcher).toHaveFocus();

    const heading = await screen.findByRole('link', { name: 'Login' });
    heading.focus();
    await user.keyboard('{Control>}{Alt>}w{/Alt}{/Control}');
    expect(await panel()).toBeInTheDocument();
    await user.keyboard('{Control>}{Alt>}w{/Alt}{/Control}');
    expect(screen.queryByRole('dialog', { name: 'Workbench' })).not.toBeInTheDocument();
    expect(heading).toHaveFocus();
  });

  it('signs people in and out through the app’s own session', async () => {
    const { user, panel: found } = await openTab('People');
    await user.click(found.getByRole('button', { name: /^Owner/ }));
    expect(await screen.findByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
    await user.click(found.getByRole('button', { name: /^Admin/ }));
    expect(await screen.findByRole('button', { name: 'Account of Meera Iyer' })).toBeVisible();
    expect(found.getByRole('button', { name: /^Admin/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(found.getByRole('button', { name: /^Visitor/ }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  });

  it('lists every scenario with a sentence, and brings one about', async () => {
    const { user, panel: found } = await openTab('Scenarios');
    const list = within(found.getByRole('list', { name: 'Scenarios' }));
    expect(list.getAllByRole('button')).toHaveLength(Object.keys(scenarios).length);
    await user.click(list.getByRole('button', { name: /^serverDown/ }));
    expect(await listProjects()).toBe(500);
    expect(list.getByRole('button', { name: /^serverDown/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(list.getByRole('button', { name: /^none/ }));
    expect(await listProjects()).toBe(200);
  });

  it('offers every operation, and makes one fail with a status and a body', async () => {
    const { user, panel: found } = await openTab('Operations');
    const offered = within(found.getByLabelText('Operation')).getAllByRole('option');
    // Every operation, all of them together, and connecting to the chat.
    expect(offered).toHaveLength(operations.length + 2);
    await chooseFault(user, {
      Operation: 'listProjects',
      Status: '418',
      'Body, as JSON': '{"message":"tea"}',
    });
    expect(await said('The fault of listProjects is active.')).toBeVisible();
    expect(await listProjects()).toBe(418);
    await user.click(found.getByRole('button', { name: 'Remove the fault of listProjects' }));
    expect(await listProjects()).toBe(200);
  });

  it('makes one call alone fail', async () => {
    const { user } = await openTab('Operations');
    await chooseFault(user, {
      Operation: 'listProjects',
      When: 'nth',
      'Number of the call, from 1': '2',
    });
    expect([await listProjects(), await listProjects(), await listProjects()]).toEqual([
      200, 500, 200,
    ]);
  });

  it('says what is wrong with a fault, and keeps what was typed', async () => {
    const { user, panel: found } = await openTab('Operations');
    await chooseFault(user, { 'Body, as JSON': '{"message"' });
    expect(await said('That did not work: The body is not valid JSON')).toBeVisible();
    expect(found.getByLabelText('Body, as JSON')).toHaveValue('{"message"');
    await chooseFault(user, { 'Body, as JSON': '{}', Status: '99' });
    expect(await said(/The status of a fault is a whole number from 200 to 599$/)).toBeVisible();
    expect(backend.faults.standing('listProjects')).toBeUndefined();
  });

  it('sets the clock by what is typed, and says when that is none', async () => {
    const { user, panel: found } = await openTab('Clock');
    const field = found.getByLabelText('Time, shift or speed');
    await user.clear(field);
    await user.type(field, 'soon{Enter}');
    expect(found.getByText(/^Enter a time, a shift/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '2030-05-05T00:00:00Z{Enter}');
    expect(await found.findByText('2030-05-05T00:00:00.000Z')).toBeVisible();
    expect(backend.clock.now().toISOString()).toBe('2030-05-05T00:00:00.000Z');
    // The page goes by it too.
    expect(new Date().getFullYear()).toBe(2030);
    await user.click(found.getByRole('button', { name: 'real' }));
    expect(new Date().getFullYear()).not.toBe(2030);
  });

  it('makes sockets bad and sound again', async () => {
    const { user, panel: found } = await openTab('Socket');
    await user.click(found.getByRole('switch', { name: 'Send every event twice' }));
    await user.click(found.getByRole('switch', { name: /^Refuse new connections/ }));
    expect(backend.hub.socketFaults).toMatchObject({ duplicates: true, refuses: true });
    expect(backend.hub.isRefusing).toBe(true);
    await user.click(found.getByRole('button', { name: 'Clear all faults' }));
    expect(backend.hub.isRefusing).toBe(false);
  });

  it('offers every switch and remembers a choice for the next load of the page', async () => {
    const { user, panel: found } = await openTab('Switches');
    await user.selectOptions(found.getByLabelText('catalogAccess'), 'login');
    expect(await said('catalogAccess will be login once the page is reloaded.')).toBeVisible();
    expect(parseSetup(recallSetup()).setup.switches).toEqual({ catalogAccess: 'login' });
  });
});

describe('payments', () => {
  const PROJECT = '/projects/4';
  const CUSTOMER = 'customer';

  async function buy(ending: RegExp) {
    const { user, panel: found } = await openTab('Payments', PROJECT, CUSTOMER);
    await user.click(found.getByRole('button', { name: ending }));
    await user.click(found.getByRole('tab', { name: 'People' }));
    await user.click(await screen.findByRole('button', { name: 'Purchase Now' }));
    return { user, found };
  }

  it('pays by itself, once', async () => {
    await buy(/^Card that pays/);
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(workbench.setup().payment).toBeNull();
  });

  it('closes the checkout', async () => {
    await buy(/^Checkout closed/);
    expect(await said('Payment cancelled')).toBeVisible();
  });

  it('hands over a forged signature', async () => {
    expectConsoleOutput(/Verifying payment/);
    await buy(/^Forged signature/);
    expect(await said('Payment verification failed. Please contact support.')).toBeVisible();
  });

  it('succeeds late, after the checkout was closed', async () => {
    const { user } = await buy(/^Late success/);
    expect(await said('Payment cancelled')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Check payment again' }));
    expect(await screen.findByText('Owned')).toBeVisible();
  });

  it('explains each card', async () => {
    const { panel: found } = await openTab('Payments');
    expect(found.getByRole('button', { name: /card 4100 2800 0006 0003/ })).toHaveTextContent(
      'card_declined',
    );
    expect(found.getByRole('button', { name: /UPI id cancel@razorpay/ })).toBeVisible();
  });
});

describe('the state', () => {
  it('is looked into without passwords', async () => {
    const { user, panel: found } = await openTab('State');
    await user.selectOptions(found.getByLabelText('Table'), 'users');
    await user.type(found.getByLabelText('Rows that contain'), 'asha@');
    const table = within(found.getByRole('region', { name: 'Rows of users' }));
    expect(table.getByText('1 of 1 rows')).toBeVisible();
    expect(table.getByRole('cell', { name: 'Asha Rao' })).toBeVisible();
    expect(table.getAllByRole('cell', { name: '[left out]' })).toHaveLength(2);
  });

  it('is exported to a file and taken up again', async () => {
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
    await said(/^launchyard-state.json was saved/);
    const text = JSON.stringify(await readSaved(saved));
    expect(text).toContain('Asha R. Rao');

    await workbench.reset();
    expect(backend.store.users.get(2)).toMatchObject({ name: 'Asha Rao' });
    expectConsoleOutput(/navigation/);
    await user.upload(found.getByLabelText('Import a file: file'), jsonFile(text));
    await said('The state from the file is active; the page reloads.');
    expect(backend.store.users.get(2)).toMatchObject({ name: 'Asha R. Rao' });
  });

  it('says which uploads a file has no room for', async () => {
    recordSavedFiles();
    const { user, panel: found } = await openTab('State');
    const state = await backend.exportState();
    jest.spyOn(backend, 'exportState').mockResolvedValue({ ...state, filesLeftOut: ['large.zip'] });
    await user.click(found.getByRole('button', { name: 'Export to a file' }));
    expect(
      await said(/room for 20 MB of uploads; these are left out: large\.zip\.$/),
    ).toBeVisible();
  });

  it('stays as it is when a file holds something else', async () => {
    const { user, panel: found } = await openTab('State');
    const before = backend.store.users.all().length;
    await user.upload(found.getByLabelText('Import a file: file'), jsonFile('{"version":1}'));
    expect(await said(/^That did not work: .*not a snapshot/)).toBeVisible();
    expect(backend.store.users.all()).toHaveLength(before);
  });

  it('begins anew with another seed', async () => {
    expectConsoleOutput(/navigation/);
    const { user, panel: found } = await openTab('State');
    const before = JSON.stringify(backend.store.orders.all());
    await user.clear(found.getByLabelText('Seed'));
    await user.type(found.getByLabelText('Seed'), '8');
    await user.click(found.getByRole('button', { name: 'Reset the shop' }));
    await said('The shop was reset; the page reloads.');
    expect(JSON.stringify(backend.store.orders.all())).not.toBe(before);
    expect(workbench.setup().seed).toBe(8);
    await workbench.reset({ seed: DEFAULT_SETUP.seed });
  });
});

describe('the log', () => {
  it('shows requests as they come, with what the contract says of them', async () => {
    const { user, panel: found } = await openTab('Log');
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    workbench.setFault('listProjects', { status: 200, body: { projects: 'none' } });
    await listProjects();
    const line = await found.findByText(/GET \/api\/projects 200, \d+ ms/);
    expect(line).toHaveTextContent('not as documented');
    await user.click(line);
    expect(found.getByText('The response: /projects must be array')).toBeVisible();
    await user.click(found.getByRole('button', { name: 'Copy as curl' }));
    await said(/^The curl command is in the clipboard/);
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
    await said(/^launchyard.har was saved/);
    expect(await readSaved(saved)).toMatchObject({ log: { version: '1.2' } });
  });
});

describe('sharing', () => {
  it('copies an address that brings the same set-up about', async () => {
    const { user, panel: found } = await openTab('Share', '/projects?sort=price');
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    workbench.applyScenario('slowNetwork');
    workbench.setFault('login', { status: 429 });
    await user.click(found.getByRole('button', { name: 'Copy link' }));
    await said('The link is in the clipboard.');
    const [[link = ''] = []] = copied.mock.calls;
    expect(link).toContain('/projects?sort=price&');
    const shared = workbench.setup();
    expect(parseSetup(readAddress(link)).setup).toEqual(shared);

    // A tab that has another set-up opens it.
    workbench.change({ ...DEFAULT_SETUP, latencyMs: 0, switches: { catalogAccess: 'login' } });
    window.history.replaceState(null, '', link);
    expect(parseSetup(recallSetup()).setup).toEqual(shared);
  });

  it('saves a set-up and takes it up again, with who visits', async () => {
    const saved = recordSavedFiles();
    const { user, panel: found } = await openTab('Share', '/about', 'owner');
    workbench.applyScenario('emptyShop');
    await user.click(found.getByRole('button', { name: 'Save as a file' }));
    await said('launchyard-setup.json was saved.');
    const text = await saved[0]!.file.text();
    await user.click(found.getByRole('button', { name: 'Back to the defaults' }));
    expect(backend.scenario).toBe('none');
    await user.click(found.getByRole('tab', { name: 'People' }));
    await user.click(found.getByRole('button', { name: /^Admin/ }));
    expect(await screen.findByRole('button', { name: 'Account of Meera Iyer' })).toBeVisible();
    await user.click(found.getByRole('tab', { name: 'Share' }));
    await user.upload(found.getByLabelText('Open a file: file'), jsonFile(text));
    await said(/^The setup from the file is active/);
    expect(backend.scenario).toBe('emptyShop');
    expect(workbench.setup().as).toBe('owner');
    expect(await screen.findByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
  });

  it('saves a bug report with everything but secrets', async () => {
    const saved = recordSavedFiles();
    const { user, panel: found } = await openTab('Share', '/about?token=abc', 'owner');
    await workbench.whenIdle();
    await user.click(found.getByRole('button', { name: 'Save a bug report' }));
    await said(/^launchyard-bug-report.json was saved/);
    const report = await readSaved<{ log: LoggedCall[] }>(saved);
    expect(report).toMatchObject({
      format: 'launchyard-bug-report',
      page: 'http://localhost:3000/about?token=%5Bleft+out%5D',
      link: expect.stringContaining('/about?token=%5Bleft+out%5D&as=owner'),
      setup: { settings: { as: ['owner'] } },
      state: { seed: 7 },
      browser: { userAgent: expect.stringContaining('jsdom') },
      log: expect.arrayContaining([
        expect.objectContaining({ operationId: 'login', problems: [] }),
      ]),
    });
    expect(JSON.stringify(report)).not.toContain(sessionStorage.getItem('token'));
    const login = report.log.find(({ operationId }) => operationId === 'login');
    expect(JSON.parse(login!.request.body!)).toEqual({
      email: 'asha@example.com',
      password: '[left out]',
    });
  });

  it('hides the button, which a key replaces', async () => {
    const { user, panel: found } = await openTab('Share');
    await user.selectOptions(found.getByLabelText('Position'), 'hidden');
    workbench.close();
    expect(screen.queryByRole('button', { name: 'Open the workbench' })).not.toBeInTheDocument();
    await user.keyboard('{Control>}{Alt>}w{/Alt}{/Control}');
    expect(await panel()).toBeInTheDocument();
    workbench.moveButton('bottom-left');
  });
});

describe('passing calls on', () => {
  it('asks a real backend for what was chosen, and tells when it does not answer', async () => {
    expectConsoleOutput(/did not answer GET .*\/api\/projects/);
    const { user, panel: found } = await openTab('Operations');
    await user.clear(found.getByLabelText('Backend address'));
    await user.type(found.getByLabelText('Backend address'), 'http://127.0.0.1:9');
    await user.click(found.getByRole('checkbox', { name: 'listProjects' }));
    await user.click(found.getByRole('button', { name: 'Pass on' }));
    await said('http://127.0.0.1:9 now handles listProjects.');
    await expect(listProjects()).rejects.toThrow();
    await waitFor(() =>
      expect(backend.log.entries().at(-1)).toMatchObject({
        answeredBy: 'http://127.0.0.1:9',
        ending: 'broken',
      }),
    );
    await user.click(found.getByRole('button', { name: 'Mock all' }));
    expect(await listProjects()).toBe(200);
  });
});
