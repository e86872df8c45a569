import { randomFrom } from '@/lib/random';

/** How an operation misbehaves. */
export type Fault = {
  /** Replaces the response; without a body, with a documented error. */
  status?: number;
  body?: unknown;
  /** The content type of that response, or of the real one when there is none. */
  contentType?: string;
  /** Milliseconds to wait before the response. */
  delayMs?: number;
  /** The connection breaks without a response. */
  networkError?: boolean;
  /** The connection stays open without a response. */
  hangs?: boolean;
  /** Truncates the JSON of the body, or empties it. */
  spoils?: 'malformed' | 'empty';
  /** The only request to affect, counted from 1 since the fault was set; all by default. */
  onlyCall?: number;
  /** The share of requests to affect, from 0 to 1; all by default. */
  rate?: number;
  /** Seed of the choice of these requests. */
  seed?: number;
};

/** Matches every operation, including the payment provider's, the pictures and the socket. */
export const EVERY_OPERATION = '*';

/** The name of connecting to the chat, which is not an operation of openapi.yaml. */
export const CONNECT_SOCKET = 'connectSocket';

/** Distributes consecutive request numbers over all seeds. */
const SPREAD = 0x9e3779b1;

/** Returns true if a fault affects a request, counted from 1 since the fault was set. */
export function strikes({ onlyCall, rate, seed = 1 }: Fault, call: number): boolean {
  if (onlyCall !== undefined && call !== onlyCall) return false;
  return rate === undefined || randomFrom(seed ^ Math.imul(call, SPREAD))() < rate;
}

/** Returns true if a fault affects every request. */
export function isStanding({ onlyCall, rate }: Fault): boolean {
  return onlyCall === undefined && rate === undefined;
}

/** Returns true if a fault replaces the response rather than only delaying it. */
export function replacesResponse({ status, spoils, body }: Fault): boolean {
  return status !== undefined || spoils !== undefined || body !== undefined;
}
