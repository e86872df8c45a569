/** @jest-environment node */
import { peopleIds } from '../seeds/people';
import { openShop } from './admin/fakes';
import { addAutomaticReply, needsAutomaticReply } from './automaticReply';
import { addMessage, openConversation } from './conversations';

function openChat() {
  const { store, context } = openShop();
  const onConversationChanged = jest.fn();
  const asha = store.users.get(peopleIds.asha)!;
  const admin = store.users.get(peopleIds.admin)!;
  const { conversationId: id } = openConversation(context, asha);
  const say = (user: typeof asha) =>
    addMessage(context, user, { conversationId: id, message: 'Hello' });
  return {
    context: { ...context, onConversationChanged },
    onConversationChanged,
    asha,
    admin,
    id,
    say,
  };
}

describe('the automatic reply', () => {
  it('comes once, after the customer has written', () => {
    const { context, onConversationChanged, asha, id, say } = openChat();
    expect(needsAutomaticReply(context, id)).toBe(false);
    expect(addAutomaticReply(context, id)).toBeUndefined();
    say(asha);
    expect(needsAutomaticReply(context, id)).toBe(true);
    const reply = addAutomaticReply(context, id);
    expect(reply).toMatchObject({
      conversationId: id,
      sender_id: 0,
      sender_type: 'bot',
      sender_name: 'Launchyard assistant',
      message: expect.stringMatching(
        /^Thank you for writing\. .* answer here\. Live chat hours: .*\d.*\.$/,
      ) as string,
      created_at: '2025-10-15T09:00:00.000Z',
    });
    expect(onConversationChanged.mock.calls).toEqual([[id]]);
    expect(openConversation(context, asha).messages.at(-1)).toEqual(reply);
    expect(needsAutomaticReply(context, id)).toBe(false);
    expect(addAutomaticReply(context, id)).toBeUndefined();
  });

  it('is added without a listener', () => {
    const { context, asha, id, say } = openChat();
    say(asha);
    const reply = addAutomaticReply({ ...context, onConversationChanged: undefined }, id);
    expect(reply).toMatchObject({ conversationId: id, sender_type: 'bot' });
  });

  it('is not needed once an admin has replied, or without a conversation', () => {
    const { context, asha, admin, id, say } = openChat();
    say(asha);
    say(admin);
    expect(needsAutomaticReply(context, id)).toBe(false);
    expect(needsAutomaticReply(context, 99_999)).toBe(false);
  });
});
