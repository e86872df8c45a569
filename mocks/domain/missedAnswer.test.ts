/** @jest-environment node */
import { peopleIds } from '../seeds/people';
import { openShop } from './admin/fakes';
import { addMessage, countUnread, markAnswersRead, openConversation } from './conversations';
import { hasMissedAnswer, mailMissedAnswers } from './missedAnswer';
import { updateConversation } from './support';

function openChat() {
  const { store, context } = openShop();
  const asha = store.users.get(peopleIds.asha)!;
  const admin = store.users.get(peopleIds.admin)!;
  const { conversationId } = openConversation(context, asha);
  const write = (user: typeof asha, message: string) =>
    addMessage(context, user, { conversationId, message });
  const unread = () => countUnread(context, asha).unread_count;
  return { store, context, asha, admin, conversationId, write, unread };
}

describe('answers', () => {
  it('are unread until the customer has read them', () => {
    const { context, asha, admin, write, unread, conversationId } = openChat();
    write(asha, 'Is there an invoice?');
    expect(unread()).toBe(0);
    write(admin, 'Yes, in your dashboard.');
    write(admin, 'Shall I send it?');
    expect(unread()).toBe(2);
    expect(countUnread(context, admin).unread_count).toBe(0);
    markAnswersRead(context, asha);
    expect(unread()).toBe(0);
    write(admin, 'Still there?');
    expect(unread()).toBe(1);
    updateConversation(context, conversationId, { status: 'resolved' });
    expect(unread()).toBe(0);
  });

  it('are mailed once if the customer misses them', () => {
    const { context, asha, admin, write, store, conversationId } = openChat();
    write(asha, 'Is there an invoice?');
    expect(hasMissedAnswer(context, conversationId)).toBe(false);
    write(admin, 'Yes, in your dashboard.');
    mailMissedAnswers(context, conversationId);
    mailMissedAnswers(context, conversationId);
    expect(store.mails.all()).toMatchObject([
      { to: asha.email, text: expect.stringContaining('Meera Iyer: Yes, in your dashboard.') },
    ]);
    write(admin, 'Shall I send it?');
    write(admin, 'It is ready.');
    expect(hasMissedAnswer(context, conversationId)).toBe(true);
    mailMissedAnswers(context, conversationId);
    expect(store.mails.all()).toHaveLength(2);
    expect(store.mails.all().at(-1)).toMatchObject({
      to: asha.email,
      subject: 'Our support team has answered you',
      text:
        'Hello Asha Rao,\n\nthis waits for you in the support chat:\n\n' +
        'Meera Iyer: Shall I send it?\n\nMeera Iyer: It is ready.',
      link: '/dashboard',
    });
    write(admin, 'Anything else?');
    expect(hasMissedAnswer(context, conversationId)).toBe(true);
    markAnswersRead(context, asha);
    expect(hasMissedAnswer(context, conversationId)).toBe(false);
  });

  it('are not missed in a conversation that does not exist', () => {
    expect(hasMissedAnswer(openChat().context, 99_999)).toBe(false);
  });
});
