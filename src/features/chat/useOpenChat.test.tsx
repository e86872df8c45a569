import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { act, renderHook } from '@testing-library/react';
import { makeStore } from '@/app/store/makeStore';
import { signedIn, signedOut } from '@/features/auth';
import { selectToasts } from '@/features/toasts';
import { asha } from '@/testing/asha';
import { type ChatRequest, OPEN_CHAT_EVENT, readChatRequest } from './openChatEvent';
import { useOpenChat, useOpenChatWith } from './useOpenChat';

const requests: ChatRequest[] = [];
const listener = (event: Event) => void requests.push(readChatRequest(event));
let stop: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  requests.length = 0;
  window.addEventListener(OPEN_CHAT_EVENT, listener);
  window.history.pushState(null, '', '/ideathon');
});
afterEach(() => {
  window.removeEventListener(OPEN_CHAT_EVENT, listener);
  stop();
  jest.useRealTimers();
  localStorage.clear();
});

const authenticated = signedIn({ token: 'token', user: asha });

/** Renders a page that opens the chat, at first for a session that is being checked. */
function renderPage(session?: ReturnType<typeof signedIn | typeof signedOut>) {
  const made = makeStore();
  stop = made.stop;
  const { store } = made;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/ideathon?page=2#top']}>{children}</MemoryRouter>
    </Provider>
  );
  const { result, unmount } = renderHook(
    () => ({
      openWith: useOpenChatWith('ideas'),
      openEmpty: useOpenChat('support'),
      location: useLocation(),
    }),
    { wrapper },
  );
  const change = (next: NonNullable<typeof session>) => act(() => void store.dispatch(next));
  if (session) change(session);
  return {
    change,
    unmount,
    open: (...request: Parameters<typeof result.current.openWith>) =>
      act(() => result.current.openWith(...request)),
    openEmpty: () => act(() => result.current.openEmpty()),
    pass: (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds)),
    location: () => result.current.location,
    toasts: () => selectToasts(store.getState()).map(({ type, text }) => [type, text]),
    toastIds: () => selectToasts(store.getState()).map(({ id }) => id),
  };
}

const LOG_IN = ['blank', 'Please login to contact us about project ideas'];

it('a signed-in user opens the chat with a message and a subject', () => {
  const { open, toasts, pass, location } = renderPage(authenticated);
  const about = { title: 'Idea 1', path: '/ideathon' };
  open('Build it.', about);
  expect(requests).toEqual([{ message: 'Build it.', about }]);
  expect(toasts()).toEqual([['success', 'Chat opened! Tell us about your project idea.']]);
  pass(1500);
  expect(location().pathname).toBe('/ideathon');
});

describe('a guest', () => {
  it('is asked to log in, and led there 1.5 s later, to come back', () => {
    const { open, toasts, pass, location } = renderPage(signedOut());
    open('Build it.');
    expect(toasts()).toEqual([LOG_IN]);
    pass(1499);
    expect(location().pathname).toBe('/ideathon');
    pass(1);
    expect(location()).toMatchObject({
      pathname: '/login',
      state: { from: '/ideathon?page=2#top', resume: { chat: { message: 'Build it.' } } },
    });
    expect(requests).toEqual([]);
  });

  it('is asked once by a double click, and again later', () => {
    const { open, toasts, toastIds, pass } = renderPage(signedOut());
    open('Build it.');
    const asked = toastIds();
    open('Build it.');
    expect([toasts(), toastIds()]).toEqual([[LOG_IN], asked]);
    pass(1500);
    open('Build it.');
    expect(toasts()).toEqual([LOG_IN]);
    expect(toastIds()).not.toEqual(asked);
  });
});

it('while the session is being checked opening waits for a guest, who is asked to log in', () => {
  const { open, change, toasts } = renderPage();
  open('Build it.');
  change(signedOut());
  expect(toasts()).toEqual([LOG_IN]);
  expect(requests).toEqual([]);
});

it('an event without a valid message or subject opens the chat alone', () => {
  const about = { title: 'Leadwell CRM', path: '/projects/4' };
  const details = [
    ...[null, 5, {}, { message: { text: 'no' } }],
    ...[null, 'Leadwell CRM', { title: about.title }, { path: about.path }].map((subject) => ({
      about: subject,
    })),
  ];
  for (const detail of details) window.dispatchEvent(new CustomEvent('openChatbot', { detail }));
  window.dispatchEvent(new Event('openChatbot'));
  const none = { message: null, about: undefined };
  expect(requests).toEqual([...details.map(() => none), none]);
});
