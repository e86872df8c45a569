import { screen, within } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

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

  it('render markup in a title as text', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { page, view } = openedWindow();
    jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
    for (const project of backend.store.projects.all()) {
      backend.store.projects.put({ ...project, title: markup });
    }
    const { user } = await openDashboard();
    await user.click(transactions().getAllByRole('button', { name: /^Receipt/ })[0]!);
    expect(valueOf(page, 'Project')).toBe(markup);
    expect(page.querySelector('img')).toBeNull();
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
