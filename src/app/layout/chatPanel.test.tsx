import { screen } from '@testing-library/react';
import { overrideFeatures } from '@/config/features';
import { input, launcher, openConnected, panel } from '@/testing/customerChat';
import { people, renderApp } from '@/testing/renderApp';

afterEach(() => overrideFeatures());

describe('the chat launcher', () => {
  it('stays hidden for guests, even when the page asks to open the chat', async () => {
    await renderApp('/about');
    await screen.findByRole('link', { name: 'Login' });
    window.dispatchEvent(new Event('openChatbot'));
    expect(screen.queryByRole('button', { name: /^Open support chat/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks guests to log in with chatLauncher=prompt', async () => {
    overrideFeatures({ chatLauncher: 'prompt' });
    const { user } = await renderApp('/about');
    await user.click(await launcher());
    expect(await screen.findByText('Please login to use the chat support')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves the pages of the admin panel, whose chat is the inbox', async () => {
    const { user } = await renderApp('/about', { as: people.admin });
    expect(await launcher()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Admin Panel' }));
    expect(await screen.findByRole('link', { name: 'View the shop' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Open support chat/ })).not.toBeInTheDocument();
  });
});

describe('the chat panel', () => {
  it('moves the focus in when it opens and back when it is minimized or closed', async () => {
    const { user } = await openConnected();
    expect(input()).toHaveFocus();
    await user.click(panel().getByRole('button', { name: 'Minimize chat' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await launcher()).toHaveFocus();
    await user.click(await launcher());
    expect(input()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await launcher());
    await user.click(panel().getByRole('button', { name: 'Close chat' }));
    expect(screen.queryByRole('group', { name: 'Minimized chat' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await launcher()).toHaveFocus();
  });
});
