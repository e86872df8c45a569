import { isPersonName, knownPeople, type PersonName } from '../seeds/knownPeople';
import { EVERY_OPERATION } from './faults';

/** The requests that a fault is for: those of an operation, or some of them. */
export type FaultTarget = {
  operationId: string;
  /** The value of the parameter in the path; null for any. */
  id: string | null;
  /** Parameters that the query must have, sorted. */
  query: readonly [name: string, value: string][];
  /** Who must be signed in; null for anybody. */
  person: PersonName | null;
};

/** A request, as far as targets distinguish it. */
export type TargetedRequest = {
  operationId: string;
  /** The value of the parameter in the path; undefined if there is none. */
  id: string | undefined;
  query: URLSearchParams;
  /** The address of the signed-in user; null for a guest. */
  email: string | null;
};

const TARGET = /^([\w*]+)(?:\/([^/?@]+))?(?:\?([^@]+))?(?:@(.+))?$/;

/**
 * Parses a target such as `login`, `getProject/4`, `listProjects?category=Web`, `listPayments@owner` or
 * several of these conditions in this order; throws an error message if it is invalid.
 */
export function parseTarget(text: string): FaultTarget {
  const [, operationId, id = null, query = '', person = null] = TARGET.exec(text) ?? [];
  if (!operationId) {
    throw new TypeError(`"${text}" is no target such as login, getProject/4 or listPayments@owner`);
  }
  if (person !== null && !isPersonName(person)) {
    const names = Object.keys(knownPeople).join(', ');
    throw new TypeError(`There is no person "${person}"; there are ${names}`);
  }
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return { operationId, id: id && decodePart(id), query: [...parameters], person };
}

/** Decodes percent-encoded text; throws an error message if that is not possible. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new TypeError(`"${text}" is encoded wrongly`);
  }
}

/** Formats a target as `parseTarget` reads it; equal targets have equal texts. */
export function formatTarget({ operationId, id, query, person }: FaultTarget): string {
  return [
    operationId,
    id === null ? '' : `/${encodeURIComponent(id)}`,
    query.length === 0 ? '' : `?${new URLSearchParams([...query]).toString()}`,
    person === null ? '' : `@${person}`,
  ].join('');
}

/** Returns whether a request is one of a target. */
export function isTarget(target: FaultTarget, request: TargetedRequest): boolean {
  const { operationId, id, query, person } = target;
  return (
    (operationId === EVERY_OPERATION || operationId === request.operationId) &&
    (id === null || id === request.id) &&
    query.every(([name, value]) => request.query.getAll(name).includes(value)) &&
    (person === null || knownPeople[person].email === request.email)
  );
}

/** Returns how closely a target describes a request: its operation counts most, then its conditions. */
export function closenessOf({ operationId, id, query, person }: FaultTarget): number {
  const conditions = [id, person].filter((each) => each !== null).length + query.length;
  return (operationId === EVERY_OPERATION ? 0 : 100) + conditions;
}
