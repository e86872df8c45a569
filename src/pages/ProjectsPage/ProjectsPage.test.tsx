import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { holdNextResponse } from '@/testing/heldResponse';
import { expectNoMarkup, MARKUP } from '@/testing/markup';
import { backend, offerOnly, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const cards = () => screen.getAllByRole('article');
const field = () => screen.getByRole('combobox', { name: 'Search projects...' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const listRequests: URL[] = [];

beforeEach(() => {
  listRequests.length = 0;
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname === '/api/projects') listRequests.push(url);
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  window.innerWidth = 1024;
});

// The page reads the address of the window, so it needs the router of the app.
const open = (query = '') => renderApp(`/projects${query}`);
const address = () => decodeURIComponent(window.location.search);
const main = () => within(screen.getByRole('main'));

async function openList(query = '') {
  const opened = await open(query);
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  return opened;
}

const expectAddress = (query: string) => waitFor(() => expect(address()).toBe(query));

describe('the project list', () => {
  it('requests the first page by default, and shows twelve skeletons, then complete cards', async () => {
    const response = holdNextResponse('*/api/projects');
    await open('?page=abc&sort=evil');
    expect(await screen.findAllByTestId('project-skeleton')).toHaveLength(12);
    response.arrive();
    await waitFor(() => expect(cards()).toHaveLength(12));
    expect(screen.queryByTestId('project-skeleton')).not.toBeInTheDocument();
    expect(Object.fromEntries(listRequests[0]!.searchParams)).toEqual({
      page: '1',
      limit: '12',
      sort: 'created_at',
      order: 'DESC',
    });
    expect(screen.getByText(/^Showing 1-12 of \d+ projects$/)).toBeVisible();
    const card = within(cards()[0]!);
    expect(card.getByRole('heading')).toHaveTextContent(/\S/);
    expect(card.getByText(/^₹[\d,]+\.\d\d$/)).toBeVisible();
    expect(card.getByText(/^downloads?$/).parentElement).toHaveTextContent(/^[\d,]+ downloads?$/);
    const details = card.getByRole('link', { name: 'View Details' });
    const [, id] = /^\/projects\/(\d+)$/.exec(details.getAttribute('href')!)!;
    const { shortDescription, previewImages } = backend.store.projects.get(Number(id))!;
    expect(card.getByText(shortDescription)).toBeVisible();
    expect(card.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining(previewImages[0]!.split('/').at(-1)!),
    );
    expect(card.getByRole('presentation')).toHaveAttribute(
      'srcset',
      expect.stringMatching(/-640\.webp 640w/),
    );
    const priorities = cards().map((each) =>
      within(each).getByRole('presentation').getAttribute('fetchpriority'),
    );
    expect(priorities).toEqual([...Array(3).fill('high'), ...Array(9).fill('auto')]);
  });

  it.each(['', '?page=2'])('makes its claims above the list at "%s"', async (query) => {
    await openList(query);
    for (const [label, claim] of [
      ['categories', '50+'],
      ['tested code', '100%'],
      ['support', '24/7'],
    ] as const) {
      const term = main().getByText(label, { selector: 'dt' });
      expect(term.nextSibling).toHaveTextContent(claim);
      expect(term.nextSibling).toBeVisible();
    }
  });

  it('searches from page 1, keeps a search typed just before the sort changes, and sorts', async () => {
    const { user } = await openList('?page=2');
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    const options = within(sort).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      ...['Newest First', 'Oldest First', 'Name A-Z', 'Name Z-A'],
      ...['Price Low to High', 'Price High to Low', 'Most Popular', 'Least Popular'],
      'Top Rated',
    ]);
    await user.type(field(), 'crm');
    await user.selectOptions(sort, 'Name A-Z');
    await expectAddress('?search=crm&sort=title&order=ASC');
    expect(await screen.findByText('Search: crm')).toBeVisible();
    expect(within(sort).getByRole('option', { name: 'Best Match' })).toBeVisible();
    expect(within(sort).queryByRole('option', { name: 'Newest First' })).not.toBeInTheDocument();
    await user.selectOptions(sort, 'Name Z-A');
    await expectAddress('?search=crm&sort=title');
    expect(listRequests.at(-1)!.searchParams.get('order')).toBe('DESC');
    await user.click(button('Remove search crm'));
    await expectAddress('?sort=title');
    expect(field()).toHaveValue('');
  });

  it('changes pages by number, by step, to either end and through the drop-down', async () => {
    const { user } = await openList();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('button', { name: 'First' })).toBeDisabled();
    expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(pages.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/^Showing 13-24 of/)).toBeVisible();
    expect(address()).toBe('?page=2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Go to page' }), '5');
    await screen.findByText(/^Showing 49-60 of/);
    await user.click(button('Last'));
    await screen.findByText(/^Showing \d+-(\d+) of \1 projects$/);
    await user.click(button('Page 1'));
    await expectAddress('');
  });

  it('leads from a page past the end to the last one', async () => {
    await open('?page=99999999999999999999');
    await waitFor(() => expect(address()).toMatch(/^\?page=\d{1,2}$/));
    expect(await screen.findByText(/^Showing \d+-(\d+) of \1 projects$/)).toBeVisible();
  });

  it('switches between grid and list and remembers it', async () => {
    const { user } = await openList();
    for (const [name, flexDirection] of [
      ['Grid view', 'column'],
      ['List view', 'row'],
    ] as const) {
      await user.click(button(name));
      expect(button(name)).toHaveAttribute('aria-pressed', 'true');
      for (const card of cards()) expect(card).toHaveStyle({ flexDirection });
    }
    expect(localStorage.getItem('projects-layout')).toBe('list');
  });

  it('reports that nothing was found, and clears the filters', async () => {
    const { user } = await open('?search=zzzzzz&sort=title');
    expect(await screen.findByRole('heading', { name: 'No Projects Found' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await user.click(button('Clear Filters'));
    await expectAddress('');
    await waitFor(() => expect(cards()).toHaveLength(12));
  });

  it.each([
    ['a guest', undefined],
    ['a customer', people.owner],
  ])('offers %s the nearest category, ideas and a question instead', async (_who, as) => {
    const { user } = await renderApp('/projects?search=healthiness', as ? { as } : {});
    for (const [name, href] of [
      ['Healthcare', '/projects/category/Healthcare'],
      ['Look for healthiness among the project ideas', '/ideathon?search=healthiness'],
      ...(as ? [] : [['Ask us', '/contact'] as const]),
    ] as const) {
      expect(await main().findByRole('link', { name })).toHaveAttribute('href', href);
    }
    if (!as) return;
    await user.click(await screen.findByRole('button', { name: 'Ask us' }));
    const chat = await screen.findByRole('textbox', { name: 'Message' });
    expect(chat).toHaveValue('I am looking for a project and did not find it: healthiness.');
  });

  it('shows what has most words of a search, and says so', async () => {
    await open('?search=blockchain+hospital');
    expect(await screen.findByText('No project has all of these words. Closest:')).toBeVisible();
    expect(cards()[0]).toHaveTextContent('Vaidyaloka Hospital Information System');
  });

  it('shows what was probably meant, says so, and searches for the words themselves on demand', async () => {
    const { user } = await open('?search=libary+managment');
    expect(await screen.findByText('library management')).toBeVisible();
    expect(cards()[0]).toHaveTextContent('Stacksmith Library Catalogue');
    await user.click(main().getByRole('link', { name: 'libary managment' }));
    expect(await screen.findByRole('heading', { name: 'No Projects Found' })).toBeVisible();
    expect(address()).toBe('?search=libary+managment&verbatim=true');
    await user.click(main().getByRole('link', { name: 'library management' }));
    await expectAddress('?search=library+management');
    await user.clear(field());
    await user.type(field(), 'ml');
    expect(await screen.findByText(/^Also: machine learning/)).toBeVisible();
    expect(main().getByRole('link', { name: 'AI & Machine Learning' })).toBeVisible();
    await user.click(main().getByRole('link', { name: 'Only “ml”' }));
    await expectAddress('?search=ml&verbatim=true');
  });

  it('says that the shop is empty', async () => {
    backend.applyScenario('emptyShop');
    await open();
    expect(await screen.findByText(/^There is nothing for sale yet/)).toBeVisible();
    expect(main().getByRole('link', { name: 'Request Custom Project' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  it('retries once after a server error, then reports it and offers to reload the page', async () => {
    backend.faults.set('listProjects', { status: 500 });
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Error Loading Projects' })).toBeVisible();
    expectConsoleOutput(/Not implemented: navigation/);
    await user.click(button('Try Again'));
    expect(listRequests).toHaveLength(2);
  });

  it('counts nothing with totals that cannot be right', async () => {
    const response = await fetch(`${process.env.API_HOST}/api/projects`);
    const page = (await response.json()) as object;
    for (const pagination of [
      { total: 'many', total_pages: 3 },
      { total: 2, total_pages: 3 },
    ]) {
      server.use(http.get('*/api/projects', () => HttpResponse.json({ ...page, pagination })));
      const { close } = await openList();
      expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
      expect(main().getByText('projects').nextSibling).toHaveTextContent('–');
      close();
    }
  });

  it('renders markup as text, and prices and pictures that are none', async () => {
    const project = {
      id: 1,
      title: MARKUP,
      category: null,
      short_description: '<b>bold</b>',
      base_price: 'free',
      download_count: 1,
      preview_images: ['javascript:alert(1)'],
    };
    const pagination = { total: 1, total_pages: 1 };
    server.use(
      http.get('*/api/projects', () => HttpResponse.json({ projects: [project], pagination })),
    );
    await open();
    for (const text of [MARKUP, '<b>bold</b>', '₹0.00', 'Uncategorized']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(document.querySelector('main img')).toBeNull();
    expectNoMarkup();
  });
});

describe('the filters', () => {
  it('narrow the list, show what is active, and are removed one by one and together', async () => {
    const { user } = await openList('?page=2');
    const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(await filters.findByRole('button', { name: 'Health & Fitness' }));
    const category = filters.getByRole('checkbox', { name: /^Healthcare \d+$/ });
    const count = /\d+/.exec(category.closest('label')!.textContent)![0];
    await user.click(category);
    await expectAddress('?category=Healthcare');
    expect(await screen.findByText(new RegExp(`of ${count} projects$`))).toBeVisible();
    await user.click(filters.getByRole('radio', { name: /^Up to ₹1,000/ }));
    await expectAddress('?category=Healthcare&max_price=1000');

    await user.click(button('Remove filter Healthcare'));
    await expectAddress('?max_price=1000');
    await user.click(filters.getByRole('checkbox', { name: /^Has a live demo/ }));
    await screen.findByRole('button', { name: 'Remove filter Live demo' });
    await user.click(button('Clear all'));
    await expectAddress('');
    expect(filters.getByRole('radio', { name: 'Any price' })).toBeChecked();
  });

  it('put a turned price range in order, and leave the focus where it went', async () => {
    const { user } = await openList('?max_price=1000');
    const price = (name: string) => screen.findByRole('textbox', { name });
    await user.type(await price('Minimum price'), '5k{Enter}');
    expect(await price('Minimum price')).toHaveValue('5k');
    expect(await price('Minimum price')).toBeInvalid();
    expect(await price('Minimum price')).toHaveAccessibleDescription(/^Write rupees/);
    await expectAddress('?max_price=1000');
    await user.clear(await price('Minimum price'));
    await user.paste('Rs. 5,000.00');
    await user.tab();
    await expectAddress('?min_price=1000&max_price=5000');
    expect(await price('Minimum price')).toHaveValue('1000');
    const most = await price('Maximum price');
    expect(most).toHaveValue('5000');
    expect(most).toHaveFocus();
  });

  it('open on a phone in a sheet that says how many projects it shows', async () => {
    window.innerWidth = 390;
    const { user } = await openList('?has_demo=true');
    await user.click(button('Filters (1)'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await sheet.findByRole('button', { name: 'Health & Fitness' }));
    await user.click(sheet.getByRole('checkbox', { name: /^Healthcare/ }));
    await expectAddress('?has_demo=true&category=Healthcare');
    const show = await sheet.findByRole('button', { name: /^Show \d+ projects$/ });
    const count = /\d+/.exec(show.textContent)![0];
    await user.click(show);
    expect(await screen.findByText(new RegExp(` of ${count} projects$`))).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeVisible();
  });

  it('include in an address only values that are known', async () => {
    const query = 'category=Healthcare&category=Nonsense&max_price=5000';
    const { user } = await openList(`?${query}`);
    await expectAddress('?category=Healthcare&max_price=5000');
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await expectAddress('');
  });

  it('are ignored in the address, with no suggestions, at a backend without extensions', async () => {
    offerOnly();
    const { user } = await openList('?category=Healthcare&min_rating=4&search=a');
    expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /filter/i })).not.toBeInTheDocument();
    const plain = screen.getByRole('textbox', { name: 'Search projects...' });
    await user.type(plain, ' man{Enter}');
    await waitFor(() => expect(address()).toContain('search=a+man'));
    const calls = backend.log.entries().filter((entry) => entry.kind === 'call');
    expect(calls.filter(({ url }) => url.includes('suggestions'))).toEqual([]);
  });
});

describe('the page of a category', () => {
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const tag = (selector: string) => document.head.querySelector(selector)?.getAttribute('href');

  it('is the list with the category chosen, and leads to the addresses of the list and back', async () => {
    const { user } = await openList('/category/CRM_&_Sales');
    expect(await heading('CRM & Sales projects')).toBeVisible();
    expect(document.title).toMatch(/^CRM & Sales projects · /);
    const canonical = () => tag('link[rel="canonical"]');
    expect(canonical()).toMatch('/projects/category/CRM_&_Sales');
    const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
    const demo = await filters.findByRole('checkbox', { name: /^Has a live demo/ });
    await user.click(demo);
    await expectAddress('?has_demo=true&category=CRM+&+Sales');
    expect(window.location.pathname).toBe('/projects');
    expect(demo).toHaveFocus();
    await user.click(demo);
    await expectAddress('?category=CRM+&+Sales');
    expect(canonical()).toMatch('/projects/category/CRM_&_Sales');
    window.history.go(-2);
    await waitFor(() => expect(window.location.pathname).toBe('/projects/category/CRM_&_Sales'));
    expect(await heading('CRM & Sales projects')).toBeVisible();
  });

  it('says so if the shop has no such category, and offers the nearest ones', async () => {
    await open('/category/Healthiness');
    const sentence = 'The shop has no projects in a category named “Healthiness”.';
    expect(await screen.findByText(sentence)).toBeVisible();
    const nearest = await main().findByRole('link', { name: 'Healthcare' });
    expect(nearest).toHaveAttribute('href', '/projects/category/Healthcare');
    expect(await heading('Projects ready to launch')).toBeVisible();
    expect(document.head.querySelector('meta[name="robots"]')).not.toBeNull();
    expect(tag('link[rel="canonical"]')).toBeUndefined();
  });

  it('is a search for it at a backend without filters', async () => {
    offerOnly();
    await open('/category/Healthcare');
    await expectAddress('?search=Healthcare');
    expect(window.location.pathname).toBe('/projects');
  });
});

describe('the suggestions of the search', () => {
  it('are reached with the arrow keys while the focus stays in the field', async () => {
    const { user } = await openList();
    const results = holdNextResponse('*/api/projects');
    const box = field();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await user.type(box, 'health');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(box).toHaveAttribute('aria-controls', list.id);
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    const active = () => within(list).getByRole('option', { selected: true });
    expect(active()).toHaveTextContent(/^Healthcare/);
    expect(box).toHaveAttribute('aria-activedescendant', active().id);
    await user.keyboard('{ArrowUp}');
    expect(within(list).queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(within(list).getAllByRole('option').at(-1));
    expect(box).toHaveFocus();
    results.arrive();
    expect(await main().findByRole('link', { name: 'Healthcare' })).toBeVisible();
    expect(list).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('health');
  });

  it('make room for the results', async () => {
    const { user } = await openList();
    await user.type(field(), 'gurukulam');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(await screen.findByText('Showing 1-1 of 1 projects')).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveFocus();
  });

  it('begin with the project whose title was typed, above categories', async () => {
    backend.store.projects.put({ ...backend.store.projects.get(1)!, title: 'Health-Care' });
    const { user } = await openList();
    const first = () => screen.getAllByRole('option')[0];
    await user.type(field(), 'health');
    await waitFor(() => expect(first()).toHaveTextContent(/^Healthcare/));
    await user.keyboard('care');
    await waitFor(() => expect(first()).toHaveTextContent(/^Health-Care/));
  });

  it('are missing without a trace when they cannot be loaded', async () => {
    backend.faults.set('suggestProjects', { status: 404 });
    const { user } = await openList();
    await user.type(field(), 'health');
    await expectAddress('?search=health');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });
});
