import { act, renderHook, waitFor } from '@testing-library/react';
import { makeChatStore, requestsOf } from '@/testing/chatStore';
import { backend } from '@/testing/mockServer';
import type { ChatSubject } from './openChatEvent';
import { useFetchConversation } from './useFetchConversation';
import { useOpenedFrom } from './useOpenedFrom';

/** Renders the report of the new customer, who has a conversation. */
async function renderReport(subject: ChatSubject | null) {
  const { wrapper } = await makeChatStore('customer');
  const { result, rerender } = renderHook(
    ({ about }) => ({ tell: useOpenedFrom(about), open: useFetchConversation() }),
    { wrapper, initialProps: { about: subject } },
  );
  await act(() => result.current.open());
  backend.log.clear();
  return {
    change: (about: ChatSubject | null) => rerender({ about }),
    tell: () => act(() => result.current.tell()),
  };
}

/** Waits until this was told, each thing once. */
const told = (...subjects: ChatSubject[]) =>
  waitFor(() =>
    expect(
      requestsOf('tellOpenedFrom').map(({ request }) => JSON.parse(request.body!) as unknown),
    ).toEqual(subjects.map(({ title, path }) => ({ title, path }))),
  );

function visit(title: string, path: string): void {
  document.title = title;
  window.history.pushState(null, '', path);
}

it('reports the page on which the chat was opened, once', async () => {
  visit('Ideas', '/ideathon');
  const { tell, change } = await renderReport(null);
  visit('About', '/about');
  tell();
  tell();
  await told({ title: 'Ideas', path: '/ideathon' });
  change({ title: 'Leadwell CRM', path: '/projects/4' });
  tell();
  await told({ title: 'Ideas', path: '/ideathon' }, { title: 'Leadwell CRM', path: '/projects/4' });
});

it('reports the subject rather than the page, in at most 200 and 300 characters', async () => {
  visit('Ideas', '/ideathon');
  const { tell } = await renderReport({ title: 'a'.repeat(201), path: `/${'b'.repeat(300)}` });
  tell();
  await told({ title: 'a'.repeat(200), path: `/${'b'.repeat(299)}` });
});
