import { seededPassword } from '../seeds/people';
import type { Snapshot } from './snapshot';

/** A state as it may be handed on: every password in it is `password`. */
export function withoutPasswords<State extends Snapshot>(snapshot: State): State {
  const { users } = snapshot.changes;
  const rows = users.rows.map((user) => ({ ...user, ...seededPassword }));
  return { ...snapshot, changes: { ...snapshot.changes, users: { ...users, rows } } };
}
