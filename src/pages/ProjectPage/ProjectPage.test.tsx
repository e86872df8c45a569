import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { payByCard } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { fakeIntersections } from '@/testing/intersections';
import { expectNoMarkup, MARKUP } from '@/testing/markup';
import { backend, server } from '@/testing/mockServer';
import { requestsTo } from '@/testing/recordedRequests';
import { people, renderApp } from '@/testing/renderApp';

const PROJECT = '/projects/4';

async function findEnabled(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

/** Overrides values of the project in the backend's response. */
async function changeProject(changes: object) {
  const response = await fetch(`${process.env.API_HOST}/api${PROJECT}`);
  const { project } = (await response.json()) as { project: object };
  server.use(
    http.get(`*/api${PROJECT}`, () => HttpResponse.json({ project: { ...project, ...changes } })),
  );
}

fakeIntersections();

describe('the project page', () => {
  it('shows a guest all details of the project, the guarantee, and a locked file', async () => {
    await renderApp(PROJECT);
    const title = await screen.findByRole('heading', { level: 1 });
    const main = within(screen.getByRole('main'));
    const breadcrumb = within(main.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getByText(title.textContent)).toBeVisible();
    for (const text of [
      'Downloads',
      'Created',
      'Updated',
      'File size',
      /^\d+\.\d\d MB$/,
      'Active',
      'One-time purchase',
    ]) {
      expect(main.getByText(text)).toBeVisible();
    }
    const promises = within(main.getByRole('list', { name: 'Included in the price' }));
    expect(promises.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Instant download', 'Lifetime access', 'Commercial license'],
      ...['30-day money-back guarantee', '30 days of free support after purchase'],
    ]);
    expect(main.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
    expect(main.getByRole('link', { name: /^Money back/ })).toHaveAttribute(
      'href',
      '/refund-policy#guarantees',
    );
    expect(main.getByRole('link', { name: 'View Demo' })).toHaveAttribute('target', '_blank');
    const files = within(main.getByRole('heading', { name: 'Project files' }).closest('section')!);
    expect(files.getByText(`${title.textContent}.zip`)).toBeVisible();
    expect(files.getByText('Unlocked when you buy')).toBeVisible();
    expect(files.queryByRole('button')).not.toBeInTheDocument();
    expect(requestsTo('/purchase-status')).toEqual([]);
  });

  it('reports a project that does not exist', async () => {
    for (const path of ['/projects/99999', '/projects/abc']) {
      const { close } = await renderApp(path);
      expect(await screen.findByRole('heading', { name: 'Project Not Found' })).toBeVisible();
      expect(screen.getByText("The project you're looking for doesn't exist.")).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Projects' })).toHaveAttribute(
        'href',
        '/projects',
      );
      close();
    }
  });

  it('sells nothing that is off sale, links to no unsafe demo and shows markup as text', async () => {
    await changeProject({
      demo_url: 'javascript:alert(1)',
      file_size: null,
      category: null,
      is_active: false,
      features: MARKUP,
      description: MARKUP,
    });
    await renderApp(PROJECT);
    expect(await screen.findByText('Inactive')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View Demo' })).not.toBeInTheDocument();
    expect(screen.getAllByText(/Size unknown/)[0]).toBeVisible();
    expect(screen.getByText('Uncategorized')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Purchase Now' })).not.toBeInTheDocument();
    expect(screen.getByText('This project is not for sale at the moment.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Included in the price' })).not.toBeInTheDocument();
    expect(screen.getAllByText(MARKUP)).toHaveLength(2);
    expectNoMarkup();
  });

  it('copies its link without a share sheet, and keeps favourites on this device', async () => {
    const { user } = await renderApp(PROJECT);
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(window.location.href);
    await user.click(screen.getByRole('button', { name: 'Favourite', pressed: false }));
    expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('favourites')).toBe('[4]'));
  });

  it('shares its link through the share sheet of a browser that has one', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const { user } = await renderApp(PROJECT);
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    Reflect.deleteProperty(navigator, 'share');
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    expect(share.mock.calls).toEqual([[{ title, url: window.location.href }]]);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('sends a guest who adds to the cart to the login, and adds nothing', async () => {
    const cart = [{ id: 4, title: 'Put there before the logout' }];
    localStorage.setItem('cart', JSON.stringify(cart));
    const { user } = await renderApp(PROJECT);
    await user.click(await findEnabled('Add to Cart'));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect((window.history.state as { usr: unknown }).usr).toEqual({ from: PROJECT });
    expect(JSON.parse(localStorage.getItem('cart')!)).toMatchObject(cart);
  });

  it('adds the project to the cart once, with its first picture', async () => {
    await changeProject({ preview_images: ['till.png', 'bill.png'] });
    const { user } = await renderApp(PROJECT, { as: people.newCustomer });
    await user.click(await findEnabled('Add to Cart'));
    expect(await screen.findByText('Added to cart!')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await waitFor(() => expect(JSON.parse(localStorage.getItem('cart')!)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cart, 1 item' }));
    const lines = within(await screen.findByRole('list', { name: 'Projects in your cart' }));
    expect(lines.getByRole('presentation')).toHaveAttribute(
      'src',
      `${process.env.API_HOST}/uploads/images/till.png`,
    );
  });

  it('keeps the id of a refused payment across a reload, also when the project is withdrawn', async () => {
    expectConsoleOutput(/Verifying payment/);
    backend.applyScenario('forgedSignature');
    const { user, close } = await renderApp(PROJECT, { as: people.newCustomer });
    await user.click(await findEnabled('Purchase Now'));
    await payByCard(user);
    expect(await screen.findByText(/^pay_/)).toBeVisible();
    expect(await findEnabled('Purchase Now')).toBeVisible();
    expect(screen.queryByText('Owned')).not.toBeInTheDocument();
    close();
    const project = backend.store.projects.get(4)!;
    backend.store.projects.put({ ...project, isActive: false });
    const { user: later } = await renderApp(PROJECT, { as: people.newCustomer });
    expect(await screen.findByText(/^pay_/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
    await later.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(/^pay_/)).not.toBeInTheDocument());
  });
});
