import { isRecord } from '@/lib/isRecord';
import { readId } from '@/lib/readId';
import type { AdminReview } from './generated/admin.gen';
import { readFlagged, readName } from './readReview';
import { readText, readTitle } from './readText';

/** Returns a review of the admin panel, with the names of its project and customer. */
export function readAdminReview(review: AdminReview): AdminReview {
  const project: Record<string, unknown> = isRecord(review.project) ? review.project : {};
  const customer: Record<string, unknown> = isRecord(review.customer) ? review.customer : {};
  return {
    ...readFlagged(review),
    project: { id: readId(project.id) ?? 0, title: readTitle(project.title) },
    customer: {
      id: readId(customer.id) ?? 0,
      name: readName(customer.name),
      email: readText(customer.email),
    },
  };
}
