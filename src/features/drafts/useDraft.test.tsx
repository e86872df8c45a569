import '@/testing/mockServer';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeStore } from '@/app/store/makeStore';
import { sessionKnown } from '@/testing/startSession';
import { isText } from './draft';
import { useDraft } from './useDraft';

const KEY = 'review-draft-guest-new';

function Form() {
  const [text, setText] = useState('');
  const { isRestored } = useDraft({
    name: 'review-draft',
    record: 'new',
    values: text,
    updatedAt: null,
    isChanged: text !== '',
    isValues: isText,
    onRestore: ({ values }) => setText(values),
  });
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      {isRestored && <p>Restored</p>}
    </>
  );
}

async function openForm(isStrict = false) {
  const { store, stop } = makeStore();
  stops.push(stop);
  await sessionKnown(store);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(
    <Provider store={store}>
      <Form />
    </Provider>,
    { reactStrictMode: isStrict },
  );
  return { user, unmount: view.unmount };
}

const input = () => screen.getByRole('textbox', { name: 'Text' });
const storedText = () => {
  const text = sessionStorage.getItem(KEY);
  return text === null ? null : (JSON.parse(text) as { values: string }).values;
};

const stops: (() => void)[] = [];
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the draft of a form', () => {
  it('is stored while the user types, so that it survives a crash', async () => {
    const { user } = await openForm();
    await user.type(input(), 'Half');
    expect(storedText()).toBeNull();
    act(() => void jest.advanceTimersByTime(300));
    expect(storedText()).toBe('Half');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is stored before the page is hidden', async () => {
    const { user } = await openForm();
    await user.type(input(), 'Half');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(storedText()).toBe('Half');
  });

  it('is stored when the form unmounts', async () => {
    const { user, unmount } = await openForm();
    await user.type(input(), 'Half');
    unmount();
    expect(storedText()).toBe('Half');
  });

  it('is removed when nothing is left of what was typed', async () => {
    const { user } = await openForm();
    await user.type(input(), 'H');
    act(() => void jest.advanceTimersByTime(300));
    await user.clear(input());
    act(() => void jest.advanceTimersByTime(300));
    expect(storedText()).toBeNull();
  });

  it.each([false, true])('is restored, and stays stored; strict mode: %p', async (isStrict) => {
    sessionStorage.setItem(KEY, JSON.stringify({ values: 'Half', updatedAt: null }));
    const { unmount } = await openForm(isStrict);
    expect(screen.getByText('Restored')).toBeVisible();
    expect(input()).toHaveValue('Half');
    expect(storedText()).toBe('Half');
    unmount();
    expect(storedText()).toBe('Half');
  });
});
