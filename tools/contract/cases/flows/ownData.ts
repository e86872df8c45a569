import { type Case, flowCase, writing } from '../case';

/**
 * Cases of the copy of a user's data (extension), after the run has bought, written and downloaded
 * something.
 */
export const ownDataCases: Case[] = writing([
  flowCase(['getOwnData', 200, 'all that the user did'], async (probe, world) => {
    const byPerson = world.by('person');
    const { id } = world.need('purchase');
    const page = { title: 'Contract check of the own data', path: '/dashboard' };
    await probe.call('tellOpenedFrom', { ...byPerson, body: page });
    const data = await probe.read('getOwnData', byPerson);
    const { payments } = await probe.read('listPayments', byPerson);
    probe.expectEqual(data.payments, payments, 'The payments differ from the history');
    const { projects } = await probe.read('listPurchasedProjects', byPerson);
    probe.expectEqual(data.purchases, projects, 'The purchases differ from the library');
    const { review } = await probe.read('getOwnReview', { ...byPerson, path: { id } });
    const written = data.reviews.find(({ project_id: projectId }) => projectId === id);
    probe.expectShared(written ?? {}, review ?? {}, 'The review is another one');
    probe.expectEqual(Boolean(written), review !== null, 'The review is missing');
    const conversation = await probe.read('openConversation', byPerson);
    const { conversationId } = conversation;
    const kept = data.conversations.find((one) => one.conversationId === conversationId);
    const { opened_from: openedFrom, ...rest } = kept ?? { opened_from: null };
    probe.expectEqual(rest, conversation, 'The conversation is missing, or another one');
    probe.expectEqual(openedFrom, page, 'The conversation was opened from another page');
    const download = data.downloads.find(({ project_id: projectId }) => projectId === id);
    probe.expect(download !== undefined, 'The download of the project is missing');
    if (download) probe.expectNow(download.downloaded_at, 'The download');
  }),
  flowCase(['getOwnData', 200, 'the reviews that the user found helpful'], async (probe, world) => {
    const { id } = world.need('review');
    const call = { path: { reviewId: id }, body: { is_helpful: true } };
    await probe.call('markReviewHelpful', world.by('bystander', call));
    const { helpful_reviews: helpful } = await probe.read('getOwnData', world.by('bystander'));
    const isKept = helpful.some(({ review_id: reviewId }) => reviewId === id);
    probe.expect(isKept, 'The review that was marked as helpful is missing');
  }),
]);
