/** @jest-environment node */
import type { ConversationSummary, GetConversationResponse } from './generated/support.gen';
import { readConversation, readOpenedConversation } from './readConversation';

const customer = { id: 2, name: 'Asha Rao', email: 'asha@example.com' };
const conversation = {
  conversationId: 9,
  status: 'waiting',
  customer,
  lastMessage: 'Hello',
  lastMessageAt: '2025-09-02T00:00:00Z',
  unreadCount: 1,
  createdAt: '2025-09-01T00:00:00Z',
};
const NOBODY = { id: 0, name: '', email: '' };

const read = (fields: object) => readConversation(fields as ConversationSummary);
const readOpened = (fields: object) => {
  const response: object = { conversation, messages: [], ...fields };
  return readOpenedConversation(response as GetConversationResponse);
};

describe('a conversation', () => {
  it('stays as it is when it is complete', () => {
    expect(read(conversation)).toStrictEqual(conversation);
  });

  it('gets the fields that it lacks, but no assignee', () => {
    expect(read({ conversationId: 9 })).toStrictEqual({
      conversationId: 9,
      status: '',
      customer: NOBODY,
      lastMessage: null,
      lastMessageAt: null,
      unreadCount: 0,
      createdAt: '',
    });
  });

  it.each([
    ['an id that is text', { ...customer, id: '2' }, customer],
    ['no name', { id: 2, email: 'asha@example.com' }, { ...customer, name: 'asha@example.com' }],
    ['no fields', {}, NOBODY],
    ['null in its place', null, NOBODY],
    ['a list in its place', [customer], NOBODY],
  ])('of a customer with %s names what can be read', (_what, value, person) => {
    expect(read({ ...conversation, customer: value }).customer).toEqual(person);
  });

  it.each([
    ['an admin', { id: 1, name: 'Admin' }, { id: 1, name: 'Admin', email: '' }],
    ['nobody', null, null],
    ['text', 'Admin', null],
  ])('is assigned to %s', (_what, value, assignee) => {
    expect(read({ ...conversation, assignee: value }).assignee).toEqual(assignee);
  });

  it('counts messages that are sent as text', () => {
    expect(read({ ...conversation, unreadCount: '3' }).unreadCount).toBe(3);
  });
});

describe('an opened conversation', () => {
  it('stays as it is when it is complete', () => {
    const complete = {
      conversation,
      messages: [{ id: 1 }],
      opened_from: { title: 'Clinic', path: '/projects/4' },
      notes: [
        {
          id: 5,
          author: { id: 1, name: 'Admin', email: 'admin@example.com' },
          text: 'Called',
          created_at: '2025-09-02T00:00:00Z',
        },
      ],
      purchases: [{ id: 4, title: 'Clinic', purchase_date: '2025-09-01' }],
    };
    expect(readOpened(complete)).toStrictEqual(complete);
  });

  it('gets the fields that it lacks, but no notes', () => {
    expect(readOpened({ conversation: { conversationId: 9 } })).toStrictEqual({
      conversation: read({ conversationId: 9 }),
      messages: [],
      opened_from: null,
      purchases: [],
    });
  });

  it.each([
    ['null', null, null],
    ['text', '/projects/4', null],
    ['a path without a title', { path: '/cart' }, { title: '/cart', path: '/cart' }],
    ['a title without a path', { title: 'Cart' }, { title: 'Cart', path: '' }],
  ])('was opened from what can be read of %s', (_what, value, openedFrom) => {
    expect(readOpened({ opened_from: value }).opened_from).toEqual(openedFrom);
  });

  it.each([null, {}, 'text', [null, 'text', {}, { id: 'five' }]])(
    'has neither notes nor purchases when they are %j',
    (value) => {
      expect(readOpened({ notes: value, purchases: value })).toMatchObject({
        notes: [],
        purchases: [],
      });
    },
  );

  it('has the notes and purchases that have an id', () => {
    const lists = { notes: [{}, { id: '5' }], purchases: [null, { id: '4' }] };
    expect(readOpened(lists)).toMatchObject({
      notes: [{ id: 5, author: NOBODY, text: '', created_at: '' }],
      purchases: [{ id: 4, title: 'Untitled project', purchase_date: '' }],
    });
  });
});
