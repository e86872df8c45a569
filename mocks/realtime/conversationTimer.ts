import type { DomainContext } from '../domain/context';
import type { Schedule } from './schedule';

/** Milliseconds a customer waits for an admin before the automatic reply. */
export const AUTO_REPLY_MS = 5000;
/** Milliseconds that an answer stays unread before it is mailed. */
export const MISSED_ANSWER_MS = 60_000;

export type ConversationTimerOptions = {
  /** Undefined disables the timer. */
  delayMs: number | undefined;
  schedule: Schedule;
  /** Returns whether the timer applies to a conversation. */
  isNeeded: (domain: DomainContext, conversationId: number) => boolean;
  /** Called when the time has elapsed. */
  onEnd: (conversationId: number) => void;
};

/** Runs a callback when a conversation has been in a state for some time. */
export class ConversationTimer {
  readonly #options: ConversationTimerOptions;
  readonly #cancelFunctions = new Map<number, () => void>();

  constructor(options: ConversationTimerOptions) {
    this.#options = options;
  }

  /** Starts or cancels the timer of a conversation after it has changed. */
  update(domain: DomainContext, conversationId: number): void {
    const { delayMs, schedule, isNeeded, onEnd } = this.#options;
    if (delayMs === undefined) return;
    const cancel = this.#cancelFunctions.get(conversationId);
    if (!isNeeded(domain, conversationId)) {
      cancel?.();
      this.#cancelFunctions.delete(conversationId);
      return;
    }
    if (cancel) return;
    const cancelTimer = schedule(() => {
      this.#cancelFunctions.delete(conversationId);
      onEnd(conversationId);
    }, delayMs);
    this.#cancelFunctions.set(conversationId, cancelTimer);
  }

  cancelAll(): void {
    for (const cancel of this.#cancelFunctions.values()) cancel();
    this.#cancelFunctions.clear();
  }
}
