import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { cards, findCheckout, payByCard } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { giveProject } from '@/testing/giveProject';
import { holdNextResponse } from '@/testing/heldResponse';
import { expectNoMarkup, MARKUP } from '@/testing/markup';
import { fakeIntersections } from '@/testing/intersections';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';
import { holdSessionCheck } from '@/testing/sessionCheck';

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

  it('shows each fact and text of the project in its place', async () => {
    await changeProject({
      short_description: 'Rooms, guests and bills in one place.',
      category: 'Hospitality',
      download_count: 1234,
      created_at: '2024-03-09T12:00:00Z',
      updated_at: '2025-11-21T12:00:00Z',
      technologies: 'React, Node.js ,PostgreSQL',
    });
    await renderApp(PROJECT);
    expect(await screen.findByText('Rooms, guests and bills in one place.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hospitality' })).toHaveAttribute(
      'href',
      '/projects?search=Hospitality',
    );
    for (const [term, value] of [
      ['Downloads', '1,234'],
      ['Created', '9 Mar 2024'],
      ['Updated', '21 Nov 2025'],
    ] as const) {
      expect(screen.getByText(term, { selector: 'dt' }).nextSibling?.textContent).toBe(value);
    }
    expect(files().getByText(/^\d+\.\d\d MB, last updated 21 Nov 2025$/)).toBeVisible();
    const technologies = within(screen.getByRole('list', { name: 'Technologies' }));
    expect(technologies.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'React',
      'Node.js',
      'PostgreSQL',
    ]);
  });

  it('locks the file for a guest', async () => {
    await renderApp(PROJECT);
    await purchaseButton();
    expect(files().getByText('Unlocked when you buy')).toBeVisible();
    expect(files().queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers the file to its owner instead of a lock', async () => {
    giveProject(4);
    await renderApp(PROJECT, { as: people.owner });
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(await files().findByRole('button', { name: /^Download / })).toBeVisible();
    expect(files().queryByText('Unlocked when you buy')).not.toBeInTheDocument();
  });

  it.each([
    [{ status: 500 }, 'Something went wrong while fetching this project.'],
    [{ networkError: true }, 'Failed to load the project. Please try again.'],
  ] as const)('reports the failure %j in words of its own', async (fault, text) => {
    backend.faults.set('getProject', fault);
    await renderApp('/projects/1');
    expect(await screen.findByRole('heading', { name: 'Error Loading Project' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
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

  it('sells a project whose response leaves out whether it is active', async () => {
    await changeProject({ is_active: undefined });
    await renderApp(PROJECT);
    expect(await purchaseButton()).toBeVisible();
  });

  it('copies the link when the browser has no share sheet', async () => {
    const { user } = await renderApp(PROJECT);
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(window.location.href);
  });

  it('uses the share sheet when the browser has one', async () => {
    const { user } = await renderApp(PROJECT);
    const title = (await screen.findByRole('heading', { level: 1 })).textContent;
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title, url: window.location.href }));
    Reflect.deleteProperty(navigator, 'share');
    expect(screen.queryByText('Link copied to clipboard!')).not.toBeInTheDocument();
  });

  describe('with a share sheet that fails', () => {
    afterEach(() => Reflect.deleteProperty(navigator, 'share'));

    async function shareWith(error: DOMException) {
      const { user } = await renderApp(PROJECT);
      const writeText = jest.spyOn(navigator.clipboard, 'writeText');
      const share = jest.fn().mockRejectedValue(error);
      Object.assign(navigator, { share });
      await user.click(await screen.findByRole('button', { name: 'Share' }));
      await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
      return writeText;
    }

    it('copies the link', async () => {
      const writeText = await shareWith(new DOMException('Not allowed', 'NotAllowedError'));
      expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
      expect(writeText).toHaveBeenCalledWith(window.location.href);
    });

    it('copies nothing if the user closed it', async () => {
      const writeText = await shareWith(new DOMException('Closed', 'AbortError'));
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
      expect(writeText).not.toHaveBeenCalled();
    });
  });

  it('keeps favourites on this device', async () => {
    const { user } = await renderApp(PROJECT);
    await user.click(await screen.findByRole('button', { name: 'Favourite', pressed: false }));
    expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('favourites')).toBe('[4]'));
  });

  it('asks a guest to log in before buying, and returns', async () => {
    const { user } = await renderApp(PROJECT);
    await user.click(await purchaseButton());
    expect(await screen.findByText('Please login to purchase projects')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect((window.history.state as { usr: unknown }).usr).toEqual({
      from: PROJECT,
      purchaseOf: 4,
    });
  });

  it('asks a guest to log in before adding to the cart, and adds nothing', async () => {
    const { user } = await renderApp(PROJECT);
    await user.click(await cartButton());
    expect(await screen.findByText('Please login to add items to cart')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect((window.history.state as { usr: unknown }).usr).toEqual({ from: PROJECT });
    expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toEqual([]);
  });

  it('adds nothing to the cart before the session is checked', async () => {
    const finishCheck = holdSessionCheck();
    const { user } = await renderApp(PROJECT, { as: people.newCustomer });
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    finishCheck();
    await user.click(await cartButton());
    expect(await screen.findByText('Added to cart!')).toBeVisible();
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

  it('stays owned although the backend does not list the purchase yet', async () => {
    recordSavedFiles();
    const { user } = await startPurchase();
    await findCheckout();
    const notYet = jest.fn(() =>
      HttpResponse.json({ hasPurchased: false, purchaseStatus: 'pending' }),
    );
    server.use(http.get('*/api/projects/:id/purchase-status', notYet));
    await payByCard(user);
    expect(await findLate('Download started!')).toBeVisible();
    expect(screen.getByText('Owned')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Purchase Now' })).not.toBeInTheDocument();
  });

  it('keeps the rest of the price card in place while the payment is confirmed', async () => {
    const { user } = await startPurchase();
    const card = within(screen.getByRole('complementary', { name: 'Purchase' }));
    const response = holdNextResponse('*/api/payments/verify-payment');
    await payByCard(user);
    const message = await card.findByText('Payment received, confirming with the bank');
    expect(message).toContainElement(
      await card.findByRole('progressbar', { name: 'Confirming the payment' }),
    );
    expect(message).toBeVisible();
    expect(card.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    expect(card.getByRole('list', { name: 'Payment methods' })).toBeVisible();
    response.arrive();
    expect(await card.findByText('Owned')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
    expect(card.queryByRole('list', { name: 'Payment methods' })).not.toBeInTheDocument();
  });

  it('does not lead to the cart while the payment for a project in it is confirmed', async () => {
    const { user } = await renderApp(PROJECT, { as: people.newCustomer });
    await user.click(await cartButton());
    const card = within(screen.getByRole('complementary', { name: 'Purchase' }));
    const link = await card.findByRole('link', { name: 'In your cart' });
    expect(link).toHaveAttribute('href', '/cart');
    await user.click(await findEnabled('Purchase Now'));
    const response = holdNextResponse('*/api/payments/verify-payment');
    await payByCard(user);
    expect(await card.findByText('Payment received, confirming with the bank')).toBeVisible();
    expect(card.getByText('In your cart')).toHaveAttribute('aria-disabled', 'true');
    response.arrive();
    expect(await card.findByText('Owned')).toBeVisible();
  });

  it('keeps the form open for a retry after a declined card', async () => {
    const { user } = await startPurchase();
    await payByCard(user, cards.declined);
    const dialog = await findCheckout();
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await payByCard(user);
    expect(await screen.findByText('Owned')).toBeVisible();
  });

  it('enables the button when the checkout is dismissed', async () => {
    const { user } = await startPurchase();
    await findCheckout();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Payment cancelled')).toBeVisible();
    // It is no error.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await purchaseButton()).toBeEnabled();
  });

  it('rejects a forged signature and grants no ownership', async () => {
    expectConsoleOutput(/Verifying payment/);
    backend.applyScenario('forgedSignature');
    const { user } = await startPurchase();
    await payByCard(user);
    expect(
      await screen.findByText('Payment verification failed. Please contact support.'),
    ).toBeVisible();
    expect(await purchaseButton()).toBeEnabled();
    expect(screen.queryByText('Owned')).not.toBeInTheDocument();
  });

  it('names a refused payment before it offers to pay again', async () => {
    expectConsoleOutput(/Verifying payment/);
    backend.applyScenario('forgedSignature');
    const { user } = await startPurchase();
    await payByCard(user);
    const notice = await screen.findByRole('group', { name: /^Refused payment for / });
    const position = notice.compareDocumentPosition(await purchaseButton());
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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

  it('creates one order and one checkout for a double click', async () => {
    const orders: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/create-order')) orders.push(request.url);
    });
    const { user } = await renderApp(PROJECT, { as: people.newCustomer });
    await user.dblClick(await purchaseButton());
    await findCheckout();
    server.events.removeAllListeners();
    expect(orders).toHaveLength(1);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
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

  it.each([
    [
      'a rejection with a message',
      400,
      'No more orders today',
      'Payment failed: No more orders today',
    ],
    ['a missing project', 404, undefined, 'Project not found'],
    ['a broken server', 500, undefined, 'Server error. Please try again later.'],
    [
      'any other response',
      418,
      undefined,
      'Failed to initiate payment: Request failed with status code 418',
    ],
  ])('shows the specified message for %s', async (_case, status, message, text) => {
    server.use(
      http.post('*/api/payments/create-order', () => HttpResponse.json({ message }, { status })),
    );
    await startPurchase();
    expect(await screen.findByText(text)).toBeVisible();
    expect(await purchaseButton()).toBeEnabled();
  });

  it('reports that the server cannot be reached', async () => {
    server.use(http.post('*/api/payments/create-order', () => HttpResponse.error()));
    await startPurchase();
    expect(
      await screen.findByText('Cannot connect to server. Please make sure the server is running.'),
    ).toBeVisible();
  });

  it('asks for login when the session has expired', async () => {
    server.use(
      http.post('*/api/payments/create-order', () =>
        HttpResponse.json({ message: 'Please log in again' }, { status: 401 }),
      ),
    );
    await startPurchase();
    expect(await screen.findByText('Please login to purchase projects')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
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

  it.each([
    ['403', () => HttpResponse.json({ message: 'no' }, { status: 403 })],
    ['404', () => HttpResponse.json({ message: 'no' }, { status: 404 })],
    ['410', () => HttpResponse.json({ message: 'no' }, { status: 410 })],
    [
      'JSON labelled as a zip file',
      () => HttpResponse.json({ a: 1 }, { headers: { 'Content-Type': 'application/zip' } }),
    ],
    [
      'a lost connection',
      () =>
        new HttpResponse('PK', {
          headers: { 'Content-Type': 'application/zip', 'Content-Length': '10' },
        }),
    ],
  ])('reports a failure on %s and saves nothing', async (_case, respond) => {
    expectConsoleOutput(/Downloading project/);
    const saved = recordSavedFiles();
    server.use(http.get('*/api/projects/:id/download', respond));
    const { user } = await openOwned();
    await user.click(downloadButton());
    expect(await screen.findByText('Download failed. Please try again.')).toBeVisible();
    expect(saved).toEqual([]);
  });

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

  it('shows its progress and announces only its start', async () => {
    holdDownload();
    const { user } = await openOwned();
    await user.click(downloadButton());
    expect(await screen.findByRole('status')).toHaveTextContent('Download started!');
    expect((await screen.findAllByText('Downloading… 50%'))[0]).toBeVisible();
    for (const bar of await screen.findAllByRole('progressbar', { name: /^Downloading / })) {
      expect(bar).toHaveAttribute('aria-valuenow', '50');
    }
  });

  it('moves the focus to Cancel and back', async () => {
    holdDownload();
    const { user } = await openOwned();
    downloadButton().focus();
    await user.keyboard('{Enter}');
    const [cancel] = await screen.findAllByRole('button', { name: /^Cancel download/ });
    await waitFor(() => expect(cancel).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(downloadButton()).toHaveFocus());
  });

  it('keeps a focus that has moved elsewhere', async () => {
    holdDownload();
    const { user } = await openOwned();
    await user.click(downloadButton());
    const [cancel, otherCancel] = await screen.findAllByRole('button', {
      name: /^Cancel download/,
    });
    await waitFor(() => expect(cancel).toHaveFocus());
    const share = screen.getByRole('button', { name: 'Share' });
    share.focus();
    fireEvent.click(otherCancel!);
    await waitFor(() => expect(downloadButton()).toBeEnabled());
    expect(share).toHaveFocus();
  });
});
