import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

const POLICIES = [
  ['/shipping-policy', 'Shipping and Delivery Policy'],
  ['/terms-conditions', 'Terms and Conditions'],
  ['/refund-policy', 'Cancellations and Refunds'],
  ['/privacy-policy', 'Privacy Policy'],
] as const;

const DEFAULT_WIDTH = window.innerWidth;

afterEach(() => {
  window.innerWidth = DEFAULT_WIDTH;
});

async function openPolicy(path: string, title: string) {
  const opened = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
  return { ...opened, main: within(screen.getByRole('main')) };
}

describe.each(POLICIES)('the policy at %s', (path, title) => {
  it('states its title and effective date', async () => {
    const { main } = await openPolicy(path, title);
    expect(document.title).toBe(`${title} · Launchyard`);
    expect(main.getByText('1 October 2025')).toHaveAttribute('datetime', '2025-10-01');
  });

  it('lists every section in its contents, in order', async () => {
    const { main } = await openPolicy(path, title);
    const contents = within(main.getByRole('navigation', { name: 'Contents' }));
    const entries = contents.getAllByRole('link');
    const headings = within(main.getByRole('article')).getAllByRole('heading', { level: 2 });
    expect(entries.map((entry) => entry.textContent)).toEqual(
      headings.map((heading) => heading.textContent),
    );
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(
      headings.map(({ id }) => `${path}#${id}`),
    );
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  });

  it('ends with contact details and links to the other policies', async () => {
    const { main } = await openPolicy(path, title);
    expect(main.getByText(/^Is something unclear\?/)).toBeVisible();
    const others = within(main.getByRole('navigation', { name: 'Other policies' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      POLICIES.map(([address]) => address).filter((address) => address !== path),
    );
  });
});

it('collapses the contents on a phone', async () => {
  window.innerWidth = 390;
  const { user, main } = await openPolicy('/terms-conditions', 'Terms and Conditions');
  const contents = main.getByRole('navigation', { name: 'Contents' });
  const entry = within(contents).getByText('6. Commercial license');
  expect(entry).not.toBeVisible();
  await user.click(within(contents).getByText('Contents'));
  expect(entry).toBeVisible();
});

it('turns email addresses and page names into links', async () => {
  const { main } = await openPolicy('/terms-conditions', 'Terms and Conditions');
  const article = within(main.getByRole('article'));
  expect(article.getAllByRole('link', { name: 'hello@launchyard.example.com' })[0]).toHaveAttribute(
    'href',
    'mailto:hello@launchyard.example.com',
  );
  expect(article.getAllByRole('link', { name: 'Privacy Policy' })[0]).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  expect(article.getByRole('link', { name: 'Help page' })).toHaveAttribute('href', '/help');
});
