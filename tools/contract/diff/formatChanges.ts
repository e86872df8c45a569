import { groupBy } from '../collections/groupBy';
import { type Change, METHOD } from './operations';

const MAX_VALUE_LENGTH = 80;

const verbs: Record<Change['action'], string> = {
  add: 'added',
  remove: 'removed',
  replace: 'changed',
  rename: 'renamed',
};

function describeValue(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/**
 * Returns `GET /api/projects`, or only the path for a change of all its methods; the old path if it was
 * renamed.
 */
function describeOperation({ path: [, path, method], before }: Change): string {
  if (path === undefined) return String(before);
  return METHOD.test(String(method)) ? `${String(method).toUpperCase()} ${path}` : String(path);
}

function describePlace({ path }: Change): string {
  if (path.length === 1) return 'path';
  const rest = path.slice(METHOD.test(String(path[2])) ? 3 : 2).map(String);
  const place = rest
    .filter((part) => !['content', 'schema', 'properties', 'application/json'].includes(part))
    .join('.');
  return place || 'operation';
}

function describe(change: Change): string {
  const { action, before, after } = change;
  const values =
    action === 'replace' || action === 'rename'
      ? `: ${describeValue(before)} became ${describeValue(after)}`
      : typeof (before ?? after) === 'object'
        ? ''
        : `: ${describeValue(before ?? after)}`;
  return `${describePlace(change)} ${verbs[action]}${values}`;
}

function formatGroup(changes: Change[]): string[] {
  return [...groupBy(changes, describeOperation)].flatMap(([operation, own]) => [
    `  ${operation}`,
    ...own.map((change) => `    ${describe(change)}`),
  ]);
}

/** Formats changes for a terminal: breaking ones, compatible ones, and the totals. */
export function formatChanges(changes: readonly Change[]): string {
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const compatible = changes.filter(({ isBreaking }) => !isBreaking);
  return [
    ...(breaking.length > 0 ? ['Breaking:', ...formatGroup(breaking), ''] : []),
    ...(compatible.length > 0 ? ['Compatible:', ...formatGroup(compatible), ''] : []),
    changes.length === 0
      ? 'No changes that affect clients'
      : `${breaking.length} breaking, ${compatible.length} compatible changes`,
  ].join('\n');
}
