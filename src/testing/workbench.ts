import { screen, within } from '@testing-library/react';
import { DEFAULT_SETUP } from '@mocks/controls/setup';
import type { PersonName } from '@mocks/seeds/knownPeople';
import { makeWorkbench } from '@mocks/workbench/makeWorkbench';
import type { Workbench } from '@mocks/workbench/types';
import { makeWorkbenchUi } from '@mocks/workbench/workbenchUi';
import { backend } from './mockServer';
import { renderApp } from './renderApp';

/** The workbench of the mock backend; importing this file opens it for a test file. */
export let workbench: Workbench;

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

/** Waits for the workbench's panel. */
export const findPanel = () => screen.findByRole('dialog', { name: 'Workbench' });

/** Creates a JSON file that the app can read; jsdom's own files have no text(). */
export function jsonFile(text: string): File {
  const file = new File([text], 'file.json', { type: 'application/json' });
  return Object.assign(file, { text: async () => text });
}

/** Opens the app at a tab of the panel, signed in as a seeded user if given. */
export async function openTab(name: string, path = '/about', as?: PersonName) {
  if (as) await workbench.signInAs(as);
  const { user } = await renderApp(path);
  await user.click(screen.getByRole('button', { name: 'Open the workbench' }));
  const panel = within(await findPanel());
  await user.click(panel.getByRole('tab', { name }));
  return { user, panel };
}

/** Requests the list of projects directly; returns the status. */
export const listProjects = async () => (await fetch('http://localhost:3000/api/projects')).status;
