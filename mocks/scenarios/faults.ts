/** How an operation is made to misbehave. */
export type Fault = {
  /** Answered instead of the real one; without a body, as a documented error. */
  status?: number;
  body?: unknown;
  contentType?: string;
  /** Milliseconds to wait before anything is answered. */
  delayMs?: number;
  /** The connection breaks and no answer comes. */
  networkError?: boolean;
};

/** Stands for every operation, the payment provider's, the pictures and the socket included. */
export const EVERY_OPERATION = '*';

/** Stands for opening the chat's socket, which is no operation of openapi.yaml. */
export const CONNECT_SOCKET = 'connectSocket';

/** The faults in force, by operationId. */
export class FaultBoard {
  readonly #faults = new Map<string, Fault>();

  set(operationId: string, fault: Fault): void {
    this.#faults.set(operationId, fault);
  }

  get(operationId: string): Fault | undefined {
    return this.#faults.get(operationId) ?? this.#faults.get(EVERY_OPERATION);
  }

  clear(): void {
    this.#faults.clear();
  }
}
