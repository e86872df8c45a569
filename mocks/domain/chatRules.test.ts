/** @jest-environment node */
import { peopleIds } from '../seeds/people';
import { openShop } from './admin/fakes';
import {
  announceConversation,
  describeTyping,
  findAccessibleConversation,
  findOwnMessage,
} from './chatRules';
import { addMessage, openConversation } from './conversations';

function openChat() {
  const { store, context } = openShop();
  const person = (id: number) => store.users.get(id)!;
  const asha = person(peopleIds.asha);
  const { conversationId } = openConversation(context, asha);
  return {
    store,
    context,
    conversationId,
    asha,
    other: person(peopleIds.newCustomer),
    admin: person(peopleIds.admin),
  };
}

describe('a conversation', () => {
  it('is accessible to its customer and to admins only', () => {
    const { context, conversationId, asha, other, admin } = openChat();
    const find = (user: typeof asha, id: unknown) => findAccessibleConversation(context, user, id);
    expect(find(asha, conversationId)).toMatchObject({ id: conversationId, userId: asha.id });
    expect(find(admin, conversationId)).toMatchObject({ id: conversationId });
    expect(find(other, conversationId)).toBeUndefined();
    expect(find(admin, 99_999)).toBeUndefined();
    expect(find(admin, undefined)).toBeUndefined();
  });

  it('is announced once while it waits, and only by its customer', () => {
    const { context, conversationId, asha, admin } = openChat();
    expect(announceConversation(context, admin, { conversationId })).toBeUndefined();
    expect(announceConversation(context, asha, { conversationId })).toEqual({
      conversationId,
      userId: asha.id,
      userName: 'Asha Rao',
      userEmail: 'asha@example.com',
    });
    expect(announceConversation(context, asha, { conversationId })).toBeUndefined();
  });
});

describe('a message that a socket names', () => {
  it('is found for its sender only', () => {
    const { context, conversationId, asha, admin } = openChat();
    const { id } = addMessage(context, asha, { conversationId, message: 'Hello' }).messageData;
    expect(findOwnMessage(context, asha, { id })).toMatchObject({
      id,
      conversationId,
      message: 'Hello',
    });
    expect(findOwnMessage(context, admin, { id })).toBeUndefined();
  });
});

describe('typing', () => {
  it('carries the name of the account', () => {
    const { asha } = openChat();
    const payload = { conversationId: 3, isTyping: true, userId: 1, userName: 'Mallory' };
    expect(describeTyping(asha, payload)).toEqual({
      conversationId: 3,
      userId: asha.id,
      userName: 'Asha Rao',
      isTyping: true,
    });
  });
});
