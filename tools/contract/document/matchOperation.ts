import type { ContractDocument, Operation } from './types';

const PARAMETER = /\{\w+\}/g;

const toPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(PARAMETER, '([^/]+)')}$`);

const countParameters = ({ path }: Operation) => path.match(PARAMETER)?.length ?? 0;

/** An operation and the decoded values of its path parameters. */
export type Match = { operation: Operation; path: Record<string, string> };

/**
 * Returns a function that finds the operation for a method and a path. Fixed paths take precedence
 * over paths with parameters.
 */
export function makeMatcher({ operations }: ContractDocument) {
  const candidates = [...operations]
    .sort((one, other) => countParameters(one) - countParameters(other))
    .map((operation) => ({ operation, pattern: toPattern(operation.path) }));
  return (method: string, pathname: string): Match | undefined => {
    for (const { operation, pattern } of candidates) {
      const values = operation.method === method ? pattern.exec(pathname)?.slice(1) : undefined;
      if (!values) continue;
      const names = operation.path.match(PARAMETER) ?? [];
      const path = names.map((name, index) => [name.slice(1, -1), decodeSafely(values[index]!)]);
      return { operation, path: Object.fromEntries(path) as Match['path'] };
    }
    return undefined;
  };
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
