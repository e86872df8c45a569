import { screen, within } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';
import { findPanel, listProjects, openTab } from '@/testing/workbench';
import { scenarios } from '../scenarios/scenarios';

describe('the panel', () => {
  it('opens and closes by button and shortcut, and restores the focus', async () => {
    const { user } = await renderApp('/about');
    const launcher = screen.getByRole('button', { name: 'Open the workbench' });
    expect(screen.queryByRole('dialog', { name: 'Workbench' })).not.toBeInTheDocument();
    await user.click(launcher);
    expect(await findPanel()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Workbench' })).not.toBeInTheDocument();
    expect(launcher).toHaveFocus();

    const heading = await screen.findByRole('link', { name: 'Login' });
    heading.focus();
    await user.keyboard('{Control>}{Alt>}w{/Alt}{/Control}');
    expect(await findPanel()).toBeInTheDocument();
    await user.keyboard('{Control>}{Alt>}w{/Alt}{/Control}');
    expect(screen.queryByRole('dialog', { name: 'Workbench' })).not.toBeInTheDocument();
    expect(heading).toHaveFocus();
  });

  it('is modal on a phone, where it covers the page', async () => {
    window.innerWidth = 390;
    await openTab('People');
    expect(await findPanel()).toHaveAttribute('aria-modal', 'true');
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
    window.innerWidth = 1024;
  });

  it('signs people in and out through the app’s own session', async () => {
    const { user, panel: found } = await openTab('People');
    await user.click(found.getByRole('button', { name: /^Owner/ }));
    expect(await screen.findByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
    await user.click(found.getByRole('button', { name: /^Admin/ }));
    expect(await screen.findByRole('button', { name: 'Account of Meera Iyer' })).toBeVisible();
    expect(found.getByRole('button', { name: /^Admin/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(found.getByRole('button', { name: /^Visitor/ }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  });

  it('lists and applies scenarios', async () => {
    const { user, panel: found } = await openTab('Scenarios');
    const list = within(found.getByRole('list', { name: 'Scenarios' }));
    expect(list.getAllByRole('button')).toHaveLength(Object.keys(scenarios).length);
    await user.click(list.getByRole('button', { name: /^serverDown/ }));
    expect(await listProjects()).toBe(500);
    expect(list.getByRole('button', { name: /^serverDown/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(list.getByRole('button', { name: /^none/ }));
    expect(await listProjects()).toBe(200);
  });

  it('sets the clock, and reports an invalid time', async () => {
    const { user, panel: found } = await openTab('Clock');
    const field = found.getByLabelText('Time, shift or speed');
    await user.clear(field);
    await user.type(field, 'soon{Enter}');
    expect(found.getByText(/^Enter a time, a shift/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '2030-05-05T00:00:00Z{Enter}');
    expect(await found.findByText('2030-05-05T00:00:00.000Z')).toBeVisible();
    expect(field).toHaveFocus();
    expect(backend.clock.now().toISOString()).toBe('2030-05-05T00:00:00.000Z');
    // The page follows it.
    expect(new Date().getFullYear()).toBe(2030);
    await user.click(found.getByRole('button', { name: 'real' }));
    expect(new Date().getFullYear()).not.toBe(2030);
  });
});
