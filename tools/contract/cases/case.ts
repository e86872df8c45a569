import type { Call } from '../exchange/types';
import type { World } from '../world/world';
import type { Answers } from './answers';
import type { Probe } from './probe';

/** The operation id of live chat cases, since the chat is not an operation of openapi.yaml. */
export const REALTIME = 'realtime';

/**
 * Statuses with which a correct backend may reject unknown fields, since the document does not
 * specify one.
 */
export const REFUSALS: readonly number[] = [400, 422];

/** The steps of a case. */
export type Run = (probe: Probe, world: World) => Promise<unknown>;

/** A test case for a backend. */
export type Case = {
  /** The operation under test, or `REALTIME`. */
  operationId: string;
  title: string;
  /** The accepted statuses; empty if the case does not test a status. */
  due: readonly number[];
  /** Whether it changes data, or might if the backend fails to reject it. */
  writes?: boolean;
  /** The extension that it needs beside that of its operation, by its name or `KEYS`. */
  needs?: string;
  /** Whether cases of other operations use its results or the state it leaves. */
  prepares?: boolean;
  run: Run;
};

/** What a case tests: an operation, the statuses it expects, and in words; and whether others depend on it. */
type Head<Op extends string> = [
  operationId: Op,
  due: number | readonly number[],
  title: string,
  role?: 'prepares',
];

/** Creates a case of several steps. */
export const flowCase = ([operationId, due, title, role]: Head<string>, run: Run): Case => ({
  operationId,
  title,
  due: [due].flat(),
  ...(role && { prepares: true }),
  run,
});

/** Creates a case of a single call. If the response is valid, `verify` checks its JSON body further. */
export const callCase = <Op extends keyof Answers>(
  head: Head<Op>,
  makeCall: (world: World) => Call | Promise<Call>,
  verify?: (body: Answers[Op], probe: Probe, world: World) => unknown,
): Case =>
  flowCase(head, async (probe, world) => {
    const [operationId, due] = head;
    const { json } = await probe.call(operationId, await makeCall(world), [due].flat());
    await verify?.(json as Answers[Op], probe, world);
  });

/** The name of the extension of idempotency keys, which belongs to no operation. */
export const KEYS = 'idempotencyKeys';

/** Marks cases that need an extension beside that of their operations. */
export const needing = (needs: string, cases: Case[]): Case[] =>
  cases.map((entry) => ({ ...entry, needs }));

/** Marks cases as writing; others only read. */
export const writing = (cases: Case[]): Case[] =>
  cases.map((entry) => ({ ...entry, writes: true }));
