import { seededPassword } from '../seeds/people';
import type { Snapshot } from './snapshot';

/** Returns a state that is safe to share: every password is replaced with `password`. */
export function withoutPasswords<State extends Snapshot>(snapshot: State): State {
  const { users } = snapshot.changes;
  const rows = users.rows.map((user) => ({ ...user, ...seededPassword }));
  return { ...snapshot, changes: { ...snapshot.changes, users: { ...users, rows } } };
}
