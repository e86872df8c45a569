import type { GetOwnDataResponse } from '@/api/generated/account.gen';
import type { Conversation } from '@/api/generated/chat.gen';
import type { ListPaymentsResponse } from '@/api/generated/payments.gen';
import type { ListPurchasedProjectsResponse } from '@/api/generated/projects.gen';
import type { GetOwnReviewResponse } from '@/api/generated/reviews.gen';
import { writing, type Case } from '../case';
import { expectNow } from './times';

/**
 * Cases of the copy of a user's data (extension), after the run has bought, written and downloaded
 * something.
 */
export const ownDataCases: Case[] = writing([
  {
    operationId: 'getOwnData',
    title: 'all that the user bought, wrote and downloaded',
    due: [200],
    run: async (probe, world) => {
      const byPerson = { token: world.need('person').token };
      const { id } = world.need('purchase');
      const rule = 'consistency';
      const page = { title: 'Contract check of the own data', path: '/dashboard' };
      await probe.call('tellOpenedFrom', { ...byPerson, body: page });
      const data = await probe.read<GetOwnDataResponse>('getOwnData', byPerson);
      const { payments } = await probe.read<ListPaymentsResponse>('listPayments', byPerson);
      probe.expectEqual(data.payments, payments, rule, 'The payments differ from the history');
      const { projects } = await probe.read<ListPurchasedProjectsResponse>(
        'listPurchasedProjects',
        byPerson,
      );
      probe.expectEqual(data.purchases, projects, rule, 'The purchases differ from the library');
      const { review } = await probe.read<GetOwnReviewResponse>('getOwnReview', {
        ...byPerson,
        path: { id },
      });
      const written = data.reviews.find(({ project_id: projectId }) => projectId === id);
      probe.expectShared(written ?? {}, review ?? {}, rule, 'The review is another one');
      probe.expectEqual(Boolean(written), review !== null, rule, 'The review is missing');
      const conversation = await probe.read<Conversation>('openConversation', byPerson);
      const { conversationId } = conversation;
      const kept = data.conversations.find((one) => one.conversationId === conversationId);
      const { opened_from: openedFrom, ...rest } = kept ?? { opened_from: null };
      probe.expectEqual(rest, conversation, rule, 'The conversation is missing, or another one');
      probe.expectEqual(openedFrom, page, rule, 'The conversation was opened from another page');
      const download = data.downloads.find(({ project_id: projectId }) => projectId === id);
      probe.expect(download !== undefined, rule, 'The download of the project is missing');
      if (download) expectNow(probe, download.downloaded_at, 'The download');
    },
  },
  {
    operationId: 'getOwnData',
    title: 'the reviews that the user found helpful',
    due: [200],
    run: async (probe, world) => {
      const byBystander = { token: world.need('bystander').token };
      const { id } = world.need('review');
      const mark = { ...byBystander, path: { reviewId: id }, body: { is_helpful: true } };
      await probe.call('markReviewHelpful', mark);
      const data = await probe.read<GetOwnDataResponse>('getOwnData', byBystander);
      probe.expect(
        data.helpful_reviews.some(({ review_id: reviewId }) => reviewId === id),
        'consistency',
        'The review that was marked as helpful is missing',
      );
    },
  },
]);
