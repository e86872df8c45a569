import { knownFields, operationOf, pathOf, sentJson, tokenOf, withJson, type Body } from './mutate';
import type { Rule } from '../validation/finding';
import type { Honest, Mutant } from './mutant';

const UNAUTHORIZED = 401;

const last = (list: unknown): Body | undefined => (list as Body[] | undefined)?.at(-1);

/** A client's claim and the request that contained it. */
type Claim = { value: unknown; request: Request };

/**
 * Creates a mutant that accepts a field that no client may set, and shows it in the responses of
 * another operation; `show` says where.
 */
function believes(
  [operationId, field]: [operationId: string, field: string],
  shownBy: string,
  name: string,
  show: (body: Body, claim: Claim, request: Request) => void,
  rule: Rule = 'access',
): Mutant {
  let claim: Claim | undefined;
  return {
    name,
    caughtAt: { operationId, rule },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const sent = operation === operationId ? await sentJson(request) : {};
      const kept = request.clone();
      const response = await honest(request);
      if (!response.ok) return response;
      if (Object.hasOwn(sent, field)) claim = { value: sent[field], request: kept };
      const known = claim;
      return operation === shownBy && known
        ? withJson(response, (body) => show(body, known, request))
        : response;
    },
  };
}

const isSameUser = ({ request }: Claim, other: Request) => tokenOf(request) === tokenOf(other);

/** Creates a mutant whose write has a further effect, `act`, if its body requests it. */
function obeys(
  operationId: string,
  name: string,
  act: (sent: Body, request: Request, honest: Honest) => Promise<unknown>,
): Mutant {
  return {
    name,
    caughtAt: { operationId, rule: 'access' },
    respond: async (request, honest) => {
      if (operationOf(request) !== operationId) return honest(request);
      const sent = await sentJson(request);
      const kept = request.clone();
      const response = await honest(request);
      if (response.ok) await act(sent, kept, honest);
      return response;
    },
  };
}

const put = (request: Request, path: string, body: Body) =>
  new Request(new URL(path, request.url), {
    method: 'PUT',
    headers: { Authorization: tokenOf(request), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Locks out the user that a write names, instead of the caller. */
function namesItsVictim(operationId: string, field: string, name: string): Mutant {
  const gone = new Set<unknown>();
  return {
    name,
    caughtAt: { operationId, rule: 'access' },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const sent = await sentJson(request);
      const response = await honest(request);
      if (operation === operationId && response.ok && Object.hasOwn(sent, field)) {
        gone.add(sent[field]);
      }
      if (operation !== 'getProfile' || !response.ok) return response;
      const { user } = (await response.clone().json()) as { user: Body };
      return gone.has(user.id) || gone.has(user.email)
        ? Response.json({ success: false, message: 'Sign in' }, { status: UNAUTHORIZED })
        : response;
    },
  };
}

function ordersArePaidInWords(): Mutant {
  const paid = new Set<string>();
  const rule: Rule = 'access';
  return {
    name: 'The client names the state of its order',
    caughtAt: { operationId: 'createPaymentOrder', rule },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const sent = operation === 'createPaymentOrder' ? await sentJson(request) : {};
      const response = await honest(request);
      if (!response.ok) return response;
      if (typeof sent.status === 'string')
        paid.add(`${String(sent.projectId)} ${tokenOf(request)}`);
      const id = pathOf(request).split('/').at(-2);
      if (operation !== 'getPurchaseStatus' || !paid.has(`${id} ${tokenOf(request)}`)) {
        return response;
      }
      return withJson(response, () => ({ hasPurchased: true, purchaseStatus: 'completed' }));
    },
  };
}

/** Rejects unknown fields, but knows one that clients must not set. */
function knowsTooMuch(): Mutant {
  const claimed = new Map<string, unknown>();
  return {
    name: 'Of unknown fields, the date of an account alone is taken',
    caughtAt: { operationId: 'updateProfile', rule: 'access' },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const sent = operation === 'updateProfile' ? await sentJson(request) : {};
      const known = [...(knownFields(request) ?? []), 'created_at'];
      const unknown = Object.keys(sent).find((name) => !known.includes(name));
      if (unknown !== undefined) {
        const message = `There is no field ${unknown}`;
        return Response.json({ success: false, message }, { status: 400 });
      }
      const response = await honest(request);
      if (!response.ok) return response;
      if (Object.hasOwn(sent, 'created_at')) claimed.set(tokenOf(request), sent.created_at);
      const time = claimed.get(tokenOf(request));
      return operation === 'getProfile' && time !== undefined
        ? withJson(response, (body) => {
            (body.user as Body).created_at = time;
          })
        : response;
    },
  };
}

/** Mutants that accept fields that clients must not set. */
export const claimMutants: Mutant[] = [
  believes(
    ['updateProfile', 'created_at'],
    'getProfile',
    'The client dates its account',
    (body, claim, request) => {
      if (isSameUser(claim, request)) (body.user as Body).created_at = claim.value;
    },
  ),
  believes(
    ['sendChatMessage', 'sender_name'],
    'openConversation',
    'The client names the sender of its message',
    (body, claim, request) => {
      const message = last(body.messages);
      if (message && isSameUser(claim, request)) message.sender_name = claim.value;
    },
  ),
  believes(
    ['sendChatMessage', 'created_at'],
    'openConversation',
    'The client dates its message',
    (body, claim, request) => {
      const message = last(body.messages);
      if (message && isSameUser(claim, request)) message.created_at = claim.value;
    },
  ),
  believes(
    ['verifyPayment', 'amount'],
    'listPayments',
    'The client names what it has paid',
    (body, claim, request) => {
      const [payment] = body.payments as Body[];
      if (payment && isSameUser(claim, request)) payment.amount = String(claim.value);
    },
  ),
  believes(
    ['issueInvoice', 'number'],
    'listPayments',
    'The client numbers its invoice',
    (body, claim, request) => {
      const invoiced = (body.payments as Body[]).find(({ invoice }) => invoice);
      if (invoiced && isSameUser(claim, request)) {
        (invoiced.invoice as Body).number = String(claim.value).slice(0, 16);
      }
    },
  ),
  believes(
    ['issueInvoice', 'issued_at'],
    'issueInvoice',
    'The client dates its invoice',
    (body, claim) => {
      ((body.payment as Body).invoice as Body).issued_at = claim.value;
    },
    // It is older than the payment, which is found first.
    'consistency',
  ),
  believes(
    ['markReviewHelpful', 'helpful_count'],
    'markReviewHelpful',
    'The client counts the marks',
    (body, { value, request }, other) => {
      if (pathOf(request) === pathOf(other)) body.helpful_count = value;
    },
  ),
  believes(
    ['updateProject', 'download_count'],
    'getAdminProject',
    'The client counts the downloads of a changed project',
    (body, claim, request) => {
      if (pathOf(claim.request) === pathOf(request)) {
        (body.project as Body).download_count = claim.value;
      }
    },
  ),
  believes(
    ['updateProjectStatus', 'base_price'],
    'getProject',
    'The price is changed with the status of a project',
    (body, claim, request) => {
      if (pathOf(claim.request).split('/').at(-2) === pathOf(request).split('/').at(-1)) {
        (body.project as Body).base_price = claim.value;
      }
    },
  ),
  believes(
    ['decideRefund', 'amount'],
    'decideRefund',
    'The amount is changed with the decision of a refund',
    (body, claim) => {
      (body.payment as Body).amount = String(claim.value);
    },
  ),
  believes(
    ['saveOwnReview', 'answer'],
    'getOwnReview',
    'The client writes the answer to its own review',
    (body, claim, request) => {
      if (body.review && isSameUser(claim, request)) (body.review as Body).answer = claim.value;
    },
    // It is older than the review, which is found first.
    'consistency',
  ),
  believes(
    ['login', 'role'],
    'login',
    'The client names the role that it logs in with',
    (body, claim, request) => {
      if (claim.request.url === request.url) (body.user as Body).role = claim.value;
    },
  ),
  obeys(
    'updateConversation',
    'A conversation is handed over with its status',
    async ({ assignee, assignee_id: id }, request, honest) => {
      const assigneeId = id ?? (assignee as Body | undefined)?.id;
      if (typeof assigneeId !== 'number') return;
      await honest(put(request, `${pathOf(request)}/assignee`, { assignee_id: assigneeId }));
    },
  ),
  obeys(
    'assignConversation',
    'A conversation is resolved with its hand-over',
    async ({ status }, request, honest) => {
      if (typeof status !== 'string') return;
      await honest(put(request, pathOf(request).replace(/\/assignee$/, ''), { status }));
    },
  ),
  ordersArePaidInWords(),
  knowsTooMuch(),
  namesItsVictim('deleteAccount', 'id', 'The client names the account that is deleted'),
  namesItsVictim('changePassword', 'email', 'The client names whose password is changed'),
  namesItsVictim('changePassword', 'userId', 'The client names the id whose password is changed'),
];
