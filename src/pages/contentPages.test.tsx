import { act, screen, waitFor, within } from '@testing-library/react';
import { siteContent } from '@/config/content/siteContent';
import { overrideFeatures } from '@/config/features';
import { paths } from '@/config/paths';
import { helpFaq } from '@/pages/HelpPage/faq';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { fillIn } from '@/testing/forms';
import { requestsTo } from '@/testing/recordedRequests';
import { renderApp } from '@/testing/renderApp';
import { renderWithStore, shownToasts } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import type { PersonName } from '@mocks/seeds/knownPeople';
import AboutPage from './AboutPage/AboutPage';
import ContactPage from './ContactPage/ContactPage';
import HelpPage from './HelpPage/HelpPage';
import InternshipsPage from './InternshipsPage/InternshipsPage';

async function open(Page: () => React.JSX.Element, as: PersonName = 'visitor') {
  const store = await startSession(as);
  const opened = renderWithStore(store, <Page />, '/page');
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, toasts: () => shownToasts(store) };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const hrefsIn = (part: ReturnType<typeof region>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href'));

it('buttons of content pages open the chat for a user, and ask a guest to log in', async () => {
  const openings = jest.fn();
  window.addEventListener('openChatbot', openings);
  for (const [as, toast, times] of [
    ['visitor', 'blank: Please login to start a chat with our support team', 0],
    ['customer', 'success: Opening live chat support...', 1],
  ] as const) {
    for (const [Page, name] of [
      [AboutPage, 'Get in Touch'],
      [ContactPage, 'Open Live Chat'],
      [InternshipsPage, 'Apply Now for Full-Stack Development'],
    ] as const) {
      openings.mockClear();
      const { user, close, toasts } = await open(Page, as);
      await user.click(await screen.findByRole('button', { name }));
      expect(toasts()).toEqual([toast]);
      expect(openings).toHaveBeenCalledTimes(times);
      close();
    }
  }
  window.removeEventListener('openChatbot', openings);
});

describe('the about page', () => {
  it('introduces every team member, and lists every contact channel', async () => {
    await open(AboutPage);
    const team = within(await screen.findByRole('region', { name: 'Some of the team' }));
    for (const { name, role } of siteContent.about.team) {
      expect(team.getByRole('heading', { name })).toBeVisible();
      expect(team.getByText(role)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '#contact');
    expect(screen.getByRole('region', { name: 'Contact us' })).toHaveAttribute('id', 'contact');
    expect(hrefsIn(region('Contact us'))).toEqual([
      expect.stringMatching(/^mailto:/),
      expect.stringMatching(/^tel:\+91/),
      expect.stringMatching(/^https:\/\/wa\.me\/91/),
    ]);
  });

  it('says that its form is not connected, sends nothing and keeps the input', async () => {
    const typed = {
      'Full Name': 'Asha Rao',
      'Email Address': 'not an email address',
      Subject: 'A question',
      Message: 'Do you ship to the moon?',
    };
    const { user, toasts } = await open(AboutPage);
    await screen.findByRole('form', { name: 'Send us a Message' });
    await fillIn(user, typed);
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(toasts()).toEqual([
      expect.stringMatching(
        /This form is not connected yet.*hello@launchyard\.example\.com.*live chat/,
      ),
    ]);
    expect(requestsTo('')).toEqual([]);
    for (const [label, text] of Object.entries(typed)) {
      expect(screen.getByRole('textbox', { name: label })).toHaveValue(text);
    }
  });
});

it('the contact page lists email and office besides the chat, and links to the help page', async () => {
  await open(ContactPage);
  expect(screen.getByText('Live chat hours').nextSibling).toHaveTextContent(/IST$/);
  const ways = region('Other ways to reach us');
  expect(hrefsIn(ways)).toEqual(expect.arrayContaining([expect.stringMatching(/^mailto:/)]));
  expect(ways.getByText(/Bangalore \d+, India$/)).toBeVisible();
  expect(hrefsIn(ways)).toContain('/help');
});

describe('the help page', () => {
  const answers = () => region('Frequently asked questions');
  /** Returns the visible questions without their answers. */
  const questions = () =>
    answers()
      .queryAllByRole('listitem')
      .map((entry) => within(entry).getByRole('button').textContent);

  it('lists contacts, unfolds answers, and searches both', async () => {
    const { user } = await open(HelpPage);
    await screen.findByRole('region', { name: 'Frequently asked questions' });
    const channels = hrefsIn(region('Contact us'));
    for (const scheme of [/^mailto:/, /^tel:\+91/]) {
      expect(channels).toContainEqual(expect.stringMatching(scheme));
    }
    expect(questions()).toEqual(helpFaq().map(({ question }) => question));
    const question = screen.getByRole('button', { name: 'Can I get my money back?' });
    const answer = screen.getByText(/^Yes, when something is wrong/);
    expect(question).toHaveAttribute('aria-expanded', 'false');
    expect(answer).not.toBeVisible();
    await user.click(question);
    expect(question).toHaveAttribute('aria-expanded', 'true');
    expect(answer).toBeVisible();

    const search = screen.getByRole('textbox', { name: 'Search questions...' });
    await user.type(search, 'link 24 HOURS');
    await waitFor(() => expect(questions()).toEqual([expect.stringMatching(/^My download link/)]));
    expect(screen.getByText(`1 of ${helpFaq().length} questions`)).toBeVisible();
    await user.clear(search);
    await user.type(search, 'zzzz');
    expect(await screen.findByText(/^No question matches/)).toBeVisible();
    expect(questions()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(questions()).toHaveLength(helpFaq().length));
  });

  it('explains how to buy several projects as cartCheckout says', async () => {
    for (const [cartCheckout, answer] of [
      ['sequential', /choose Proceed to Checkout/],
      ['placeholder', /choose Purchase Now, then go on/],
    ] as const) {
      overrideFeatures({ cartCheckout });
      const { user, close } = await open(HelpPage);
      await user.click(await screen.findByRole('button', { name: /several projects at once/ }));
      expect(screen.getByText(answer)).toBeVisible();
      close();
    }
    overrideFeatures();
  });
});

it('the internships page says what each program pays or costs, when and where', async () => {
  await open(InternshipsPage);
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    const program = within(card);
    expect(program.getByText('2 months')).toBeVisible();
    const terms = program.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms[0]).toMatch(/^(Stipend|Fee)$/);
    expect(terms.slice(1)).toEqual(['Next start', 'Place', 'Hours', 'Seats', 'Certificate']);
    expect(program.getByText(/^₹\d+,\d{3}$/)).toBeVisible();
    expect(program.getByText(/^Mon \d+ \w+ 20\d\d$/)).toBeVisible();
  }
  const answers = region('Before you apply');
  expect(answers.getByRole('link', { name: 'See the help page' })).toHaveAttribute('href', '/help');
});

it('the not found page links to others, and goes back to the previous page of the app', async () => {
  const NOWHERE = '/no/such/page';
  const heading = () => screen.findByRole('heading', { level: 1, name: 'Page Not Found (404)' });
  const { user } = await renderApp('/contact-us');
  await user.click(await screen.findByRole('link', { name: 'Privacy' }));
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
  window.history.pushState({ key: 'typo' }, '', NOWHERE);
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  await heading();
  const main = within(screen.getByRole('main'));
  expect(hrefsIn(main)).toEqual(['/', '/projects', '/contact', '/dashboard']);
  await user.click(main.getByRole('button', { name: 'Go Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

it('the not found page searches the projects', async () => {
  const { user } = await renderApp('/no/such/page');
  const search = within(await screen.findByRole('main')).getByRole('search');
  await user.type(within(search).getByRole('textbox'), 'blood bank{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?search=blood+bank'));
  expect(window.location.pathname).toBe('/projects');
});

it.each(paths.ideasGuesses)('%s leads to the project ideas, with its search', async (guess) => {
  await renderApp(`${guess}?search=chess`);
  expect(await screen.findByRole('textbox', { name: 'Search ideas...' })).toHaveValue('chess');
  expect(window.location.pathname).toBe('/ideathon');
});

it.each(['/projects/%', '/%E0%A4%A'])('%s, which cannot be decoded, is not found', async (path) => {
  expectConsoleOutput(/could not be decoded/);
  await renderApp(path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Not Found/);
});
