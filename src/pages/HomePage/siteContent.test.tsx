import { screen, waitFor, within } from '@testing-library/react';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { renderApp } from '@/testing/renderApp';

const mockLoad = jest.fn<object, []>();
jest.mock('@/config/content/siteContent', () => mockLoad());

const DEFAULTS = ['Premium Projects', 'Instant Download', 'Secure Payments', 'Expert Support'];

async function featureTitles() {
  const features = within(await screen.findByRole('region', { name: 'Why Launchyard' }));
  return features.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

it('shows the four default features and no testimonials if the content fails to load', async () => {
  expectConsoleOutput(/endpoint "getSiteContent"/);
  mockLoad.mockImplementation(() => {
    throw new Error('Loading chunk site-content failed');
  });
  await renderApp('/');
  expect(await featureTitles()).toEqual(DEFAULTS);
  await waitFor(() => expect(screen.queryByText('What customers say')).not.toBeInTheDocument());
});
