import type { ContractDocument, Operation } from '../../document/types';
import { type Case, flowCase, writing } from '../case';
import type { Probe } from '../probe';
import { makeStage, plays } from './scenes';
import { canSucceed, collectLeaves, played } from './trial';

/** How often the same request is sent at the same moment. */
const TIMES = 3;
const ERRORS = 400;
const SERVER_ERRORS = 500;

/** What holds for the answers to requests that arrive together. */
type Outcome = {
  /** Whether one alone may succeed. */
  isOnce?: boolean;
  /** Where the successful answers agree. */
  same?: string;
  /** Where each successful answer has a value of its own. */
  own?: string;
};

const OUTCOMES: Record<string, Outcome> = {
  register: { isOnce: true },
  requestRefund: { isOnce: true },
  grantRefund: { isOnce: true },
  createPaymentOrder: { same: '/orderId' },
  issueInvoice: { same: '/payment/invoice/number' },
  saveOwnReview: { same: '/review/id' },
  askQuestion: { same: '/question/id' },
  openConversation: { same: '/conversationId' },
  createProject: { own: '/project/id' },
  startUpload: { own: '/upload/id' },
  addConversationNote: { own: '/note/id' },
};

/** Returns the ids that entries of a list have more than once, lists in lists included. */
function repeatedIds(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.values(value) as unknown[];
  const ids = Array.isArray(value)
    ? entries.map((entry) => {
        const { id, razorpay_order_id: orderId } = (entry ?? {}) as Record<string, unknown>;
        return id ?? orderId;
      })
    : [];
  const repeated = ids.filter((id, index) => id !== undefined && ids.indexOf(id) !== index);
  return [...repeated, ...entries.flatMap(repeatedIds)];
}

function judge(probe: Probe, answers: readonly unknown[], { isOnce, same, own }: Outcome): void {
  probe.expect(answers.length > 0, 'Of requests at the same moment, none succeeds', 'status');
  if (isOnce) {
    probe.expectEqual(answers.length, 1, 'Of requests at the same moment, more than one succeeds');
  }
  const valuesAt = (place: string) =>
    new Set(answers.map((answer) => collectLeaves(answer).get(place)));
  if (same !== undefined) {
    const message = `Requests at the same moment have made several: ${same}`;
    probe.expectEqual(valuesAt(same).size, 1, message);
  }
  if (own !== undefined) {
    const message = `Requests at the same moment share one: ${own}`;
    probe.expectEqual(valuesAt(own).size, answers.length, message);
  }
}

const documented = ({ responses }: Operation) =>
  [...responses.keys()].filter((status) => status < SERVER_ERRORS);

const atOnceCase = (operation: Operation): Case => {
  const { operationId } = operation;
  const due = documented(operation);
  const title = `the same request ${TIMES} times at the same moment`;
  return flowCase([operationId, due, title], async (probe, world) => {
    const stage = await makeStage(probe, world, true);
    const { call, reads, undo } = await plays[operationId]!.make(stage);
    const calls = Array.from({ length: TIMES }, () => call);
    const answers = (await probe.callTogether(operationId, calls, due))
      .filter(({ status }) => status < ERRORS)
      .map(({ json }) => (json ?? {}) as Record<string, unknown>);
    judge(probe, answers, OUTCOMES[operationId] ?? {});
    for (const [read, readCall] of answers[0] ? (reads?.(answers[0]) ?? []) : []) {
      const { extension } = world.document.operation(read);
      if (!world.offers(extension)) continue;
      const shown = await probe.read(read, readCall);
      const message = 'After requests at the same moment, something is there twice';
      probe.expectEqual(repeatedIds(shown), [], message);
    }
    for (const [other, otherCall] of answers.flatMap((answer) => undo?.(answer) ?? [])) {
      await probe.call(other, otherCall);
    }
  });
};

/**
 * Creates the cases of writes that arrive several times at the same moment, as after a double click or in two
 * tabs. None may end in a server error, and what is to be there once may not be there twice.
 */
export const atOnceCases = (document: ContractDocument): Case[] =>
  writing(played(document).filter(canSucceed).map(atOnceCase));
