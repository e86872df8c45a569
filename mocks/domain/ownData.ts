import type { GetOwnDataResponse } from '@/api/generated/account.gen';
import { toUser } from './accounts';
import { requireProject } from './catalogue';
import type { DomainContext } from './context';
import { messagesOf, toMessage } from './conversations';
import type { UserRow } from './model';
import { listPayments, listPurchasedProjects } from './orders';
import { toQuestion } from './questions';
import { toOwnReview } from './reviews';

/** Returns a copy of all data about a user. */
export function getOwnData(context: DomainContext, user: UserRow): GetOwnDataResponse {
  const { reviews, reviewVotes, questions, conversations, downloads } = context.store;
  const inProject = ({ projectId }: { projectId: number }) => ({
    project_id: projectId,
    project_title: requireProject(context, projectId).title,
  });
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
      ...inProject(row),
    })),
    helpful_reviews: reviewVotes
      .where('userId', user.id)
      .flatMap(({ reviewId }) => reviews.get(reviewId) ?? [])
      .map((row) => ({ review_id: row.id, ...inProject(row) })),
    questions: questions.where('userId', user.id).map((row) => ({
      ...toQuestion(context, row),
      ...inProject(row),
    })),
    conversations: conversations.where('userId', user.id).map((row) => ({
      conversationId: row.id,
      status: row.status,
      messages: messagesOf(context, row).map(toMessage),
      opened_from: row.openedFrom,
    })),
  };
}
