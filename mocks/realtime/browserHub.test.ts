/** @jest-environment node */
import { issueToken } from '../domain/tokens';
import { addMessage, openConversation } from '../domain/conversations';
import { createMockBackend } from '../createMockBackend';
import { memoryFiles } from '../persistence/memoryFiles';
import { memoryStorage } from '../persistence/memoryStorage';
import { peopleIds } from '../seeds/people';
import { openTabChannel } from './browserHub';
import { connectFake } from './fakes';

type Listener = (event: { data: unknown }) => void;

/** Behaves as in a browser: a message reaches all other channels of the same name. */
class FakeBroadcastChannel {
  static open: FakeBroadcastChannel[] = [];
  readonly #listeners: Listener[] = [];

  constructor(readonly name: string) {
    FakeBroadcastChannel.open.push(this);
  }

  addEventListener(_type: 'message', listener: Listener): void {
    this.#listeners.push(listener);
  }

  postMessage(data: unknown): void {
    for (const other of FakeBroadcastChannel.open) {
      if (other === this || other.name !== this.name) continue;
      for (const listener of other.#listeners) listener({ data: structuredClone(data) });
    }
  }
}

const now = () => new Date('2025-10-15T09:00:00Z');
const original = globalThis.BroadcastChannel;
beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
});
afterEach(() => {
  FakeBroadcastChannel.open = [];
});
afterAll(() => {
  Object.assign(globalThis, { BroadcastChannel: original });
});

/** Opens two tabs of a browser: a customer in one, an admin in the other. */
async function openTabs() {
  const storage = memoryStorage();
  const openTab = () => createMockBackend({ now, storage, channel: openTabChannel('shop') });
  const [one, other] = [openTab(), openTab()];
  const context = { store: one.store, files: memoryFiles(), now, seed: 7 };
  const asha = one.store.users.get(peopleIds.asha)!;
  const customer = await connectFake(one.hub, await issueToken(context, asha));
  const staff = await connectFake(
    other.hub,
    await issueToken(context, one.store.users.get(peopleIds.admin)!),
  );
  const { conversationId } = openConversation(context, asha);
  // Any event saves the changes, which makes the other tab see them.
  await customer.receive('join-conversation', conversationId);
  await staff.receive('join-conversation', conversationId);
  return { one, other, asha, customer, staff, conversationId };
}

describe('two tabs', () => {
  it('exchange events', async () => {
    const { one, asha, customer, staff, conversationId } = await openTabs();
    await customer.receive('new-conversation', { conversationId });
    await customer.receive('typing', { conversationId, isTyping: true });
    const { messageData } = addMessage(
      { store: one.store, files: memoryFiles(), now, seed: 7 },
      asha,
      { conversationId, message: 'Hello' },
    );
    await customer.receive('new-message', messageData);
    expect(staff.received.map(([event]) => event)).toEqual([
      'conversation-started',
      'user-typing',
      'message-received',
    ]);
    expect(customer.received.map(([event]) => event)).toEqual(['message-received']);
  });

  it('drop the connections of a user whose role changes', async () => {
    const { one, asha, customer, staff } = await openTabs();
    one.hub.dropUser(peopleIds.admin);
    expect([customer.ending, staff.ending]).toEqual([null, 'dropped']);
    one.hub.dropUser(asha.id);
    expect(customer.ending).toBe('dropped');
  });

  it('both lose their connections when one is reset', async () => {
    const { one, customer, staff } = await openTabs();
    await one.reset();
    expect([customer.ending, staff.ending]).toEqual(['dropped', 'dropped']);
  });
});
