import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findOrder, openPayments, rows } from '@/testing/adminPayments';
import { fillIn } from '@/testing/forms';
import { backend, server } from '@/testing/mockServer';
import { recordSavedFiles } from '@/testing/savedFiles';
import type { OrderRow, RefundRow } from '@mocks/domain/model';

describe('payments', () => {
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

  it('shows the payments of all customers with their details', async () => {
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
  });

  describe('the payment export', () => {
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

    it('saves nothing when the response is a page', async () => {
      server.use(http.get('*/payments/export', () => HttpResponse.html('<title>Sign in</title>')));
      const saved = recordSavedFiles();
      const { user } = await openPayments(`?search=${findOrder('paid').order.id}`);
      await user.click(screen.getByRole('button', { name: 'Export CSV' }));
      expect(await screen.findByText(/^The payments could not be exported\./)).toBeVisible();
      expect(saved).toHaveLength(0);
    });
  });

  describe('the period of the payments', () => {
    it('limits the list, its sums and the export', async () => {
      const { order } = findOrder('paid');
      // Late in the evening in India, and the same day in UTC.
      backend.store.orders.put({ ...order, createdAt: '2020-02-03T18:00:00.000Z' });
      const { user } = await openPayments('?to=2020-03-01');
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
  });

  it('turns a reversed period, also while its days are typed', async () => {
    await openPayments('?from=2030-01-01&to=2020-01-01');
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual([
      '2020-01-01',
      '2030-01-01',
    ]);
    const { searchParams } = requested.at(-1)!;
    expect(searchParams.get('from')).toBe('2020-01-01');
    fireEvent.focus(from);
    for (const value of ['2031-03-01', '2031-03-10']) fireEvent.change(from, { target: { value } });
    fireEvent.blur(from);
    expect(window.location.search).toBe('?from=2030-01-01&to=2031-03-10');
  });

  it('shows no sums above a list that could not be loaded', async () => {
    const { user } = await openPayments(`?search=${findOrder('paid').order.id}`);
    expect(screen.getByText(/pending · .* refunded$/)).toBeVisible();
    backend.faults.set('listAdminPayments', { status: 500 });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.queryByText(/refunded$/)).not.toBeInTheDocument();
  });

  it('waits with a day until it is whole, and keeps what has been typed so far', async () => {
    await openPayments('?to=2025-10-01');
    const from = screen.getByLabelText('From');
    const { length } = window.history;
    requested.length = 0;
    fireEvent.focus(from);
    // What Chromium reports while 0 1 1 5 2 0 2 6 is typed.
    for (const value of ['0002-01-15', '0020-01-15', '0202-01-15', '2026-01-15', '2025-01-15']) {
      fireEvent.change(from, { target: { value } });
      expect(from).toHaveValue(value);
    }
    await waitFor(() => expect(requested).not.toHaveLength(0));
    expect(requested.map(({ searchParams }) => searchParams.get('from'))).not.toContain(null);
    expect(window.location.search).toBe('?from=2025-01-15&to=2025-10-01');
    expect(window.history).toHaveLength(length + 1);

    fireEvent.change(from, { target: { value: '0026-01-15' } });
    fireEvent.blur(from);
    expect(from).toHaveValue('0026-01-15');
    expect(from).toBeInvalid();
    expect(from).toHaveAccessibleDescription(/^Choose a whole day/);
    act(() => window.history.back());
    await waitFor(() => expect(from).toHaveValue(''));
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } });
    await waitFor(() => expect(window.location.search).toBe(''));
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
  });
});

describe('refunds', () => {
  afterEach(() => {
    window.innerWidth = 1024;
  });

  /** Returns a buyer's request for a refund, with changes. */
  const requestOf = ({ createdAt }: OrderRow, changes: Partial<RefundRow>): RefundRow => ({
    status: 'requested',
    openedBy: 'buyer',
    reason: 'technical_issue',
    text: '',
    requestedAt: createdAt,
    note: null,
    decidedAt: null,
    refundedAt: null,
    ...changes,
  });

  describe('a refund', () => {
    const TEXT = 'The installer stops with <b>error</b> 4012.';

    function request() {
      const { order, project } = findOrder('paid');
      backend.store.orders.put({ ...order, refund: requestOf(order, { text: TEXT }) });
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

    it('is not paid out with the note that was typed for the decision of before', async () => {
      const { id, now } = request();
      const { user, dialog } = await openRequest();
      await fillIn(user, { 'Note to the buyer': 'We cannot refund it.' });
      // A colleague approves it meanwhile.
      const { refund } = now();
      backend.store.orders.put({ ...now(), refund: { ...refund!, status: 'approved' } });
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      await user.selectOptions(screen.getByRole('combobox', { name: 'Refund' }), 'Approved');
      await user.click(await screen.findByRole('button', { name: /^Approved, refund of / }));
      const next = within(await screen.findByRole('dialog'));
      expect(next.queryByText('Restored what you had typed')).not.toBeInTheDocument();
      await user.click(next.getByRole('button', { name: 'Mark as paid out' }));
      expect(await screen.findByText('The refund is marked as paid out')).toBeVisible();
      expect(backend.store.orders.get(id)!.refund).toMatchObject({ note: null });
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
  });

  const TEXT = 'We have taken <b>this</b> project off sale.';

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
    const text = dialog.getByLabelText('Message to the buyer');
    fireEvent.keyDown(text, { key: 'Escape', keyCode: 27, isComposing: true });
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
});
