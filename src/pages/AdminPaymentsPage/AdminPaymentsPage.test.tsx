import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { fillIn } from '@/testing/forms';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';

const requested: URL[] = [];

beforeEach(() => {
  requested.length = 0;
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/api/admin/payments')) requested.push(url);
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  window.innerWidth = 1024;
});

function rows() {
  const grid = within(screen.getByRole('grid', { name: 'Payments' }));
  return grid.getAllByRole('row').slice(1);
}

async function openPayments(query = '') {
  const app = await renderApp(`/admin/payments${query}`, { as: people.admin });
  await screen.findByText(/^Showing /);
  return app;
}

/** Returns the newest order with a status, and its customer. */
function findOrder(status: string) {
  const order = backend.store.orders.all().find((each) => each.status === status)!;
  return {
    order,
    customer: backend.store.users.get(order.userId)!,
    project: backend.store.projects.get(order.projectId)!,
  };
}

const searchBox = () =>
  screen.getByRole('textbox', { name: 'Search by order, payment, project or customer' });

describe('the payment list', () => {
  it('shows the payments of all customers with their details, newest first', async () => {
    const { order, customer, project } = findOrder('paid');
    await openPayments(`?search=${order.id}`);
    expect(rows()).toHaveLength(1);
    const row = within(rows()[0]!);
    expect(row.getByRole('link', { name: project.title })).toBeVisible();
    expect(row.getByRole('link', { name: customer.name })).toBeVisible();
    expect(row.getByText(customer.email)).toBeVisible();
    expect(row.getByText('Completed')).toBeVisible();
    expect(row.getByText(order.id)).toBeVisible();
    expect(row.getByText(order.paymentId!)).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('filters by every status, and marks pending payments', async () => {
    const { user } = await openPayments('?page=2');
    const status = screen.getByRole('combobox', { name: 'Status' });
    expect(
      within(status)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Completed', 'Pending', 'Failed', 'Refunded']);
    await user.selectOptions(status, 'Pending');
    await waitFor(() => expect(window.location.search).toBe('?status=pending'));
    await waitFor(() =>
      expect(rows().every((row) => within(row).queryByText('Pending') !== null)).toBe(true),
    );
    expect(screen.queryByRole('button', { name: /^Receipt/ })).not.toBeInTheDocument();
  });

  it.each([
    [1024, 'grid', 'row'],
    [390, 'list', 'listitem'],
  ])('names statuses as the filter does, %i pixels wide', async (width, role, rowRole) => {
    window.innerWidth = width;
    const { order, customer } = findOrder('paid');
    const statuses = ['completed', 'pending', 'failed', 'refunded', 'on_hold'];
    const payments = statuses.map((status) => ({
      title: 'Ledger',
      amount: '10.00',
      status,
      purchase_date: order.createdAt,
      razorpay_payment_id: null,
      razorpay_order_id: `order_of_${status}`,
      project_id: order.projectId,
      customer: { id: customer.id, name: customer.name, email: customer.email },
    }));
    const pagination = { page: 1, limit: 25, total: statuses.length, pages: 1 };
    backend.faults.set('listAdminPayments', { status: 200, body: { payments, pagination } });
    await openPayments();
    const list = within(screen.getByRole(role, { name: 'Payments' }));
    const names = ['Completed', 'Pending', 'Failed', 'Refunded', 'on_hold'];
    const shown = list.getAllByRole(rowRole).slice(-names.length);
    shown.forEach((row, index) => expect(within(row).getByText(names[index]!)).toBeVisible());
  });

  it('searches by payment id', async () => {
    const { user } = await openPayments();
    const { order } = findOrder('paid');
    await user.click(searchBox());
    await user.paste(order.paymentId!);
    expect(await screen.findByText('Showing 1-1 of 1 payments')).toBeVisible();
    expect(screen.getByText(order.paymentId!)).toBeVisible();
  });

  it('keeps a search typed just before a status is chosen', async () => {
    const { user } = await openPayments();
    await user.type(searchBox(), 'asha');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
    await waitFor(() => expect(window.location.search).toBe('?search=asha&status=pending'));
    await waitFor(() => {
      const { searchParams } = requested.at(-1)!;
      expect([searchParams.get('search'), searchParams.get('status')]).toEqual(['asha', 'pending']);
    });
    expect(searchBox()).toHaveValue('asha');
  });

  it('discards a search typed just before going back', async () => {
    const { user } = await openPayments();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
    await waitFor(() => expect(window.location.search).toBe('?status=pending'));
    await user.type(searchBox(), 'asha');
    window.history.back();
    await waitFor(() => expect(searchBox()).toHaveValue(''));
    expect(window.location.search).toBe('');
  });

  it('reports that an id could not be copied', async () => {
    expectConsoleOutput(/Copying the order ID/);
    const { order } = findOrder('paid');
    const { user } = await openPayments(`?search=${order.id}`);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: `Copy order ID ${order.id}` }));
    expect(
      await screen.findByText(`The order ID could not be copied. It is ${order.id}`),
    ).toBeVisible();
  });

  it('filters by a customer, shown as a removable chip', async () => {
    const { customer } = findOrder('paid');
    const { user } = await openPayments(`?user=${customer.id}&page=1`);
    const count = backend.store.orders.where('userId', customer.id).length;
    expect(screen.getByText(`Customer: ${customer.name}`)).toBeVisible();
    expect(screen.getByText(new RegExp(` of ${count} payments$`))).toBeVisible();
    await user.click(searchBox());
    await user.paste('zzzzzz');
    expect(await screen.findByRole('heading', { name: 'No Payments Found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Remove customer ${customer.name}` }));
    await waitFor(() => expect(window.location.search).toBe('?search=zzzzzz'));
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText(/^Showing 1-25 of/)).toBeVisible();
  });

  it('ignores an invalid customer', async () => {
    await openPayments('?user=1%20or%201');
    expect(requested[0]!.searchParams.has('user')).toBe(false);
    expect(screen.queryByText(/^Customer:/)).not.toBeInTheDocument();
  });

  it('copies an id', async () => {
    const { order } = findOrder('paid');
    const { user } = await openPayments(`?search=${order.id}`);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: `Copy payment ID ${order.paymentId}` }));
    expect(await screen.findByText(`Copied payment ID ${order.paymentId}`)).toBeVisible();
    expect(write).toHaveBeenCalledWith(order.paymentId);
  });

  it('opens the receipt of a completed payment', async () => {
    const { order, customer, project } = findOrder('paid');
    const page = document.implementation.createHTMLDocument();
    const view = { document: page, focus: jest.fn(), print: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
    const { user } = await openPayments(`?search=${order.id}`);
    await user.click(screen.getByRole('button', { name: `Receipt for ${project.title}` }));
    expect(page.body.textContent).toContain(`${customer.name} (${customer.email})`);
    expect(page.body.textContent).toContain(order.id);
  });

  it.each([
    [501, 'Your backend does not offer this yet.'],
    [500, 'The server could not answer this. Please try again in a moment.'],
  ])('explains a response with status %i', async (status, text) => {
    backend.faults.set('listAdminPayments', { status });
    await renderApp('/admin/payments', { as: people.admin });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('shows cards on narrow screens', async () => {
    window.innerWidth = 390;
    const { order, project } = findOrder('paid');
    await openPayments(`?search=${order.id}`);
    const card = within(
      within(screen.getByRole('list', { name: 'Payments' })).getByRole('listitem'),
    );
    expect(card.getByRole('link', { name: project.title })).toBeVisible();
    expect(card.getByRole('button', { name: `Receipt for ${project.title}` })).toBeVisible();
  });
});

describe('the payment export', () => {
  /** Opens the list with a single payment. */
  const openOne = () => openPayments(`?search=${findOrder('paid').order.id}`);

  it('saves all filtered payments, not just the page', async () => {
    const saved = recordSavedFiles();
    const paid = backend.store.orders.all().filter(({ status }) => status === 'paid');
    const { user } = await openPayments('?status=completed&sort=amount&page=2');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Payments exported')).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(saved[0]!.name).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
    const text = new TextDecoder().decode(await saved[0]!.file.arrayBuffer());
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(paid.length);
    expect(lines.every((line) => line.includes(',completed,'))).toBe(true);
    expect(lines.some((line) => line.includes(paid[0]!.id))).toBe(true);
    const { pathname, searchParams } = requested.at(-1)!;
    expect(pathname).toBe('/api/admin/payments/export');
    expect(Object.fromEntries(searchParams)).toEqual({ status: 'completed' });
  });

  it('says that it is running until it ends', async () => {
    recordSavedFiles();
    const { user } = await openOne();
    const response = holdNextResponse('*/api/admin/payments/export');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exporting payments…')).toBeVisible();
    response.arrive();
    expect(await screen.findByText('Payments exported')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Exporting payments…')).not.toBeInTheDocument());
  });

  it('ends with its message when the page is left', async () => {
    const { user } = await openOne();
    holdNextResponse('*/api/admin/payments/export');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText('Exporting payments…');
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(screen.queryByText('Exporting payments…')).not.toBeInTheDocument());
  });

  it('includes a search typed just before', async () => {
    recordSavedFiles();
    const { user } = await openPayments();
    await user.type(searchBox(), 'asha');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText('Payments exported');
    const { searchParams } = requested.find(({ pathname }) => pathname.endsWith('/export'))!;
    expect(Object.fromEntries(searchParams)).toEqual({ search: 'asha' });
  });

  it.each([
    [{ status: 500 }, 'The payments could not be exported. Please try again.'],
    [{ status: 501 }, 'The payments could not be exported. Your backend does not offer this yet.'],
    [
      { status: 200, body: { oops: true } },
      'The payments could not be exported. Please try again.',
    ],
    [
      { networkError: true },
      'The payments could not be exported. The server did not answer. Please check your connection and try again.',
    ],
  ])('reports a failure: %j', async (fault, text) => {
    expectConsoleOutput(/Exporting the payments/);
    const saved = recordSavedFiles();
    const { user } = await openOne();
    backend.faults.set('exportAdminPayments', fault);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(saved).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  });

  it('redirects to login when the session has expired', async () => {
    expectConsoleOutput(/Exporting the payments/);
    const { user } = await openOne();
    backend.faults.set('exportAdminPayments', { status: 401 });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});

describe('the period of the payments', () => {
  it('limits the list, its sums and the export', async () => {
    const { order } = findOrder('paid');
    // Late in the evening in India, and the same day in UTC.
    backend.store.orders.put({ ...order, createdAt: '2020-02-03T18:00:00.000Z' });
    const { user } = await openPayments();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2020-02-03' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2020-02-03' } });
    expect(await screen.findByText('Showing 1-1 of 1 payments')).toBeVisible();
    expect(window.location.search).toBe('?from=2020-02-03&to=2020-02-03');
    const amount = (order.amountPaise / 100).toLocaleString('en-IN', {
      style: 'currency',
      currency: 'INR',
    });
    expect(screen.getByText(amount, { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(/^completed · ₹0\.00 pending · ₹0\.00 refunded$/)).toBeVisible();

    recordSavedFiles();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText('Payments exported');
    const { searchParams } = requested.find(({ pathname }) => pathname.endsWith('/export'))!;
    expect(Object.fromEntries(searchParams)).toEqual({ from: '2020-02-03', to: '2020-02-03' });
  });

  it('ignores days that do not exist', async () => {
    await openPayments('?from=2025-02-30&to=soon');
    expect(requested[0]!.searchParams.has('from')).toBe(false);
    expect(requested[0]!.searchParams.has('to')).toBe(false);
  });
});

describe('a pending payment', () => {
  function findPending() {
    const { order, customer, project } = findOrder('attempted');
    const name = `Verify again, payment of ${customer.name} for ${project.title}`;
    return { order, customer, project, name, now: () => backend.store.orders.get(order.id)! };
  }
  const payAtProvider = (order: ReturnType<typeof findPending>['order']) =>
    backend.store.orders.put({ ...order, paymentId: 'pay_ReceivedOnce', method: 'upi' });

  it('that the provider has received is completed, with a receipt', async () => {
    const { order, customer, project, name, now } = findPending();
    payAtProvider(order);
    const { user } = await openPayments(`?search=${order.id}`);
    await user.click(screen.getByRole('button', { name }));
    expect(
      await screen.findByText(
        `The payment was received. ${customer.name} owns ${project.title} now.`,
      ),
    ).toBeVisible();
    const receipt = await screen.findByRole('button', { name: `Receipt for ${project.title}` });
    await waitFor(() => expect(receipt).toHaveFocus());
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(within(rows()[0]!).getByText('Completed')).toBeVisible();
    expect(now()).toMatchObject({ status: 'paid', paymentId: 'pay_ReceivedOnce' });
  });

  it('that nobody paid stays pending, and can be asked about again', async () => {
    const { order, name, now } = findPending();
    const { user } = await openPayments(`?search=${order.id}`);
    await user.click(screen.getByRole('button', { name }));
    expect(
      await screen.findByText(
        'The payment provider has received nothing for this order. It stays pending, and you can ask again later.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    expect(now().status).toBe(order.status);
  });

  it('is asked about once, however often the button is pressed', async () => {
    const { order, name } = findPending();
    payAtProvider(order);
    const { user } = await openPayments(`?search=${order.id}`);
    const response = holdNextResponse('*/api/admin/payments/*/verify');
    const button = screen.getByRole('button', { name });
    await user.dblClick(button);
    expect(button).toBeDisabled();
    response.arrive();
    await screen.findByText(/^The payment was received\./);
    expect(requested.filter(({ pathname }) => pathname.endsWith('/verify'))).toHaveLength(1);
  });

  it('that was closed meanwhile says so, and the list follows', async () => {
    const { order, name } = findPending();
    const { user } = await openPayments(`?search=${order.id}`);
    backend.store.orders.put({ ...order, status: 'failed' });
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('This payment is failed already')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
  });

  it.each([
    [{ status: 500 }, 'The payment could not be verified. Please try again.'],
    [{ status: 501 }, 'The payment could not be verified. Your backend does not offer this yet.'],
    [
      { networkError: true },
      'The payment could not be verified. The server did not answer. Please check your connection and try again.',
    ],
  ])('reports a failure: %j', async (fault, text) => {
    const { order, name, now } = findPending();
    payAtProvider(order);
    backend.faults.set('recheckPayment', fault);
    const { user } = await openPayments(`?search=${order.id}`);
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(now().status).toBe(order.status);
  });

  it('has no button where the backend cannot ask', async () => {
    const { order } = findPending();
    const { user } = await openPayments(`?search=${order.id}`);
    expect(screen.getAllByRole('button', { name: /^Verify again/ })).toHaveLength(1);
    backend.faults.set('listAdminPayments', {
      status: 200,
      body: {
        payments: [
          {
            title: 'Ledger',
            amount: '10.00',
            status: 'pending',
            purchase_date: order.createdAt,
            razorpay_payment_id: null,
            razorpay_order_id: order.id,
            project_id: order.projectId,
            customer: { id: 1, name: 'Asha', email: 'asha@example.com' },
          },
        ],
        pagination: { page: 1, limit: 25, total: 1, pages: 1 },
      },
    });
    await user.type(searchBox(), '{Backspace}');
    expect(await screen.findByText('Ledger')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Verify again/ })).not.toBeInTheDocument();
  });
});

describe('a refund', () => {
  const TEXT = 'The installer stops with <b>error</b> 4012.';

  function request() {
    const { order, project } = findOrder('paid');
    backend.store.orders.put({
      ...order,
      refund: {
        status: 'requested',
        reason: 'technical_issue',
        text: TEXT,
        requestedAt: order.createdAt,
        note: null,
        decidedAt: null,
        refundedAt: null,
      },
    });
    return { id: order.id, project, now: () => backend.store.orders.get(order.id)! };
  }

  async function openRequest() {
    const app = await openPayments('?refund=requested');
    expect(rows()).toHaveLength(1);
    await app.user.click(within(rows()[0]!).getByRole('button', { name: /^Decide, refund of / }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(`Technical issue: ${TEXT}`)).toBeVisible();
    return { ...app, dialog };
  }

  it('is approved with a note, and then marked as paid out', async () => {
    const { now } = request();
    const { user, dialog } = await openRequest();
    await fillIn(user, { 'Note to the buyer': 'Sorry!' });
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The refund is approved')).toBeVisible();
    expect(now()).toMatchObject({ status: 'refunded', refund: { note: 'Sorry!' } });
    expect(await screen.findByRole('heading', { name: 'No Payments Found' })).toBeVisible();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Refund' }), 'Approved');
    await user.click(await screen.findByRole('button', { name: /^Approved, refund of / }));
    await user.click(await screen.findByRole('button', { name: 'Mark as paid out' }));
    expect(await screen.findByText('The refund is marked as paid out')).toBeVisible();
    expect(now().refund?.status).toBe('refunded');
  });

  it('is declined only with a note', async () => {
    const { now } = request();
    const { user, dialog } = await openRequest();
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(
      await dialog.findByText('Please tell the buyer why the refund is declined'),
    ).toBeVisible();
    await fillIn(user, { 'Note to the buyer': 'It runs.' });
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('The refund is declined')).toBeVisible();
    expect(now()).toMatchObject({ status: 'paid', refund: { status: 'declined' } });
  });

  it('that another admin decided keeps the note and says so', async () => {
    const { now } = request();
    const { user, dialog } = await openRequest();
    const order = now();
    backend.store.orders.put({ ...order, refund: { ...order.refund!, status: 'declined' } });
    await fillIn(user, { 'Note to the buyer': 'Sorry!' });
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText('This refund was declined already')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Note to the buyer' })).toHaveValue('Sorry!');
    expect(now().status).toBe('paid');
    // The list follows, in which the request no longer waits.
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'No Payments Found' })).toBeVisible();
  });
});

describe('a refund that nobody asked for', () => {
  const TEXT = 'We have taken <b>this</b> project off sale.';
  const CREDITED = 'A credit note takes back invoice LY/25-26/000009.';
  const invoice = {
    number: 'LY/25-26/000009',
    issuedAt: '2025-10-07T09:00:00.000Z',
    businessName: null,
    gstin: null,
    creditNote: null,
  };

  function findPaid() {
    const { order, customer, project } = findOrder('paid');
    const name = `Refund, payment of ${customer.name} for ${project.title}`;
    const approved = `Approved, refund of ${project.title} for ${customer.name}`;
    return { order, name, approved, project, now: () => backend.store.orders.get(order.id)! };
  }

  async function openGrant() {
    const found = findPaid();
    const app = await openPayments(`?search=${found.order.id}`);
    await app.user.click(screen.getByRole('button', { name: found.name }));
    const heading = `Refund ${found.project.title}`;
    const dialog = within(await screen.findByRole('dialog', { name: heading }));
    const explain = async () => {
      await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), REASON);
      await fillIn(app.user, { 'Message to the buyer': TEXT });
    };
    const refund = () => app.user.click(dialog.getByRole('button', { name: /^Refund ₹/ }));
    return { ...app, ...found, dialog, explain, refund };
  }

  const REASON = 'Not as described';

  it('is made with a reason and a text, and is then marked as paid out', async () => {
    const { user, dialog, explain, refund, approved, now } = await openGrant();
    expect(dialog.getByText(/^Ends the buyer’s access to the project\./)).toBeVisible();
    expect(dialog.queryByText(/credit note/)).not.toBeInTheDocument();
    // The periods of the policy bind buyers only.
    expect(
      within(dialog.getByRole('combobox', { name: 'Reason' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Please choose',
      'Technical issue',
      'Duplicate purchase',
      'Payment error',
      'Wrong project',
      'Not as described',
    ]);
    await explain();
    expect(dialog.getByText('43 of 1,000 characters')).toBeVisible();
    await refund();
    expect(await screen.findByText('The payment is refunded')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const button = await screen.findByRole('button', { name: approved });
    await waitFor(() => expect(button).toHaveFocus());
    expect(within(rows()[0]!).getByText('Refunded')).toBeVisible();
    expect(now()).toMatchObject({
      status: 'refunded',
      refund: { status: 'approved', openedBy: 'shop', reason: 'not_as_described', text: TEXT },
    });

    await user.click(button);
    const decision = within(await screen.findByRole('dialog'));
    expect(decision.getByText(/^Refunded by the shop on \d/)).toBeVisible();
    expect(decision.getByText(`Our reason (Not as described): ${TEXT}`)).toBeVisible();
    await user.click(decision.getByRole('button', { name: 'Mark as paid out' }));
    expect(await screen.findByText('The refund is marked as paid out')).toBeVisible();
    expect(now().refund?.status).toBe('refunded');
  });

  it('needs both, and sends nothing without', async () => {
    const { user, dialog, refund, now } = await openGrant();
    await refund();
    expect(await dialog.findByText('Please choose a reason')).toBeVisible();
    expect(dialog.getByText('Please tell the buyer the reason')).toBeVisible();
    await fillIn(user, { 'Message to the buyer': 'Sorry!' });
    expect(
      await dialog.findByText('Please tell the buyer the reason in at least 10 characters'),
    ).toBeVisible();
    await fillIn(user, { 'Message to the buyer': 'x'.repeat(1001) });
    expect(await dialog.findByText('The text can have at most 1000 characters')).toBeVisible();
    expect(now().refund).toBeNull();
  });

  it('of a billed payment says that a credit note is issued', async () => {
    const { order } = findPaid();
    backend.store.orders.put({ ...order, invoice });
    const { dialog, explain, refund, now } = await openGrant();
    expect(dialog.getByText(new RegExp(CREDITED))).toBeVisible();
    await explain();
    await refund();
    await screen.findByText('The payment is refunded');
    expect(now().invoice?.creditNote?.number).toMatch(/^CN\//);
  });

  it('is kept as a draft until it is sent, and is not when it is discarded', async () => {
    const { user, dialog, explain, close } = await openGrant();
    await explain();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    close();

    const again = await openGrant();
    expect(await again.dialog.findByText('Restored what you had typed')).toBeVisible();
    const text = again.dialog.getByRole('textbox', { name: 'Message to the buyer' });
    expect(text).toHaveValue(TEXT);
    expect(again.dialog.getByRole('combobox', { name: 'Reason' })).toHaveDisplayValue(REASON);
    await again.user.click(again.dialog.getByRole('button', { name: 'Discard' }));
    expect(text).toHaveValue('');
  });

  it('returns the focus to its button when it is cancelled', async () => {
    const { user, dialog, name } = await openGrant();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name })).toHaveFocus();
  });

  it('that the buyer asked for meanwhile leads to the request', async () => {
    const { user, dialog, explain, refund, now, order } = await openGrant();
    const requestRow = {
      status: 'requested',
      reason: 'payment_error',
      text: 'I was charged twice.',
      requestedAt: order.createdAt,
      note: null,
      decidedAt: null,
      refundedAt: null,
    } as const;
    backend.store.orders.put({ ...now(), refund: requestRow });
    await explain();
    await refund();
    expect(
      await dialog.findByText(
        'The buyer has asked for this refund. Please decide on the request instead',
      ),
    ).toBeVisible();
    expect(now()).toMatchObject({ status: 'paid', refund: requestRow });
    expect(dialog.getByRole('textbox', { name: 'Message to the buyer' })).toHaveValue(TEXT);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: /^Decide, refund of / }));
    expect(await screen.findByText('Payment error: I was charged twice.')).toBeVisible();
  });

  it.each([
    [{ status: 500 }, 'The payment could not be refunded. Please try again.'],
    [{ status: 501 }, 'The payment could not be refunded. Your backend does not offer this yet.'],
    [
      { networkError: true },
      'The payment could not be refunded. The server did not answer. Please check your connection and try again.',
    ],
  ])('reports a failure and keeps the text: %j', async (fault, text) => {
    const { dialog, explain, refund, now } = await openGrant();
    backend.faults.set('grantRefund', fault);
    await explain();
    await refund();
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Message to the buyer' })).toHaveValue(TEXT);
    expect(now().status).toBe('paid');
  });

  it('may follow a declined request, which is shown with it', async () => {
    const { order } = findPaid();
    backend.store.orders.put({
      ...order,
      refund: {
        status: 'declined',
        reason: 'technical_issue',
        text: 'It does not start.',
        requestedAt: order.createdAt,
        note: 'It runs.',
        decidedAt: order.createdAt,
        refundedAt: null,
      },
    });
    const { user } = await openPayments(`?search=${order.id}`);
    await user.click(screen.getByRole('button', { name: /^Declined, refund of / }));
    await user.click(await screen.findByRole('button', { name: 'Refund all the same' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Refund / }));
    expect(await dialog.findByText('Technical issue: It does not start.')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), REASON);
    await fillIn(user, { 'Message to the buyer': TEXT });
    await user.click(dialog.getByRole('button', { name: /^Refund ₹/ }));
    expect(await screen.findByText('The payment is refunded')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Approved, refund of / })).toHaveFocus(),
    );
  });

  it('is offered on narrow screens too', async () => {
    window.innerWidth = 390;
    const { order, name } = findPaid();
    await openPayments(`?search=${order.id}`);
    expect(screen.getByRole('button', { name })).toHaveTextContent('Refund');
  });

  it('is offered for every completed payment', async () => {
    await openPayments('?status=completed');
    expect(screen.getAllByRole('button', { name: /^Refund, / })).toHaveLength(rows().length);
  });

  it.each(['pending', 'failed', 'refunded'])('is not offered when %s', async (status) => {
    await openPayments(`?status=${status}`);
    expect(screen.queryByRole('button', { name: /^Refund, / })).not.toBeInTheDocument();
  });

  it('has no button where the backend does not offer it', async () => {
    const { order, name } = findPaid();
    const { user } = await openPayments(`?search=${order.id}`);
    expect(screen.getByRole('button', { name })).toBeVisible();
    backend.faults.set('listAdminPayments', {
      status: 200,
      body: {
        payments: [
          {
            title: 'Ledger',
            amount: '10.00',
            status: 'completed',
            purchase_date: order.createdAt,
            razorpay_payment_id: null,
            razorpay_order_id: order.id,
            project_id: order.projectId,
            customer: { id: 1, name: 'Asha', email: 'asha@example.com' },
          },
        ],
        pagination: { page: 1, limit: 25, total: 1, pages: 1 },
      },
    });
    await user.type(searchBox(), '{Backspace}');
    expect(await screen.findByText('Ledger')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  });

  it('has no trace without extensions', async () => {
    backend.extensions = 'none';
    await renderApp('/admin/payments', { as: people.admin });
    expect(await screen.findByText('Your backend does not offer this yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  });
});
