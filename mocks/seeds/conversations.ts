import type { ConversationRow, MessageRow, UserRow } from '../domain/model';
import { daysBefore } from './calendar';
import { peopleIds } from './people';

type Line = {
  by: 'customer' | 'staff';
  daysAgo: number;
  /** Minute of the day, in UTC. */
  minute: number;
  text: string;
};

type Chat = {
  /** The customer's name. */
  customer: string;
  status: ConversationRow['status'];
  lines: readonly Line[];
  /** Number of lines that an admin has read. */
  read: number;
};

const line = (
  by: Line['by'],
  daysAgo: number,
  hour: number,
  minute: number,
  text: string,
): Line => ({
  by,
  daysAgo,
  minute: hour * 60 + minute,
  text,
});

/** In the order in which they began. */
const CHATS: readonly Chat[] = [
  {
    customer: 'Priya Nair',
    status: 'resolved',
    read: 5,
    lines: [
      line('customer', 12, 6, 4, 'Hi, I paid but the page closed. Was I charged twice?'),
      line('staff', 12, 6, 9, 'Hello Priya, let me look at your payments.'),
      line(
        'staff',
        12,
        6,
        12,
        'Only one payment was completed, and the project is in My Projects. The other one never left pending.',
      ),
      line('customer', 12, 6, 15, 'I see it now. Downloading works too, thank you!'),
      line('staff', 12, 6, 16, 'Good to hear. Write here whenever something is missing.'),
    ],
  },
  {
    customer: 'Sneha Kulkarni',
    status: 'resolved',
    read: 3,
    lines: [
      line('customer', 6, 9, 31, 'Can I use a project of yours in work for a client?'),
      line(
        'staff',
        6,
        9,
        44,
        'Yes, each purchase comes with a commercial license. You may change the code as you like.',
      ),
      line('customer', 6, 9, 47, 'Perfect, that is all I needed.'),
    ],
  },
  {
    customer: 'Karthik Reddy',
    status: 'active',
    read: 4,
    lines: [
      line('customer', 2, 7, 20, 'The setup guide stops at the database step for me.'),
      line('staff', 2, 7, 26, 'Which error do you see, and which version of Node do you run?'),
      line('customer', 2, 7, 29, 'Node 16, and it says that fetch is not defined.'),
      line('staff', 2, 7, 33, 'That is the reason: it needs Node 20 or later. Could you try that?'),
    ],
  },
  {
    customer: 'Emily Carter',
    status: 'active',
    read: 2,
    lines: [
      line('customer', 1, 8, 2, 'Do you also build a mobile app around one of your projects?'),
      line('staff', 1, 8, 10, 'We do. Tell us what it should do and when you need it.'),
      line('customer', 1, 8, 18, 'Bookings and push messages, for two clinics. By March.'),
      line('customer', 1, 8, 19, 'I can send sketches, where should they go?'),
    ],
  },
  {
    customer: 'Imran Sheikh',
    status: 'waiting',
    read: 0,
    lines: [
      line('customer', 1, 12, 41, 'Hello, is there a discount for students?'),
      line('customer', 1, 12, 42, 'We are four people with one final-year project.'),
    ],
  },
  {
    customer: 'Tanvi Mehta',
    status: 'waiting',
    read: 0,
    lines: [
      line('customer', 1, 14, 5, 'When does the next DevOps internship begin, and is it remote?'),
    ],
  },
];

/** Returns conversations of every status, with their messages. */
export function seedConversations(
  anchor: Date,
  people: readonly UserRow[],
): { conversations: ConversationRow[]; messages: MessageRow[] } {
  const staff = people.find(({ id }) => id === peopleIds.admin)!;
  const messages: MessageRow[] = [];
  const conversations = CHATS.map(({ customer, status, lines, read }, index): ConversationRow => {
    const id = index + 1;
    const user = people.find(({ name }) => name === customer)!;
    const rows = lines.map(({ by, daysAgo, minute, text }, position): MessageRow => {
      const sender = by === 'staff' ? staff : user;
      return {
        id: messages.length + position + 1,
        conversationId: id,
        senderId: sender.id,
        senderType: sender.role,
        senderName: sender.name,
        text,
        createdAt: daysBefore(anchor, daysAgo, minute),
      };
    });
    messages.push(...rows);
    return {
      id,
      userId: user.id,
      status,
      createdAt: rows[0]!.createdAt,
      lastReadMessageId: rows[read - 1]?.id ?? 0,
      isAnnounced: true,
      customerReadMessageId: rows.at(-1)!.id,
      mailedMessageId: rows.at(-1)!.id,
      openedFrom: null,
      assigneeId: null,
      notes: [],
    };
  });
  return { conversations, messages };
}
