import { apiCompare, type Diff } from 'api-smart-diff';
import { pairOperations, type Change } from './operations';
import { compareSecurity } from './compareSecurity';
import { isBreaking } from './isBreaking';
import { nameParameters } from './nameParameters';

/** Schema changes show up where the schemas are used; other sections do not affect clients. */
const RELEVANT = 'paths';
const SECURITY = 'security';

const isExample = (path: Diff['path']) =>
  path.some((key, index) => /^examples?$/.test(String(key)) && path[index - 1] !== 'properties');

/**
 * Annotations, examples and `x-` fields do not affect clients; `compareExtensions` handles the exception.
 */
const isAnnotation = ({ path, type }: Diff) =>
  type === 'annotation' ||
  isExample(path) ||
  (type === 'unclassified' && String(path.at(-1)).startsWith('x-'));

/** Excludes security, which `compareSecurity` handles because it is defined in two places. */
const isRelevant = (diff: Diff) =>
  diff.path[0] === RELEVANT && diff.path[3] !== SECURITY && !isAnnotation(diff);

/** Returns the value at a path, with references resolved; undefined if there is none. */
function valueAt(document: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (parent, key) => follow(document, (follow(document, parent) as Record<string, unknown>)?.[key]),
    document,
  );
}

function follow(document: unknown, node: unknown): unknown {
  const reference = (node as { $ref?: unknown } | null | undefined)?.$ref;
  return typeof reference === 'string'
    ? valueAt(document, reference.slice(2).split('/').map(decodePointer))
    : node;
}

const decodePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

const MARK = 'x-extension';

/**
 * Returns operations that became an extension or ceased to be one. Becoming one is breaking, because
 * backends need not implement extensions.
 */
function compareExtensions(before: object, after: object): Change[] {
  return pairOperations(before, after).flatMap(({ path, ...operation }): Change[] => {
    const [was, is] = [operation.before[MARK] === true, operation.after[MARK] === true];
    if (was === is) return [];
    return [{ action: 'replace', path: [...path, MARK], before: was, after: is, isBreaking: is }];
  });
}

/** Returns the changes between two OpenAPI documents that affect clients, breaking ones first. */
export function compareDocuments(before: object, after: object): Change[] {
  const lookUp = (path: Diff['path']) => ({
    before: valueAt(before, path),
    after: valueAt(after, path),
  });
  // apiCompare modifies its arguments.
  const { diffs } = apiCompare(structuredClone(before), structuredClone(after));
  const changes = [
    ...diffs.filter(isRelevant).map((diff) => ({
      action: diff.action,
      path: diff.path,
      before: diff.before as unknown,
      after: diff.after as unknown,
      isBreaking: isBreaking(diff, lookUp),
    })),
    ...compareSecurity(before, after),
    ...compareExtensions(before, after),
  ].map((change) => nameParameters(change, (path) => valueAt(before, path)));
  return [
    ...changes.filter((change) => change.isBreaking),
    ...changes.filter((change) => !change.isBreaking),
  ];
}
