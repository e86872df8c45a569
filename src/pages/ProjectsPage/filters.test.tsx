import { screen, waitFor, within } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

const WIDE = 1024;
const NARROW = 390;

const cards = () => screen.getAllByRole('article');
const rail = () => screen.findByRole('complementary', { name: 'Filters' });
const address = () => decodeURIComponent(window.location.search);
const total = async () =>
  Number(/of (\d+) projects$/.exec((await screen.findByText(/^Showing/)).textContent)![1]);

beforeEach(() => (window.innerWidth = WIDE));
afterEach(() => {
  window.innerWidth = WIDE;
  backend.extensions = 'all';
});

async function openList(query = '') {
  const opened = await renderApp(`/projects${query}`);
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  return opened;
}

describe('the filters beside the cards', () => {
  it('narrow the list, show what is active, and are removed one by one and together', async () => {
    const { user } = await openList('?page=2');
    const filters = within(await rail());
    await user.click(await filters.findByRole('button', { name: 'Show all 24' }));
    const category = filters.getByRole('checkbox', { name: /^Healthcare \d+$/ });
    const count = Number(/\d+/.exec(category.closest('label')!.textContent)![0]);
    await user.click(category);
    await waitFor(() => expect(address()).toBe('?category=Healthcare'));
    await waitFor(async () => expect(await total()).toBe(count));
    await user.click(filters.getByRole('radio', { name: /^Up to ₹1,000/ }));
    await waitFor(() => expect(address()).toBe('?category=Healthcare&max_price=1000'));

    await user.click(screen.getByRole('button', { name: 'Remove filter Healthcare' }));
    await waitFor(() => expect(address()).toBe('?max_price=1000'));
    await user.click(filters.getByRole('checkbox', { name: /^Has a live demo/ }));
    await screen.findByRole('button', { name: 'Remove filter Live demo' });
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe(''));
    expect(filters.getByRole('radio', { name: 'Any price' })).toBeChecked();
  });

  it('take prices as text, in any order', async () => {
    const { user } = await openList();
    const filters = within(await rail());
    await user.type(
      await filters.findByRole('textbox', { name: 'Minimum price' }),
      '₹2,000{Enter}',
    );
    await waitFor(() => expect(address()).toBe('?min_price=2000'));
    await user.type(filters.getByRole('textbox', { name: 'Maximum price' }), '900{Enter}');
    await waitFor(() => expect(address()).toBe('?min_price=900&max_price=2000'));
    const field = filters.getByRole('textbox', { name: 'Maximum price' });
    await user.clear(field);
    await user.type(field, 'cheap{Enter}');
    await waitFor(() => expect(address()).toBe('?min_price=900'));
  });
});

describe('the filters on a phone', () => {
  it('open in a sheet that says how many projects it shows', async () => {
    window.innerWidth = NARROW;
    const { user } = await openList('?has_demo=true');
    await user.click(screen.getByRole('button', { name: 'Filters, 1 active' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await sheet.findByRole('button', { name: 'Show all 24' }));
    await user.click(sheet.getByRole('checkbox', { name: /^Healthcare/ }));
    await waitFor(() => expect(address()).toBe('?category=Healthcare&has_demo=true'));
    const show = await sheet.findByRole('button', { name: /^Show \d+ projects$/ });
    const count = /\d+/.exec(show.textContent)![0];
    await user.click(show);
    expect(await screen.findByText(new RegExp(` of ${count} projects$`))).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Filters, 2 active' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Filters' })).getByRole('button', {
        name: 'Clear all',
      }),
    );
    await waitFor(() => expect(address()).toBe(''));
  });
});

describe('the search', () => {
  it('understands a price', async () => {
    const { user } = await openList();
    const field = screen.getByRole('textbox', { name: 'Search projects...' });
    await user.type(field, 'react under ₹1,000{Enter}');
    await waitFor(() => expect(address()).toBe('?search=react&max_price=1000'));
    expect(await screen.findByRole('button', { name: 'Remove filter Up to ₹1,000' })).toBeVisible();
    expect(screen.getByText('Search: react')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Search projects...' })).toHaveValue('react');
  });

  it('understands a price in an address, and keeps the other filters that are known', async () => {
    await openList('?search=health+under+5000&category=Healthcare&category=Nonsense&min_price=50');
    await waitFor(() =>
      expect(address()).toBe('?search=health&category=Healthcare&max_price=5000'),
    );
    expect(await screen.findByText('Search: health')).toBeVisible();
  });

  it('offers similar spellings and categories where nothing is found', async () => {
    const { user } = await renderApp('/projects?search=hospitl');
    expect(await screen.findByRole('heading', { name: 'No Projects Found' })).toBeVisible();
    const categories = await screen.findByRole('navigation', { name: 'Categories' });
    expect(within(categories).getAllByRole('link').length).toBeGreaterThan(3);
    await user.click(screen.getByRole('link', { name: 'hospital' }));
    await waitFor(() => expect(address()).toBe('?search=hospital'));
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  });
});

describe('a backend without extensions', () => {
  it('has no filters, no suggestions, and ignores them in the address', async () => {
    backend.extensions = 'none';
    const { user } = await openList('?category=Healthcare&min_rating=4&search=a');
    expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Search projects...' }), ' man{Enter}');
    await waitFor(() => expect(address()).toContain('search=a+man'));
    const requested = backend.log
      .entries()
      .flatMap((entry) => (entry.kind === 'call' ? [entry.url] : []));
    expect(requested.filter((url) => url.includes('suggestions'))).toEqual([]);
  });
});
