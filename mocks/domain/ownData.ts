import type { GetOwnDataResponse } from '@/api/generated/account.gen';
import { toUser } from './accounts';
import { requireProject } from './catalogue';
import type { DomainContext } from './context';
import { messagesOf, toMessage } from './conversations';
import type { UserRow } from './model';
import { listPayments, listPurchasedProjects } from './orders';
import { toOwnReview } from './reviews';

/** Returns everything that the shop keeps about a user. */
export function getOwnData(context: DomainContext, user: UserRow): GetOwnDataResponse {
  const { reviews, conversations, downloads } = context.store;
  return {
    exported_at: context.now().toISOString(),
    user: toUser(user),
    payments: listPayments(context, user).payments,
    purchases: listPurchasedProjects(context, user).projects,
    downloads: downloads.where('userId', user.id).map(({ projectId, createdAt }) => ({
      project_id: projectId,
      downloaded_at: createdAt,
    })),
    reviews: reviews.where('userId', user.id).map((row) => ({
      ...toOwnReview(context, row),
      project_id: row.projectId,
      project_title: requireProject(context, row.projectId).title,
    })),
    conversations: conversations.where('userId', user.id).map((row) => ({
      conversationId: row.id,
      status: row.status,
      messages: messagesOf(context, row).map(toMessage),
    })),
  };
}
