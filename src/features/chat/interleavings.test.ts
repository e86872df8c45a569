/** @jest-environment node */
import fc from 'fast-check';
import type { ChatMessage } from '@/api/chatApi';
import { asha } from '@/testing/asha';
import { holdsFor } from '@/testing/property';
import { isStored, toEntries } from './chatEntries';
import { readMessage } from './chatMessage';
import {
  conversationLoaded,
  makeLog,
  messageReceived,
  sendingEnded,
  sendingRetried,
  sendingStarted,
  sendingSucceeded,
} from './conversationLog';

const CONVERSATION = 7;

/** Few texts, so that equal messages are often on their way together. */
const TEXTS = ['Hello', 'Are you there?'];

type Row = { id: number; key: string; text: string; byStaff: boolean };
type Attempt = { key: string; text: string; id: number | null; isOpen: boolean };

/**
 * A conversation and its backend, which saves each message once by its key. `pick` chooses among what
 * is possible at the moment, so that anything may come in any order, late, twice or not at all.
 */
class World {
  readonly log = makeLog(CONVERSATION);
  readonly rows: Row[] = [];
  readonly attempts: Attempt[] = [];
  readonly lists: ChatMessage[][] = [];
  /** Attempts to retry whose conversation is being loaded. */
  readonly lookups: { key: string; text: string; list: ChatMessage[] }[] = [];
  written = 0;

  entries = () => toEntries(this.log.getState());

  failed = () => this.entries().filter(({ delivery }) => delivery === 'failed');

  toWire = ({ id, byStaff, text }: Row): ChatMessage => ({
    id,
    conversationId: CONVERSATION,
    sender_id: byStaff ? 1 : asha.id,
    sender_type: byStaff ? 'admin' : 'user',
    sender_name: 'Somebody',
    message: text,
    message_type: 'text',
    created_at: '2026-01-15T06:30:00.000Z',
  });

  list = (): ChatMessage[] => this.rows.map(this.toWire);

  load(list: ChatMessage[]): void {
    const messages = list.map(readMessage);
    this.log.dispatch(conversationLoaded({ conversationId: CONVERSATION, messages }));
  }

  post(key: string, text: string): void {
    this.attempts.push({ key, text, id: null, isOpen: true });
  }

  readonly steps: Record<string, (pick: number) => void> = {
    send: (pick) => {
      if (this.written >= 5) return;
      const text = TEXTS[pick % TEXTS.length]!;
      if (this.failed().some((entry) => entry.text === text)) return this.steps.retry!(pick);
      this.written += 1;
      const { payload } = this.log.dispatch(sendingStarted(asha, text));
      this.post(payload.key, text);
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
      const { key, id } = attempt;
      this.log.dispatch(sendingSucceeded({ key, id: id!, conversationId: CONVERSATION }));
    },
    breakOff: (pick) => {
      const open = this.attempts.filter(({ isOpen }) => isOpen);
      const attempt = open[pick % (open.length || 1)];
      if (!attempt) return;
      attempt.isOpen = false;
      this.log.dispatch(sendingEnded(attempt.key));
    },
    retry: (pick) => {
      const failed = this.failed();
      const entry = failed[pick % (failed.length || 1)];
      if (!entry) return;
      this.log.dispatch(sendingRetried(entry.key));
      this.lookups.push({ key: entry.key, text: entry.text, list: this.list() });
    },
    lookUp: (pick) => {
      const [lookup] = this.lookups.splice(pick % (this.lookups.length || 1), 1);
      if (!lookup) return;
      this.load(lookup.list);
      if (isStored(this.log.getState(), lookup.key)) this.log.dispatch(sendingEnded(lookup.key));
      else this.post(lookup.key, lookup.text);
    },
    echo: (pick) => {
      const row = this.rows[pick % (this.rows.length || 1)];
      if (row) this.log.dispatch(messageReceived(readMessage(this.toWire(row))));
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

const STEPS = Object.keys(new World().steps);

const scripts = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(5)), {
  ...{ size: 'max', maxLength: 40 },
});

const idsOf = (world: World) =>
  world
    .entries()
    .map(({ id }) => id)
    .filter((id) => id !== null);

/** Expects that everything that was written is there once, saved or not. */
function expectEachOnce(world: World): void {
  expect(new Set(idsOf(world)).size).toBe(idsOf(world).length);
  const keys = world.entries().map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(world.entries().filter(({ senderId }) => senderId === asha.id)).toHaveLength(
    world.written,
  );
}

it('a message is shown once at every moment, and in the end what the backend has, or failed', () => {
  holdsFor(scripts, (steps) => {
    const world = new World();
    for (const [name, pick] of steps) {
      world.steps[name]!(pick);
      expectEachOnce(world);
    }
    world.settle();
    expectEachOnce(world);
    expect(idsOf(world)).toEqual(world.rows.map(({ id }) => id));
    const unsaved = world.entries().filter(({ id }) => id === null);
    expect(unsaved).toEqual(world.failed());
  });
});
