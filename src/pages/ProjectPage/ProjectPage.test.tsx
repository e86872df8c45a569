import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { payByCard } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { expectNoMarkup, MARKUP } from '@/testing/markup';
import { fakeIntersections } from '@/testing/intersections';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';

const PROJECT = '/projects/4';

async function findEnabled(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

const purchaseButton = () => findEnabled('Purchase Now');
const cartButton = () => findEnabled('Add to Cart');

async function startPurchase() {
  const opened = await renderApp(PROJECT, { as: people.newCustomer });
  await opened.user.click(await purchaseButton());
  return opened;
}

/** Overrides values of the project in the backend's response. */
async function changeProject(changes: object) {
  const response = await fetch(`${process.env.API_HOST}/api${PROJECT}`);
  const { project } = (await response.json()) as { project: object };
  server.use(
    http.get(`*/api${PROJECT}`, () => HttpResponse.json({ project: { ...project, ...changes } })),
  );
}

/** The block of project files. */
const files = () =>
  within(screen.getByRole('heading', { name: 'Project files' }).closest('section')!);

fakeIntersections();

describe('the project page', () => {
  it('shows all details of the project', async () => {
    await renderApp(PROJECT);
    const title = await screen.findByRole('heading', { level: 1 });
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText(title.textContent),
    ).toBeVisible();
    for (const term of ['Downloads', 'Created', 'Updated', 'File size']) {
      expect(screen.getByText(term)).toBeVisible();
    }
    expect(screen.getByText(/^\d+\.\d\d MB$/)).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByText('One-time purchase')).toBeVisible();
    for (const benefit of [
      'Instant download',
      'Lifetime access',
      'Commercial license',
      '30-day money-back guarantee',
      '30 days of free support after purchase',
    ]) {
      expect(within(screen.getByRole('main')).getByText(benefit)).toBeVisible();
    }
    expect(screen.getByRole('heading', { name: 'Need Customization?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByText(`${title.textContent}.zip`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
  });

  it('locks the file for a guest', async () => {
    await renderApp(PROJECT);
    await purchaseButton();
    expect(files().getByText('Unlocked when you buy')).toBeVisible();
    expect(files().queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['/projects/99999', '/projects/abc', '/projects/-1'])(
    'reports that %s does not exist',
    async (path) => {
      await renderApp(path);
      expect(await screen.findByRole('heading', { name: 'Project Not Found' })).toBeVisible();
      expect(screen.getByText("The project you're looking for doesn't exist.")).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Projects' })).toHaveAttribute(
        'href',
        '/projects',
      );
    },
  );

  it('renders no link for an unsafe demo URL, and shows missing details', async () => {
    await changeProject({
      demo_url: 'javascript:alert(1)',
      file_size: null,
      category: null,
      is_active: false,
    });
    await renderApp(PROJECT);
    expect(await screen.findByText('Inactive')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View Demo' })).not.toBeInTheDocument();
    expect(screen.getAllByText(/Size unknown/)[0]).toBeVisible();
    expect(screen.getByText('Uncategorized')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Purchase Now' })).not.toBeInTheDocument();
    expect(screen.getByText('This project is not for sale at the moment.')).toBeVisible();
  });

  it.each(['features', 'description'])('renders markup in the %s as text', async (field) => {
    await changeProject({ [field]: MARKUP });
    await renderApp(PROJECT);
    expect(await screen.findByText(MARKUP)).toBeVisible();
    expectNoMarkup();
  });

  it('copies the link when the browser has no share sheet', async () => {
    const { user } = await renderApp(PROJECT);
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(window.location.href);
  });

  it('keeps favourites on this device', async () => {
    const { user } = await renderApp(PROJECT);
    await user.click(await screen.findByRole('button', { name: 'Favourite', pressed: false }));
    expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('favourites')).toBe('[4]'));
  });

  it('adds the project to the cart once', async () => {
    const { user } = await renderApp(PROJECT, { as: people.newCustomer });
    await user.click(await cartButton());
    expect(await screen.findByText('Added to cart!')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await waitFor(() => expect(JSON.parse(localStorage.getItem('cart')!)).toHaveLength(1));
  });
});

describe('buying', () => {
  /** Finds what appears after the delay of the automatic download. */
  const findLate = (text: string) => screen.findByText(text, {}, { timeout: 15_000 });

  it('marks the project as owned and downloads it after 2 s', async () => {
    const saved = recordSavedFiles();
    const { user } = await startPurchase();
    await payByCard(user);
    expect(
      await screen.findByText('Payment successful! You can now download the project.'),
    ).toBeVisible();
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Purchase Now' })).not.toBeInTheDocument();
    expect(saved).toEqual([]);
    expect(await findLate('Download started!')).toBeVisible();
    await waitFor(() => expect(saved).toHaveLength(1));
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    expect(saved[0]!.name).toBe(`${title}.zip`);
    expect(saved[0]!.file.size).toBeGreaterThan(500);
  });

  it('keeps the id of a refused payment across a reload, also when the project is withdrawn', async () => {
    expectConsoleOutput(/Verifying payment/);
    backend.applyScenario('forgedSignature');
    const { user, close } = await startPurchase();
    await payByCard(user);
    expect(await screen.findByText(/^pay_/)).toBeVisible();
    close();
    const project = backend.store.projects.get(4)!;
    backend.store.projects.put({ ...project, isActive: false });
    const { user: later } = await renderApp('/projects/4', { as: people.newCustomer });
    expect(await screen.findByText(/^pay_/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
    await later.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(/^pay_/)).not.toBeInTheDocument());
  });

  it('never opens the checkout for a price other than the one shown', async () => {
    server.use(
      http.post('*/api/payments/create-order', () =>
        HttpResponse.json({
          orderId: 'order_1',
          amount: 100,
          key: 'k',
          name: 'Launchyard',
          description: 'x',
          prefill: {},
          theme: {},
        }),
      ),
    );
    await startPurchase();
    expect(
      await screen.findByText(/^Failed to initiate payment: the price has changed/),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await purchaseButton()).toBeEnabled();
  });
});

describe('downloading', () => {
  async function openOwned() {
    const opened = await renderApp('/my-projects', { as: people.owner });
    const links = await screen.findAllByRole('link', { name: 'View' });
    await opened.user.click(links[0]!);
    await screen.findByText('Owned');
    return opened;
  }
  const downloadButton = () => screen.getAllByRole('button', { name: /^Download / })[0]!;

  /** Responds to a download with the first half of a file and never finishes. */
  function holdDownload() {
    server.use(
      http.get('*/api/projects/:id/download', () => {
        const stream = new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('PK')),
        });
        return new HttpResponse(stream, {
          headers: { 'Content-Type': 'application/zip', 'Content-Length': '4' },
        });
      }),
    );
  }

  it('can be cancelled', async () => {
    const saved = recordSavedFiles();
    holdDownload();
    const { user } = await openOwned();
    await user.click(downloadButton());
    const [cancel] = await screen.findAllByRole('button', { name: /^Cancel download/ });
    await user.click(cancel!);
    await waitFor(() => expect(downloadButton()).toBeEnabled());
    expect(saved).toEqual([]);
  });
});
