import type { Rule } from '../judge/finding';
import type { SocketHub } from '@mocks/realtime/socketIoServer';

/** Answers as the honest backend does. */
export type Honest = (request: Request) => Promise<Response>;

/** A backend that lies in one thing. */
export type Mutant = {
  /** What it does wrong, as a sentence without a full stop. */
  name: string;
  /** The operation, or `realtime`, at which it has to be caught, and by which rule. */
  caughtAt: { operationId: string; rule: Rule };
  /** Answers in place of the honest backend; a request that it has no lie for is passed on. */
  answer?: (request: Request, honest: Honest) => Promise<Response>;
  /** Changes the headers of every answer, those for other origins included. */
  spoilHeaders?: (headers: Headers, request: Request) => void;
  /** Stands before the hub of the live chat. */
  wrapHub?: (hub: SocketHub) => SocketHub;
};
