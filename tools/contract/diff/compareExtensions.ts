import type { Change } from './change';
import { pairOperations } from './operations';

const MARK = 'x-extension';

/**
 * Operations that became an extension, or no longer are one. A backend may lack an extension, so that
 * what becomes one can no longer be relied upon.
 */
export function compareExtensions(before: object, after: object): Change[] {
  return pairOperations(before, after).flatMap(({ path, ...operation }): Change[] => {
    const [was, is] = [operation.before[MARK] === true, operation.after[MARK] === true];
    if (was === is) return [];
    return [{ action: 'replace', path: [...path, MARK], before: was, after: is, isBreaking: is }];
  });
}
