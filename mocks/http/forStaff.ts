import { requireAdmin } from '../domain/support';
import type { Operation } from './operation';

/** An operation that nobody but staff may call. */
export function forStaff(operation: Operation): Operation {
  return {
    ...operation,
    answer: async (context) => {
      requireAdmin(await context.requireUser());
      return operation.answer(context);
    },
  };
}
