import { readChatRequest, requestChat, type ChatRequest } from './openChatEvent';

const none = { message: null, about: undefined };

const readDetail = (detail: unknown) => readChatRequest(new CustomEvent('openChatbot', { detail }));

it('reaches the listeners of the window', () => {
  const requests: ChatRequest[] = [];
  const listener = (event: Event) => void requests.push(readChatRequest(event));
  const about = { title: 'Leadwell CRM', path: '/projects/4' };
  window.addEventListener('openChatbot', listener);
  requestChat({ message: 'Is it in Hindi?', about });
  requestChat({ message: null });
  window.removeEventListener('openChatbot', listener);
  expect(requests).toEqual([{ message: 'Is it in Hindi?', about }, none]);
});

it.each([
  ['nothing', null],
  ['a number', 5],
  ['no message', {}],
  ['a message that is no text', { message: { text: 'no' } }],
  ['a subject that is null', { about: null }],
  ['a subject that is text', { about: 'Leadwell CRM' }],
  ['a subject without a path', { about: { title: 'Leadwell CRM' } }],
  ['a subject without a title', { about: { path: '/projects/4' } }],
])('requests nothing but the chat with %s', (_what, detail) => {
  expect(readDetail(detail)).toEqual(none);
});
