import { act, screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { stopClock } from '@/testing/stopClock';

const ASHA = 2;

/** The rows of the payments, without those of their refunds. */
const rows = () =>
  within(screen.getByRole('table', { name: 'Payments' }))
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader'));

const orders = () => backend.store.orders.where('userId', ASHA);
const titleOf = (projectId: number) => backend.store.projects.get(projectId)!.title;

async function openPayments(query = '') {
  const app = await renderApp(`/payments${query}`, { as: people.owner });
  await screen.findByRole('table', { name: 'Payments' });
  return app;
}

/** Records what is opened in a new window. */
function openedWindow() {
  const page = document.implementation.createHTMLDocument();
  const view = { document: page, focus: jest.fn(), print: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
  return page;
}

afterEach(() => {
  window.innerWidth = 1024;
});

describe('all payments', () => {
  it('are reached from the dashboard, with every receipt and id', async () => {
    const { user } = await renderApp('/dashboard', { as: people.owner });
    const history = await screen.findByRole('region', { name: 'Transaction History' });
    await user.click(within(history).getByRole('link', { name: 'View all' }));
    await screen.findByRole('table', { name: 'Payments' });
    const shown = rows();
    expect(shown).toHaveLength(orders().length);
    for (const order of orders()) {
      const row = shown.find((each) => within(each).queryByText(order.id))!;
      expect(within(row).getByRole('button', { name: `Copy order ID ${order.id}` })).toBeVisible();
      if (order.paymentId) {
        const copy = { name: `Copy payment ID ${order.paymentId}` };
        expect(within(row).getByRole('button', copy)).toBeVisible();
      }
      const receipt = within(row).queryByRole('button', { name: /^Receipt for / });
      expect(receipt !== null).toBe(order.status === 'paid');
    }
  });

  it('are filtered by status, period and text, all kept in the address', async () => {
    const [order] = orders();
    backend.store.orders.put({ ...order!, createdAt: new Date().toISOString() });
    const { user } = await openPayments();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
    expect(window.location.search).toBe('?status=pending');
    expect(rows()).toHaveLength(1);
    expect(within(rows()[0]!).getByText('Pending')).toBeVisible();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 30 days');
    expect(rows()).toHaveLength(1);
    expect(within(rows()[0]!).getByText(order!.id)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'All time');

    const search = screen.getByRole('textbox', { name: 'Search by project, id or number...' });
    const { paymentId } = orders().find(({ status }) => status === 'refunded')!;
    await user.click(search);
    await user.paste(paymentId!);
    await waitFor(() => expect(window.location.search).toBe(`?search=${paymentId}`));
    await waitFor(() => expect(rows()).toHaveLength(1));
    // A live region that arrives with its text is not announced.
    const status = screen.getByRole('status');
    await user.type(search, 'zz');
    expect(await within(status).findByRole('heading', { name: 'No Payments Found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(rows()).toHaveLength(orders().length));
  });

  it('are cards on narrow screens', async () => {
    window.innerWidth = 390;
    const { user } = await renderApp('/payments', { as: people.owner });
    const list = await screen.findByRole('list', { name: 'Payments' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(orders().length);
    const receipts = within(list).getAllByRole('button', { name: /^Receipt for / });
    expect(receipts).toHaveLength(7);
    const card = within(receipts[0]!.closest('li')!);
    expect(card.getByText('Refund until 5 Nov')).toBeVisible();
    await user.click(card.getByRole('button', { name: /^More about the payment for / }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Invoice',
      'Refund',
      'Get help',
    ]);
    await user.keyboard('{Escape}');
    const copy = { name: /^Copy order ID / };
    expect(card.getByRole('button', copy)).not.toBeVisible();
    await user.click(card.getByText('Details'));
    expect(card.getByRole('button', copy)).toBeVisible();
  });

  it('say that there are none', async () => {
    await renderApp('/payments', { as: people.newCustomer });
    expect(await screen.findByRole('heading', { name: 'No Payments Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Projects' })).toHaveAttribute(
      'href',
      '/projects',
    );
  });

  it('say that they could not be loaded, and are loaded on request', async () => {
    backend.faults.set('listPayments', { status: 500 });
    const { user } = await renderApp('/payments', { as: people.owner });
    expect(await screen.findByRole('heading', { name: 'Error Loading Payments' })).toBeVisible();
    backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('table', { name: 'Payments' })).toBeVisible();
  });
});

/** The newest paid order, bought 9 days ago. */
const newest = () => orders().find(({ status }) => status === 'paid')!;

/** Opens the list with nothing but the newest paid order. */
const openNewest = () => openPayments(`?search=${newest().id}`);

async function openRefund() {
  const app = await openNewest();
  const name = `Ask for a refund of ${titleOf(newest().projectId)}`;
  await app.user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => app.user.click(dialog.getByRole('button', { name: 'Send request' }));
  const explain = async (reason: string) => {
    const option = dialog.getByRole('option', { name: new RegExp(`^${reason}`) });
    await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), option);
    await fillIn(app.user, { 'What is wrong?': TEXT });
  };
  return { ...app, dialog, explain, send };
}

const TEXT = 'The page promises an API that the archive does not have.';

describe('a refund', () => {
  it('is asked for with a reason of the policy, and its state is shown', async () => {
    const { user, dialog, send } = await openRefund();
    const reason = dialog.getByRole('combobox', { name: 'Reason' });
    // Nine days after the purchase and its download, two of the five reasons are over.
    expect(
      within(reason)
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ text, disabled }) => [text, disabled]),
    ).toEqual([
      ['Please choose', false],
      ['Technical issue (ended 13 Oct)', true],
      ['Duplicate purchase (until 5 Nov)', false],
      ['Payment error (until 5 Nov)', false],
      ['Wrong project (ended 7 Oct)', true],
      ['Not as described (until 5 Nov)', false],
    ]);
    await fillIn(user, { 'What is wrong?': '\u200b'.repeat(30) });
    await send();
    expect(await dialog.findByText('Please choose a reason')).toBeVisible();
    expect(dialog.getByText('Please describe what is wrong')).toBeVisible();

    await user.selectOptions(reason, 'not_as_described');
    expect(dialog.getByText(/does not do what its page says/)).toBeVisible();
    await fillIn(user, { 'What is wrong?': TEXT });
    await send();
    expect(
      await screen.findByText('Your request was sent. The review takes 24-48 hours.'),
    ).toBeVisible();
    expect(await screen.findByText(/^Refund requested on/)).toBeVisible();
    expect(screen.getByText(`Not as described: ${TEXT}`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(
      screen.queryByRole('button', {
        name: `Ask for a refund of ${titleOf(newest().projectId)}`,
      }),
    ).not.toBeInTheDocument();
    expect(newest().refund).toMatchObject({ status: 'requested', reason: 'not_as_described' });
  });

  it('can no longer be asked for when its last day has ended in an open tab', async () => {
    stopClock(new Date('2025-11-05T18:29:50Z'));
    await openNewest();
    const button = () => screen.queryByRole('button', { name: /^Ask for a refund of / });
    expect(screen.getByText('Refund until 5 Nov')).toBeVisible();
    expect(button()).toBeVisible();
    jest.setSystemTime(new Date('2025-11-05T18:30:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.queryByText(/^Refund until/)).not.toBeInTheDocument();
    expect(button()).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('keeps what was typed when it fails, and when the page is left', async () => {
    backend.faults.set('requestRefund', { status: 500 });
    const { dialog, explain, send, close } = await openRefund();
    await explain('Payment error');
    await send();
    expect(
      await dialog.findByText(
        'Your request could not be sent. Nothing you typed is lost; please try again.',
      ),
    ).toBeVisible();
    close();

    const again = await openRefund();
    expect(await again.dialog.findByText('Restored what you had typed')).toBeVisible();
    expect(again.dialog.getByRole('textbox', { name: 'What is wrong?' })).toHaveValue(TEXT);
  });

  it('that was asked for in another tab is not asked for twice', async () => {
    const { dialog, explain, send } = await openRefund();
    const order = newest();
    const refund = {
      status: 'requested',
      openedBy: 'buyer',
      reason: 'payment_error',
      text: 'Sent from another tab.',
      requestedAt: '2025-10-15T09:00:00.000Z',
      note: null,
      decidedAt: null,
      refundedAt: null,
    } as const;
    backend.store.orders.put({ ...order, refund });
    await explain('Payment error');
    await send();
    expect(
      await dialog.findByText(/^You have asked for this refund already\. Close this/),
    ).toBeVisible();
    expect(await screen.findByText('Payment error: Sent from another tab.')).toBeInTheDocument();
    expect(backend.store.orders.get(order.id)!.refund).toEqual(refund);
  });
});

describe('an invoice', () => {
  async function openInvoice() {
    const app = await openNewest();
    const name = `Invoice for ${titleOf(newest().projectId)}`;
    await app.user.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    return { ...app, dialog, name };
  }

  const valueOf = (page: Document, term: string) =>
    Array.from(page.querySelectorAll('dt')).find(({ textContent }) => textContent === term)
      ?.nextSibling?.textContent;

  it('is issued to a business of another state with IGST, and opened again', async () => {
    const page = openedWindow();
    const { user, dialog, name } = await openInvoice();
    await fillIn(user, {
      'Business name (optional)': 'Rao <b>Traders</b>',
      'GSTIN (optional)': '27AAPFU0939F1ZW',
    });
    await user.click(dialog.getByRole('button', { name: 'Issue invoice' }));
    expect(await dialog.findByText(/^This is not a valid GSTIN/)).toBeVisible();
    expect(newest().invoice).toBeNull();

    await fillIn(user, { 'GSTIN (optional)': '27aapfu0939f1zv' });
    await user.click(dialog.getByRole('button', { name: 'Issue invoice' }));
    await user.click(await screen.findByRole('button', { name: 'Open invoice' }));
    expect(page.title).toMatch(/^Tax invoice LY\/\d\d-\d\d\/000001$/);
    expect(page.querySelector('address')!.textContent).toMatch(/GSTIN 29AAGCL5481Q1ZL$/);
    expect(valueOf(page, 'Billed to')).toBe('Rao <b>Traders</b>');
    expect(valueOf(page, 'GSTIN of the buyer')).toBe('27AAPFU0939F1ZV');
    expect(valueOf(page, 'Place of supply')).toBe('Maharashtra (27)');
    expect(valueOf(page, 'SAC')).toBe('997331');
    expect(valueOf(page, 'Paid by')).toBe('Card');
    expect(page.body.textContent).toMatch(/Taxable value₹.*IGST 18%₹.*Total paid₹.*Paid/);
    expect(page.querySelector('b')).toBeNull();

    page.body.replaceChildren();
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-haspopup'));
    await user.click(button);
    expect(valueOf(page, 'Billed to')).toBe('Rao <b>Traders</b>');
  });

  it('of a refunded payment has a credit note that reverses its taxes', async () => {
    const page = openedWindow();
    const number = 'LY/25-26/000007';
    const note = 'CN/25-26/000003';
    backend.store.orders.put({
      ...newest(),
      status: 'refunded',
      refund: {
        status: 'approved',
        openedBy: 'buyer',
        reason: 'not_as_described',
        text: TEXT,
        requestedAt: '2025-10-14T09:00:00.000Z',
        note: null,
        decidedAt: '2025-10-15T09:00:00.000Z',
        refundedAt: null,
      },
      invoice: {
        number,
        issuedAt: '2025-10-07T09:00:00.000Z',
        businessName: 'Rao Traders',
        gstin: '27AAPFU0939F1ZV',
        creditNote: { number: note, issuedAt: '2025-10-15T09:00:00.000Z' },
      },
    });
    const { user } = await openPayments();
    await user.click(screen.getByRole('button', { name: /^Credit note for / }));
    expect(page.title).toBe(`Credit note ${note}`);
    expect(valueOf(page, 'Credit note number')).toBe(note);
    expect(valueOf(page, 'For invoice')).toBe(`${number} of 7 Oct 2025`);
    expect(valueOf(page, 'GSTIN of the buyer')).toBe('27AAPFU0939F1ZV');
    expect(valueOf(page, 'Reason')).toBe('Not as described');
    expect(page.body.textContent).toMatch(
      /Taxable value reversed₹.*IGST 18% reversed₹.*Total credited₹.*Credited/,
    );
  });
});
