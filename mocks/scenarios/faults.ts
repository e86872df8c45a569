import { randomFrom } from '@/lib/random';

/** What a fault does to a response; the real response, unchanged, if it is empty. */
export type Effect = {
  /** Replaces the response; without a body, with a documented error. */
  status?: number;
  body?: unknown;
  /** Headers of that response, or of the real one if there is none, by name. */
  headers?: Readonly<Record<string, string>>;
  /** New values of fields of the real response, by JSON Pointer (RFC 6901). */
  patch?: Readonly<Record<string, unknown>>;
  /** Milliseconds to wait before the response. */
  delayMs?: number;
  /** The most milliseconds to wait beyond that; each request waits for a random part of them. */
  jitterMs?: number;
  /** The bandwidth for the bodies of the request and the response, in kilobits per second. */
  kbps?: number;
  /** The connection breaks without a response. */
  networkError?: boolean;
  /** The connection stays open without a response. */
  hangs?: boolean;
  /** Truncates the JSON of the body, or empties it. */
  spoils?: 'malformed' | 'empty';
};

/** When a fault applies; to every request by default. */
export type Occasion = {
  /** The first and the last request to affect, counted from 1 since the fault was set. */
  firstCall?: number;
  lastCall?: number;
  /** The share of requests to affect, from 0 to 1. */
  rate?: number;
  /** Seed of the choice of these requests, and of the jitter. */
  seed?: number;
};

/** How an operation misbehaves. */
export type Fault = Effect &
  Occasion & {
    /** What happens to the following requests, one after another; the last one stays. */
    next?: readonly Effect[];
  };

/** Matches every operation, including the payment provider's, the pictures and the socket. */
export const EVERY_OPERATION = '*';

/** The name of connecting to the chat, which is not an operation of openapi.yaml. */
export const CONNECT_SOCKET = 'connectSocket';

/** Distributes consecutive request numbers over all seeds. */
const SPREAD = 0x9e3779b1;

/**
 * Returns what a fault does to a request, counted from 1 since the fault was set, with its whole delay;
 * undefined for one that it does not affect.
 */
export function strike(fault: Fault, call: number): Effect | undefined {
  const { next = [], firstCall = 1, lastCall = Infinity, rate = 1, seed = 1, ...first } = fault;
  if (call < firstCall || call > lastCall) return undefined;
  const random = randomFrom(seed ^ Math.imul(call, SPREAD));
  if (random() >= rate) return undefined;
  const { jitterMs, ...effect } = [first, ...next][Math.min(call - firstCall, next.length)]!;
  if (jitterMs === undefined) return effect;
  return { ...effect, delayMs: (effect.delayMs ?? 0) + Math.round(random() * jitterMs) };
}

/** Returns true if a fault affects every request in the same way. */
export function isStanding({ firstCall, lastCall, rate, next }: Fault): boolean {
  return [firstCall, lastCall, rate, next].every((each) => each === undefined);
}

/** Returns true if an effect replaces the response rather than changing or delaying it. */
export function replacesResponse({ status, spoils, body }: Effect): boolean {
  return status !== undefined || spoils !== undefined || body !== undefined;
}
