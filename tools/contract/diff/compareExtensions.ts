import type { Change } from './change';

const MARK = 'x-extension';

type Paths = Record<string, Record<string, Record<string, unknown> | undefined>>;

const pathsOf = (document: object) => (document as { paths?: Paths }).paths ?? {};

/**
 * Operations that became an extension, or no longer are one. A backend may lack an extension, so that
 * what becomes one can no longer be relied upon.
 */
export function compareExtensions(before: object, after: object): Change[] {
  const changes: Change[] = [];
  for (const [path, item] of Object.entries(pathsOf(before))) {
    for (const [method, operation] of Object.entries(item)) {
      const changed = pathsOf(after)[path]?.[method];
      if (!operation || !changed) continue;
      const [was, is] = [operation[MARK] === true, changed[MARK] === true];
      if (was === is) continue;
      changes.push({
        action: 'replace',
        path: ['paths', path, method, MARK],
        before: was,
        after: is,
        isBreaking: is,
      });
    }
  }
  return changes;
}
