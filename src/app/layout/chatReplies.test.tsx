import { screen, waitFor, within } from '@testing-library/react';
import {
  joinAsStaff,
  launcher,
  log,
  openConnected,
  panel,
  replyAsStaff,
} from '@/testing/customerChat';

describe('a reply from staff', () => {
  it('appears live, and counts as unread on the button and in the title while minimized', async () => {
    const { user } = await openConnected();
    const { conversationId } = await joinAsStaff();
    await replyAsStaff(conversationId, 'Hello, how can I help?');
    expect(await log().findByText('Hello, how can I help?')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Minimize chat' }));
    const bar = within(await screen.findByRole('group', { name: 'Minimized chat' }));
    expect(bar.getByText('Support Chat')).toBeVisible();
    expect(bar.getByRole('img', { name: 'Connected' })).toBeVisible();
    await replyAsStaff(conversationId, 'Are you there?');
    expect(
      await screen.findByRole('button', { name: 'Open support chat, 1 unread' }),
    ).toBeVisible();
    expect(bar.getByText('1')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    await user.click(await launcher());
    expect(log().getByText('Are you there?')).toBeVisible();
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  });
});
