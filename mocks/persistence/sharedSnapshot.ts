import { seededPassword } from '../seeds/people';
import type { Snapshot } from './snapshot';

/**
 * Returns a state that is safe to share: every password is replaced with `password`, and mails lose
 * their links, which may open an account.
 */
export function withoutPasswords<State extends Snapshot>(snapshot: State): State {
  const { users, mails } = snapshot.changes;
  const rows = users.rows.map((user) => ({ ...user, ...seededPassword }));
  const withoutLinks = mails.rows.map((mail) => ({ ...mail, link: null }));
  return {
    ...snapshot,
    changes: {
      ...snapshot.changes,
      users: { ...users, rows },
      mails: { ...mails, rows: withoutLinks },
    },
  };
}
