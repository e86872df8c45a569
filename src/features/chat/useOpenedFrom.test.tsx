import { act, renderHook, waitFor } from '@testing-library/react';
import { makeChatStore, requestsOf } from '@/testing/chatStore';
import { backend } from '@/testing/mockServer';
import { showInTab } from '@/ui/documentTitle';
import { post, tokenOf } from '@mocks/contract/client';
import { useOpenedFrom } from './ChatWidget';
import type { ChatSubject } from './openChatEvent';

/** Renders the report of the new customer, who has a conversation and expands the panel. */
async function renderReport(subject: ChatSubject | null) {
  const { wrapper } = await makeChatStore('customer');
  await post('/api/chat/conversation', {}, await tokenOf('new@example.com'));
  backend.log.clear();
  const { result, rerender } = renderHook(
    ({ about, isExpanded }) => useOpenedFrom(about, isExpanded),
    { wrapper, initialProps: { about: subject, isExpanded: true } },
  );
  return {
    show: (about: ChatSubject | null, isExpanded: boolean) => rerender({ about, isExpanded }),
    tell: () => act(() => result.current()),
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
  showInTab({ page: title });
  window.history.pushState(null, '', path);
}

it('reports the page on which the chat was opened, once for each opening', async () => {
  visit('Ideas', '/ideathon');
  const { tell, show } = await renderReport(null);
  visit('About', '/about');
  tell();
  tell();
  show(null, false);
  tell();
  await told({ title: 'Ideas', path: '/ideathon' });
  show(null, true);
  tell();
  await told({ title: 'Ideas', path: '/ideathon' }, { title: 'About', path: '/about' });
});

it('reports the subject rather than the page', async () => {
  visit('Ideas', '/ideathon');
  const { tell } = await renderReport({ title: 'Clinic', path: '/projects/4' });
  tell();
  await told({ title: 'Clinic', path: '/projects/4' });
});
