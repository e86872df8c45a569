import { screen, waitFor, within } from '@testing-library/react';
import { helpFaq } from '@/config/content/faq';
import { overrideFeatures } from '@/config/features';
import { renderApp } from '@/testing/renderApp';

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
    await waitFor(() => expect(questions()).toEqual([expect.stringMatching(/^My download link/)]));
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
