import type { Call } from '../exchange/types';
import type { World } from '../world/world';
import type { Probe } from './probe';

/** The operation id of live chat cases, since the chat is not an operation of openapi.yaml. */
export const REALTIME = 'realtime';

/**
 * Statuses with which a correct backend may reject unknown fields, since the document does not
 * specify one.
 */
export const REFUSALS: readonly number[] = [400, 422];

/** A test case for a backend. */
export type Case = {
  /** The operation under test, or `REALTIME`. */
  operationId: string;
  title: string;
  /** The accepted statuses; empty if the case does not test a status. */
  due: readonly number[];
  /** Whether it changes data, or might if the backend fails to reject it. */
  writes: boolean;
  isExtension?: boolean;
  /** Whether cases of other operations use its results or the state it leaves. */
  prepares?: boolean;
  run: (probe: Probe, world: World) => Promise<unknown>;
};

/** Builds the call of a case from the results of earlier cases. */
export type MakeCall = (world: World) => Call | Promise<Call>;

type Verify<Body> = (body: Body, probe: Probe, world: World) => unknown;

/**
 * Creates a case of a single call with an expected status. If the response is valid, `verify` checks its
 * JSON body further.
 */
export function callCase<Body = unknown>(
  [operationId, status, title]: [operationId: string, status: number, title: string],
  makeCall: MakeCall,
  verify?: Verify<Body>,
): Omit<Case, 'writes'> {
  return {
    operationId,
    title,
    due: [status],
    run: async (probe, world) => {
      const { json } = await probe.call(operationId, await makeCall(world), [status]);
      await verify?.(json as Body, probe, world);
    },
  };
}

/** Marks a case as one that cases of other operations depend on. */
export const preparing = <Entry extends Omit<Case, 'writes'>>(entry: Entry): Entry => ({
  ...entry,
  prepares: true,
});

/** Marks cases as read-only. */
export const reading = (cases: Omit<Case, 'writes'>[]): Case[] =>
  cases.map((entry) => ({ ...entry, writes: false }));

/** Marks cases as writing. */
export const writing = (cases: Omit<Case, 'writes'>[]): Case[] =>
  cases.map((entry) => ({ ...entry, writes: true }));
