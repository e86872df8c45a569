import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

/** Makes `people.owner` the owner of a project. */
function giveProject(projectId: number): void {
  const { users, orders } = backend.store;
  const [owner] = users.where('email', people.owner);
  const order = orders.where('userId', owner!.id).find(({ status }) => status === 'paid');
  orders.put({ ...order!, projectId });
}

describe('the page', () => {
  type Call = { address: string; authorization: string | null };
  const calls: Call[] = [];

  beforeEach(() => {
    calls.length = 0;
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      calls.push({
        address: `${pathname}${search}`,
        authorization: request.headers.get('Authorization'),
      });
    });
  });
  afterEach(() => server.events.removeAllListeners());

  const HOME_CALLS = [
    '/api/projects?limit=6&sort=download_count&order=DESC',
    '/api/projects?limit=4&sort=created_at&order=DESC',
    '/api/projects/meta/categories',
    '/api/projects/stats/public',
  ];
  const addresses = () => calls.map(({ address }) => address).sort();
  const section = (name: string) => within(screen.getByRole('region', { name }));

  it('requests and shows featured projects, latest projects, categories and totals', async () => {
    await renderApp('/');
    await screen.findByRole('region', { name: 'Categories' });
    await waitFor(() =>
      expect(section('Featured projects').getAllByRole('article')).toHaveLength(6),
    );
    await waitFor(() => expect(section('Latest projects').getAllByRole('article')).toHaveLength(4));
    const [first] = section('Featured projects').getAllByRole('presentation');
    expect(Array.from(document.querySelectorAll('img[fetchpriority=high]'))).toEqual([first]);
    expect(section('Categories').getAllByRole('link').length).toBeGreaterThanOrEqual(20);
    expect(screen.getByText('Downloads').nextSibling).toHaveTextContent(/^[1-9][\d,]+$/);
    expect(addresses()).toEqual([...HOME_CALLS].sort());
  });

  it('leads to the list from the search of its first view, which has no button of its own', async () => {
    const { user } = await renderApp('/');
    const field = screen.getByRole('textbox', { name: 'Search projects...' });
    expect(within(field.closest('form')!).queryByRole('button')).not.toBeInTheDocument();
    await user.type(field, '{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/projects'));
    expect(window.location.search).toBe('');
  });

  it('marks what its user owns and what is in the cart', async () => {
    const [owned, inCart] = [1, 2].map((id) => backend.store.projects.get(id)!);
    backend.store.projects.put({ ...inCart!, downloadCount: 9999 });
    backend.store.projects.put({ ...owned!, createdAt: new Date().toISOString() });
    giveProject(owned!.id);
    localStorage.setItem('cart', JSON.stringify([{ id: inCart!.id, title: inCart!.title }]));
    await renderApp('/', { as: people.owner });
    const card = async (title: string) =>
      within((await screen.findByRole('heading', { name: title })).closest('article')!);
    expect(await (await card(owned!.title)).findByText('Owned')).toBeVisible();
    expect((await card(inCart!.title)).getByText('In your cart')).toBeVisible();
    // One mark lies on the picture, the other facts below it, and the category above the title.
    const article = screen.getByRole('heading', { name: owned!.title }).closest('article')!;
    const [picture, body] = Array.from(article.children) as HTMLElement[];
    expect(within(picture!).getByText('Owned')).toBeVisible();
    expect(picture!).not.toHaveTextContent('New');
    expect(body).toHaveTextContent(new RegExp(`^${owned!.category}${owned!.title}.*New`));
    expect(section('Latest projects').getAllByText('Owned')).toHaveLength(1);
    expect(section('Featured projects').getAllByText('In your cart')).toHaveLength(1);
  });

  it('says that projects could not be loaded, and loads them again', async () => {
    expectConsoleOutput(/Loading featured projects failed/);
    backend.faults.set('listProjects', { status: 500 });
    backend.faults.set('listCategories', { status: 500 });
    expectConsoleOutput(/Loading (categories|latest projects) failed/);
    const { user } = await renderApp('/');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Failed to load projects. Please try again.');
    backend.faults.clear();
    await user.click(within(notice).getByRole('button', { name: 'Try Again' }));
    for (const name of ['Featured projects', 'Latest projects', 'Categories']) {
      const section = within(await screen.findByRole('region', { name }));
      await waitFor(() => expect(section.getAllByRole('link').length).toBeGreaterThan(3));
    }
    expect(notice).not.toBeInTheDocument();
  });

  it('falls back to zeros, omits sections that fail to load, and logs each failure', async () => {
    expectConsoleOutput(/Loading (stats|categories) failed/);
    for (const operationId of ['listCategories', 'getPublicStats']) {
      backend.faults.set(operationId, { status: 500 });
    }
    await renderApp('/');
    for (const name of ['stats', 'categories']) {
      await waitFor(() =>
        expect(console.error).toHaveBeenCalledWith(`Loading ${name} failed`, expect.anything()),
      );
    }
    for (const label of ['Projects', 'Customers', 'Orders', 'Downloads']) {
      const term = screen.getByText(label, { selector: 'dt' });
      await waitFor(() => expect(term.nextSibling).toHaveTextContent(/^0$/));
      expect(term).toBeVisible();
    }
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Categories' })).not.toBeInTheDocument(),
    );
  });

  it('has one notice and no empty frames or zeros when the server is down', async () => {
    expectConsoleOutput(/Loading (stats|categories|featured projects|latest projects) failed/);
    for (const operationId of ['listProjects', 'listCategories', 'getPublicStats']) {
      backend.faults.set(operationId, { status: 500 });
    }
    await renderApp('/');
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull());
    await waitFor(() => expect(screen.getByText('Projects', { selector: 'dt' })).not.toBeVisible());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    for (const name of ['Featured projects', 'Latest projects', 'Browse by category']) {
      await waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
    }
  });

  it('announces news, can be paused and pauses after a round', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-10-15T09:00:00Z'));
    const { user } = await renderApp('/');
    const banner = section('Announcements');
    for (const text of [
      /new projects are being added/i,
      /next guidance program starts 1 November 2025/i,
      /talk to industry experts/i,
      /1600\+ project ideas for education and healthcare/,
      /full guidance/i,
    ]) {
      expect(banner.getByText(text, { ignore: '[aria-hidden] *' })).toBeVisible();
    }
    jest.spyOn(Date, 'now').mockRestore();
    await user.click(banner.getByRole('button', { name: 'Pause announcements' }));
    await user.click(banner.getByRole('button', { name: 'Play announcements' }));
    fireEvent.animationIteration(banner.getAllByRole('list')[0]!);
    expect(banner.getByRole('button', { name: 'Play announcements' })).toBeVisible();
  });
});
