import { screen, waitFor, within } from '@testing-library/react';
import { people, renderApp } from '@/testing/renderApp';

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

  it.each(PROGRAMS)('opens the chat for a signed-in user who applies for %s', async (program) => {
    const openings = jest.fn();
    window.addEventListener('openChatbot', openings, { once: true });
    const { user } = await renderApp('/internships', { as: people.newCustomer });
    await screen.findByRole('link', { name: 'Dashboard' });
    await user.click(await screen.findByRole('button', { name: `Apply Now for ${program}` }));
    expect(await screen.findByText('Opening live chat support...')).toBeVisible();
    expect(openings).toHaveBeenCalledTimes(1);
  });

  it('asks a guest to log in and redirects to login', async () => {
    const { user } = await renderApp('/internships');
    await user.click(
      await screen.findByRole('button', { name: 'Apply Now for Full-Stack Development' }),
    );
    expect(
      await screen.findByText('Please login to start a chat with our support team'),
    ).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });
});
