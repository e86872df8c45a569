import { createRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { ChatLauncher } from './ChatLauncher';

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
});
