import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { fakeIntersections } from '@/testing/intersections';
import { server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const mockMissing = (): never => {
  throw new Error('Loading chunk failed');
};
// As when the network is gone or a deployment has replaced the files.
jest.mock('@/features/buying/payForProject', () => mockMissing());
jest.mock('@/features/library/runDownload', () => mockMissing());

const NEWER = 'A newer version of the shop is ready. Reload the page to go on.';

fakeIntersections();

/** Makes the server answer with a page that has another main script than this one. */
function deploy() {
  const own = Object.assign(document.createElement('script'), { src: '/assets/main.0a1b.js' });
  document.head.append(own);
  server.use(
    http.get('http://localhost:3000/', () =>
      HttpResponse.html('<script src="/assets/main.9f9f.js"></script>'),
    ),
  );
}
afterEach(() => document.head.querySelector('script[src^="/assets/main"]')?.remove());

describe('a purchase whose code cannot be loaded', () => {
  beforeEach(() => expectConsoleOutput(/Loading the payment/));

  async function purchase() {
    const { user } = await renderApp('/projects/4', { as: people.newCustomer });
    const button = await screen.findByRole('button', { name: 'Purchase Now' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    return { user, button };
  }

  it('offers a newer version once, however often it is tried', async () => {
    deploy();
    const { user, button } = await purchase();
    expect(await screen.findByText(NEWER)).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1);
    expect(screen.queryByText(/^Cannot connect to server/)).not.toBeInTheDocument();
  });

  it('is blamed on the connection while there is no newer version', async () => {
    const { button } = await purchase();
    expect(await screen.findByText(/^Cannot connect to server/)).toBeVisible();
    expect(button).toBeEnabled();
  });
});

describe('a download whose code cannot be loaded', () => {
  beforeEach(() => expectConsoleOutput(/Downloading project/));

  async function download(path: string) {
    const { user } = await renderApp(path, { as: people.owner });
    const [button] = await screen.findAllByRole('button', { name: /^Download / });
    await user.click(button!);
  }

  it('is called failed', async () => {
    await download('/projects/12');
    expect(await screen.findByText('Download failed. Please try again.')).toBeVisible();
  });
});
