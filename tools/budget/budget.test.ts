/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assessFirstLoads, assessPages, isWithinLimit, weightOf } from './assess';
import { pagesIn, readBundle, type Asset } from './bundle';
import { findMocks, findSourceMaps } from './leftovers';
import { formatFindings, formatParts } from './report';

const script = (name: string, weight: number, ...sources: string[]): Asset => ({
  address: `/assets/${name}.js`,
  kind: 'script',
  weight,
  sources: sources.map((source) => `webpack://launchyard/./${source}`),
});
const font: Asset = { address: '/assets/a.woff2', kind: 'font', weight: 15_000, sources: [] };
const main = script('main', 165_000, 'src/main.tsx');
const home = script('1', 3_000, 'src/pages/HomePage/index.ts');
const list = script('2', 4_000, 'src/pages/ProjectsPage/index.ts');
const cards = script('3', 4_000, 'src/features/catalog/ProjectCard.tsx');
const buttons = script('4', 2_000, 'node_modules/@mui/material/Button/Button.js');

const bundleOf = (...assets: Asset[]) => new Map(assets.map((asset) => [asset.address, asset]));

const ROUTES = ['/', '/projects'];

describe('first loads', () => {
  test('are weighed with and without styles and fonts', () => {
    const findings = assessFirstLoads(
      [
        { route: '/', assets: [main, home, font] },
        { route: '/projects', assets: [main, list, font] },
      ],
      ROUTES,
    );
    expect(findings.map((finding) => [finding.subject, weightOf(finding)])).toEqual([
      ['/ scripts', 168_000],
      ['/ scripts, styles, fonts', 183_000],
      ['/projects scripts', 169_000],
      ['/projects scripts, styles, fonts', 184_000],
    ]);
    expect(findings.every(isWithinLimit)).toBe(true);
  });

  test('use the heaviest of several loads of a route', () => {
    const [scripts] = assessFirstLoads(
      [
        { route: '/', assets: [main, home] },
        { route: '/', assets: [main, home, script('menu', 30_000, 'src/app/Menu.tsx')] },
        { route: '/projects', assets: [main, list] },
      ],
      ROUTES,
    );
    expect(weightOf(scripts!)).toBe(198_000);
    expect(isWithinLimit(scripts!)).toBe(false);
  });

  test('that are empty or missing fail', () => {
    const findings = assessFirstLoads(
      [
        { route: '/', assets: [] },
        { route: '/projects', assets: [] },
      ],
      ROUTES,
    );
    expect(findings.some(isWithinLimit)).toBe(false);
    expect(() => assessFirstLoads([{ route: '/', assets: [main] }])).toThrow('/projects');
  });
});

describe('pages', () => {
  const loads = [
    { route: '/', assets: [main, home, cards] },
    { route: '/projects', assets: [main, list, cards, buttons] },
  ];

  test('are weighed by their own scripts, without scripts shared with other pages', () => {
    const findings = assessPages(bundleOf(main, home, list, cards, buttons), loads);
    expect(findings.map((finding) => [finding.subject, weightOf(finding)])).toEqual([
      ['HomePage', 3_000],
      ['ProjectsPage', 4_000],
    ]);
    expect(findings[1]!.libraries).toBe(2_000);
  });

  test('do not include libraries of other pages that load them too', () => {
    const charts = script('9', 90_000, 'node_modules/charts/index.js');
    const [first] = assessPages(bundleOf(list), [
      loads[0]!,
      { route: '/projects', assets: [main, list, buttons] },
      { route: '/charts', assets: [main, list, buttons, charts] },
    ]);
    expect(first!.libraries).toBe(2_000);
  });

  test('include app scripts that no other page loads', () => {
    const chart = script('5', 11_000, 'src/features/chart/Chart.tsx');
    const withChart = [loads[0]!, { route: '/projects', assets: [main, list, chart] }];
    const [, projects] = assessPages(bundleOf(home, list, chart), withChart);
    expect(weightOf(projects!)).toBe(15_000);
    expect(isWithinLimit(projects!)).toBe(false);
  });

  test('with a form have a higher limit that includes form libraries', () => {
    const login = script('6', 3_000, 'src/pages/LoginPage/index.ts');
    const forms = script('7', 30_000, 'node_modules/formik/dist/formik.esm.js');
    const findings = assessPages(bundleOf(login, forms), [
      ...loads,
      { route: '/login', assets: [main, login, forms] },
      { route: '/register', assets: [main, forms] },
    ]);
    expect(findings).toMatchObject([{ subject: 'LoginPage (form)', limit: 40_000 }]);
    expect(weightOf(findings[0]!)).toBe(33_000);
  });

  test('that no route loads, or a build without pages, throw', () => {
    const hidden = script('8', 1_000, 'src/pages/HiddenPage/index.ts');
    expect(() => assessPages(bundleOf(home, hidden), loads)).toThrow('HiddenPage');
    expect(() => assessPages(bundleOf(main), loads)).toThrow('No page');
  });
});

describe('reading a build', () => {
  let parent: string;
  let directory: string;
  const write = (address: string, text: string) => {
    const file = join(directory, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const writeScript = (address: string, source: string, text = 'run();') => {
    write(address, text);
    write(`${address}.br`, '12345');
    write(
      `../dist-maps/${address}.map`,
      JSON.stringify({ sources: [`webpack://launchyard/./${source}`] }),
    );
  };

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'bundle-'));
    directory = join(parent, 'dist');
    writeScript('assets/main.0a1b2c3d.js', 'src/pages/HomePage/HomePage.tsx');
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  test('weighs compressed files and lists their modules', () => {
    write('assets/display.woff2', '1234567');
    const bundle = readBundle(directory);
    const asset = bundle.get('/assets/main.0a1b2c3d.js')!;
    expect(asset).toMatchObject({ kind: 'script', weight: 5 });
    expect(pagesIn(asset)).toEqual(['HomePage']);
    expect(bundle.get('/assets/display.woff2')).toMatchObject({ kind: 'font', weight: 7 });
    expect(findMocks(directory)).toEqual([]);
  });

  test('throws for a build that cannot be weighed', () => {
    rmSync(join(`${directory}-maps`, 'assets/main.0a1b2c3d.js.map'));
    expect(() => readBundle(directory)).toThrow('main.0a1b2c3d.js.map does not exist');
    rmSync(join(directory, 'assets/main.0a1b2c3d.js.br'));
    write(
      '../dist-maps/assets/main.0a1b2c3d.js.map',
      '{"sources":["webpack://launchyard/./src/main.tsx"]}',
    );
    expect(() => readBundle(directory)).toThrow('main.0a1b2c3d.js.br does not exist');
    rmSync(join(directory, 'assets'), { recursive: true });
    expect(() => readBundle(directory)).toThrow('contains no script');
  });

  test.each([
    ['a worker', () => write('mockServiceWorker.js.gz', '')],
    ['a module', () => writeScript('assets/2.js', 'mocks/browser.ts')],
    ['a package', () => writeScript('assets/2.js', 'node_modules/msw/lib/core/index.mjs')],
    ['a text', () => writeScript('assets/2.js', 'src/a.ts', 'go("/mockServiceWorker.js")')],
    ['the workbench', () => writeScript('assets/2.js', 'src/a.ts', 'window.__workbench.open()')],
    ['its checks', () => writeScript('assets/2.js', 'mocks/contract/contractChecks.ts')],
  ])('finds %s of the mock backend', (_name, leave) => {
    leave();
    expect(findMocks(directory)).toHaveLength(1);
  });

  test('finds source maps that would be served', () => {
    expect(findSourceMaps(directory)).toEqual([]);
    write('assets/main.0a1b2c3d.js.map', '{}');
    expect(findSourceMaps(directory)).toEqual(['/assets/main.0a1b2c3d.js.map is a source map']);
  });
});

test('the report shows weight, limit, verdict and assets', () => {
  const finding = { subject: '/ scripts', parts: [buttons, main], limit: 141_000, aim: 130_000 };
  expect(formatFindings([finding])).toMatch(/\/ scripts +167\.0 +141\.0 +EXCEEDED/);
  expect(formatFindings([{ ...finding, limit: 186_000 }])).toContain(
    'ok, above the target of 130.0',
  );
  expect(formatFindings([{ ...finding, parts: [] }])).toContain('NOT MEASURED');
  expect(formatParts(finding)).toBe(
    [
      '/ scripts:',
      '   165.0  /assets/main.js  main.tsx',
      '     2.0  /assets/4.js  @mui/material',
    ].join('\n'),
  );
});
