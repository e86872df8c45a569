import { screen, waitFor } from '@testing-library/react';
import { people, renderApp } from '@/testing/renderApp';

const HOST = 'http://localhost:3000';
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');

async function open(path: string, title: string, as?: string) {
  const opened = await renderApp(path, { as });
  await waitFor(() => expect(document.title).toBe(title));
  return opened;
}

describe('usePageHead', () => {
  it('sets the same metadata for browsers, search engines and link previews', async () => {
    await open('/refund-policy?utm_source=letter#timing', 'Cancellations and Refunds · Launchyard');
    expect(canonical()).toBe(`${HOST}/refund-policy`);
    expect(meta('og:url')).toBe(`${HOST}/refund-policy`);
    expect(meta('og:title')).toBe('Cancellations and Refunds');
    expect(meta('description')).toMatch(/^When and how Launchyard cancels orders/);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('robots')).toBeUndefined();
  });

  it('sets the canonical URL to the plain list for a search', async () => {
    const { user } = await open('/projects?sort=title', 'Projects · Launchyard');
    expect(canonical()).toBe(`${HOST}/projects`);
    await user.click(screen.getByRole('link', { name: 'Terms' }));
    await waitFor(() => expect(canonical()).toBe(`${HOST}/terms-conditions`));
  });

  it('sets a separate canonical URL for each page of the list', async () => {
    await open('/projects?page=2', 'Projects · Launchyard');
    expect(canonical()).toBe(`${HOST}/projects?page=2`);
  });

  it.each([
    ['/dashboard', 'Dashboard · Launchyard', people.owner],
    ['/no/such/page', 'Page Not Found (404) · Launchyard', undefined],
  ])('keeps %s out of search results', async (path, title, as) => {
    await open(path, title, as);
    expect(meta('robots')).toBe('noindex');
    expect(canonical()).toBeUndefined();
    expect(meta('og:url')).toBeUndefined();
  });

  it('updates the head on navigation', async () => {
    const { user } = await open('/no/such/page', 'Page Not Found (404) · Launchyard');
    await user.click(screen.getByRole('link', { name: 'Privacy' }));
    await waitFor(() => expect(canonical()).toBe(`${HOST}/privacy-policy`));
    expect(meta('robots')).toBeUndefined();
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  });
});
