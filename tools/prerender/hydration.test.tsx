import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import type { RelatedProject } from '@/api/catalogApi';
import { FIRST_DATA } from '@/api/firstData';
import { readPrerendered, renderApp } from '@/app/renderApp';
import { makeStore } from '@/app/store/makeStore';
import { getConfig, toPageVariant } from '@/config/shopConfig';
import { MILLISECONDS_PER_DAY } from '@/lib/time';
import { backend } from '@/testing/mockServer';
import { people, signIn } from '@/testing/renderApp';
import { storedSamples } from '@/testing/storedSamples';
import { relatedFinder } from './readCatalogue';
import { renderPage } from './renderPage';

const HOST = process.env.API_HOST!;
const CATEGORY = '/projects/category/AI_&_Machine_Learning';

let close: () => void;

afterEach(() => {
  close();
  document.body.innerHTML = '';
  localStorage.clear();
  jest.restoreAllMocks();
});

/** Draws a page as `npm run prerender` does, and puts it into the document. */
async function draw(path: string, related?: RelatedProject[]): Promise<HTMLElement> {
  const { markup, data } = await renderPage(path, HOST, related);
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root">${markup}</div><script id="${FIRST_DATA}" type="application/json">${data}</script>`;
  const root = document.getElementById('root')!;
  root.dataset.variant = toPageVariant(getConfig(), true);
  return root;
}

/** Starts the shop on a drawn page, as main.tsx does. */
async function start(root: HTMLElement): Promise<void> {
  const prerendered = readPrerendered(root);
  const { store, stop } = makeStore(prerendered ?? {});
  const app = await renderApp(root, store, { isPrerendered: prerendered !== null });
  close = () => {
    app.unmount();
    stop();
  };
}

/** What a browser knows and a prerendered page does not; React's warnings about differences fail a test. */
const VISITORS = {
  'a guest': async () => undefined,
  'an owner with a cart and stored choices, in the dark': async () => {
    for (const [key, value] of Object.entries(storedSamples)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
    localStorage.setItem('color-scheme-mode', 'dark');
    await signIn(people.owner);
  },
  'a guest who comes a month later': async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * MILLISECONDS_PER_DAY);
  },
};

describe.each(Object.keys(VISITORS) as (keyof typeof VISITORS)[])('%s', (visitor) => {
  it.each(['/', '/projects', CATEGORY, '/projects/1', '/projects/4'])(
    'takes over %s as it stands',
    async (path) => {
      const root = await draw(path);
      const heading = screen.getByRole('heading', { level: 1 });
      await VISITORS[visitor]();
      await start(root);
      expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
      await backend.traffic.whenIdle();
    },
  );
});

describe('what is entered before the shop starts is kept:', () => {
  const enter = (field: HTMLElement, value: string) => {
    (field as HTMLInputElement).value = value;
  };

  it('a search, which is searched', async () => {
    const root = await draw('/projects');
    const field = screen.getByRole('combobox', { name: 'Search projects...' });
    enter(field, 'hospital');
    await start(root);
    expect(field).toHaveValue('hospital');
    await waitFor(() => expect(window.location.search).toBe('?search=hospital'));
    expect(field).toHaveValue('hospital');
    await backend.traffic.whenIdle();
  });

  it('a search on the home page', async () => {
    const root = await draw('/');
    const field = screen.getByRole('textbox', { name: 'Search projects...' });
    enter(field, 'hospital');
    await start(root);
    await backend.traffic.whenIdle();
    expect(field).toHaveValue('hospital');
  });

  it.each([
    ['Sort by', 'title ASC', '?sort=title&order=ASC'],
    ['Go to page', '2', '?page=2'],
  ])('%s', async (name, value, address) => {
    const root = await draw('/projects');
    enter(screen.getByRole('combobox', { name }), value);
    await start(root);
    await waitFor(() => expect(window.location.search).toBe(address));
    await waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveValue(value));
    await backend.traffic.whenIdle();
  });
});

/** What the document does when a button is pressed. */
const [NOTE_PRESS] = /function notePress[^]*?\n {8}}\n/.exec(
  readFileSync(join(__dirname, '../../public/index.html'), 'utf8'),
)!;

it.each(['before', 'during'])(
  'a button that is pressed %s hydration is obeyed once',
  async (when) => {
    const root = await draw('/');
    const script = document.createElement('script');
    script.textContent = `${NOTE_PRESS} window.addEventListener('click', notePress, true);`;
    document.head.append(script);
    window.onclick = null;
    const button = screen.getByRole('button', { name: 'Use dark colours' });
    if (when === 'before') button.click();
    const started = start(root);
    if (when === 'during') button.click();
    await started;
    await backend.traffic.whenIdle();
    await waitFor(() => expect(button).toHaveAccessibleName('Use light colours'));
    expect(window.repeatPress).toBeUndefined();
  },
);

it('a grid that is hidden from a visitor who has chosen the list is shown as one', async () => {
  localStorage.setItem('projects-layout', 'list');
  // As the document's script does.
  document.documentElement.dataset.listAwaited = '';
  const root = await draw('/projects');
  const [card] = screen.getAllByRole('article');
  await start(root);
  await waitFor(() => expect(card).toHaveStyle({ flexDirection: 'row' }));
  expect(card).toBeVisible();
  expect(screen.getByRole('button', { name: 'List view', pressed: true })).toBeVisible();
});

it('related projects stand in the page, which has their data', async () => {
  const { category, technologies } = backend.store.projects.get(4)!;
  const project = { id: 4, category, technologies: technologies.join(', ') };
  const root = await draw('/projects/4', await (await relatedFinder(HOST))(project));
  const shelf = () => screen.getByRole('heading', { name: 'Related projects' }).parentElement!;
  const drawn = shelf();
  expect(within(drawn).getAllByRole('article')).toHaveLength(4);
  expect(Object.keys(readPrerendered(root)!.api!.queries)).toHaveLength(2);
  await start(root);
  expect(shelf()).toBe(drawn);
});

it('a price that has changed since is shown as soon as the backend says so', async () => {
  const root = await draw('/projects/4');
  const price = () => screen.getByRole('complementary', { name: 'Purchase' }).querySelector('p');
  const before = price()!.textContent;
  backend.store.projects.put({ ...backend.store.projects.get(4)!, pricePaise: 1_234_500 });
  await start(root);
  expect(price()).toHaveTextContent(before);
  await waitFor(() => expect(price()).toHaveTextContent('₹12,345.00'));
});

it.each([
  ['its responses cannot be read', () => document.getElementById(FIRST_DATA)!.append('}')],
  ['the address has a query', () => window.history.replaceState(null, '', '/projects/4?utm=1')],
])('a page is rendered anew if %s', async (_why, spoil) => {
  const root = await draw('/projects/4');
  const heading = screen.getByRole('heading', { level: 1 });
  const name = heading.textContent;
  spoil();
  await start(root);
  expect(await screen.findByRole('heading', { level: 1, name })).not.toBe(heading);
});
