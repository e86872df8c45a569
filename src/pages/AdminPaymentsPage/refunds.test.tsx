import { screen, waitFor, within } from '@testing-library/react';
import type { OrderRow, RefundRow } from '@mocks/domain/model';
import {
  findOrder,
  listWithoutActions,
  openPayments,
  rows,
  searchBox,
} from '@/testing/adminPayments';
import { fillIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

afterEach(() => {
  window.innerWidth = 1024;
});

/** Returns a buyer's request for a refund, with changes. */
const requestOf = ({ createdAt }: OrderRow, changes: Partial<RefundRow>): RefundRow => ({
  status: 'requested',
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
    const requestRow = requestOf(order, { reason: 'payment_error', text: 'I was charged twice.' });
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
    const declined = { status: 'declined', note: 'It runs.', decidedAt: order.createdAt } as const;
    const refund = requestOf(order, { text: 'It does not start.', ...declined });
    backend.store.orders.put({ ...order, refund });
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
    listWithoutActions(order, 'completed');
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
