import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend, server } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

describe('the list', () => {
  const cards = () => screen.getAllByRole('article');
  const listRequests: URL[] = [];

  beforeEach(() => {
    listRequests.length = 0;
    server.events.on('request:start', ({ request }) => {
      const url = new URL(request.url);
      if (url.pathname === '/api/projects') listRequests.push(url);
    });
  });
  afterEach(() => server.events.removeAllListeners());

  async function openList(query = '') {
    const opened = await renderApp(`/projects${query}`);
    await waitFor(() => expect(cards()).toHaveLength(12));
    return opened;
  }

  describe('the project list', () => {
    it('shows twelve skeletons, then twelve complete cards', async () => {
      const response = holdNextResponse('*/api/projects');
      await renderApp('/projects');
      expect(await screen.findAllByTestId('project-skeleton')).toHaveLength(12);
      response.arrive();
      await waitFor(() => expect(cards()).toHaveLength(12));
      expect(screen.queryByTestId('project-skeleton')).not.toBeInTheDocument();
      const card = within(cards()[0]!);
      expect(card.getByRole('heading')).toHaveTextContent(/\S/);
      expect(card.getByText(/^₹[\d,]+\.\d\d$/)).toBeVisible();
      expect(card.getByText(/^[\d,]+ downloads?$/)).toBeVisible();
      expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/projects\/\d+$/),
      );
    });

    it('requests page, limit, sort and order, and omits an empty search', async () => {
      await openList('?page=abc&sort=evil');
      expect(Object.fromEntries(listRequests[0]!.searchParams)).toEqual({
        page: '1',
        limit: '12',
        sort: 'created_at',
        order: 'DESC',
      });
    });

    it('searches from page 1, and shows the search as a removable chip', async () => {
      const { user } = await openList('?page=2');
      await user.type(screen.getByRole('textbox', { name: 'Search projects...' }), 'crm{Enter}');
      await waitFor(() => expect(window.location.search).toBe('?search=crm'));
      expect(await screen.findByText('Search: crm')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Remove search crm' }));
      await waitFor(() => expect(window.location.search).toBe(''));
      expect(screen.getByRole('textbox', { name: 'Search projects...' })).toHaveValue('');
    });

    it('keeps a search typed just before the sort changes', async () => {
      const { user } = await openList();
      await user.type(screen.getByRole('textbox', { name: 'Search projects...' }), 'crm');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name A-Z');
      await waitFor(() => expect(window.location.search).toBe('?search=crm&sort=title&order=ASC'));
      expect(await screen.findByText('Search: crm')).toBeVisible();
    });

    it('sorts in the direction the label states, and reverses it', async () => {
      const { user } = await openList();
      await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name A-Z');
      await waitFor(() => expect(window.location.search).toBe('?sort=title&order=ASC'));
      await user.click(screen.getByRole('button', { name: /Ascending order/ }));
      await waitFor(() => expect(window.location.search).toBe('?sort=title'));
      expect(listRequests.at(-1)!.searchParams.get('order')).toBe('DESC');
    });

    it('offers the four sort options by name', async () => {
      await openList();
      const options = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole(
        'option',
      );
      expect(options.map(({ textContent }) => textContent)).toEqual([
        'Newest First',
        'Name A-Z',
        'Price Low to High',
        'Most Popular',
      ]);
    });

    it('changes pages by number, by step, to either end and through the drop-down', async () => {
      const { user } = await openList();
      const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
      expect(pages.getByRole('button', { name: 'First' })).toBeDisabled();
      expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
      await user.click(pages.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(window.location.search).toBe('?page=2'));
      expect(await screen.findByText(/^Showing 13-24 of/)).toBeVisible();
      await user.selectOptions(screen.getByRole('combobox', { name: 'Go to page' }), '5');
      await waitFor(() => expect(window.location.search).toBe('?page=5'));
      await screen.findByText(/^Showing 49-60 of/);
      await user.click(screen.getByRole('button', { name: 'Last' }));
      await waitFor(() => expect(window.location.search).not.toBe('?page=5'));
      await screen.findByText(/^Showing \d+-(\d+) of \1 projects$/);
      await user.click(screen.getByRole('button', { name: 'Page 1' }));
      await waitFor(() => expect(window.location.search).toBe(''));
    });

    it.each(['999', '99999999999999999999'])('clamps page %s to the last one', async (page) => {
      await renderApp(`/projects?page=${page}`);
      await waitFor(() => expect(window.location.search).toMatch(/^\?page=\d{1,2}$/));
      expect(await screen.findByText(/^Showing \d+-(\d+) of \1 projects$/)).toBeVisible();
    });

    it('switches between grid and list and remembers it', async () => {
      const { user } = await openList();
      expect(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await user.click(screen.getByRole('button', { name: 'List view' }));
      expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      expect(localStorage.getItem('projects-layout')).toBe('list');
    });

    it('reports that nothing was found, and clears the filters', async () => {
      const { user } = await renderApp('/projects?search=zzzzzz&sort=title');
      expect(await screen.findByRole('heading', { name: 'No Projects Found' })).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
      await waitFor(() => expect(window.location.search).toBe(''));
      await waitFor(() => expect(cards()).toHaveLength(12));
    });

    it('says that the shop is empty', async () => {
      backend.applyScenario('emptyShop');
      await renderApp('/projects');
      expect(await screen.findByRole('heading', { name: 'No Projects Found' })).toBeVisible();
      expect(screen.getByText(/^There is nothing for sale yet/)).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: 'Request Custom Project' })).toHaveAttribute(
        'href',
        '/contact',
      );
    });

    it('retries once after a server error, then reports it', async () => {
      backend.faults.set('listProjects', { status: 500 });
      await renderApp('/projects');
      expect(await screen.findByRole('heading', { name: 'Error Loading Projects' })).toBeVisible();
      expect(screen.getByText('Something went wrong while fetching projects.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
      expect(listRequests).toHaveLength(2);
    });

    it('renders markup in a title as text', async () => {
      server.use(
        http.get('*/api/projects', () =>
          HttpResponse.json({
            projects: [
              {
                id: 1,
                title: '<img src=x onerror=alert(1)>',
                category: null,
                short_description: '<b>bold</b>',
                base_price: 'free',
                download_count: 1,
                preview_images: ['javascript:alert(1)'],
              },
            ],
            pagination: { total: 1, total_pages: 1 },
          }),
        ),
      );
      await renderApp('/projects');
      expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
      expect(screen.getByText('<b>bold</b>')).toBeVisible();
      expect(screen.getByText('₹0.00')).toBeVisible();
      expect(screen.getByText('Uncategorized')).toBeVisible();
      expect(document.querySelector('main img')).toBeNull();
    });
  });
});

describe('filters', () => {
  const WIDE = 1024;
  const NARROW = 390;

  const cards = () => screen.getAllByRole('article');
  const rail = () => screen.findByRole('complementary', { name: 'Filters' });
  const address = () => decodeURIComponent(window.location.search);
  const total = async () =>
    Number(/of (\d+) projects$/.exec((await screen.findByText(/^Showing/)).textContent)![1]);

  beforeEach(() => (window.innerWidth = WIDE));
  afterEach(() => {
    window.innerWidth = WIDE;
    backend.extensions = 'all';
  });

  async function openList(query = '') {
    const opened = await renderApp(`/projects${query}`);
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
    return opened;
  }

  describe('the filters beside the cards', () => {
    it('narrow the list, show what is active, and are removed one by one and together', async () => {
      const { user } = await openList('?page=2');
      const filters = within(await rail());
      await user.click(await filters.findByRole('button', { name: 'Show all 24' }));
      const category = filters.getByRole('checkbox', { name: /^Healthcare \d+$/ });
      const count = Number(/\d+/.exec(category.closest('label')!.textContent)![0]);
      await user.click(category);
      await waitFor(() => expect(address()).toBe('?category=Healthcare'));
      await waitFor(async () => expect(await total()).toBe(count));
      await user.click(filters.getByRole('radio', { name: /^Up to ₹1,000/ }));
      await waitFor(() => expect(address()).toBe('?category=Healthcare&max_price=1000'));

      await user.click(screen.getByRole('button', { name: 'Remove filter Healthcare' }));
      await waitFor(() => expect(address()).toBe('?max_price=1000'));
      await user.click(filters.getByRole('checkbox', { name: /^Has a live demo/ }));
      await screen.findByRole('button', { name: 'Remove filter Live demo' });
      await user.click(screen.getByRole('button', { name: 'Clear all' }));
      await waitFor(() => expect(address()).toBe(''));
      expect(filters.getByRole('radio', { name: 'Any price' })).toBeChecked();
    });
  });

  describe('the filters on a phone', () => {
    it('open in a sheet that says how many projects it shows', async () => {
      window.innerWidth = NARROW;
      const { user } = await openList('?has_demo=true');
      await user.click(screen.getByRole('button', { name: 'Filters, 1 active' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
      await user.click(await sheet.findByRole('button', { name: 'Show all 24' }));
      await user.click(sheet.getByRole('checkbox', { name: /^Healthcare/ }));
      await waitFor(() => expect(address()).toBe('?category=Healthcare&has_demo=true'));
      const show = await sheet.findByRole('button', { name: /^Show \d+ projects$/ });
      const count = /\d+/.exec(show.textContent)![0];
      await user.click(show);
      expect(await screen.findByText(new RegExp(` of ${count} projects$`))).toBeVisible();
      await user.click(await screen.findByRole('button', { name: 'Filters, 2 active' }));
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Filters' })).getByRole('button', {
          name: 'Clear all',
        }),
      );
      await waitFor(() => expect(address()).toBe(''));
    });
  });

  describe('a backend without extensions', () => {
    it('has no filters, no suggestions, and ignores them in the address', async () => {
      backend.extensions = 'none';
      const { user } = await openList('?category=Healthcare&min_rating=4&search=a');
      expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
      await user.type(screen.getByRole('textbox', { name: 'Search projects...' }), ' man{Enter}');
      await waitFor(() => expect(address()).toContain('search=a+man'));
      const requested = backend.log
        .entries()
        .flatMap((entry) => (entry.kind === 'call' ? [entry.url] : []));
      expect(requested.filter((url) => url.includes('suggestions'))).toEqual([]);
    });
  });
});

describe('suggestions', () => {
  const field = () => screen.getByRole('textbox', { name: 'Search projects...' });
  const combobox = () => screen.findByRole('combobox', { name: 'Search projects...' });
  const listbox = () => screen.findByRole('listbox', { name: 'Suggestions' });
  const options = async () => within(await listbox()).getAllByRole('option');
  const address = () => decodeURIComponent(window.location.search);

  async function openList() {
    const opened = await renderApp('/projects');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
    return opened;
  }

  describe('the suggestions of the search', () => {
    it('are reached with the arrow keys while the focus stays in the field', async () => {
      const { user } = await openList();
      await user.type(field(), 'health');
      const box = await combobox();
      const list = await listbox();
      expect(box).toHaveAttribute('aria-controls', list.id);
      expect(box).not.toHaveAttribute('aria-activedescendant');
      await user.keyboard('{ArrowDown}');
      const active = () => within(list).getByRole('option', { selected: true });
      expect(active()).toHaveTextContent(/^Healthcare/);
      expect(box).toHaveAttribute('aria-activedescendant', active().id);
      await user.keyboard('{ArrowUp}');
      expect(within(list).queryByRole('option', { selected: true })).not.toBeInTheDocument();
      await user.keyboard('{ArrowUp}');
      expect(active()).toBe((await options()).at(-1));
      expect(box).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      expect(field()).toHaveValue('health');
    });

    it('leave Enter to the search, and close', async () => {
      const { user } = await openList();
      await user.type(field(), 'health');
      await combobox();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(address()).toBe('?search=health'));
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    });

    it('are missing without a trace when they cannot be loaded', async () => {
      backend.faults.set('suggestProjects', { status: 404 });
      const { user } = await openList();
      await user.type(field(), 'health');
      await waitFor(() => expect(address()).toBe('?search=health'));
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      expect(field()).toHaveFocus();
    });
  });
});
