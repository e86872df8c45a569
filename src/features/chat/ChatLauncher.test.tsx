import { render, screen } from '@testing-library/react';
import { ChatLauncher } from './ChatLauncher';

it('the launcher counts unread answers in its name and on its badge', () => {
  const rows = [
    [0, 'Open support chat', ''],
    [1, 'Open support chat, 1 unread', '1'],
    [12, 'Open support chat, 12 unread', '12'],
  ] as const;
  for (const [unreadCount, name, badge] of rows) {
    const { unmount } = render(<ChatLauncher unreadCount={unreadCount} />);
    const button = screen.getByRole('button', { name });
    expect({ name, badge: button.textContent }).toEqual({ name, badge });
    unmount();
  }
});
