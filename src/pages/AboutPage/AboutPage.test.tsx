import { screen, waitFor, within } from '@testing-library/react';
import { siteContent } from '@/config/content/siteContent';
import { fillIn } from '@/testing/forms';
import { server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const region = (name: string) => within(screen.getByRole('region', { name }));

async function openAbout(options?: Parameters<typeof renderApp>[1]) {
  const opened = await renderApp('/about', options);
  await screen.findByRole('region', { name: 'Meet the team' });
  return opened;
}

afterEach(() => server.events.removeAllListeners());

describe('the about page', () => {
  it('presents the mission, the vision and the reasons to choose the shop', async () => {
    await openAbout();
    expect(document.title).toBe('About us · Launchyard');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText(siteContent.about.mission)).toBeVisible();
    expect(screen.getByText(siteContent.about.vision)).toBeVisible();
    expect(region('Why choose us').getAllByRole('listitem')).toHaveLength(4);
  });

  it('introduces every team member', async () => {
    await openAbout();
    const team = region('Meet the team');
    for (const { name, role, description } of siteContent.about.team) {
      expect(team.getByRole('heading', { name })).toBeVisible();
      expect(team.getByText(role)).toBeVisible();
      expect(team.getByText(description)).toBeVisible();
    }
  });

  it('links to the contact section, which lists every contact channel', async () => {
    const { user } = await openAbout();
    const link = screen.getByRole('link', { name: 'Contact Us' });
    expect(link).toHaveAttribute('href', '#contact');
    expect(screen.getByRole('region', { name: 'Contact us' })).toHaveAttribute('id', 'contact');
    const contact = region('Contact us');
    const hrefs = contact.getAllByRole('link').map((entry) => entry.getAttribute('href'));
    expect(hrefs).toEqual([
      expect.stringMatching(/^mailto:/),
      expect.stringMatching(/^tel:\+91/),
      expect.stringMatching(/^https:\/\/wa\.me\/91/),
    ]);
    expect(contact.getByText('Address').nextSibling).toHaveTextContent(/Bangalore/);
    expect(contact.getByText('Business hours').nextSibling).toHaveTextContent(
      /^Monday to Sunday 11:00 AM to 8:00 PM$/,
    );

    await user.click(link);
    expect(window.location.hash).toBe('#contact');
  });

  it('reports that the message form is not connected, sends nothing and keeps the input', async () => {
    const { user } = await openAbout();
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => calls.push(request.url));
    const address = window.location.href;
    const form = within(screen.getByRole('form', { name: 'Send us a Message' }));
    const typed = {
      'Full Name': 'Asha Rao',
      'Email Address': 'not an email address',
      Subject: 'A question',
      Message: 'Do you ship to the moon?',
    };
    await fillIn(user, typed);
    await user.click(form.getByRole('button', { name: 'Send Message' }));

    const toast = await screen.findByText(/^This form is not connected yet/);
    expect(toast).toHaveTextContent(/hello@launchyard\.example\.com.*live chat/);
    for (const [label, text] of Object.entries(typed)) {
      expect(form.getByRole('textbox', { name: label })).toHaveValue(text);
    }
    expect(window.location.href).toBe(address);
    expect(calls).toEqual([]);
  });

  it('opens the chat for a signed-in user', async () => {
    const openings = jest.fn();
    window.addEventListener('openChatbot', openings, { once: true });
    const { user } = await openAbout({ as: people.newCustomer });
    await screen.findByRole('link', { name: 'Dashboard' });
    await user.click(screen.getByRole('button', { name: 'Get in Touch' }));
    expect(await screen.findByText('Opening live chat support...')).toBeVisible();
    expect(openings).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/about');
  });

  it('asks a guest to log in and redirects to login', async () => {
    const openings = jest.fn();
    window.addEventListener('openChatbot', openings);
    const { user } = await openAbout();
    await user.click(screen.getByRole('button', { name: 'Get in Touch' }));
    expect(
      await screen.findByText('Please login to start a chat with our support team'),
    ).toBeVisible();
    expect(window.location.pathname).toBe('/about');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(openings).not.toHaveBeenCalled();
    window.removeEventListener('openChatbot', openings);
  });
});
