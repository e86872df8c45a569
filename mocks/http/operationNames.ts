import { CONNECT_SOCKET, EVERY_OPERATION, type Fault } from '../scenarios/faults';
import { operations } from './operations';

const names: readonly string[] = [
  ...operations.map(({ operationId }) => operationId),
  CONNECT_SOCKET,
  EVERY_OPERATION,
];

/**
 * Returns the name of an operation, of connecting to the chat or of all operations; throws for any
 * other value.
 */
export function requireOperation(name: unknown): string {
  const known = names.find((each) => each === name);
  if (known === undefined) throw new TypeError(`There is no operation ${String(name)}`);
  return known;
}

/** The faults that connecting to the chat can have, at every attempt. */
const OF_THE_SOCKET: readonly string[] = ['status', 'networkError'] satisfies (keyof Fault)[];

/** Returns a fault that its operation can have; throws for any other. */
export function requireFault(name: unknown, fault: Fault): [operationId: string, fault: Fault] {
  const operationId = requireOperation(name);
  const isFit =
    operationId !== CONNECT_SOCKET ||
    Object.keys(fault).every((field) => OF_THE_SOCKET.includes(field));
  if (!isFit)
    throw new TypeError(
      'Connecting to the chat can only fail with a status or break, at every attempt',
    );
  return [operationId, fault];
}
