import { createRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { ChatLauncher } from './ChatLauncher';
import { MinimizedChat } from './MinimizedChat';

describe('the launcher', () => {
  it.each([
    [undefined, 'Open support chat', ''],
    [0, 'Open support chat', ''],
    [1, 'Open support chat, 1 unread', '1'],
    [12, 'Open support chat, 12 unread', '12'],
  ])('with %p unread answers is named %p, and shows %p', (unreadCount, name, number) => {
    render(<ChatLauncher {...(unreadCount !== undefined && { unreadCount })} />);
    const button = screen.getByRole('button');
    expect(button).toHaveAccessibleName(name);
    expect(button).not.toHaveAttribute('aria-busy');
    expect(button.textContent).toBe(number);
  });

  it('is pressed, and takes the focus from outside', () => {
    const onPress = jest.fn();
    const ref = createRef<HTMLButtonElement>();
    render(<ChatLauncher onPress={onPress} buttonRef={ref} />);
    fireEvent.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledTimes(1);
    ref.current?.focus();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('is busy while the chat is loading, with a decorative spinner', () => {
    const { container } = render(<ChatLauncher isLoading />);
    expect(screen.getByRole('button', { busy: true })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(container.querySelector('[role=progressbar]')).toBeVisible();
  });

  it('shows no progress otherwise', () => {
    const { container } = render(<ChatLauncher />);
    expect(container.querySelector('[role=progressbar]')).not.toBeInTheDocument();
  });
});

describe('the minimized chat', () => {
  function renderMinimized(unreadCount: number, isConnected: boolean) {
    const [onExpand, onClose] = [jest.fn(), jest.fn()];
    const ref = createRef<HTMLButtonElement>();
    render(<MinimizedChat buttonRef={ref} {...{ unreadCount, isConnected, onExpand, onClose }} />);
    return { onExpand, onClose, ref };
  }

  it('is expanded and closed', () => {
    const { onExpand, onClose, ref } = renderMinimized(0, true);
    const open = screen.getByRole('button', { name: 'Open support chat' });
    expect(ref.current).toBe(open);
    fireEvent.click(open);
    expect([onExpand, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    expect([onExpand, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('tells the number of unread messages', () => {
    renderMinimized(2, true);
    expect(screen.getByRole('button', { name: 'Open support chat, 2 unread' })).toBeVisible();
  });

  it.each([true, false])('tells whether it is connected: %p', (isConnected) => {
    renderMinimized(0, isConnected);
    expect(screen.queryAllByRole('img', { name: 'Connected' })).toHaveLength(isConnected ? 1 : 0);
    expect(screen.queryAllByText('Connecting…')).toHaveLength(isConnected ? 0 : 1);
  });
});
