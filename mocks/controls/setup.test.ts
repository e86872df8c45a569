/** @jest-environment node */
import { readAddress, withSettings } from '../workbench/rememberedSetup';
import { DEFAULT_SETUP, formatSetup, parseSetup, type Setup } from './setup';
import { readSetupFile, toSetupFile } from './setupFile';

const PAGE = 'https://shop.example/projects/4?sort=price&reset#reviews';

const full: Setup = {
  scenario: 'slowNetwork',
  as: 'owner',
  seed: 42,
  seeded: '2026-03-01',
  size: 'large',
  latencyMs: 0,
  payments: ['cardPays', 'lateSuccess'],
  clock: { kind: 'shifted', byMs: -7_200_000 },
  faults: {
    'getProject/4@owner': { status: 500, firstCall: 2, lastCall: 2, next: [{}] },
    'getProject/4': { patch: { '/project/title': 'a=b, c' } },
    listProjects: { status: 200, body: { projects: ['a, b & c=d', 'ü'] }, rate: 0.5, seed: 3 },
    '*': { delayMs: 300 },
  },
  grants: ['owns:project=4,by=customer,daysAgo=29', 'inCart:project=5'],
  sockets: { refuses: true, delayMs: 200, duplicates: true, reorders: true, loses: 0.25 },
  passOn: { base: 'http://localhost:4000/backend', operations: ['login', 'listProjects'] },
  extensions: [],
  switches: { catalogAccess: 'login', cartCheckout: 'sequential' },
};

const toAddress = (setup: Setup) => withSettings(PAGE, formatSetup(setup));

describe('a setup', () => {
  it('round-trips through an address', () => {
    expect(parseSetup(readAddress(toAddress(full)))).toEqual({ setup: full, problems: [] });
  });

  it('round-trips through a file', () => {
    const text = JSON.stringify(toSetupFile(full));
    expect(readSetupFile(JSON.parse(text))).toEqual(full);
  });

  it('reads a typed address', () => {
    const address =
      'http://localhost:3000/?scenario=declinedCard&as=owner&seed=8&clock=%2B3d&fault=login:status=429&fault=getProject:hang&ideasSource=catalogue';
    expect(parseSetup(readAddress(address)).setup).toEqual({
      ...DEFAULT_SETUP,
      scenario: 'declinedCard',
      as: 'owner',
      seed: 8,
      clock: { kind: 'shifted', byMs: 259_200_000 },
      faults: { login: { status: 429 }, getProject: { hangs: true } },
      switches: { ideasSource: 'catalogue' },
    });
  });

  it('reports and omits each invalid setting', () => {
    const texts = {
      scenario: ['storm'],
      seed: ['seven'],
      seeded: ['2026-02-31'],
      latency: ['-1'],
      clock: ['soon'],
      fault: ['logIn:status=500'],
      grant: ['owns:projects=4'],
      sockets: ['explode'],
      pass: ['login@ftp://files'],
      as: ['customer'],
    };
    const { setup, problems } = parseSetup(texts);
    expect(setup).toEqual({ ...DEFAULT_SETUP, as: 'customer' });
    expect(problems).toHaveLength(9);
    expect(problems).toContain('There is no scenario "storm"');
    expect(problems).toContain('There is no operation logIn; try login');
  });
});
