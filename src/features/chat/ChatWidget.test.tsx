import type { ComponentProps } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { makeChatStore } from '@/testing/chatStore';
import { ChatWidget } from './ChatWidget';

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

it('the chat opens, is minimized and closed, with the focus on what opens it again', async () => {
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
});
