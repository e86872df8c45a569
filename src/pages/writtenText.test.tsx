import { screen, waitFor } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const TEXT = 'یہ منصوبہ (React) بہت اچھا ہے.';

/** Lets people have written the text everywhere. */
function write() {
  const { messages, projects, reviews, users } = backend.store;
  for (const row of projects.all()) {
    const texts = { title: TEXT, category: TEXT, shortDescription: TEXT, description: TEXT };
    projects.put({ ...row, ...texts, features: [TEXT] });
  }
  for (const row of reviews.all()) reviews.put({ ...row, title: TEXT, text: TEXT, answer: TEXT });
  for (const row of users.all()) users.put({ ...row, name: TEXT });
  for (const row of messages.all()) messages.put({ ...row, text: TEXT });
}

const OWN = ['/projects', '/projects/12', '/my-projects', '/payments', '/dashboard'];
const LISTS = ['/admin/projects', '/admin/payments', '/admin/users', '/admin/reviews'];

it.each([
  ...OWN.map((path) => [path, people.owner]),
  ...LISTS.map((path) => [path, people.admin]),
] as [string, string][])(
  'what people wrote on %s stands in its own direction',
  async (path, as) => {
    write();
    await renderApp(path, { as });
    await waitFor(() => expect(screen.queryAllByText(TEXT, { exact: false })).not.toEqual([]));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    const written = screen.queryAllByText(TEXT, { exact: false, ignore: 'option, title, script' });
    expect(written.filter((element) => !element.closest('[dir="auto"]'))).toEqual([]);
  },
);
