import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { people, renderApp } from '@/testing/renderApp';

const field = (name: string) => screen.findByRole('textbox', { name });
const chosen = (name: string) => screen.findByRole('button', { name, pressed: true });
const category = () => screen.findByRole('combobox', { name: 'Category' });
const firstOption = async () => (await category()).querySelectorAll('option')[1]!.value;

type Step = (user: UserEvent) => Promise<void>;
const LISTS: [string, { as?: string }, Step, Step][] = [
  [
    '/my-projects',
    { as: people.owner },
    async (user) => {
      await user.type(await field('Search your projects...'), 'a');
      await user.selectOptions(await category(), await firstOption());
    },
    async () => {
      expect(await field('Search your projects...')).toHaveValue('a');
      expect(await category()).toHaveValue(await firstOption());
    },
  ],
  [
    '/admin/chat?conversation=1',
    { as: people.admin },
    async (user) => {
      await user.type(await field('Search conversations'), 'zz{Enter}');
      await user.click(await screen.findByRole('button', { name: /^Resolved/ }));
      await user.click(screen.getByRole('button', { name: 'Mine' }));
    },
    async () => {
      expect(await field('Search conversations')).toHaveValue('zz');
      expect(await screen.findByRole('button', { name: /^Resolved/, pressed: true })).toBeVisible();
      expect(await chosen('Mine')).toBeVisible();
      expect(window.location.search).toContain('conversation=1');
    },
  ],
  [
    '/help',
    {},
    async (user) => user.type(await field('Search questions...'), 'refund'),
    async () => {
      expect(await field('Search questions...')).toHaveValue('refund');
      expect(screen.getByText(/^\d+ of \d+ questions$/)).toBeVisible();
    },
  ],
];

it.each(LISTS)(
  'Back to %s finds its search and its choices',
  async (path, as, choose, expectIt) => {
    const { user } = await renderApp(path, as);
    await choose(user);
    await user.click(screen.getByRole('link', { name: /^Launchyard/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    act(() => window.history.back());
    await expectIt(user);
  },
);
