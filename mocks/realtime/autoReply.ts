import { needsAutomaticReply } from '../domain/automaticReply';
import type { DomainContext } from '../domain/context';
import type { Schedule } from './schedule';

/** Milliseconds a customer waits for an admin before the automatic reply. */
export const AUTO_REPLY_MS = 5000;

export type AutoReplyOptions = {
  /** Undefined disables the automatic reply. */
  delayMs: number | undefined;
  schedule: Schedule;
  /** Sends the automatic reply if it is still needed. */
  reply: (conversationId: number) => void;
};

/** Schedules the automatic reply of conversations in which nobody has replied yet. */
export class AutoReply {
  readonly #options: AutoReplyOptions;
  readonly #cancelFunctions = new Map<number, () => void>();

  constructor(options: AutoReplyOptions) {
    this.#options = options;
  }

  /** Schedules or cancels the automatic reply after a conversation has changed. */
  update(domain: DomainContext, conversationId: number): void {
    const { delayMs, schedule, reply } = this.#options;
    if (delayMs === undefined) return;
    const cancel = this.#cancelFunctions.get(conversationId);
    if (!needsAutomaticReply(domain, conversationId)) {
      cancel?.();
      this.#cancelFunctions.delete(conversationId);
      return;
    }
    if (cancel) return;
    const cancelReply = schedule(() => {
      this.#cancelFunctions.delete(conversationId);
      reply(conversationId);
    }, delayMs);
    this.#cancelFunctions.set(conversationId, cancelReply);
  }

  cancelAll(): void {
    for (const cancel of this.#cancelFunctions.values()) cancel();
    this.#cancelFunctions.clear();
  }
}
