import { act, screen, waitFor } from '@testing-library/react';
import { people, renderApp } from '@/testing/renderApp';

const { innerWidth } = window;
afterEach(() => void (window.innerWidth = innerWidth));

it.each([
  ['/help', 'Open menu', 'dialog'],
  ['/help', 'Account of Asha Rao', 'menu'],
  ['/help', 'Open support chat', 'dialog'],
  ['/projects/1', /^Enlarge picture 1/, 'dialog'],
  ['/payments', /^More about the payment/, 'menu'],
  ['/dashboard', 'Delete my account', 'alertdialog'],
] as const)(
  'Back closes what is open on %s of a phone by %p, and stays',
  async (path, name, role) => {
    window.innerWidth = 390;
    const { user } = await renderApp(path, { as: people.owner });
    await user.click((await screen.findAllByRole('button', { name }))[0]!);
    expect(await screen.findByRole(role)).toBeVisible();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
    expect(window.location.pathname).toBe(path);
  },
);
