import { needsAutomaticReply } from '../domain/automaticReply';
import type { DomainContext } from '../domain/context';
import type { Schedule } from './schedule';

/** How long a customer waits for a person before the automatic answer. */
export const AUTO_REPLY_MS = 5000;

export type AutoReplyOptions = {
  /** Never when it is undefined. */
  delayMs: number | undefined;
  schedule: Schedule;
  /** Gives the automatic answer, where it is still needed. */
  answer: (conversationId: number) => void;
};

/** Waits beside every conversation in which nobody has answered yet. */
export class AutoReply {
  readonly #options: AutoReplyOptions;
  readonly #waits = new Map<number, () => void>();

  constructor(options: AutoReplyOptions) {
    this.#options = options;
  }

  /** Begins or ends to wait, as a conversation stands after a change. */
  watch(domain: DomainContext, conversationId: number): void {
    const { delayMs, schedule, answer } = this.#options;
    if (delayMs === undefined) return;
    const cancel = this.#waits.get(conversationId);
    if (!needsAutomaticReply(domain, conversationId)) {
      cancel?.();
      this.#waits.delete(conversationId);
      return;
    }
    if (cancel) return;
    const end = schedule(() => {
      this.#waits.delete(conversationId);
      answer(conversationId);
    }, delayMs);
    this.#waits.set(conversationId, end);
  }

  cancelAll(): void {
    for (const cancel of this.#waits.values()) cancel();
    this.#waits.clear();
  }
}
