import type { Rule } from '../validation/finding';
import type { SocketHub } from '@mocks/realtime/socketIoServer';

/** Handles a request as the unchanged backend does. */
export type Honest = (request: Request) => Promise<Response>;

/** A backend with one deliberate fault. */
export type Mutant = {
  /** The fault, as a sentence without a full stop. */
  name: string;
  /** The operation, or `realtime`, and the rule that must catch it. */
  caughtAt: { operationId: string; rule: Rule };
  /** Responds in place of the unchanged backend, which it may call via `honest`. */
  respond?: (request: Request, honest: Honest) => Promise<Response>;
  /** Changes the headers of every response, including CORS headers. */
  spoilHeaders?: (headers: Headers, request: Request) => void;
  /** Whether each connection is closed without a response when its second request arrives. */
  servesOnce?: boolean;
  /** Whether responses are encoded, which a client of HTTP decodes. */
  isEncoded?: boolean;
  /** Whether the backend offers only the specification, without extensions. */
  isPlain?: boolean;
  /** Wraps the hub of the live chat. */
  wrapHub?: (hub: SocketHub) => SocketHub;
};

/** A correct backend that differs from the mock backend. */
export type Variant = Omit<Mutant, 'caughtAt'>;
