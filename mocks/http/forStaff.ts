import type { UserRow } from '../domain/model';
import { requireAdmin } from '../domain/support';

/** Makes a handler reject all users except admins. */
export function forStaff<Context extends { user: UserRow }, Answer>(
  handler: (context: Context) => Answer | Promise<Answer>,
): (context: Context) => Promise<Answer> {
  return async (context) => {
    requireAdmin(context.user);
    return handler(context);
  };
}
