import {
  mutateBody,
  mutateOperation,
  operationOf,
  pathOf,
  sentJson,
  tokenOf,
  withJson,
  withSentJson,
  type Body,
  type CaughtBy,
} from './mutate';
import type { Honest, Mutant } from './mutant';

const send = (request: Request, method: string, path: string, body?: Body) =>
  new Request(new URL(path, request.url), {
    method,
    headers: { Authorization: tokenOf(request), 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Creates a mutant whose partial update resets fields that the request omits. */
function resets(
  operationId: string,
  name: string,
  others: (sent: Body) => Body,
  caughtBy: CaughtBy = 'consistency',
): Mutant {
  return mutateOperation(operationId, name, caughtBy, async (request, honest) => {
    const sent = await sentJson(request);
    if (Object.keys(sent).length === 0 || Array.isArray(sent)) return honest(request);
    return honest(await withSentJson(request, (body) => ({ ...others(sent), ...body })));
  });
}

/** Creates a mutant that does something else after a write, without telling in the response. */
function alsoDoes(
  operationId: string,
  name: string,
  caughtBy: CaughtBy,
  act: (sent: Body, request: Request, honest: Honest) => Promise<unknown>,
): Mutant {
  return mutateOperation(operationId, name, caughtBy, async (request, honest) => {
    const sent = await sentJson(request);
    const kept = request.clone();
    const response = await honest(request);
    if (response.ok) await act(sent, kept, honest);
    return response;
  });
}

function losesMarks(): Mutant {
  const changed = new Set<unknown>();
  return {
    name: 'A change of a review loses its marks',
    caughtAt: { operationId: 'saveOwnReview', rule: 'consistency' },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const response = await honest(request);
      if (!response.ok) return response;
      if (operation === 'saveOwnReview') {
        const { review } = (await response.clone().json()) as { review: Body };
        if (review.updated_at !== review.created_at) changed.add(review.id);
      }
      if (!['saveOwnReview', 'listReviews', 'getOwnReview'].includes(operation ?? '')) {
        return response;
      }
      return withJson(response, (body) => {
        for (const one of [body.review, ...((body.reviews ?? []) as Body[])] as (Body | null)[]) {
          if (one && changed.has(one.id)) one.helpful_count = 0;
        }
      });
    },
  };
}

/** Creates a mutant that does the opposite when a request is repeated. */
function toggles(
  operationId: string,
  field: string,
  name: string,
  next: (value: unknown) => unknown,
): Mutant {
  const sentBefore = new Map<string, string>();
  return mutateOperation(operationId, name, 'consistency', async (request, honest) => {
    const sent = await sentJson(request);
    const key = `${pathOf(request)} ${tokenOf(request)}`;
    const value = JSON.stringify(sent[field]);
    const isAgain = sentBefore.get(key) === value;
    sentBefore.set(key, isAgain ? '' : value);
    return honest(
      isAgain && Object.hasOwn(sent, field)
        ? await withSentJson(request, (body) => ({ ...body, [field]: next(body[field]) }))
        : request,
    );
  });
}

function countsMarksBelowZero(): Mutant {
  let taken = 0;
  return mutateOperation(
    'markReviewHelpful',
    'A mark that is taken back twice counts twice',
    'consistency',
    async (request, honest) => {
      const { is_helpful: isHelpful } = await sentJson(request);
      const response = await honest(request);
      if (!response.ok) return response;
      taken = isHelpful === false ? taken + 1 : 0;
      return withJson(response, (body) => {
        body.helpful_count = Math.max(0, Number(body.helpful_count) - Math.max(0, taken - 1));
        if (taken > 1 && body.helpful_count === 0) body.helpful_count = 1;
      });
    },
  );
}

/** Refunded purchases, which no sales figure includes. */
function countsRefunds(
  operationId: string,
  name: string,
  count: (body: Body, refunded: { projectId: unknown; email: unknown; amount: number }) => void,
  at = operationId,
): Mutant {
  let refunded: { projectId: unknown; email: unknown; amount: number } | undefined;
  return {
    name,
    caughtAt: { operationId: at, rule: 'money' },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const response = await honest(request);
      if (!response.ok) return response;
      if (operation === 'decideRefund') {
        const { payment } = (await response.clone().json()) as { payment: Body };
        if (payment.status === 'refunded') {
          refunded = {
            projectId: payment.project_id,
            email: (payment.customer as Body).email,
            amount: Number(payment.amount),
          };
        }
      }
      const known = refunded;
      return operation === operationId && known
        ? withJson(response, (body) => count(body, known))
        : response;
    },
  };
}

function countsHidden(): Mutant {
  const hidden = new Map<string, unknown>();
  return {
    name: 'The summary counts hidden reviews',
    caughtAt: { operationId: 'updateReview', rule: 'consistency' },
    respond: async (request, honest) => {
      const operation = operationOf(request);
      const response = await honest(request);
      if (!response.ok) return response;
      if (operation === 'updateReview') {
        const { review } = (await response.clone().json()) as { review: Body };
        if (review.is_hidden) hidden.set(String(review.id), (review.project as Body).id);
        else hidden.delete(String(review.id));
      }
      if (operation !== 'listReviews') return response;
      const id = pathOf(request).split('/').at(-2);
      const more = [...hidden.values()].filter((projectId) => String(projectId) === id).length;
      return withJson(response, (body) => {
        const summary = body.summary as Body;
        summary.count = Number(summary.count) + more;
      });
    },
  };
}

/** Mutants that change more than requested, undo it on repetition, or count what is over. */
export const resetMutants: Mutant[] = [
  resets('updateReview', 'A review that is hidden or shown loses its answer', () => ({
    answer: null,
  })),
  resets('updateReview', 'An answer shows a hidden review', () => ({ is_hidden: false })),
  resets('updateUser', 'A new role resets the confirmation', () => ({ is_verified: false })),
  resets('updateUser', 'A confirmation resets the role', () => ({ role: 'user' })),
  alsoDoes(
    'updateConversation',
    'A new status takes the conversation from its assignee',
    { rule: 'consistency', at: 'assignConversation' },
    (_sent, request, honest) =>
      honest(send(request, 'PUT', `${pathOf(request)}/assignee`, { assignee_id: null })),
  ),
  alsoDoes(
    'assignConversation',
    'A hand-over reopens the conversation',
    'consistency',
    (_sent, request, honest) =>
      honest(
        send(request, 'PUT', pathOf(request).replace(/\/assignee$/, ''), { status: 'active' }),
      ),
  ),
  alsoDoes(
    'addConversationNote',
    'A note reads the conversation',
    'consistency',
    (_sent, request, honest) =>
      honest(send(request, 'PUT', pathOf(request).replace(/\/notes$/, '/read'))),
  ),
  mutateBody(
    'updateProjectStatus',
    'A new status loses the demo of its project',
    'consistency',
    (body) => {
      (body.project as Body).demo_url = null;
    },
  ),
  mutateBody(
    'updateProject',
    'A change resets the downloads',
    { rule: 'consistency', at: 'downloadProject' },
    (body) => {
      (body.project as Body).download_count = 0;
    },
  ),
  losesMarks(),
  toggles(
    'updateProjectStatus',
    'is_active',
    'The same status twice is the other one',
    (on) => !on,
  ),
  toggles('markReviewHelpful', 'is_helpful', 'The same mark twice is none', (on) => !on),
  toggles('assignConversation', 'assignee_id', 'The same hand-over twice is none', () => null),
  toggles('updateUser', 'is_verified', 'The same confirmation twice is none', (on) => !on),
  countsMarksBelowZero(),
  countsRefunds('listUsers', 'What was refunded counts as spent', (body, { email, amount }) => {
    for (const user of body.users as Body[]) {
      if (user.email === email) user.spent = Number(user.spent) + amount;
    }
  }),
  countsRefunds(
    'listAdminProjects',
    'A refund counts as a sale of its project',
    (body, { projectId, amount }) => {
      for (const project of body.projects as Body[]) {
        if (project.id !== projectId) continue;
        project.sales = Number(project.sales) + 1;
        project.revenue = Number(project.revenue) + amount;
      }
    },
  ),
  countsRefunds('getAdminOverview', 'A refund counts as revenue', (body, { amount }) => {
    const totals = body.totals as Body;
    totals.revenue = Number(totals.revenue) + amount;
  }),
  countsRefunds(
    'listProjects',
    'A refund counts in the public sales of its project',
    (body, { projectId }) => {
      for (const project of body.projects as Body[]) {
        if (project.id === projectId) project.sales_count = Number(project.sales_count) + 1;
      }
    },
  ),
  countsHidden(),
];
