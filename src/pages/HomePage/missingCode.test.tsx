import { screen } from '@testing-library/react';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { backend } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

let mockArrives = false;
// As when the network is gone or a deployment has replaced the files.
jest.mock('./FailedShowcase', () => {
  if (!mockArrives) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('./FailedShowcase');
});

it('says that a part is missing where the notice of missing projects is missing too', async () => {
  expectConsoleOutput(/Rendering the notice/);
  expectConsoleOutput(/The above error occurred|Loading chunk/);
  expectConsoleOutput(/Loading (featured|latest) projects failed/);
  backend.faults.set('listProjects', { status: 500 });
  const { user } = await renderApp('/');
  expect(await screen.findByText(/^This part of the page could not be loaded/)).toBeVisible();
  mockArrives = true;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Failed to load projects. Please try again.')).toBeVisible();
});
