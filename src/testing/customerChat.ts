import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { connectFake } from '@mocks/realtime/fakes';
import { backend } from './mockServer';
import { people, renderApp } from './renderApp';

type Options = Parameters<typeof renderApp>[1];

/** The open panel. */
export const panel = () => within(screen.getByRole('dialog', { name: 'Support Chat' }));
/** The messages in the open panel. */
export const log = () => within(panel().getByRole('log', { name: 'Messages' }));
/** The message input of the open panel. */
export const input = () => panel().getByRole('textbox', { name: 'Message' });
/** Waits for the button that opens the chat. */
export const launcher = () => screen.findByRole('button', { name: /^Open support chat/ });

/** Renders a page and opens its chat; by default as a new customer. */
async function openPanel(options: Options = { as: people.newCustomer }) {
  const app = await renderApp('/about', options);
  await app.user.click(await launcher());
  await screen.findByRole('dialog', { name: 'Support Chat' });
  return app;
}

/** Opens the chat and waits until it is connected. */
export async function openConnected(options?: Options) {
  const app = await openPanel(options);
  await panel().findByRole('img', { name: 'Connected' });
  return app;
}

/** Connects an admin from another device to the conversation of the user on this page. */
export async function joinAsStaff() {
  const staff = await connectFake(backend.hub, (await backend.signIn('admin'))!);
  const customer = backend.store.users.all().find(({ email }) => email === people.newCustomer)!;
  const findConversation = () =>
    backend.store.conversations.all().find(({ userId }) => userId === customer.id);
  await waitFor(() => expect(findConversation()).toBeDefined());
  const conversation = findConversation()!;
  await staff.receive('join-conversation', conversation.id);
  return { staff, conversationId: conversation.id };
}

/** Posts an admin's reply the way the inbox does. */
export async function replyAsStaff(conversationId: number, message: string) {
  const token = (await backend.signIn('admin'))!;
  const staff = await connectFake(backend.hub, token);
  const response = await fetch(`${process.env.API_HOST}/api/chat/message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ conversationId, message, messageType: 'text' }),
  });
  const { messageData } = (await response.json()) as { messageData: { id: number } };
  await staff.receive('new-message', { id: messageData.id, conversationId, message });
}

/** Logs the named user out with the account menu. */
export async function logOut(user: UserEvent, name = 'Nikhil Verma') {
  await user.click(screen.getByRole('button', { name: `Account of ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByText('Logged out successfully');
}
