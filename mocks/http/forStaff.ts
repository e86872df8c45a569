import type { UserRow } from '../domain/model';
import { requireAdmin } from '../domain/support';

/** Wraps a handler to reject all users except admins. */
export function forStaff<Context extends { user: UserRow }, Result>(
  handler: (context: Context) => Result | Promise<Result>,
): (context: Context) => Promise<Result> {
  return async (context) => {
    requireAdmin(context.user);
    return handler(context);
  };
}
