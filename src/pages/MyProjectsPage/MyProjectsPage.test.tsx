import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';

const cards = () => screen.getAllByRole('article');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);

afterEach(() => {
  backend.extensions = 'all';
});

async function openLibrary() {
  const opened = await renderApp('/my-projects', { as: people.owner });
  await screen.findAllByRole('article');
  return opened;
}

describe('My Projects', () => {
  it('shows six skeletons while it loads', async () => {
    backend.faults.set('listPurchasedProjects', { delayMs: 200 });
    await renderApp('/my-projects', { as: people.owner });
    expect(await screen.findAllByTestId('project-skeleton')).toHaveLength(6);
    expect(await screen.findAllByRole('article')).toHaveLength(7);
  });

  it('summarises the purchases', async () => {
    await openLibrary();
    expect(screen.getByText('Total projects').nextSibling).toHaveTextContent('7');
    expect(screen.getByText('Total downloads').nextSibling).toHaveTextContent(/^\d+$/);
    expect(screen.getByText('Days since first purchase').nextSibling).toHaveTextContent(
      /^[1-9]\d*$/,
    );
  });

  it('adds up downloads that a backend sends as text, and leaves out what is no number', async () => {
    server.use(
      http.get('*/api/projects/user/purchased', async ({ request }) => {
        const response = await getResponse(backend.handlers, request);
        const { projects } = (await response!.json()) as { projects: object[] };
        const counts = ['12', 30, null];
        return HttpResponse.json({
          projects: counts.map((download_count, index) => ({ ...projects[index], download_count })),
        });
      }),
    );
    const { user } = await openLibrary();
    expect(screen.getByText('Total downloads').nextSibling).toHaveTextContent(/^42$/);
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect((await screen.findByText('Total downloads')).nextSibling).toHaveTextContent(/^42$/);
  });

  it('shows each project with its links', async () => {
    await openLibrary();
    for (const card of cards()) {
      expect(within(card).getByText(/^Purchased \d+ \w+ \d{4}$/)).toBeVisible();
      expect(within(card).getByRole('link', { name: 'View' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/projects\/\d+$/),
      );
      expect(within(card).getByRole('button', { name: /^Download / })).toBeVisible();
    }
    const demos = screen.getAllByRole('link', { name: 'View Demo' });
    expect(demos.length).toBeLessThan(cards().length);
    expect(demos[0]).toHaveAttribute('target', '_blank');
    expect(demos[0]).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows the first picture of each project', async () => {
    await openLibrary();
    for (const card of cards()) {
      expect(within(card).getByRole('presentation')).toHaveAttribute(
        'src',
        expect.stringMatching(/\/uploads\/images\/[\w-]+\.\w+$/),
      );
    }
  });

  it('draws covers where the backend sends no pictures', async () => {
    backend.extensions = 'none';
    await openLibrary();
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  });

  it('opens the receipt of each project, and leads to all payments', async () => {
    const page = document.implementation.createHTMLDocument();
    const view = { document: page, focus: jest.fn(), print: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
    const { user } = await openLibrary();
    await screen.findAllByRole('button', { name: /^Receipt for / });
    const receipts = cards().map((card) =>
      within(card).getByRole('button', { name: /^Receipt for / }),
    );
    expect(receipts).toHaveLength(7);
    await user.click(receipts[6]!);
    expect(page.body.textContent).toContain(titles()[6]);
    expect(screen.getByRole('link', { name: 'All payments' })).toHaveAttribute('href', '/payments');
  });

  it('is complete without the payments', async () => {
    backend.faults.set('listPayments', { status: 500 });
    await openLibrary();
    expect(cards()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: /^Receipt/ })).not.toBeInTheDocument();
  });

  it('filters by title and category, and clears both', async () => {
    const { user } = await openLibrary();
    const all = titles();
    await user.type(
      screen.getByRole('textbox', { name: 'Search your projects...' }),
      all[0]!.toUpperCase(),
    );
    await waitFor(() => expect(titles()).toEqual([all[0]]));
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(titles()).toEqual(all));

    const category = screen.getByRole('combobox', { name: 'Category' });
    const options = within(category)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options[0]).toBe('All categories');
    await user.selectOptions(category, options[1]!);
    for (const card of cards()) expect(within(card).getByText(options[1]!)).toBeVisible();

    await user.type(screen.getByRole('textbox', { name: 'Search your projects...' }), 'zzzz');
    expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles()).toEqual(all));
  });

  it('downloads the zip file, named after the title', async () => {
    const saved = recordSavedFiles();
    const { user } = await openLibrary();
    await user.click(within(cards()[0]!).getByRole('button', { name: /^Download / }));
    expect(await screen.findByText('Download started!')).toBeVisible();
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`${titles()[0]}.zip`]));
  });

  it('filters by the absence of a category', async () => {
    const [first, ...rest] = backend.store.projects.where('id', 12);
    expect(rest).toEqual([]);
    backend.store.projects.put({ ...first!, category: null });
    const { user } = await openLibrary();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Uncategorized');
    expect(titles()).toEqual([first!.title]);
  });

  it('only logs a failed download', async () => {
    expectConsoleOutput(/Downloading project \d+ failed/);
    backend.faults.set('downloadProject', { status: 500, delayMs: 500 });
    const { user } = await openLibrary();
    const [card] = cards();
    await user.click(within(card!).getByRole('button', { name: /^Download / }));
    await within(card!).findByRole('button', { name: /^Cancel download / });
    await within(card!).findByRole('button', { name: /^Download / });
    expect(screen.queryByText('Download started!')).not.toBeInTheDocument();
    expect(screen.queryByText('Download failed. Please try again.')).not.toBeInTheDocument();
  });

  it('reports a failed download on the project page that shows its progress', async () => {
    expectConsoleOutput(/Downloading project \d+ failed/);
    const response = holdNextResponse('*/api/projects/:id/download');
    const { user } = await openLibrary();
    const card = within(cards()[0]!);
    await user.click(card.getByRole('button', { name: /^Download / }));
    await user.click(card.getByRole('link', { name: 'View' }));
    await screen.findByText('Owned');
    expect(screen.getAllByRole('progressbar', { name: /^Downloading / })[0]).toBeVisible();
    response.lose();
    expect(await screen.findByText('Download failed. Please try again.')).toBeVisible();
  });

  it('links to the shop when there are no purchases', async () => {
    await renderApp('/my-projects', { as: people.newCustomer });
    expect(await screen.findByRole('heading', { name: 'No Projects Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Projects' })).toHaveAttribute(
      'href',
      '/projects',
    );
  });

  it('reports that the projects could not be loaded', async () => {
    backend.faults.set('listPurchasedProjects', { status: 500 });
    await renderApp('/my-projects', { as: people.owner });
    expect(await screen.findByRole('heading', { name: 'Error Loading Projects' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
