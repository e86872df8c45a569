import type { Call } from '../exchange/types';
import type { World } from '../world/world';
import type { Probe } from './probe';

/** Cases of the live chat, which is no operation of openapi.yaml. */
export const REALTIME = 'realtime';

/** One thing that a backend is asked and has to answer rightly. */
export type Case = {
  /** The operation that it is about, or `REALTIME`. */
  operationId: string;
  title: string;
  /** The documented statuses one of which is due; none for a case that is not about one. */
  due: readonly number[];
  /** Creates or changes something, were it not refused; a backend may fail to refuse it. */
  writes: boolean;
  isExtension?: boolean;
  run: (probe: Probe, world: World) => Promise<unknown>;
};

/** What a case sends; a function of what is known when it is run. */
export type MakeCall = (world: World) => Call | Promise<Call>;

type Verify<Body> = (body: Body, probe: Probe, world: World) => unknown;

/**
 * A case of one call whose answer has to have a status. `verify` looks further into the JSON body of
 * an answer that holds to the document.
 */
export function answerCase<Body = unknown>(
  [operationId, status, title]: [operationId: string, status: number, title: string],
  makeCall: MakeCall,
  verify?: Verify<Body>,
): Omit<Case, 'writes'> {
  return {
    operationId,
    title,
    due: [status],
    run: async (probe, world) => {
      const { json } = await probe.ask(operationId, await makeCall(world), [status]);
      await verify?.(json as Body, probe, world);
    },
  };
}

/** Says of cases that they change nothing. */
export const reading = (cases: Omit<Case, 'writes'>[]): Case[] =>
  cases.map((entry) => ({ ...entry, writes: false }));

/** Says of cases that they create or change something. */
export const writing = (cases: Omit<Case, 'writes'>[]): Case[] =>
  cases.map((entry) => ({ ...entry, writes: true }));
