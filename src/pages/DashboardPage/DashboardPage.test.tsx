import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '@/testing/forms';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend } from '@/testing/mockServer';
import { people, renderApp, signIn } from '@/testing/renderApp';
import { readSavedJson, recordSavedFiles } from '@/testing/savedFiles';
import type { UserRow } from '@mocks/domain/model';

describe('the dashboard', () => {
  const titleOf = (id: number) => backend.store.projects.get(id)!.title;

  afterEach(() => {
    window.innerWidth = 1024;
  });

  const panel = (name: string) => within(screen.getByRole('region', { name }));

  /** Returns the terms and values of a description list. */
  const factsIn = (element: HTMLElement) =>
    within(element)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling!.textContent}`);

  const findOwner = () => backend.store.users.where('email', people.owner)[0]!;

  function changeOwner(changes: Partial<UserRow>) {
    backend.store.users.put({ ...findOwner(), ...changes });
  }

  describe('the dashboard', () => {
    it('greets the user with four figures', async () => {
      changeOwner({ createdAt: '2024-03-15T09:00:00.000Z' });
      await renderApp('/dashboard', { as: people.owner });
      expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
      const figures = (await screen.findByText('Projects owned')).closest('dl')!;
      const orders = backend.store.orders.where('userId', findOwner().id);
      const paid = orders.filter(({ status }) => status === 'paid');
      const spent = paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0) / 100;
      const downloads = paid.reduce((sum, { downloadCount }) => sum + downloadCount, 0);
      expect(factsIn(figures)).toEqual([
        'Projects owned: 7',
        `Total spent: ₹${Math.round(spent).toLocaleString('en-IN')}`,
        'Member since: March 2024',
        `Total downloads: ${downloads}`,
      ]);
    });

    it('lists five purchases, each with View and a real download link', async () => {
      await renderApp('/dashboard', { as: people.owner });
      await screen.findByText('Projects owned');
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
      expect(panel('My Projects').getByRole('link', { name: 'View all' })).toHaveAttribute(
        'href',
        '/my-projects',
      );
    });

    it('lists the first five payments that are not pending in both lists', async () => {
      await renderApp('/dashboard', { as: people.owner });
      await screen.findByText('Projects owned');
      for (const name of ['Recent Payments', 'Transaction History']) {
        const rows = panel(name).getAllByRole('listitem');
        expect(rows).toHaveLength(5);
        [12, 27, 8, 41, 55].forEach((id, index) => {
          const row = within(rows[index]!);
          expect(row.getByText(titleOf(id))).toBeVisible();
          // Only completed and pending have labels; any other status is raw.
          expect(row.getByText(id === 8 ? 'failed' : 'Completed')).toBeVisible();
        });
        expect(panel(name).getByRole('link', { name: 'View all' })).toHaveAttribute(
          'href',
          '/payments',
        );
      }
    });

    it('shows both lists of payments as tabs on a phone', async () => {
      window.innerWidth = 390;
      const { user } = await renderApp('/dashboard', { as: people.owner });
      await screen.findByText('Projects owned');
      const payments = within(await screen.findByRole('region', { name: 'Payments' }));
      const list = () => within(payments.getByRole('tabpanel'));
      expect(payments.getByRole('tab', { name: 'Recent Payments' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      expect(list().getAllByRole('listitem')).toHaveLength(5);
      expect(list().queryByRole('button')).not.toBeInTheDocument();

      payments.getByRole('tab', { name: 'Recent Payments' }).focus();
      await user.keyboard('{ArrowRight}{Enter}');
      expect(payments.getByRole('tabpanel', { name: 'Transaction History' })).toBeVisible();
      expect(list().getAllByRole('listitem')).toHaveLength(5);
      expect(list().getAllByRole('button', { name: /^Receipt/ })).toHaveLength(4);
      expect(payments.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/payments');
    });

    it('shows three skeletons while it loads', async () => {
      const response = holdNextResponse('*/api/projects/user/purchased');
      await renderApp('/dashboard', { as: people.owner });
      expect(await screen.findAllByTestId('dashboard-skeleton')).toHaveLength(3);
      response.arrive();
      expect(await screen.findByText('Projects owned')).toBeVisible();
    });

    it('shows the rest when the payments fail to load, and offers a retry', async () => {
      backend.faults.set('listPayments', { status: 500 });
      const { user } = await renderApp('/dashboard', { as: people.owner });
      expect(await screen.findAllByText('Your payments could not be loaded.')).toHaveLength(2);
      expect(screen.getByText('Total spent').nextSibling).toHaveTextContent(/^–$/);
      expect(panel('My Projects').getAllByRole('listitem')).toHaveLength(5);

      backend.faults.clear();
      await user.click(panel('Recent Payments').getByRole('button', { name: 'Try Again' }));
      expect(await panel('Transaction History').findAllByRole('listitem')).toHaveLength(5);
    });

    it('lists the favourites of this device until they are removed', async () => {
      localStorage.setItem('favourites', '[4,9999]');
      const { title } = backend.store.projects.get(4)!;
      const { user } = await renderApp('/dashboard', { as: people.owner });
      await screen.findByText('Projects owned');
      expect(await panel('Favourites').findByRole('link', { name: title })).toHaveAttribute(
        'href',
        '/projects/4',
      );
      expect(
        await panel('Favourites').findByText('This project could not be loaded.'),
      ).toBeVisible();
      await user.click(screen.getByRole('button', { name: `Remove ${title} from favourites` }));
      await user.click(screen.getByRole('button', { name: 'Remove this project from favourites' }));
      expect(panel('Favourites').getByText(/^Mark a project with the heart/)).toBeVisible();
    });
  });
});

describe('account settings', () => {
  const settings = () => within(screen.getByRole('region', { name: 'Account settings' }));

  async function openForm(name: 'Edit profile' | 'Change your password') {
    const app = await renderApp('/dashboard', { as: people.newCustomer });
    await screen.findByText('Projects owned');
    await app.user.click(settings().getByRole('button', { name }));
    const first = name === 'Edit profile' ? 'Full name' : 'Current password';
    await settings().findByLabelText(first);
    const fill = (label: string, text: string) => fillIn(app.user, { [label]: text });
    return { ...app, fill };
  }

  describe('the profile form', () => {
    const save = () => settings().getByRole('button', { name: 'Save profile' });

    it('updates the profile on the page and on the server', async () => {
      const { user, fill, close } = await openForm('Edit profile');
      expect(settings().getByLabelText('Full name')).toHaveValue('Nikhil Verma');
      await fill('Full name', 'Nikhil V. Verma');
      await fill('Phone', '+919845012345');
      await user.click(save());
      expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Welcome, Nikhil V. Verma' })).toBeVisible();
      close();
      await renderApp('/dashboard', { as: people.newCustomer });
      expect(
        await screen.findByRole('heading', { name: 'Welcome, Nikhil V. Verma' }),
      ).toBeVisible();
    });
  });

  describe('the password form', () => {
    const change = () => settings().getByRole('button', { name: 'Change password' });

    it('changes the password used to log in', async () => {
      const { user, fill } = await openForm('Change your password');
      await fill('Current password', 'password');
      await fill('New password', 'a-better-one');
      await fill('Confirm new password', 'a-better-one');
      await user.click(change());
      expect(await screen.findByText('Password changed successfully!')).toBeVisible();
      expect(settings().getByLabelText('Current password')).toHaveValue('');
      expect(await signIn(people.newCustomer)).toBeUndefined();
    });
  });
});

describe('the own account', () => {
  afterEach(() => {
    backend.extensions = 'all';
  });

  const settings = () => within(screen.getByRole('region', { name: 'Account settings' }));

  async function openDashboard(as: string = people.newCustomer) {
    const app = await renderApp('/dashboard', { as });
    await screen.findByText('Projects owned');
    return app;
  }

  async function changeEmail(email: string) {
    const app = await openDashboard();
    await app.user.click(settings().getByRole('button', { name: 'Edit profile' }));
    await settings().findByLabelText('Email');
    await fillIn(app.user, { Email: email });
    await app.user.click(settings().getByRole('button', { name: 'Save profile' }));
    await screen.findByText('Profile updated successfully!');
    return app;
  }

  const confirmLink = () =>
    backend.outbox.list().find(({ link }) => link?.startsWith('/confirm-email'))!.link!;

  describe('a new email address', () => {
    it('counts once the mailed link was confirmed', async () => {
      const { close } = await changeEmail('nikhil@example.com');
      expect(await settings().findByRole('status')).toHaveTextContent(
        'We sent a link to nikhil@example.com.',
      );
      expect(settings().getByLabelText('Email')).toHaveValue(people.newCustomer);
      close();

      const { user } = await renderApp(confirmLink());
      await user.click(await screen.findByRole('button', { name: 'Confirm the new address' }));
      expect(await screen.findByText(/^nikhil@example.com is the address/)).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Go to your dashboard' }));
      await screen.findByText('Projects owned');
      await user.click(settings().getByRole('button', { name: 'Edit profile' }));
      expect(await settings().findByLabelText('Email')).toHaveValue('nikhil@example.com');
    });
  });

  describe('the copy of a user’s data', () => {
    it('is saved as a file', async () => {
      const saved = recordSavedFiles();
      const { user } = await openDashboard(people.owner);
      await user.click(await settings().findByRole('button', { name: 'Download my data' }));
      expect(await screen.findByText(/^Your data was saved as/)).toBeVisible();
      expect(await readSavedJson(saved)).toMatchObject({
        user: { email: people.owner },
        reviews: [{ project_id: 41 }],
      });
    });
  });

  describe('deleting the account', () => {
    const openDialog = async () => {
      const app = await openDashboard();
      await app.user.click(await settings().findByRole('button', { name: 'Delete my account' }));
      const dialog = within(
        await screen.findByRole('alertdialog', { name: 'Delete your account?' }),
      );
      const confirm = () =>
        app.user.click(dialog.getByRole('button', { name: 'Delete my account' }));
      return { ...app, dialog, confirm };
    };

    it('says what is lost and asks for the password', async () => {
      const { user, dialog, confirm } = await openDialog();
      expect(dialog.getByText(/Purchase records stay for 7 years/)).toBeVisible();
      await confirm();
      expect(await dialog.findByRole('alert')).toHaveTextContent('Current password is required');
      await fillIn(user, { 'Current password': 'wrong-one' });
      await confirm();
      await waitFor(() =>
        expect(dialog.getByRole('alert')).toHaveTextContent('Current password is incorrect'),
      );
      expect(dialog.getByLabelText('Current password')).toHaveValue('wrong-one');
      await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
      expect(screen.getByRole('heading', { name: 'Welcome, Nikhil Verma' })).toBeVisible();
    });

    it('ends the session and the account', async () => {
      const { user, confirm } = await openDialog();
      await fillIn(user, { 'Current password': 'password' });
      await confirm();
      expect(await screen.findByText('Your account is deleted')).toBeVisible();
      await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
      expect(window.location.pathname).toBe('/');
      expect(await signIn(people.newCustomer)).toBeUndefined();
    });

    it('is not offered to admins, nor where the backend does not offer it', async () => {
      const { close } = await openDashboard(people.admin);
      expect(await settings().findByRole('button', { name: 'Download my data' })).toBeVisible();
      expect(
        settings().queryByRole('button', { name: 'Delete my account' }),
      ).not.toBeInTheDocument();
      close();
      backend.extensions = 'none';
      await openDashboard();
      await settings().findByRole('button', { name: 'Edit profile' });
      expect(
        settings().queryByRole('button', { name: 'Download my data' }),
      ).not.toBeInTheDocument();
    });
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

  async function openDashboard() {
    const app = await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    return app;
  }

  /** Returns the value of a term on the receipt. */
  function valueOf(page: Document, term: string) {
    const terms = Array.from(page.querySelectorAll('dt'));
    return terms.find(({ textContent }) => textContent === term)?.nextSibling?.textContent;
  }

  describe('receipts', () => {
    it('open complete in a new window and offer printing', async () => {
      const { page, view } = openedWindow();
      const open = jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
      const { user } = await openDashboard();
      const [row] = transactions()
        .getAllByRole('listitem')
        .filter((entry) => within(entry).queryByText('Completed'));
      await user.click(within(row!).getByRole('button', { name: /^Receipt/ }));
      expect(open).toHaveBeenCalledTimes(1);
      expect(page.title).toMatch(/^Receipt LY-\d{8}-\w{8}$/);
      expect(valueOf(page, 'Receipt number')).toBe(page.title.replace('Receipt ', ''));
      expect(valueOf(page, 'Date')).toMatch(/^\d{1,2} \w+ \d{4}$/);
      expect(valueOf(page, 'Buyer')).toBe('Asha Rao (asha@example.com)');
      expect(valueOf(page, 'Payment ID')).toMatch(/^pay_\w+$/);
      expect(valueOf(page, 'Order ID')).toMatch(/^order_\w+$/);
      expect(row).toHaveTextContent(valueOf(page, 'Project')!);
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
      const { user } = await openDashboard();
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
});
