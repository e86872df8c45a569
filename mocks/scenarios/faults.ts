import { randomFrom } from '../domain/random';

/** How an operation is made to misbehave. */
export type Fault = {
  /** Answered instead of the real one; without a body, as a documented error. */
  status?: number;
  body?: unknown;
  /** Of that answer, or of the real one where there is none. */
  contentType?: string;
  /** Milliseconds to wait before anything is answered. */
  delayMs?: number;
  /** The connection breaks and no answer comes. */
  networkError?: boolean;
  /** The connection stays open and no answer ever comes. */
  hangs?: boolean;
  /** A body that is cut off in the middle of its JSON, or none at all. */
  spoils?: 'malformed' | 'empty';
  /** The one call that misbehaves, counted from 1 since the fault was set; all when left out. */
  onlyCall?: number;
  /** The share of calls that misbehave, from 0 to 1; all when it is left out. */
  rate?: number;
  /** Decides which calls that share is made of. */
  seed?: number;
};

/** Stands for every operation, the payment provider's, the pictures and the socket included. */
export const EVERY_OPERATION = '*';

/** Stands for opening the chat's socket, which is no operation of openapi.yaml. */
export const CONNECT_SOCKET = 'connectSocket';

/** Spreads neighbouring numbers of calls over all seeds. */
const SPREAD = 0x9e3779b1;

/** Whether a fault strikes a call, counted from 1 since the fault was set. */
export function strikes({ onlyCall, rate, seed = 1 }: Fault, call: number): boolean {
  if (onlyCall !== undefined && call !== onlyCall) return false;
  return rate === undefined || randomFrom(seed ^ Math.imul(call, SPREAD))() < rate;
}

/** Whether a fault strikes every call alike. */
export function isStanding({ onlyCall, rate }: Fault): boolean {
  return onlyCall === undefined && rate === undefined;
}

/** Whether a fault answers in the operation's place; one that only delays does not. */
export function isAnswering({ status, spoils, body }: Fault): boolean {
  return status !== undefined || spoils !== undefined || body !== undefined;
}
