import {
  mutateBody,
  mutateOperation,
  operationOf,
  withBody,
  withJson,
  type Body,
  type CaughtBy,
} from './mutate';
import type { Mutant } from './mutant';

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const MINUTES_MS = 300_000;

const earlier = (time: unknown) => new Date(Date.parse(String(time)) - MINUTES_MS).toISOString();

/** Changes each payment in an operation's responses, single or listed. */
function eachPayment(
  operations: readonly string[],
  name: string,
  caughtAt: Mutant['caughtAt'],
  change: (payment: Body) => void,
): Mutant {
  return {
    name,
    caughtAt,
    respond: async (request, honest) => {
      const response = await honest(request);
      if (!response.ok || !operations.includes(operationOf(request) ?? '')) return response;
      return withJson(response, (body) => {
        const payments = body.payment ? [body.payment] : body.payments;
        for (const payment of payments as Body[]) change(payment);
      });
    },
  };
}

const datedWrongly = (
  operationId: string,
  name: string,
  caughtBy: CaughtBy,
  [part, field]: [part: string, field: string],
  timeOf: (part: Body) => unknown,
) =>
  mutateBody(operationId, name, caughtBy, (body) => {
    const dated = body[part] as Body;
    dated[field] = timeOf(dated);
  });

/** Mutants with contradictory times, or lists in the wrong order of time. */
export const timeMutants: Mutant[] = [
  datedWrongly(
    'getProject',
    'A project was changed before it was added',
    'consistency',
    ['project', 'updated_at'],
    () => LONG_AGO,
  ),
  datedWrongly(
    'saveOwnReview',
    'A changed review seems to be unchanged',
    'consistency',
    ['review', 'updated_at'],
    (review) => review.created_at,
  ),
  datedWrongly(
    'saveOwnReview',
    'A change updates the date of the review',
    'consistency',
    ['review', 'created_at'],
    (review) => review.updated_at,
  ),
  mutateBody('updateReview', 'An answer is older than its review', 'consistency', (body) => {
    const { answer } = body.review as Body;
    if (answer) (answer as Body).answered_at = LONG_AGO;
  }),
  eachPayment(
    ['decideRefund', 'listPayments'],
    'A refund is decided before it is asked for',
    { operationId: 'decideRefund', rule: 'consistency' },
    ({ refund }) => {
      if ((refund as Body | null)?.decided_at) (refund as Body).decided_at = LONG_AGO;
    },
  ),
  eachPayment(
    ['decideRefund', 'listPayments'],
    'A refund has the time of its payout when it is approved',
    { operationId: 'decideRefund', rule: 'consistency' },
    ({ refund }) => {
      if (refund) (refund as Body).refunded_at ??= (refund as Body).decided_at;
    },
  ),
  eachPayment(
    ['issueInvoice', 'listPayments'],
    'An invoice is older than its payment',
    { operationId: 'issueInvoice', rule: 'consistency' },
    ({ invoice }) => {
      if (invoice) (invoice as Body).issued_at = LONG_AGO;
    },
  ),
  mutateBody(
    'listPurchasedProjects',
    'The library dates a purchase otherwise than the history',
    { rule: 'consistency', at: 'listPayments' },
    (body) => {
      for (const project of body.projects as Body[])
        project.purchase_date = earlier(project.purchase_date);
    },
  ),
  mutateBody(
    'listConversations',
    'A conversation begins after its last message',
    'consistency',
    (body) => {
      for (const one of body.conversations as Body[]) {
        one.createdAt = new Date(Date.parse(String(one.createdAt)) + 2e11).toISOString();
      }
    },
  ),
  mutateBody('getOwnData', 'The own data are those of another day', 'consistency', (body) => {
    body.exported_at = LONG_AGO;
  }),
  mutateBody(
    'listUsers',
    'Staff see another day of registration',
    { rule: 'consistency', at: 'updateUser' },
    (body) => {
      for (const user of body.users as Body[]) user.created_at = earlier(user.created_at);
    },
  ),
  mutateBody('getProject', 'The oldest release is the first', 'sorting', (body) => {
    (body.project as { changelog: unknown[] }).changelog.reverse();
  }),
  mutateOperation(
    'exportAdminPayments',
    'The oldest payment is the first line of the file',
    'sorting',
    async (request, honest) => {
      const response = await honest(request);
      if (!response.ok) return response;
      const [header, ...lines] = Buffer.from(await response.clone().arrayBuffer())
        .toString('utf8')
        .trimEnd()
        .split('\r\n');
      return withBody(response, [header, ...lines.reverse(), ''].join('\r\n'));
    },
  ),
];
