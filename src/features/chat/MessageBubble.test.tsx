import { render, screen } from '@testing-library/react';
import type { ChatEntry } from './conversationLog';
import { MessageBubble } from './MessageBubble';

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
const entry = (changes: Partial<ChatEntry> = {}): ChatEntry => ({
  key: 'a',
  id: 5,
  senderId: 1,
  isFromCustomer: false,
  senderName: 'Meera Iyer',
  text: 'Hello',
  sentAt: '2026-01-15T06:30:00.000Z',
  delivery: 'sent',
  ...changes,
});

function renderBubble(isMine: boolean, changes?: Partial<ChatEntry>, isOffered = true) {
  const onRetry = jest.fn<void, [entry: ChatEntry]>();
  const shown = entry(changes);
  const { container } = render(
    <MessageBubble
      entry={shown}
      time={time}
      isMine={isMine}
      isOnMySide={isMine}
      onRetry={isOffered ? onRetry : undefined}
    />,
  );
  return { container, entry: shown, onRetry };
}

it('a message of another user has its sender and time, and no delivery', () => {
  const { container } = renderBubble(false);
  expect(container).toHaveTextContent(/^Meera IyerHello06:30$/);
});

it.each([
  ['sending', 'Hello06:30 · Sending…'],
  ['sent', 'Hello06:30 · Sent'],
] as const)('an own message that is %s reads %p', (delivery, text) => {
  const { container } = renderBubble(true, { delivery });
  expect(container.textContent).toBe(text);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('links the addresses in a text', () => {
  renderBubble(true, { text: 'See https://example.com/a for more' });
  const link = screen.getByRole('link', { name: 'https://example.com/a' });
  expect(link).toHaveAttribute('href', 'https://example.com/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.parentElement).toHaveTextContent(/^See https:\/\/example\.com\/a for more$/);
});
