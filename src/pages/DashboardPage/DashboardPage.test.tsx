import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '@/testing/forms';
import { holdNextResponse } from '@/testing/heldResponse';
import { MARKUP } from '@/testing/markup';
import { backend, offerOnly } from '@/testing/mockServer';
import { people, renderApp, signIn } from '@/testing/renderApp';
import { renderWithStore, shownToasts } from '@/testing/renderWithStore';
import { readSavedJson, recordSavedFiles } from '@/testing/savedFiles';
import { startSession } from '@/testing/startSession';
import DashboardPage from './DashboardPage';

const panel = (name: string) => within(screen.getByRole('region', { name }));
const settings = () => panel('Account settings');
const titleOf = (id: number) => backend.store.projects.get(id)!.title;
const findOwner = () => backend.store.users.where('email', people.owner)[0]!;

async function open(as: 'customer' | 'owner' | 'admin' = 'owner') {
  const store = await startSession(as);
  const opened = renderWithStore(store, <DashboardPage />, '/dashboard');
  return { ...opened, toasts: () => shownToasts(store) };
}

async function openLoaded(as?: 'customer' | 'owner' | 'admin') {
  const opened = await open(as);
  await screen.findByRole('region', { name: 'Account settings' });
  return opened;
}

describe('the dashboard', () => {
  it('greets the user with four figures, after three skeletons', async () => {
    backend.store.users.put({ ...findOwner(), createdAt: '2024-03-15T09:00:00.000Z' });
    const response = holdNextResponse('*/api/projects/user/purchased');
    await open();
    expect(await screen.findAllByTestId('dashboard-skeleton')).toHaveLength(3);
    response.arrive();
    const figures = (await screen.findByText('Projects owned')).closest('dl')!;
    expect(screen.getByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
    const orders = backend.store.orders.where('userId', findOwner().id);
    const paid = orders.filter(({ status }) => status === 'paid');
    const spent = paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0) / 100;
    const downloads = paid.reduce((sum, { downloadCount }) => sum + downloadCount, 0);
    expect(
      within(figures)
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextSibling!.textContent}`),
    ).toEqual([
      'Projects owned: 7',
      `Total spent: ₹${Math.round(spent).toLocaleString('en-IN')}`,
      'Member since: March 2024',
      `Total downloads: ${downloads}`,
    ]);
    const exact = spent.toLocaleString('en-IN', { minimumFractionDigits: 2 });
    expect(within(figures).getByText(`exactly ₹${exact}`)).toBeVisible();
  });

  it('lists the payments once on phones', async () => {
    window.innerWidth = 390;
    await openLoaded();
    expect(panel('Transaction History').getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByRole('region', { name: 'Recent Payments' })).not.toBeInTheDocument();
    window.innerWidth = 1024;
  });

  it('lists five purchases with View and a real download link, and five payments twice', async () => {
    await openLoaded();
    const rows = panel('My Projects').getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    [12, 27, 41, 55, 74].forEach((id, index) => {
      const row = within(rows[index]!);
      expect(row.getByText(titleOf(id))).toBeVisible();
      expect(row.getByRole('link', { name: `View ${titleOf(id)}` })).toHaveAttribute(
        'href',
        `/projects/${id}`,
      );
      expect(row.getByRole('link', { name: `Download ${titleOf(id)}` })).toHaveAttribute(
        'href',
        `http://localhost:3000/api/projects/${id}/download`,
      );
    });
    for (const name of ['Recent Payments', 'Transaction History']) {
      const payments = panel(name).getAllByRole('listitem');
      expect(payments).toHaveLength(5);
      [12, 27, 8, 41, 55].forEach((id, index) => {
        const row = within(payments[index]!);
        expect(row.getByText(titleOf(id))).toBeVisible();
        // Only completed and pending have labels; any other status is raw.
        expect(row.getByText(id === 8 ? 'failed' : 'Completed')).toBeVisible();
      });
    }
    expect(panel('Recent Payments').queryByRole('button')).not.toBeInTheDocument();
    expect(panel('Transaction History').getAllByRole('button', { name: /^Receipt/ })).toHaveLength(
      4,
    );
    const all = screen.getAllByRole('link', { name: 'View all' });
    expect(all.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/my-projects', '/payments']),
    );
  });

  it('shows the rest when the payments fail to load, and offers a retry', async () => {
    backend.faults.set('listPayments', { status: 500 });
    const { user } = await open();
    expect(await screen.findAllByText('Your payments could not be loaded.')).toHaveLength(2);
    expect(screen.getByText('Total spent').nextSibling).toHaveTextContent(/^–$/);
    expect(panel('My Projects').getAllByRole('listitem')).toHaveLength(5);

    backend.faults.clear();
    await user.click(panel('Recent Payments').getByRole('button', { name: 'Try Again' }));
    expect(await panel('Transaction History').findAllByRole('listitem')).toHaveLength(5);
  });

  it('lists the favourites of this device until they are removed', async () => {
    localStorage.setItem('favourites', '[4,9999]');
    const { user } = await openLoaded();
    const favourites = panel('Favourites');
    const link = await favourites.findByRole('link', { name: titleOf(4) });
    expect(link).toHaveAttribute('href', '/projects/4');
    expect(await favourites.findByText('This project could not be loaded.')).toBeVisible();
    for (const name of [titleOf(4), 'this project']) {
      await user.click(
        favourites.getByRole('button', { name: new RegExp(`^Remove ${name} from`, 'i') }),
      );
    }
    expect(favourites.getByText(/^Mark a project or an idea with the heart/)).toBeVisible();
  });
});

describe('the account settings', () => {
  it('change the profile, and the address once the mailed link was confirmed', async () => {
    const { user, close, toasts } = await openLoaded('customer');
    await user.click(settings().getByRole('button', { name: 'Edit profile' }));
    expect(await settings().findByLabelText('Full name')).toHaveValue('Nikhil Verma');
    await fillIn(user, { 'Full name': 'Nikhil V. Verma', Email: 'nikhil@example.com' });
    await user.click(settings().getByRole('button', { name: 'Save profile' }));
    expect(await settings().findByRole('status')).toHaveTextContent(
      'We sent a link to nikhil@example.com.',
    );
    expect(toasts()).toEqual(['success: Profile updated successfully!']);
    expect(screen.getByRole('heading', { name: 'Welcome, Nikhil V. Verma' })).toBeVisible();
    expect(settings().getByLabelText('Email')).toHaveValue(people.newCustomer);
    close();

    const { link } = backend.outbox.list().find((mail) => mail.link?.startsWith('/confirm'))!;
    const app = await renderApp(link!);
    await app.user.click(await screen.findByRole('button', { name: 'Confirm the new address' }));
    expect(await screen.findByText(/^nikhil@example.com is the address/)).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Go to your dashboard' }));
    await screen.findByRole('heading', { name: 'Welcome, Nikhil V. Verma' });
  });

  it('change the password used to log in', async () => {
    const { user, toasts } = await openLoaded('customer');
    await user.click(settings().getByRole('button', { name: 'Change your password' }));
    await settings().findByLabelText('Current password');
    await fillIn(user, {
      'Current password': 'password',
      'New password': 'a-better-one',
      'Confirm new password': 'a-better-one',
    });
    await user.click(settings().getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(toasts()).toEqual(['success: Password changed successfully!']));
    expect(settings().getByLabelText('Current password')).toHaveValue('');
    expect(await signIn(people.newCustomer)).toBeUndefined();
  });

  it('save a copy of the user’s data as a file', async () => {
    const saved = recordSavedFiles();
    const { user, toasts } = await openLoaded();
    await user.click(await settings().findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/Your data was saved/)]));
    expect(await readSavedJson(saved)).toMatchObject({
      user: { email: people.owner },
      reviews: [{ project_id: 41 }],
    });
  });

  it('delete the account, with its session, only with the password', async () => {
    localStorage.setItem('remembered-email', people.newCustomer);
    const { user, toasts, location } = await openLoaded('customer');
    await user.click(await settings().findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    const confirm = () => user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(dialog.getByText(/Purchase records stay for 7 years/)).toBeVisible();
    await confirm();
    expect(await dialog.findByText('Current password is required')).toBeVisible();
    await fillIn(user, { 'Current password': 'wrong-one' });
    await confirm();
    expect(await dialog.findByText('Current password is incorrect')).toBeVisible();
    expect(dialog.getByLabelText('Current password')).toHaveValue('wrong-one');
    await fillIn(user, { 'Current password': 'password' });
    await confirm();
    await waitFor(() => expect(toasts()).toContainEqual(expect.stringMatching(/is deleted$/)));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    await waitFor(() => expect(location().pathname).toBe('/'));
    expect(localStorage.getItem('remembered-email')).toBeNull();
    expect(await signIn(people.newCustomer)).toBeUndefined();
  });

  it('name a refund that is not paid out before the account is deleted', async () => {
    const order = backend.store.orders
      .where('userId', findOwner().id)
      .find(({ status }) => status === 'paid')!;
    const { title } = backend.store.projects.get(order.projectId)!;
    const refund = {
      status: 'requested',
      openedBy: 'buyer',
      reason: 'technical_issue',
      text: 'It does not run.',
      requestedAt: order.createdAt,
      note: null,
      decidedAt: null,
      refundedAt: null,
    } as const;
    backend.store.orders.put({ ...order, refund });
    const { user } = await openLoaded();
    await user.click(await settings().findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    expect(dialog.getByText(`Your refund for ${title} is not paid out yet.`)).toBeVisible();
  });

  it('delete no admin, and nothing where the backend does not offer it', async () => {
    const deletion = () => settings().queryByRole('button', { name: 'Delete my account' });
    const { close } = await openLoaded('admin');
    expect(await settings().findByRole('button', { name: 'Download my data' })).toBeVisible();
    expect(deletion()).not.toBeInTheDocument();
    close();
    offerOnly();
    await openLoaded('customer');
    await settings().findByRole('button', { name: 'Edit profile' });
    expect(deletion()).not.toBeInTheDocument();
    expect(settings().queryByRole('button', { name: 'Download my data' })).not.toBeInTheDocument();
  });
});

describe('receipts', () => {
  /** Fakes an opened window, without the methods that jsdom lacks. */
  function openedWindow() {
    const page = document.implementation.createHTMLDocument();
    const view = {
      document: page,
      focus: jest.fn(),
      print: jest.fn(),
      addEventListener: jest.fn(),
    };
    return { page, view };
  }

  const transactions = () => within(screen.getByRole('region', { name: 'Transaction History' }));

  /** Returns the value of a term on the receipt. */
  function valueOf(page: Document, term: string) {
    const terms = Array.from(page.querySelectorAll('dt'));
    return terms.find(({ textContent }) => textContent === term)?.nextSibling?.textContent;
  }

  it('open complete in a new window, with markup as text, and offer printing', async () => {
    for (const order of backend.store.orders.all()) {
      if (!order.receipt) continue;
      backend.store.orders.put({ ...order, receipt: { ...order.receipt, project_title: MARKUP } });
    }
    const { page, view } = openedWindow();
    const open = jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
    const { user } = await openLoaded();
    const [row] = transactions()
      .getAllByRole('listitem')
      .filter((entry) => within(entry).queryByText('Completed'));
    await user.click(within(row!).getByRole('button', { name: /^Receipt/ }));
    expect(open).toHaveBeenCalledTimes(1);
    expect(page.title).toMatch(/^Receipt LY-\d{8}-\w{8}$/);
    expect(valueOf(page, 'Receipt number')).toBe(page.title.replace('Receipt ', ''));
    expect(valueOf(page, 'Date')).toMatch(/^\d{1,2} \w+ \d{4}$/);
    expect(page.body.textContent).toContain('Dates are in IST.');
    expect(valueOf(page, 'Buyer')).toBe('Asha Rao (asha@example.com)');
    expect(valueOf(page, 'Payment ID')).toMatch(/^pay_\w+$/);
    expect(valueOf(page, 'Order ID')).toMatch(/^order_\w+$/);
    expect(valueOf(page, 'Project')).toBe(MARKUP);
    expect(page.querySelector('img')).toBeNull();
    const total = page.querySelector('.total')!.textContent;
    expect(total).toMatch(/^Total paid₹[\d,]+\.\d\d$/);
    expect(row).toHaveTextContent(total.replace('Total paid', ''));
    expect(page.querySelector('address')!.textContent).toMatch(/^Launchyard\n.*Bangalore/);
    expect(view.print).toHaveBeenCalledTimes(1);
    page.querySelector('button')!.click();
    expect(view.print).toHaveBeenCalledTimes(2);
  });

  it('print in place when new windows are blocked', async () => {
    const { page, view } = openedWindow();
    jest.spyOn(window, 'open').mockReturnValue(null);
    jest
      .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
      .mockReturnValue(view as unknown as Window);
    const { user } = await openLoaded();
    await user.click(transactions().getAllByRole('button', { name: /^Receipt/ })[0]!);
    expect(document.querySelector('iframe')).toBeInTheDocument();
    expect(page.title).toMatch(/^Receipt LY-/);
    expect(view.print).toHaveBeenCalledTimes(1);
    const [event, afterPrint] = view.addEventListener.mock.calls[0] as [string, () => void];
    expect(event).toBe('afterprint');
    afterPrint();
    expect(document.querySelector('iframe')).not.toBeInTheDocument();
  });
});
