import type { DomainContext } from './context';
import type { ProjectRow } from './model';

/** Returns a project's average rating from 1 to 5; null without reviews. */
export function ratingOf(_context: DomainContext, _row: ProjectRow): number | null {
  return null;
}
