import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MessageInput } from './MessageInput';

function renderInput(value: string, hint: string | null = null) {
  const onChange = jest.fn<void, [text: string]>();
  const onSend = jest.fn<void, [text: string]>();
  const onQueue = jest.fn<void, []>();
  const queue = { isQueued: hint !== null, onQueue };
  render(<MessageInput {...{ value, onChange, onSend, hint, ...queue }} />);
  const input = screen.getByRole('textbox', { name: 'Message' });
  return {
    input,
    button: screen.getByRole('button', { name: 'Send message' }),
    onChange,
    onSend,
    onQueue,
    /** Presses a key; returns whether the browser handles it, too. */
    press: (init: object) => fireEvent.keyDown(input, init),
  };
}

it('keeps a text that is too long, says so, and sends one of 10,000 characters', () => {
  const { input, button, press, onSend } = renderInput('🙂'.repeat(10_001));
  expect(input).not.toHaveAttribute('maxlength');
  expect(input).toHaveAccessibleDescription(
    'A message can have at most 10,000 characters, and this one has 10,001.',
  );
  expect(button).toBeDisabled();
  press({ key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
  cleanup();
  expect(renderInput('🙂'.repeat(10_000)).button).toBeEnabled();
});

it('sends the text as it is with the button, and with Enter, which breaks no line', () => {
  const { button, onSend, press } = renderInput(' Hello\n');
  fireEvent.click(button);
  expect(onSend.mock.calls).toEqual([[' Hello\n']]);
  expect(press({ key: 'Enter' })).toBe(false);
  expect(onSend.mock.calls).toEqual([[' Hello\n'], [' Hello\n']]);
});

it.each([
  ['Shift and Enter', { key: 'Enter', shiftKey: true }],
  ['another key', { key: 'a' }],
  ['Enter of an input method', { key: 'Enter', isComposing: true }],
  ['Enter at the end of a composition in Safari', { key: 'Enter', keyCode: 229 }],
])('leaves %s to the browser', (_what, init) => {
  const { onSend, press } = renderInput('Hello');
  expect(press(init)).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
});

it('queues what is to be sent too early, and says so', () => {
  const { onQueue, onSend, press } = renderInput('Hello', 'Loading your conversation…');
  press({ key: 'Enter' });
  expect([onQueue, onSend].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'Loading your conversation… Your message will be sent then.',
  );
});

it.each(['', ' \n', '\u200b', '\u2800 \u3164'])('does not send the blank text %j', (text) => {
  const { button, onSend, press } = renderInput(text);
  expect(button).toBeDisabled();
  expect(press({ key: 'Enter' })).toBe(false);
  expect(onSend).not.toHaveBeenCalled();
});
