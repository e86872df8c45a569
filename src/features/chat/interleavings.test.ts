/** @jest-environment node */
import fc from 'fast-check';
import { asha } from '@/testing/asha';
import { holdsFor } from '@/testing/property';
import { newEntry, type ChatEntry } from './chatLog';
import { readMessage, readMessages } from './chatMessage';
import {
  chatReducer,
  conversationLoaded,
  initialChatState,
  messageReceived,
  sendingFailed,
  sendingRetried,
  sendingStarted,
  sendingSucceeded,
  type ChatState,
} from './chatSlice';
import { toMessageRows } from './messageRows';

const CONVERSATION = 7;

/** Few texts, so that equal messages are often on their way together. */
const TEXTS = ['Hello', 'Are you there?'];

type Row = { id: number; key: string; text: string; byStaff: boolean };
type Attempt = { key: string; text: string; id: number | null; isOpen: boolean };

/**
 * A customer's chat and its backend, which saves each message once by its key. `pick` chooses among what
 * is possible at the moment, so that anything may come in any order, late, twice or not at all.
 */
class World {
  state: ChatState = chatReducer(
    initialChatState,
    conversationLoaded({ conversationId: CONVERSATION, messages: [], isNew: false }),
  );
  readonly rows: Row[] = [];
  readonly attempts: Attempt[] = [];
  readonly lists: unknown[][] = [];
  /** Attempts to retry whose conversation is being loaded. */
  readonly lookups: { entry: ChatEntry; list: unknown[] }[] = [];
  written = 0;

  constructor(readonly idsAreText: boolean) {}

  dispatch(action: Parameters<typeof chatReducer>[1]): void {
    this.state = chatReducer(this.state, action);
  }

  toWire(row: Row, index: number): unknown {
    const senderId = row.byStaff ? 1 : asha.id;
    const as = (id: number) => (this.idsAreText ? String(id) : id);
    return {
      id: as(row.id),
      conversationId: as(CONVERSATION),
      // Both spellings, and clocks that disagree.
      ...(index % 2 ? { sender_id: as(senderId) } : { senderId: as(senderId) }),
      sender_type: row.byStaff ? 'admin' : 'user',
      sender_name: 'Somebody',
      message: row.text,
      message_type: 'text',
      created_at: new Date(Date.UTC(2036 - (row.id % 3), 0, 1)).toISOString(),
    };
  }

  list = (): unknown[] => this.rows.map((row, index) => this.toWire(row, index));

  load(list: unknown[]): void {
    const messages = readMessages(list, CONVERSATION);
    this.dispatch(conversationLoaded({ conversationId: CONVERSATION, messages, isNew: false }));
  }

  idOf = (key: string) => this.state.entries.find((entry) => entry.key === key)?.id ?? null;

  post({ key, text }: { key: string; text: string }): void {
    this.attempts.push({ key, text, id: null, isOpen: true });
  }

  succeed(key: string, id: number): void {
    this.dispatch(sendingSucceeded({ key, id, conversationId: CONVERSATION }));
  }

  readonly steps: Record<string, (pick: number) => void> = {
    send: (pick) => {
      if (this.written >= 5) return;
      const text = TEXTS[pick % TEXTS.length]!;
      const failed = this.state.entries.find(
        (entry) => entry.delivery === 'failed' && entry.text === text,
      );
      if (failed) return this.steps.retry!(pick);
      this.written += 1;
      const entry = newEntry(asha, text);
      this.dispatch(sendingStarted(entry));
      this.post(entry);
    },
    save: (pick) => {
      const waiting = this.attempts.filter(({ id }) => id === null);
      const attempt = waiting[pick % (waiting.length || 1)];
      if (!attempt) return;
      const known = this.rows.find(({ key }) => key === attempt.key);
      attempt.id = known?.id ?? this.rows.length + 1;
      const { key, text } = attempt;
      if (!known) this.rows.push({ id: attempt.id, key, text, byStaff: false });
    },
    answer: (pick) => {
      const saved = this.attempts.filter(({ id, isOpen }) => isOpen && id !== null);
      const attempt = saved[pick % (saved.length || 1)];
      if (!attempt) return;
      attempt.isOpen = false;
      this.succeed(attempt.key, attempt.id!);
    },
    breakOff: (pick) => {
      const open = this.attempts.filter(({ isOpen }) => isOpen);
      const attempt = open[pick % (open.length || 1)];
      if (!attempt) return;
      attempt.isOpen = false;
      const { key, text } = attempt;
      const found = this.idOf(key);
      if (found === null) this.dispatch(sendingFailed({ key, text }));
      else this.succeed(key, found);
    },
    retry: (pick) => {
      const failed = this.state.entries.filter(({ delivery }) => delivery === 'failed');
      const entry = failed[pick % (failed.length || 1)];
      if (!entry) return;
      this.dispatch(sendingRetried({ key: entry.key, text: entry.text }));
      this.lookups.push({ entry, list: this.list() });
    },
    lookUp: (pick) => {
      const [lookup] = this.lookups.splice(pick % (this.lookups.length || 1), 1);
      if (!lookup) return;
      this.load(lookup.list);
      if (this.idOf(lookup.entry.key) === null) this.post(lookup.entry);
    },
    echo: (pick) => {
      const index = pick % (this.rows.length || 1);
      const row = this.rows[index];
      const message = row && readMessage(this.toWire(row, index));
      if (message) {
        this.dispatch(messageReceived({ message, isMine: message.senderId === asha.id }));
      }
    },
    staffAnswers: (pick) => {
      const text = TEXTS[pick % TEXTS.length]!;
      this.rows.push({ id: this.rows.length + 1, key: 'staff', text, byStaff: true });
    },
    startLoading: (pick) => {
      const list = this.list();
      this.lists.push(pick % 2 ? list : [...list, ...list]);
    },
    finishLoading: (pick) => {
      const [list] = this.lists.splice(pick % (this.lists.length || 1), 1);
      if (list) this.load(list);
    },
  };

  /** Lets everything end that is still under way. */
  settle(): void {
    for (const name of ['save', 'lookUp', 'save', 'answer', 'finishLoading']) {
      for (let left = 20; left > 0; left -= 1) this.steps[name]!(0);
    }
    this.load(this.list());
  }
}

const STEPS = Object.keys(new World(false).steps);

const scripts = fc.record({
  idsAreText: fc.boolean(),
  steps: fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(5)), { size: 'max', maxLength: 40 }),
});

const own = ({ entries }: ChatState) => entries.filter(({ senderId }) => senderId === asha.id);

const idsOf = ({ entries }: ChatState) => entries.map(({ id }) => id).filter((id) => id !== null);

/** Expects that everything that was written is there once, saved or not. */
function expectEachOnce({ state, written }: World): void {
  expect(new Set(idsOf(state)).size).toBe(idsOf(state).length);
  const rows = toMessageRows(state.entries, new Date(Date.UTC(2036, 0, 1)));
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  expect(own(state)).toHaveLength(written);
}

it('a message is shown once at every moment, and in the end what the backend has, or failed', () => {
  holdsFor(scripts, ({ idsAreText, steps }) => {
    const world = new World(idsAreText);
    for (const [name, pick] of steps) {
      world.steps[name]!(pick);
      expectEachOnce(world);
    }
    world.settle();
    expectEachOnce(world);
    const { state, rows } = world;
    expect(idsOf(state)).toEqual(rows.map(({ id }) => id));
    const unsaved = state.entries.filter(({ id }) => id === null);
    expect(unsaved.map(({ delivery }) => delivery)).toEqual(unsaved.map(() => 'failed'));
  });
});
