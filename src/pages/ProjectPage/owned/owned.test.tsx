import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { payByCard } from '@/testing/checkout';
import { fakeIntersections } from '@/testing/intersections';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';

fakeIntersections();

const PROJECT = 4;
const OWNED = 12;

beforeEach(() => void recordSavedFiles());
afterEach(() => {
  backend.extensions = 'all';
});

/** Overrides the backend's response for the owned project. */
async function withProject(changes: object) {
  const response = await fetch(`${process.env.API_HOST}/api/projects/${OWNED}`);
  const { project } = (await response.json()) as { project: object };
  server.use(
    http.get(`*/api/projects/${OWNED}`, () =>
      HttpResponse.json({ project: { ...project, ...changes } }),
    ),
  );
}

async function openOwned() {
  const app = await renderApp(`/projects/${OWNED}`, { as: people.owner });
  await screen.findByText('Owned');
  return { ...app, card: within(screen.getByRole('complementary', { name: 'Purchase' })) };
}

const release = (version: string, date: string, change: string) => ({
  version,
  date,
  changes: [change],
});

describe('the page of an owned project', () => {
  it('replaces the price by the purchase, with receipt, download, review and support', async () => {
    const { card } = await openOwned();
    expect(await card.findByText(/^Bought on \d+ \w+ \d{4}$/)).toBeVisible();
    expect(await card.findByRole('button', { name: /^Receipt for / })).toBeVisible();
    expect(card.getByRole('button', { name: /^Download / })).toBeVisible();
    expect(card.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      `/projects/${OWNED}#reviews`,
    );
    expect(card.getByRole('link', { name: 'Get support' })).toHaveAttribute('href', '/contact');
    expect(card.getByText(/^(Until|Ended on) \d+ \w+ \d{4}$/)).toBeVisible();
    expect(card.queryByText(/₹/)).not.toBeInTheDocument();
    expect(card.queryByText('One-time purchase')).not.toBeInTheDocument();
  });

  it('says what is new since the last download', async () => {
    await withProject({
      version: '3.0.0',
      changelog: [
        release('3.0.0', '2099-01-01', 'Faster reports'),
        release('2.9.0', '2000-01-01', 'First release'),
      ],
    });
    const { card } = await openOwned();
    const news = within(await card.findByRole('group', { name: 'New version' }));
    expect(news.getByText(/^Version 3\.0\.0 is newer than your download of /)).toBeVisible();
    expect(news.getByText('Faster reports')).toBeVisible();
    expect(news.queryByText('First release')).not.toBeInTheDocument();
  });

  it('has no holes without the extensions', async () => {
    backend.extensions = 'none';
    const { card } = await openOwned();
    expect(await card.findByText(/^Bought on /)).toBeVisible();
    expect(card.queryByText(/[Vv]ersion|Support$/)).not.toBeInTheDocument();
    expect(card.queryByRole('link', { name: 'Write a review' })).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Get support' })).toBeVisible();
  });
});

describe('after a payment', () => {
  async function buy() {
    const app = await renderApp(`/projects/${PROJECT}`, { as: people.newCustomer });
    const button = await screen.findByRole('button', { name: 'Purchase Now' });
    await waitFor(() => expect(button).toBeEnabled());
    await app.user.click(button);
    await payByCard(app.user);
    return app;
  }

  const findIntroduction = async () =>
    within(await screen.findByRole('region', { name: / is yours$/ }));

  it('a panel says what was bought and how to go on, takes the focus and survives a reload', async () => {
    const { close } = await buy();
    const panel = await findIntroduction();
    expect(panel.getByRole('heading', { name: / is yours$/ })).toHaveFocus();
    expect(await panel.findByText(/^₹[\d,]+\.\d\d paid on \d+ \w+ \d{4}$/)).toBeVisible();
    expect(panel.getByRole('button', { name: /^Receipt for / })).toBeVisible();
    expect(panel.getByText(/^\d+\.\d\d MB$/)).toBeVisible();
    expect(await panel.findByText(/^(Until|Ended on) \d+ \w+ \d{4}$/)).toBeVisible();
    expect(await panel.findByRole('heading', { name: 'How to run it' })).toBeVisible();
    await screen.findByText('Download started!');
    close();

    const { user, close: leave } = await renderApp(`/projects/${PROJECT}`, {
      as: people.newCustomer,
    });
    await user.click((await findIntroduction()).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: / is yours$/ })).not.toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('bought-projects')).toBeNull());
    leave();

    await renderApp(`/projects/${PROJECT}`, { as: people.newCustomer });
    await screen.findByText('Owned');
    expect(screen.queryByRole('region', { name: / is yours$/ })).not.toBeInTheDocument();
  });
});
