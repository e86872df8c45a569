import { screen, waitFor, within } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

const titleOf = (id: number) => backend.store.projects.get(id)!.title;
const table = () => screen.findByRole('table', { name: 'Comparison' });
const cellsOf = async (name: string) => {
  const row = await within(await table()).findByRole('row', { name: new RegExp(`^${name}`) });
  return within(row).getAllByRole('cell');
};
const columns = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .slice(1);

it('compares three projects of the address, each once, and leaves out what nobody says', async () => {
  await renderApp('/compare?projects=4,5,4,x,6,7');
  for (const [index, id] of [4, 5, 6].entries()) {
    const link = await screen.findByRole('link', { name: titleOf(id) });
    expect(link).toHaveAttribute('href', `/projects/${id}`);
    expect((await columns())[index]).toContainElement(link);
  }
  for (const name of ['Price', 'Technologies', 'Runs on', 'Suits', 'Support', 'Size']) {
    expect(await cellsOf(name)).toHaveLength(3);
  }
  expect((await cellsOf('Price'))[0]).toHaveTextContent(/^₹/);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('removes a project, adds a favourite, and says what could not be loaded', async () => {
  localStorage.setItem('favourites', '[4,6]');
  const { user } = await renderApp('/compare?projects=4,9999');
  expect(await screen.findByText('This project could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove this project from the comparison' }));
  await user.click(await screen.findByRole('button', { name: titleOf(6) }));
  await waitFor(() => expect(window.location.search).toBe('?projects=4%2C6'));
  expect(await screen.findByRole('link', { name: titleOf(6) })).toBeVisible();
  expect(screen.queryByText('Add from your favourites')).not.toBeInTheDocument();
});

it('without projects says how to choose some', async () => {
  await renderApp('/compare');
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare projects' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Projects' })).toHaveAttribute(
    'href',
    '/projects',
  );
});

it('leaves out the rows of a backend without the extensions', async () => {
  backend.store.projects.put({ ...backend.store.projects.get(4)!, suits: [] });
  await renderApp('/compare?projects=4');
  await cellsOf('Price');
  expect(screen.queryByRole('rowheader', { name: 'Suits' })).not.toBeInTheDocument();
});

it('chooses projects on the list, three at most, and leads to their comparison', async () => {
  const { user } = await renderApp('/projects');
  const toggles = await screen.findAllByRole('button', { name: /^Compare ./ });
  for (const toggle of toggles.slice(0, 2)) await user.click(toggle);
  const [bar] = await screen.findAllByRole('complementary', { name: 'Comparison' });
  await user.click(toggles[2]!);
  expect(toggles[3]).toBeDisabled();
  await user.click(toggles[2]!);
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('compared-projects')!)).toHaveLength(2),
  );
  await user.click(within(bar!).getByRole('link', { name: 'Compare 2' }));
  expect(await columns()).toHaveLength(2);
  const [remove] = await screen.findAllByRole('button', {
    name: /^Remove .* from the comparison$/,
  });
  await user.click(remove!);
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('compared-projects')!)).toHaveLength(1),
  );
});
