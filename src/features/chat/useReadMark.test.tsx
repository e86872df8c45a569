import { act, renderHook, waitFor } from '@testing-library/react';
import { makeChatStore, requestsOf } from '@/testing/chatStore';
import { backend } from '@/testing/mockServer';
import type { ReceivedMessage } from './chatMessage';
import { conversationLoaded, panelExpanded, panelMinimized } from './chatSlice';
import { useReadMark } from './ChatWidget';

const message = (id: number, isFromCustomer = false): ReceivedMessage => ({
  id,
  conversationId: 7,
  senderId: 1,
  isFromCustomer,
  senderName: 'Meera Iyer',
  text: 'Hello',
  sentAt: '',
});

beforeEach(() => backend.log.clear());

async function renderChat() {
  const { store, wrapper, user } = await makeChatStore('customer');
  const { unmount } = renderHook(useReadMark, { wrapper });
  const dispatch = (action: Parameters<typeof store.dispatch>[0]) =>
    act(() => void store.dispatch(action));
  return {
    user,
    unmount,
    dispatch,
    load: (...messages: ReceivedMessage[]) =>
      dispatch(conversationLoaded({ conversationId: 7, messages, isNew: false })),
  };
}

/** Expects this number of requests so far, after those that are under way. */
async function expectMarks(count: number) {
  await waitFor(() => expect(requestsOf('markAnswersRead')).toHaveLength(count));
  await act(() => fetch(`${process.env.API_HOST}/api/projects`));
  expect(requestsOf('markAnswersRead')).toHaveLength(count);
}

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('answers', () => {
  it('are marked as read once the panel shows them', async () => {
    const { load, dispatch } = await renderChat();
    load(message(5), message(6));
    dispatch(panelMinimized());
    await expectMarks(0);
    dispatch(panelExpanded());
    await expectMarks(1);
    dispatch(panelMinimized());
    dispatch(panelExpanded());
    load(message(5), message(6), message(7, true));
    await expectMarks(1);
    load(message(8));
    await expectMarks(2);
  });

  it('are marked as read once the page is seen', async () => {
    const { load, dispatch, unmount } = await renderChat();
    setVisibility('hidden');
    dispatch(panelExpanded());
    load(message(5));
    await expectMarks(0);
    setVisibility('visible');
    await expectMarks(1);
    const removed = jest.spyOn(document, 'removeEventListener');
    unmount();
    expect(removed).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
  });
});
