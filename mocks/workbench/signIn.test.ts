import { readStored } from '@/lib/browserStorage';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { backend } from '@/testing/mockServer';
import { parseSetup, type SetupTexts } from '../controls/setup';
import { Controls } from '../controls/controls';
import { visitAs } from './signIn';

const ORIGIN = 'http://localhost:3000';
const NOBODY_LISTENS = 'http://localhost:1';

/** Brings settings about as an address would, each with one text. */
function bringAbout(texts: SetupTexts): Controls {
  const { setup, problems } = parseSetup(texts);
  expect(problems).toEqual([]);
  return new Controls(backend, setup);
}

async function readName(): Promise<string | undefined> {
  const answer = await fetch(`${ORIGIN}/api/auth/profile`, {
    headers: { Authorization: `Bearer ${readStored('token')}` },
  });
  const { user } = (await answer.json()) as { user?: { name: string } };
  return user?.name;
}

afterEach(() => {
  backend.latencyMs = 0;
  backend.passOn = null;
});

describe('who visits at the start of a page', () => {
  it.each<[string, SetupTexts]>([
    ['a server that is down', { scenario: ['serverDown'] }],
    ['no network', { scenario: ['offline'] }],
    ['calls that hang', { fault: ['*:hang'] }],
    ['a login that fails', { fault: ['login:status=503'] }],
    ['answers that take a minute', { latency: ['60000'] }],
  ])('is signed in whatever the set-up does to the shop: %s', async (_what, texts) => {
    bringAbout(texts);
    await visitAs(backend, 'owner', true);
    bringAbout({});
    backend.latencyMs = 0;
    expect(await readName()).toBe('Asha Rao');
  });

  it('is struck by no fault that is meant for the shop’s own first call', async () => {
    bringAbout({ fault: ['login:status=503,nth=1'] });
    await visitAs(backend, 'owner', true);
    const login = () => fetch(`${ORIGIN}/api/auth/login`, { method: 'POST' });
    expect((await login()).status).toBe(503);
    expect((await login()).status).not.toBe(503);
  });

  it('stays who it was when a real backend does not answer the login', async () => {
    await visitAs(backend, 'owner', true);
    bringAbout({ pass: [`*@${NOBODY_LISTENS}`] });
    expectConsoleOutput(/localhost:1 did not answer POST/);
    expectConsoleOutput(/The workbench: .*could not be signed in: no answer came/);
    await visitAs(backend, 'admin', true);
    bringAbout({});
    expect(await readName()).toBe('Asha Rao');
  });
});
