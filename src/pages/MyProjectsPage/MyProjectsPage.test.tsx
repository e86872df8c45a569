import { screen, waitFor, within } from '@testing-library/react';
import { MILLISECONDS_PER_DAY } from '@/lib/time';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend } from '@/testing/mockServer';
import { requestsTo } from '@/testing/recordedRequests';
import { people, renderApp } from '@/testing/renderApp';

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const cards = () => screen.getAllByRole('article');
const search = () => screen.getByRole('textbox', { name: 'Search your projects...' });
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);

/** The orders by which the owner got the projects, newest first. */
function findSales() {
  const [owner] = backend.store.users.where('email', people.owner);
  const orders = backend.store.orders.where('userId', owner!.id);
  return orders.filter(({ status }) => status === 'paid');
}
const projectOf = (id: number) => backend.store.projects.get(id)!;

async function openLibrary() {
  const opened = await renderApp('/my-projects', { as: people.owner });
  await screen.findAllByRole('article');
  return opened;
}

describe('My Projects', () => {
  it('shows six skeletons, reports a failure, and offers to reload the page', async () => {
    const response = holdNextResponse('*/api/projects/user/purchased');
    const { user } = await renderApp('/my-projects', { as: people.owner });
    expect(await screen.findAllByTestId('project-skeleton')).toHaveLength(6);
    backend.faults.set('listPurchasedProjects', { status: 500 });
    response.lose();
    expect(await screen.findByRole('heading', { name: 'Error Loading Projects' })).toBeVisible();
    expectConsoleOutput(/Not implemented: navigation/);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
  });

  it('only logs a download that fails', async () => {
    backend.faults.set('downloadProject', { status: 500 });
    expectConsoleOutput(/Downloading project \d+ failed/);
    const { user } = await openLibrary();
    const [first] = screen.getAllByRole('button', { name: /^Download / });
    await user.click(first!);
    await waitFor(() => expect(requestsTo('/download')).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Download / })).toHaveLength(7),
    );
    expect(screen.queryByText('Download failed. Please try again.')).not.toBeInTheDocument();
  });

  it('summarises the purchases', async () => {
    const oldest = findSales().at(-1)!;
    const createdAt = new Date(Date.now() - 1000.5 * MILLISECONDS_PER_DAY).toISOString();
    backend.store.orders.put({ ...oldest, createdAt });
    await openLibrary();
    const downloads = findSales().reduce((sum, { downloadCount }) => sum + downloadCount, 0);
    const [summary] = screen.getAllByRole('term').map((term) => term.closest('dl')!);
    expect(
      within(summary!)
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextSibling!.textContent}`),
    ).toEqual([
      'Total projects: 7',
      `Total downloads: ${downloads}`,
      'Days since first purchase: 1,000',
    ]);
  });

  it('can be a list instead of a grid', async () => {
    const { user } = await openLibrary();
    for (const [name, flexDirection] of [
      ['Grid view', 'column'],
      ['List view', 'row'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
      for (const card of cards()) expect(card).toHaveStyle({ flexDirection });
    }
    await waitFor(() => expect(localStorage.getItem('my-projects-layout')).toBe('list'));
  });

  it('shows each project with its first picture and its links', async () => {
    await openLibrary();
    const sales = findSales();
    expect(cards()).toHaveLength(sales.length);
    sales.forEach(({ projectId, createdAt }, index) => {
      const { title, category, shortDescription, demoUrl, previewImages } = projectOf(projectId);
      const card = within(cards()[index]!);
      const picture = previewImages[0]!.split('/').at(-1);
      expect(card.getByRole('presentation')).toHaveAttribute(
        'src',
        expect.stringContaining(`/uploads/images/${picture}`),
      );
      expect(card.getByRole('heading', { name: title })).toBeVisible();
      expect(card.getByText(category!)).toBeVisible();
      expect(card.getByText(shortDescription)).toBeVisible();
      expect(card.getByText(`Purchased ${day.format(new Date(createdAt))}`)).toBeVisible();
      expect(card.getByRole('link', { name: 'View' })).toHaveAttribute(
        'href',
        `/projects/${projectId}`,
      );
      expect(card.getByRole('button', { name: /^Download / })).toBeVisible();
      const demos = card.queryAllByText<HTMLAnchorElement>('View Demo');
      expect(demos.map(({ href, target, rel }) => [href, target, rel])).toEqual(
        demoUrl
          ? [[new URL(demoUrl, process.env.API_HOST).href, '_blank', 'noopener noreferrer']]
          : [],
      );
    });
    expect(new Set(sales.map(({ projectId }) => projectOf(projectId).demoUrl === null)).size).toBe(
      2,
    );
  });

  it('filters by title, description and category, and clears them', async () => {
    const described = projectOf(findSales()[1]!.projectId);
    backend.store.projects.put({ ...described, description: 'One of a kind: quincunx.' });
    const { user } = await openLibrary();
    const all = titles();
    for (const [text, found] of [
      [all[0]!.toUpperCase(), all[0]],
      ['quincunx', described.title],
    ] as const) {
      await user.clear(search());
      await user.paste(text);
      await waitFor(() => expect(titles()).toEqual([found]));
    }
    expect(window.location.search).toBe('?search=quincunx');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(titles()).toEqual(all));

    const owned = findSales().map(({ projectId }) => projectOf(projectId));
    const categories = [...new Set(owned.map((project) => project.category!))].sort((one, other) =>
      one.localeCompare(other),
    );
    const category = screen.getByRole('combobox', { name: 'Category' });
    expect(
      within(category)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All categories', ...categories]);
    await user.selectOptions(category, categories[0]!);
    expect(titles()).toEqual(
      owned.filter((project) => project.category === categories[0]).map(({ title }) => title),
    );

    const status = screen.getByRole('status');
    await user.click(search());
    await user.paste('zzzz');
    expect(await within(status).findByRole('heading', { name: 'No Results Found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(titles()).toEqual(all));
    expect(search()).toHaveValue('');
    expect(category).toHaveDisplayValue('All categories');
  });

  it('have filters from four projects on', async () => {
    const [, , , , ...others] = findSales();
    for (const order of others) backend.store.orders.put({ ...order, status: 'refunded' });
    const { close } = await openLibrary();
    expect(cards()).toHaveLength(4);
    expect(search()).toBeVisible();
    close();
    backend.store.orders.put({ ...findSales()[0]!, status: 'refunded' });
    await openLibrary();
    expect(cards()).toHaveLength(3);
    expect(screen.queryByRole('combobox', { name: 'Category' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Search/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All payments' })).toBeVisible();
  });

  it('links to the shop when there are no purchases', async () => {
    await renderApp('/my-projects', { as: people.newCustomer });
    expect(await screen.findByRole('heading', { name: 'No Projects Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Projects' })).toHaveAttribute(
      'href',
      '/projects',
    );
  });
});
