import { screen, waitFor, within } from '@testing-library/react';
import type { OrderRow, RefundRow } from '@mocks/domain/model';
import { findOrder, openPayments, rows } from '@/testing/adminPayments';
import { fillIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';

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
});
