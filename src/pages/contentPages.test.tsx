import { act, screen, waitFor, within } from '@testing-library/react';
import { helpFaq } from '@/config/content/faq';
import { siteContent } from '@/config/content/siteContent';
import { overrideFeatures } from '@/config/features';
import { fillIn } from '@/testing/forms';
import { server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

describe('about', () => {
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
});

describe('drafts of a message', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const notice = () => screen.queryByText('Restored what you had typed');

  async function openForm(options?: Parameters<typeof renderApp>[1]) {
    const app = await renderApp('/about', options);
    await screen.findByRole('form', { name: 'Send us a Message' });
    return app;
  }

  describe('a message that was not sent', () => {
    it('is restored after a reload', async () => {
      const { user, close } = await openForm();
      expect(notice()).not.toBeInTheDocument();
      await user.type(field('Subject'), 'A question');
      await user.type(field('Message'), 'Do you ship to the moon?');
      close();

      await openForm();
      expect(await screen.findByText('Restored what you had typed')).toBeVisible();
      expect(field('Subject')).toHaveValue('A question');
      expect(field('Message')).toHaveValue('Do you ship to the moon?');
    });

    it('is restored for the user who typed it and for no one else', async () => {
      const { user, close } = await openForm({ as: people.newCustomer });
      await user.type(field('Message'), 'Half a message');
      close();

      localStorage.clear();
      const guest = await openForm();
      expect(field('Message')).toHaveValue('');
      guest.close();

      await openForm({ as: people.newCustomer });
      expect(await screen.findByText('Restored what you had typed')).toBeVisible();
      expect(field('Message')).toHaveValue('Half a message');
    });
  });
});

describe('contact', () => {
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
  });
});

describe('help', () => {
  const region = (name: string) => within(screen.getByRole('region', { name }));

  async function openHelp(options?: Parameters<typeof renderApp>[1]) {
    const opened = await renderApp('/help', options);
    await screen.findByRole('region', { name: 'Frequently asked questions' });
    return opened;
  }

  /** Returns the visible questions without their answers. */
  function questions() {
    return region('Frequently asked questions')
      .queryAllByRole('listitem')
      .map((entry) => within(entry).getByRole('button').textContent);
  }

  describe('the help page', () => {
    it('lists email, phone and office', async () => {
      await openHelp();
      expect(document.title).toBe('Help · Launchyard');
      const channels = region('Contact us');
      expect(channels.getByRole('link', { name: /@/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:/),
      );
      expect(channels.getByRole('link', { name: /^\+91/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:\+91/),
      );
      expect(channels.getByText('Phone line open 11am to 8pm daily')).toBeVisible();
      expect(channels.getByText(/Bangalore \d+, India$/)).toBeVisible();
    });

    it('states the response times', async () => {
      await openHelp();
      const times = region('Response times');
      expect(times.getByText('Support response within 24 hours')).toBeVisible();
      expect(times.getByText('Average response time 1-2 days')).toBeVisible();
    });

    it('expands the answer to a question', async () => {
      const { user } = await openHelp();
      expect(questions()).toEqual(helpFaq().map(({ question }) => question));
      const question = screen.getByRole('button', { name: 'Can I get my money back?' });
      const answer = screen.getByText(/^Yes, when something is wrong/);
      expect(question).toHaveAttribute('aria-expanded', 'false');
      expect(answer).not.toBeVisible();
      await user.click(question);
      expect(question).toHaveAttribute('aria-expanded', 'true');
      expect(answer).toBeVisible();
      expect(answer).toHaveTextContent(/7-day guarantee.*30-day money-back guarantee/);
      expect(screen.getByRole('link', { name: 'Cancellations and refunds' })).toHaveAttribute(
        'href',
        '/refund-policy',
      );
    });

    it('searches questions and answers', async () => {
      const { user } = await openHelp();
      const search = screen.getByRole('textbox', { name: 'Search questions...' });
      await user.type(search, 'link 24 HOURS');
      await waitFor(() =>
        expect(questions()).toEqual([expect.stringMatching(/^My download link/)]),
      );
      expect(screen.getByText(`1 of ${helpFaq().length} questions`)).toBeVisible();

      await user.clear(search);
      await user.type(search, 'zzzz');
      expect(await screen.findByText(/^No question matches/)).toBeVisible();
      expect(questions()).toEqual([]);

      await user.click(screen.getByRole('button', { name: 'Clear search' }));
      await waitFor(() => expect(questions()).toHaveLength(helpFaq().length));
    });

    it.each([
      ['sequential', /choose Proceed to Checkout/],
      ['placeholder', /choose Purchase Now, then go on/],
    ] as const)(
      'explains how to buy several projects with cartCheckout=%s',
      async (value, answer) => {
        overrideFeatures({ cartCheckout: value });
        const { user } = await openHelp();
        await user.click(screen.getByRole('button', { name: /several projects at once/ }));
        expect(screen.getByText(answer)).toBeVisible();
        overrideFeatures();
      },
    );
  });
});

describe('internships', () => {
  const PROGRAMS = [
    'Full-Stack Development',
    'AI/ML Engineering',
    'DevOps & Cloud',
    'Mobile Development',
    'Cybersecurity',
    'UI/UX Design',
  ];

  describe('the internships page', () => {
    it('shows six two-month programs and their topics', async () => {
      await renderApp('/internships');
      const cards = await screen.findAllByRole('article');
      expect(document.title).toBe('Internships · Launchyard');
      expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(PROGRAMS);
      cards.forEach((card, index) => {
        const program = within(card);
        expect(program.getByText('2 months')).toBeVisible();
        expect(program.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
        expect(
          program.getByRole('button', { name: `Apply Now for ${PROGRAMS[index]}` }),
        ).toHaveTextContent(/^Apply Now$/);
      });
    });

    it('says what each program pays or costs, when and where it takes place', async () => {
      await renderApp('/internships');
      for (const card of await screen.findAllByRole('article')) {
        const program = within(card);
        const terms = program.getAllByRole('term').map(({ textContent }) => textContent);
        expect(terms[0]).toMatch(/^(Stipend|Fee)$/);
        expect(terms.slice(1)).toEqual(['Next start', 'Place', 'Hours', 'Seats', 'Certificate']);
        expect(program.getByText(/^₹\d+,\d{3}$/)).toBeVisible();
        expect(program.getByText(/^Mon \d+ \w+ 20\d\d$/)).toBeVisible();
        expect(program.getByText(/^\d at each start$/)).toBeVisible();
      }
      expect(within(screen.getAllByRole('article')[4]!).getByText('Fee')).toBeVisible();
    });

    it('explains the process and answers common questions', async () => {
      await renderApp('/internships');
      const steps = within(await screen.findByRole('region', { name: 'How it works' }));
      expect(steps.getAllByRole('listitem')).toHaveLength(4);
      const answers = within(screen.getByRole('region', { name: 'Before you apply' }));
      expect(answers.getByText('Do I need experience?')).toBeVisible();
      expect(answers.getByRole('link', { name: 'See the help page' })).toHaveAttribute(
        'href',
        '/help',
      );
    });
  });
});

describe('not found', () => {
  const NOWHERE = '/no/such/page';
  const heading = () => screen.findByRole('heading', { level: 1, name: 'Page Not Found (404)' });

  describe('the not found page', () => {
    it('states that the page does not exist and links to others', async () => {
      await renderApp(NOWHERE);
      expect(await heading()).toBeVisible();
      expect(document.title).toBe('Page Not Found (404) · Launchyard');
      const main = within(screen.getByRole('main'));
      for (const [name, address] of [
        ['Go Home', '/'],
        ['Browse Projects', '/projects'],
        ['Contact Support', '/contact'],
        ['Dashboard', '/dashboard'],
      ] as const) {
        expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
      }
    });

    it('shows a fun fact', async () => {
      await renderApp(NOWHERE);
      await heading();
      const box = screen.getByRole('complementary', { name: 'Fun fact' });
      expect(box).toHaveTextContent('First actual case of bug being found.');
    });

    it('goes back to the previous page of the app', async () => {
      const { user } = await renderApp('/terms-conditions');
      await user.click(await screen.findByRole('link', { name: 'Privacy' }));
      await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
      window.history.pushState({ key: 'typo' }, '', NOWHERE);
      await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
      await heading();
      await user.click(screen.getByRole('button', { name: 'Go Back' }));
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' }),
      ).toBeVisible();
    });
  });
});
