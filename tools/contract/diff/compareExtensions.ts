import type { Change } from './change';
import { pairOperations } from './operations';

const MARK = 'x-extension';

/**
 * Returns operations that became an extension or ceased to be one. Becoming one is breaking, because
 * backends need not implement extensions.
 */
export function compareExtensions(before: object, after: object): Change[] {
  return pairOperations(before, after).flatMap(({ path, ...operation }): Change[] => {
    const [was, is] = [operation.before[MARK] === true, operation.after[MARK] === true];
    if (was === is) return [];
    return [{ action: 'replace', path: [...path, MARK], before: was, after: is, isBreaking: is }];
  });
}
