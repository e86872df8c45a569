import {
  asUser,
  mutateBody,
  mutateOperation,
  operationOf,
  pathOf,
  replaceError,
  rewriteRequest,
  sentJson,
  tokenOf,
  withFields,
  withJson,
  withQuery,
  type Body,
} from './mutate';
import type { Honest, Mutant } from './mutant';

const ADMIN = 'admin@example.com';
const FORBIDDEN = 403;
/** Maximum length of a description in the document. */
const [SHORTEST, LONGEST] = [20, 10_000];
const UNAUTHORIZED = 401;
const PHONE = /^\+?[1-9]\d{0,15}$/;

function keepsDescription(): Mutant {
  return mutateOperation(
    'updateProject',
    'A changed description is not saved',
    'consistency',
    async (request, honest) => {
      const old = await honest(
        new Request(request.url, { headers: { Authorization: tokenOf(request) } }),
      );
      const { description } = await sentJson(request);
      const isValid =
        typeof description === 'string' &&
        description.length >= SHORTEST &&
        description.length <= LONGEST;
      if (!old.ok || !isValid) return honest(request);
      const { project } = (await old.json()) as { project: Body };
      const response = await honest(
        await withFields(request, (body) => ({ ...body, description: project.description })),
      );
      if (!response.ok) return response;
      return withJson(
        response,
        (body) => Object.assign(body.project as Body, { description }) && body,
      );
    },
  );
}

function activatesNothing(): Mutant {
  return mutateOperation(
    'updateProjectStatus',
    'A project cannot be offered again',
    'consistency',
    async (request, honest) => {
      const { is_active: isActive } = await sentJson(request);
      if (isActive !== true) return honest(request);
      const response = await honest(
        await withFields(request, (body) => ({ ...body, is_active: false })),
      );
      if (!response.ok) return response;
      return withJson(
        response,
        (body) => Object.assign(body.project as Body, { is_active: true }) && body,
      );
    },
  );
}

function changesNothing(): Mutant {
  return mutateOperation(
    'changeProjects',
    'Many projects are taken off sale in words alone',
    'consistency',
    async (request, honest) => {
      const { action } = await sentJson(request);
      if (action !== 'deactivate') return honest(request);
      return honest(await withFields(request, (body) => ({ ...body, action: 'activate' })));
    },
  );
}

function importsAgain(): Mutant {
  const seen = new Set<string>();
  return mutateOperation(
    'importProjects',
    'A file that is sent again adds its projects again',
    'consistency',
    async (request, honest) => {
      const file = await request.clone().text();
      const isDry = new URL(request.url).searchParams.get('dry_run') === 'true';
      const isAgain = seen.has(file);
      if (!isDry) seen.add(file);
      if (!isAgain) return honest(request);
      const lines = file.split('\n').map((line, index) => (index > 0 ? `Again ${line}` : line));
      return honest(
        new Request(request.url, {
          method: request.method,
          headers: request.headers,
          body: lines.join('\n'),
        }),
      );
    },
  );
}

function formerAdmins(): Mutant {
  const admins = new Set<string>();
  return {
    name: 'A former admin still reads what is for staff',
    caughtAt: { operationId: 'updateUser', rule: 'status' },
    respond: async (request, honest) => {
      const response = await honest(request);
      if (!pathOf(request).startsWith('/api/admin/')) return response;
      if (response.status !== FORBIDDEN && tokenOf(request) && response.status !== UNAUTHORIZED) {
        admins.add(tokenOf(request));
      }
      const isFormer = response.status === FORBIDDEN && admins.has(tokenOf(request));
      return isFormer && request.method === 'GET'
        ? honest(await asUser(request, honest, ADMIN))
        : response;
    },
  };
}

function keepsAnswer(): Mutant {
  const answers = new Map<string, unknown>();
  const isOwn = (request: Request) => pathOf(request).endsWith('/reviews/mine');
  const readOwn = async (request: Request, honest: Honest) => {
    const own = new Request(request.url, { headers: { Authorization: tokenOf(request) } });
    const response = await honest(own);
    return response.ok ? ((await response.json()) as { review: Body | null }).review : null;
  };
  return {
    name: 'A new review has the answer to the deleted one',
    caughtAt: { operationId: 'deleteOwnReview', rule: 'consistency' },
    respond: async (request, honest) => {
      const key = `${tokenOf(request)} ${pathOf(request)}`;
      if (operationOf(request) === 'deleteOwnReview' && isOwn(request)) {
        const review = await readOwn(request, honest);
        if (review?.answer) answers.set(key, review.answer);
      }
      const response = await honest(request);
      if (operationOf(request) !== 'saveOwnReview' || !response.ok || !answers.has(key))
        return response;
      return withJson(response, (body) => {
        (body.review as Body).answer = answers.get(key);
      });
    },
  };
}

function listsDeletedAccounts(): Mutant {
  const users = new Map<string, Body>();
  return {
    name: 'A deleted account is still among the people',
    caughtAt: { operationId: 'deleteAccount', rule: 'consistency' },
    respond: async (request, honest) => {
      const response = await honest(request);
      const operationId = operationOf(request);
      if (operationId === 'register' && response.ok) {
        const { user } = (await response.clone().json()) as { user: Body };
        users.set(String(user.email), { ...user, purchases: 0, spent: 0 });
      }
      if (operationId !== 'listUsers' || !response.ok) return response;
      const user = users.get(new URL(request.url).searchParams.get('search') ?? '');
      return withJson(response, (body) => {
        if (!user || (body.users as Body[]).length > 0) return;
        Object.assign(body, { users: [user], pagination: { total: 1, total_pages: 1 } });
      });
    },
  };
}

function keepsRefunded(): Mutant {
  const libraries = new Map<string, Body[]>();
  return mutateOperation(
    'listPurchasedProjects',
    'A refunded project stays in the library',
    { rule: 'access', at: 'decideRefund' },
    async (request, honest) => {
      const response = await honest(request);
      if (!response.ok) return response;
      return withJson(response, (body) => {
        const known = libraries.get(tokenOf(request)) ?? [];
        const projects = body.projects as Body[];
        if (projects.length >= known.length) libraries.set(tokenOf(request), projects);
        else body.projects = known;
      });
    },
  );
}

function neverResolved(): Mutant {
  const resolved = new Map<string, unknown>();
  return mutateOperation(
    'updateConversation',
    'A resolved conversation goes on',
    'consistency',
    async (request, honest) => {
      const { status } = await sentJson(request);
      const response = await honest(
        status === 'resolved'
          ? await withFields(request, (body) => ({ ...body, status: 'active' }))
          : request,
      );
      if (!response.ok || status !== 'resolved') return response;
      resolved.set(pathOf(request), status);
      return withJson(
        response,
        (body) => Object.assign(body.conversation as Body, { status }) && body,
      );
    },
  );
}

function showsWholeNames(): Mutant {
  const tellWhole = (review: Body) => {
    review.author = String(review.author).replace(/\S+$/, 'Malhotra');
  };
  return {
    name: 'A review shows the whole name of its author',
    caughtAt: { operationId: 'getOwnReview', rule: 'access' },
    respond: async (request, honest) => {
      const response = await honest(request);
      const isReview = /^(?:listReviews|getOwnReview|saveOwnReview)$/.test(
        operationOf(request) ?? '',
      );
      if (!isReview || !response.ok) return response;
      return withJson(response, (body) => {
        for (const review of (body.reviews ?? [body.review]) as (Body | null)[])
          if (review) tellWhole(review);
      });
    },
  };
}

/** Mutants that confirm a write but do not perform it, or not everywhere. */
export const staleMutants: Mutant[] = [
  mutateOperation(
    'updateProfile',
    'A new telephone number is not saved',
    'consistency',
    async (request, honest) => {
      const { phone, ...rest } = await sentJson(request);
      const isNew = typeof phone === 'string' && PHONE.test(phone);
      if (!isNew) return honest(request);
      return Object.keys(rest).length > 0
        ? honest(await withFields(request, () => rest))
        : Response.json({ success: true });
    },
  ),
  keepsDescription(),
  rewriteRequest(
    'updateProject',
    'A change without releases deletes them',
    'consistency',
    (request) => withFields(request, (body) => ({ changelog: [], requirements: [], ...body })),
  ),
  activatesNothing(),
  changesNothing(),
  importsAgain(),
  mutateBody(
    'importProjects',
    'Columns that no project has are not told',
    'consistency',
    (body) => {
      body.ignored_columns = [];
    },
  ),
  formerAdmins(),
  rewriteRequest('updateReview', 'An answer cannot be removed', 'consistency', (request) =>
    withFields(request, (body) => (body.answer === null ? { is_hidden: false } : body)),
  ),
  keepsAnswer(),
  mutateBody(
    'listReviews',
    'The list does not count marks',
    { rule: 'consistency', at: 'markReviewHelpful' },
    (body) => {
      for (const review of body.reviews as Body[]) review.helpful_count = 0;
    },
  ),
  mutateBody(
    'markReviewHelpful',
    'A mark is answered as if it was not set',
    'consistency',
    (body) => {
      body.is_helpful = !body.is_helpful;
    },
  ),
  mutateBody(
    'getOwnReview',
    'Authors do not see that their review is hidden',
    { rule: 'consistency', at: 'updateReview' },
    (body) => {
      if (body.review) (body.review as Body).is_hidden = false;
    },
  ),
  ...['payments', 'purchases', 'downloads', 'reviews', 'helpful_reviews', 'conversations'].map(
    (part) =>
      mutateBody('getOwnData', `The own data lack the ${part}`, 'consistency', (body) => {
        body[part] = [];
      }),
  ),
  listsDeletedAccounts(),
  replaceError(['deleteAccount', 409], 'An admin can delete the account', 'status', () =>
    Response.json({ success: true }),
  ),
  keepsRefunded(),
  mutateBody(
    'getPaymentOrder',
    'A refunded order is still paid',
    { rule: 'consistency', at: 'decideRefund' },
    (body) => {
      if (body.state === 'refunded') body.state = 'paid';
    },
  ),
  mutateBody('requestRefund', 'Another refund is offered', 'consistency', (body) => {
    (body.payment as Body).refund_reasons = ['technical_issue'];
  }),
  mutateBody('decideRefund', 'The answer to a refund is lost', 'consistency', (body) => {
    ((body.payment as Body).refund as Body).note = null;
  }),
  mutateBody(
    'listPurchasedProjects',
    'A download leaves no trace',
    { rule: 'consistency', at: 'downloadProject' },
    (body) => {
      for (const project of body.projects as Body[]) project.last_download_date = null;
    },
  ),
  neverResolved(),
  mutateBody(
    'listConversations',
    'The inbox counts messages that were read',
    { rule: 'consistency', at: 'markConversationRead' },
    (body) => {
      for (const one of body.conversations as Body[])
        one.unreadCount = Math.max(2, Number(one.unreadCount));
    },
  ),
  mutateBody('getConversation', 'Staff do not see what a customer owns', 'consistency', (body) => {
    body.purchases = [];
  }),
  mutateBody(
    'openConversation',
    'A conversation waits after an answer',
    { rule: 'consistency', at: 'getUnreadCount' },
    (body) => {
      body.status = 'waiting';
    },
  ),
  mutateBody(
    'listConversations',
    'A hand-over is forgotten',
    { rule: 'consistency', at: 'assignConversation' },
    (body) => {
      for (const one of body.conversations as Body[]) one.assignee = null;
    },
  ),
  mutateBody('addConversationNote', 'A note is signed by another admin', 'consistency', (body) => {
    (body.note as Body).author = { id: 2, name: 'Asha Rao' };
  }),
  mutateBody('sendUploadPart', 'A complete zip file seems to be empty', 'consistency', (body) => {
    const { contents } = body.upload as Body;
    if (contents) Object.assign(contents, { total_files: 0, total_size: 0 });
  }),
  mutateOperation(
    'getProjectContents',
    'Every project has the files of the fourth one',
    { rule: 'consistency', at: 'sendUploadPart' },
    async (request, honest) => {
      const response = await honest(request);
      const url = new URL('/api/projects/4/contents', request.url);
      return response.ok ? honest(new Request(url)) : response;
    },
  ),
  mutateBody('getPurchaseStatus', 'The status contradicts the ownership', 'consistency', (body) => {
    if (body.hasPurchased === false) body.purchaseStatus = 'completed';
  }),
  mutateBody('listPayments', 'A payment names another project', 'consistency', (body) => {
    for (const payment of body.payments as Body[])
      payment.project_id = Number(payment.project_id) + 1;
  }),
  mutateBody(
    'listPayments',
    'An order that is not paid has a way of payment',
    'consistency',
    (body) => {
      for (const payment of body.payments as Body[])
        if (payment.status === 'pending') payment.method = 'upi';
    },
  ),
  rewriteRequest('listAdminPayments', 'The state of a refund is no filter', 'filter', (request) =>
    withQuery(request, (query) => query.delete('refund')),
  ),
  mutateBody(
    'listAdminPayments',
    'Refunded payments can be asked about again',
    'consistency',
    (body) => {
      for (const payment of body.payments as Body[]) payment.can_verify = true;
    },
  ),
  mutateBody(
    'listAdminPayments',
    'Staff see another way of payment than the buyer',
    'consistency',
    (body) => {
      for (const payment of body.payments as Body[])
        if (payment.status === 'completed') payment.method = 'cash';
    },
  ),
  mutateBody('listAdminReviews', 'Staff see reviews under another title', 'consistency', (body) => {
    for (const review of body.reviews as Body[]) (review.project as Body).title = 'Another one';
  }),
  mutateBody('listProjects', 'A spelling is suggested beside results', 'filter', (body) => {
    if ((body.projects as unknown[]).length > 0) body.did_you_mean = ['hospital'];
  }),
  mutateBody('suggestProjects', 'The best suggestion is the last', 'sorting', (body) => {
    (body.projects as unknown[]).reverse();
  }),
  rewriteRequest('suggestProjects', 'Nothing typed suggests everything', 'filter', (request) =>
    withQuery(request, (query) => {
      if (!query.get('q')) query.set('q', 'a');
    }),
  ),
  showsWholeNames(),
  mutateBody(
    'listProjects',
    'A chosen technology is missing in the facets',
    'consistency',
    (body, request) => {
      const chosen = new URL(request.url).searchParams.getAll('technology');
      const facets = body.facets as { technologies: { value: string }[] } | undefined;
      if (facets)
        facets.technologies = facets.technologies.filter(({ value }) => !chosen.includes(value));
    },
  ),
  mutateBody('getProject', 'The downloads of a project start over', 'consistency', (body) => {
    (body.project as Body).download_count = 0;
  }),
];
