import { screen, waitFor, within } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

const field = () => screen.getByRole('textbox', { name: 'Search projects...' });
const combobox = () => screen.findByRole('combobox', { name: 'Search projects...' });
const listbox = () => screen.findByRole('listbox', { name: 'Suggestions' });
const options = async () => within(await listbox()).getAllByRole('option');
const address = () => decodeURIComponent(window.location.search);

async function openList() {
  const opened = await renderApp('/projects');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  return opened;
}

describe('the suggestions of the search', () => {
  it('are reached with the arrow keys while the focus stays in the field', async () => {
    const { user } = await openList();
    await user.type(field(), 'health');
    const box = await combobox();
    const list = await listbox();
    expect(box).toHaveAttribute('aria-controls', list.id);
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    const active = () => within(list).getByRole('option', { selected: true });
    expect(active()).toHaveTextContent(/^Healthcare/);
    expect(box).toHaveAttribute('aria-activedescendant', active().id);
    await user.keyboard('{ArrowUp}');
    expect(within(list).queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe((await options()).at(-1));
    expect(box).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('health');
  });

  it('lead to a category instead of a search', async () => {
    const { user } = await openList();
    await user.type(field(), 'health');
    await combobox();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('?category=Healthcare'));
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('leave Enter to the search, and close', async () => {
    const { user } = await openList();
    await user.type(field(), 'health');
    await combobox();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('?search=health'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('are missing without a trace when they cannot be loaded', async () => {
    backend.faults.set('suggestProjects', { status: 404 });
    const { user } = await openList();
    await user.type(field(), 'health');
    await waitFor(() => expect(address()).toBe('?search=health'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });
});
