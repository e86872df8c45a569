import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { payByCard } from '@/testing/checkout';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

/** Converts a value as some database drivers do: numbers to text, flags to 0 or 1. */
function asStored(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return Number(value);
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, asStored(field)]));
}

beforeEach(() => {
  server.use(
    http.all('*/api/*', async ({ request }) => {
      const response = await getResponse(backend.handlers, request);
      if (!response?.headers.get('Content-Type')?.startsWith('application/json')) return response;
      const { status } = response;
      return HttpResponse.json(asStored(await response.json()) as object, { status });
    }),
  );
});

describe('a backend that sends numbers as text and flags as 0 or 1', () => {
  it('sells a project from the list', async () => {
    const { user } = await renderApp('/projects', { as: people.newCustomer });
    expect(await screen.findByText(/^Showing 1-12 of \d+ projects$/)).toBeVisible();
    const [card] = await screen.findAllByRole('article');
    await user.click(within(card!).getByRole('link', { name: 'View Details' }));
    const purchase = await screen.findByRole('button', { name: 'Purchase Now' });
    await waitFor(() => expect(purchase).toBeEnabled());
    await user.click(purchase);
    await payByCard(user);
    expect(
      await screen.findByText('Payment successful! You can now download the project.'),
    ).toBeVisible();
    expect(await screen.findByText('Owned')).toBeVisible();
  });
});
