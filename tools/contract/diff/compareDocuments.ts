import { apiCompare, type Diff } from 'api-smart-diff';
import type { Change } from './change';
import { compareExtensions } from './compareExtensions';
import { compareSecurity } from './compareSecurity';
import { isBreaking } from './isBreaking';

/** Changes of schemas show where they are used; names, texts and servers bind nobody. */
const BINDING = 'paths';
const SECURITY = 'security';

/** A note binds nobody, nor does an extension field; `compareExtensions` knows the one that does. */
const isMereNote = ({ path, type }: Diff) =>
  type === 'annotation' || (type === 'unclassified' && String(path.at(-1)).startsWith('x-'));

/** Who is let in is said in two places; `compareSecurity` knows what comes of both. */
const isNoticeable = (diff: Diff) =>
  diff.path[0] === BINDING && diff.path[3] !== SECURITY && !isMereNote(diff);

/** The value at a path of a document, references followed; undefined where there is none. */
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

/** What changed between two OpenAPI documents that a client can notice, breaking changes first. */
export function compareDocuments(before: object, after: object): Change[] {
  const lookUp = (path: Diff['path']) => ({
    before: valueAt(before, path),
    after: valueAt(after, path),
  });
  // The differ fills gaps of what it is given.
  const { diffs } = apiCompare(structuredClone(before), structuredClone(after));
  const changes = [
    ...diffs.filter(isNoticeable).map((diff) => ({
      action: diff.action,
      path: diff.path,
      before: diff.before as unknown,
      after: diff.after as unknown,
      isBreaking: isBreaking(diff, lookUp),
    })),
    ...compareSecurity(before, after),
    ...compareExtensions(before, after),
  ];
  return [
    ...changes.filter((change) => change.isBreaking),
    ...changes.filter((change) => !change.isBreaking),
  ];
}
