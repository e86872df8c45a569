import { readStored } from '@/config/browserStorage';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { backend } from '@/testing/mockServer';
import { Controls } from '../controls/controls';
import { parseSetup, type SetupTexts } from '../controls/setup';
import { signInAtStart } from './signIn';

const ORIGIN = 'http://localhost:3000';
const NOBODY_LISTENS = 'http://localhost:1';

/** Applies settings as an address would, each with one value. */
function applySettings(texts: SetupTexts): Controls {
  const { setup, problems } = parseSetup(texts);
  expect(problems).toEqual([]);
  return new Controls(backend, setup);
}

async function readName(): Promise<string | undefined> {
  const response = await fetch(`${ORIGIN}/api/auth/profile`, {
    headers: { Authorization: `Bearer ${readStored('token')}` },
  });
  const { user } = (await response.json()) as { user?: { name: string } };
  return user?.name;
}

afterEach(() => {
  backend.latencyMs = 0;
  backend.passOn = null;
});

describe('the sign-in at page load', () => {
  it.each<[string, SetupTexts]>([
    ['a server that is down', { scenario: ['serverDown'] }],
    ['no network', { scenario: ['offline'] }],
    ['calls that hang', { fault: ['*:hang'] }],
    ['a login that fails', { fault: ['login:status=503'] }],
    ['responses that take a minute', { latency: ['60000'] }],
  ])('is not affected by the setup of the shop: %s', async (_what, texts) => {
    applySettings(texts);
    await signInAtStart(backend, 'owner', true);
    applySettings({});
    backend.latencyMs = 0;
    expect(await readName()).toBe('Asha Rao');
  });

  it('keeps the session if a real backend does not respond to the login', async () => {
    await signInAtStart(backend, 'owner', true);
    applySettings({ pass: [`*@${NOBODY_LISTENS}`] });
    expectConsoleOutput(/localhost:1 did not respond to POST/);
    expectConsoleOutput(/The workbench: .*could not be signed in: no response/);
    await signInAtStart(backend, 'admin', true);
    applySettings({});
    expect(await readName()).toBe('Asha Rao');
  });
});
