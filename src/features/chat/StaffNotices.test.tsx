import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { post, tokenOf } from '@mocks/contract/client';
import { connectFake } from '@mocks/realtime/fakes';
import { useGetConversationQuery, useListConversationsQuery } from '@/api/supportApi';
import { ToastArea } from '@/features/toasts';
import { makeChatStore, requestsOf } from '@/testing/chatStore';
import { backend } from '@/testing/mockServer';
import StaffNotices from './StaffNotices';
import { useChatSocket } from './useChatSocket';

/** Connects a customer with a new conversation. */
async function connectCustomer() {
  const token = await tokenOf('new@example.com');
  const customer = await connectFake(backend.hub, token);
  const { conversationId } = await post<{ conversationId: number }>(
    '/api/chat/conversation',
    {},
    token,
  );
  return {
    conversationId,
    announce: () => customer.receive('new-conversation', { conversationId }),
    write: () =>
      post('/api/chat/message', { conversationId, message: 'Hi', messageType: 'text' }, token),
  };
}

/** Renders the notices of an admin who looks at the list and at the customer's conversation. */
async function renderNotices() {
  const customer = await connectCustomer();
  const { conversationId } = customer;
  const { wrapper: Wrapper } = await makeChatStore('admin');
  const { result } = renderHook(
    () => ({
      ...useChatSocket(true),
      queries: [useListConversationsQuery(), useGetConversationQuery({ conversationId })],
    }),
    { wrapper: Wrapper },
  );
  const { unmount } = render(
    <Wrapper>
      <MemoryRouter>
        <StaffNotices />
        <ToastArea />
      </MemoryRouter>
    </Wrapper>,
  );
  const listeners = () =>
    (['conversation-started', 'conversation-updated'] as const).map(
      (event) => result.current.socket?.listeners(event).length,
    );
  await waitFor(() => expect(listeners()).toEqual([1, 1]));
  await waitFor(() => {
    const { isConnected, queries } = result.current;
    expect(isConnected && queries.every((query) => query.isSuccess && !query.isFetching)).toBe(
      true,
    );
  });
  backend.log.clear();
  return {
    ...customer,
    unmount,
    listeners,
    socket: result.current.socket!,
    counts: () => ['listConversations', 'getConversation'].map((name) => requestsOf(name).length),
  };
}

describe('an admin', () => {
  it('is notified of a new conversation with a link, and sees it in the list', async () => {
    const { announce, counts, conversationId } = await renderNotices();
    await announce();
    expect(await screen.findByText('Nikhil Verma is waiting in the support chat')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      `/admin/chat?conversation=${conversationId}`,
    );
    await waitFor(() => expect(counts()).toEqual([1, 0]));
  });

  it('sees what changes in a conversation, in the list and in the conversation', async () => {
    const { write, counts } = await renderNotices();
    await write();
    await waitFor(() => expect(counts()).toEqual([1, 1]));
    expect(screen.queryByText(/is waiting/)).not.toBeInTheDocument();
  });
});
