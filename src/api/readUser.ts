import type { User } from './generated/auth.gen';
import { readText } from './readText';

/** Returns a user with all texts, since a backend may lack some of them. */
export function readUser<Entry extends User>(user: Entry): Entry {
  return {
    ...user,
    name: readText(user.name),
    email: readText(user.email),
    phone: readText(user.phone) || null,
    created_at: readText(user.created_at),
    role: readText(user.role),
  };
}
