import { nearestWord } from '@/lib/spelling';
import { CONNECT_SOCKET, EVERY_OPERATION, type Fault } from '../scenarios/faults';
import { parseTarget } from '../scenarios/faultTarget';
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
  if (known !== undefined) return known;
  const near = nearestWord(String(name), names);
  throw new TypeError(`There is no operation ${String(name)}${near ? `; try ${near}` : ''}`);
}

/** The faults that connecting to the chat can have, at every attempt. */
const OF_THE_SOCKET: readonly string[] = ['status', 'networkError'] satisfies (keyof Fault)[];

/** Throws an error message if the requests of a target cannot be told apart as it asks. */
function requireConditions(target: string): void {
  const { operationId, id, query } = parseTarget(target);
  const { path = '', parameters = [] } =
    operations.find((operation) => operation.operationId === operationId) ?? {};
  if (id !== null && !path.includes(':')) {
    throw new TypeError(`The path of ${operationId} has no parameter, so there is no ${target}`);
  }
  const unknown = query.find(
    ([name]) =>
      !parameters.some((parameter) => parameter.in === 'query' && parameter.name === name),
  );
  if (unknown) throw new TypeError(`${operationId} has no query parameter ${unknown[0]}`);
}

/** Returns a fault that its target can have; throws for any other. */
export function requireFault(target: string, fault: Fault): [target: string, fault: Fault] {
  const { operationId } = parseTarget(target);
  requireOperation(operationId);
  requireConditions(target);
  const isFit =
    operationId !== CONNECT_SOCKET ||
    (target === CONNECT_SOCKET &&
      Object.keys(fault).every((field) => OF_THE_SOCKET.includes(field)));
  if (!isFit) {
    throw new TypeError(
      'Connecting to the chat can only fail with a status or break, at every attempt',
    );
  }
  return [target, fault];
}
