import type { ComponentProps } from 'react';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useGetUnreadCountQuery } from '@/api/chatApi';
import { makeChatStore } from '@/testing/chatStore';
import { backend } from '@/testing/mockServer';
import { draftChanged, panelExpanded } from './chatSlice';
import { ChatWidget } from './ChatWidget';
import { UnreadLauncher } from './UnreadLauncher';

type Request = ComponentProps<typeof ChatWidget>['request'];

const openButton = () => screen.getByRole('button', { name: /^Open support chat/ });
const panel = () => screen.queryByRole('dialog', { name: 'Support Chat' });

/** Renders the widget of the new customer. */
async function renderWidget(request: Request = null) {
  const made = await makeChatStore('customer');
  const onRequestMet = jest.fn();
  const widget = (next: Request) => (
    <ChatWidget user={made.user} request={next} onRequestMet={onRequestMet} />
  );
  const { rerender, unmount } = render(widget(request), { wrapper: made.wrapper });
  return {
    ...made,
    unmount,
    onRequestMet,
    ask: (next: Request) => rerender(widget(next)),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    /** Waits until the open chat has its conversation. */
    loaded: () => waitFor(() => expect(made.chat().conversationId).not.toBeNull()),
  };
}

describe('the chat', () => {
  it('starts as a launcher and does not move the focus', async () => {
    const { onRequestMet, chat } = await renderWidget();
    expect(panel()).not.toBeInTheDocument();
    expect(openButton()).not.toHaveFocus();
    expect(onRequestMet).not.toHaveBeenCalled();
    expect(chat().panel).toBe('closed');
  });

  it('opens, is minimized and closed, with the focus on what opens it again', async () => {
    const { loaded, press } = await renderWidget();
    fireEvent.click(openButton());
    expect(panel()).toBeVisible();
    await loaded();
    press('Minimize chat');
    expect(panel()).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Minimized chat' })).toBeVisible();
    expect(openButton()).toHaveFocus();
    fireEvent.click(openButton());
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    press('Close chat');
    expect(screen.queryByRole('group', { name: 'Minimized chat' })).not.toBeInTheDocument();
    expect(openButton()).toHaveFocus();
  });

  it('is closed while it is minimized', async () => {
    const { loaded, press, chat } = await renderWidget();
    fireEvent.click(openButton());
    await loaded();
    press('Minimize chat');
    press('Close chat');
    expect(chat().panel).toBe('closed');
    expect(openButton()).toHaveFocus();
  });

  it('is forgotten when it goes', async () => {
    const { store, unmount, loaded, chat } = await renderWidget();
    act(() => void store.dispatch(panelExpanded()));
    act(() => void store.dispatch(draftChanged('Half')));
    await loaded();
    unmount();
    expect(chat()).toMatchObject({ panel: 'closed', draft: '', conversationId: null });
  });
});

describe('a request', () => {
  const about = { title: 'Leadwell CRM', path: '/projects/4' };

  it('opens the chat with its subject and message, and reports that it is met', async () => {
    const { chat, onRequestMet, loaded } = await renderWidget({ message: 'In Hindi?', about });
    expect(panel()).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('In Hindi?');
    expect(chat().about).toEqual(about);
    expect(onRequestMet).toHaveBeenCalledTimes(1);
    await loaded();
  });

  it('without a message and a subject focuses the current message', async () => {
    const { ask, chat, store, loaded } = await renderWidget({ message: null, about });
    await loaded();
    act(() => void store.dispatch(draftChanged('Half')));
    const input = screen.getByRole('textbox', { name: 'Message' });
    act(() => input.blur());
    ask(null);
    expect(input).not.toHaveFocus();
    ask({ message: null });
    expect(input).toHaveFocus();
    expect(chat()).toMatchObject({ about: null, draft: 'Half' });
  });
});

describe('the number of unread answers', () => {
  it.each([
    [2, 'Open support chat, 2 unread'],
    ['2', 'Open support chat'],
    [1.5, 'Open support chat'],
    [null, 'Open support chat'],
  ])('%p is on the launcher: %p', async (unread_count, name) => {
    backend.faults.set('getUnreadCount', { status: 200, body: { unread_count } });
    const { wrapper } = await makeChatStore('customer');
    render(<UnreadLauncher />, { wrapper });
    const { result } = renderHook(() => useGetUnreadCountQuery(), { wrapper });
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    expect(screen.getByRole('button', { name })).toBeVisible();
  });
});
