import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import type { Payment } from '@/api/paymentsApi';
import { payByCard } from '@/testing/checkout';
import { fakeIntersections } from '@/testing/intersections';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';
import { findGuide } from './findGuide';
import { releasesSince } from './releasesSince';

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

  it('has the receipt of its payment, though the project had another title then', async () => {
    server.use(
      http.get('*/api/payments/history', async ({ request }) => {
        const response = await getResponse(backend.handlers, request);
        const { payments } = (await response!.json()) as { payments: Payment[] };
        const rename = (payment: Payment) =>
          payment.project_id === OWNED ? { ...payment, title: 'A former title' } : payment;
        return HttpResponse.json({ payments: payments.map(rename) });
      }),
    );
    const { card } = await openOwned();
    expect(await card.findByRole('button', { name: 'Receipt for A former title' })).toBeVisible();
  });

  it('has the receipt of its payment, though payments have no project id', async () => {
    backend.extensions = 'none';
    const { card } = await openOwned();
    expect(await card.findByRole('button', { name: /^Receipt for / })).toBeVisible();
  });

  it('still offers the file if the changelog is no list', async () => {
    await withProject({ version: { major: 2 }, changelog: 'See the website' });
    const { card } = await openOwned();
    expect(await card.findByText(/^Bought on /)).toBeVisible();
    expect(card.getByRole('button', { name: /^Download / })).toBeVisible();
    expect(card.queryByText(/object Object/)).not.toBeInTheDocument();
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

  it('no longer says so once it is downloaded', async () => {
    const today = backend.clock.now().toISOString();
    await withProject({ version: '3.0.0', changelog: [release('3.0.0', today, 'Faster')] });
    const { user, card } = await openOwned();
    await card.findByRole('group', { name: 'New version' });
    await user.click(card.getByRole('button', { name: /^Download / }));
    expect(await card.findByText('You have the latest version, 3.0.0')).toBeVisible();
  });

  it('says that the last download is the latest version', async () => {
    await withProject({
      version: '3.0.0',
      changelog: [release('3.0.0', '2000-01-01', 'First release')],
    });
    const { card } = await openOwned();
    expect(await card.findByText('You have the latest version, 3.0.0')).toBeVisible();
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

  it.each([
    ['is of another user', (at: number) => ({ userId: 1, projectId: OWNED, at })],
    ['is older than a day', (at: number) => ({ projectId: OWNED, at: at - 86_400_001 })],
    ['is not a project', (at: number) => ({ projectId: '12', at })],
  ])('a stored purchase that %s shows no panel', async (_case, make) => {
    const { id } = backend.store.users.all().find(({ email }) => email === people.owner)!;
    const stored = [{ userId: id, ...make(Date.now()) }];
    localStorage.setItem('bought-projects', JSON.stringify(stored));
    const { card } = await openOwned();
    await card.findByText(/^Bought on /);
    expect(screen.queryByRole('region', { name: / is yours$/ })).not.toBeInTheDocument();
  });
});

describe('the guide in a README', () => {
  it.each([
    [
      '# A\n\n## Getting started\n\n1. Unpack\n\n### Then\n\nRun\n\n## Licence\n\nMIT',
      '1. Unpack\n\n### Then\n\nRun',
    ],
    ['# A\n\n## How to run\n\nnpm start', 'npm start'],
    ['# A\n\n## Features\n\nMany', null],
    ['## Setup\n', null],
  ])('is found in %j', (readme, guide) => {
    expect(findGuide(readme)).toBe(guide);
  });
});

it('counts releases of later days as new', () => {
  const changelog = [release('2', '2025-10-02', 'b'), release('1', '2025-10-01', 'a')];
  expect(releasesSince(changelog, '2025-10-01T08:00:00Z')).toEqual([changelog[0]]);
});
