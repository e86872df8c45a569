import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the contact page', () => {
  it.each(['/contact', '/contact-us'])('is open to guests at %s', async (path) => {
    await renderApp(path);
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Talk to the people/ }),
    ).toBeVisible();
    expect(window.location.pathname).toBe(path);
    expect(document.title).toBe('Contact · Launchyard');
  });

  it('presents the live chat: hours, benefits and how it works', async () => {
    await renderApp('/contact');
    await screen.findByRole('button', { name: 'Open Live Chat' });
    expect(screen.getByText('Live chat hours').nextSibling).toHaveTextContent(
      /^Monday to Friday 11:00 AM to 8:00 PM IST$/,
    );
    expect(region('Why the live chat').getAllByRole('listitem')).toHaveLength(4);
    const steps = region('How it works')
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(steps).toEqual(['Log in', 'Open the chat', 'Talk to us', 'Come back any time']);
  });

  it('lists email and office as alternatives, and links to the help page', async () => {
    await renderApp('/contact');
    await screen.findByRole('region', { name: 'Other ways to reach us' });
    const ways = region('Other ways to reach us');
    expect(ways.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(ways.getByText('Support response within 24 hours.')).toBeVisible();
    expect(ways.getByText(/Bangalore \d+, India$/)).toBeVisible();
    expect(ways.getByRole('link', { name: 'Answers to frequent questions' })).toHaveAttribute(
      'href',
      '/help',
    );
  });

  it('asks a guest to log in and redirects to login', async () => {
    const { user } = await renderApp('/contact-us');
    await user.click(await screen.findByRole('button', { name: 'Open Live Chat' }));
    expect(
      await screen.findByText('Please login to start a chat with our support team'),
    ).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });
});
