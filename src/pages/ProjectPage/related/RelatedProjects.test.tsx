import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeIntersections, scrollTo } from '@/testing/intersections';
import { server } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

fakeIntersections();

const searches: (string | null)[] = [];

beforeEach(() => {
  searches.length = 0;
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/projects') searches.push(searchParams.get('search'));
  });
});
afterEach(() => server.events.removeAllListeners());

/** Opens a project and scrolls to the end of its page. */
async function openEnd(as?: string) {
  const opened = await renderApp('/projects/4', as ? { as } : {});
  await screen.findByRole('heading', { level: 1 });
  expect(searches).toEqual([]);
  const end = screen.getByRole('heading', { name: 'Need Customization?' }).closest('main')!;
  for (const element of end.querySelectorAll('div')) scrollTo(element);
  return opened;
}

describe('related projects', () => {
  it('are requested when one comes near, and are of the same category', async () => {
    await openEnd();
    const heading = await screen.findByRole('heading', { name: 'Related projects' });
    const shelf = within(heading.parentElement!);
    await waitFor(() => expect(shelf.getAllByRole('article')).toHaveLength(4));
    expect(searches).toEqual(['Education']);
    for (const card of shelf.getAllByRole('article')) {
      expect(within(card).getByText('Education')).toBeVisible();
      expect(within(card).getByRole('link', { name: 'View Details' })).not.toHaveAttribute(
        'href',
        '/projects/4',
      );
    }
  });

  it.each([
    ['there are none', () => HttpResponse.json({ projects: [], pagination: { total: 0 } })],
    ['they cannot be loaded', () => HttpResponse.json({ message: 'Broken' }, { status: 404 })],
  ])('are left out when %s', async (_case, respond) => {
    server.use(http.get('*/api/projects', respond));
    await openEnd();
    await waitFor(() => expect(searches).toHaveLength(1));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Related projects' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { name: 'Need Customization?' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
