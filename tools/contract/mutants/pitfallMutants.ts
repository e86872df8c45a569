import {
  mutateBody,
  mutateOperation,
  pathOf,
  rewriteRequest,
  sentJson,
  tokenOf,
  withBody,
  withFields,
  withJson,
  withQuery,
  type Body,
  type CaughtBy,
} from './mutate';
import type { Honest, Mutant } from './mutant';

const SERVER_ERROR = 500;
const BAD_REQUEST = 400;
/** How long a request takes that others overtake, in milliseconds. */
const DELAY_MS = 30;

const fails = () => Response.json({ success: false, message: 'Failed' }, { status: SERVER_ERROR });

/** Changes the JSON body that a client sends; what is no JSON object stays. */
const changesSent = (
  operationId: string,
  name: string,
  caughtBy: CaughtBy,
  change: (body: Body) => Body,
) =>
  rewriteRequest(operationId, name, caughtBy, (request) =>
    withFields(request, (body) => change({ ...body })),
  );

/** Damages one text that a client sends. */
const damages = (
  [operationId, field]: [operationId: string, field: string],
  name: string,
  damage: (text: string) => string,
  caughtBy: CaughtBy = 'consistency',
) =>
  changesSent(operationId, name, caughtBy, (body) => {
    const text = body[field];
    return typeof text === 'string' ? { ...body, [field]: damage(text) } : body;
  });

const inThreeBytes = (text: string) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?');
const inAscii = (text: string) => text.replace(/[^ -~\n]/g, '?');
const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');
const withOneSpace = (text: string) => text.replace(/ {2,}/g, ' ');
const withSlashes = (text: string) => text.replace(/'/g, "\\'");
const withoutTags = (text: string) => text.replace(/<[^>]*>/g, '');
const withEntities = (text: string) => text.replace(/&/g, '&amp;');
const withCapitals = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Fails at searches that match a pattern. */
const failsAt = (
  [operationId, parameter]: [operationId: string, parameter: string],
  name: string,
  pattern: RegExp,
) =>
  mutateOperation(operationId, name, 'server-error', async (request, honest) =>
    pattern.test(new URL(request.url).searchParams.get(parameter) ?? '')
      ? fails()
      : honest(request),
  );

/** Searches for another text than the one that is asked for. */
const searchesFor = (operationId: string, name: string, change: (search: string) => string) =>
  mutateOperation(operationId, name, 'filter', async (request, honest) => {
    const search = new URL(request.url).searchParams.get('search');
    if (search === null) return honest(request);
    return honest(withQuery(request, (query) => query.set('search', change(search))));
  });

type Late = (first: Promise<Response>) => Promise<Response>;

/** Handles each request that arrives while the same one is still being handled otherwise. */
function races(
  operationId: string,
  name: string,
  rule: 'consistency' | 'server-error',
  late: Late,
): Mutant {
  const running = new Map<string, Promise<Response>>();
  return mutateOperation(operationId, name, rule, async (request, honest) => {
    const key = `${pathOf(request)} ${tokenOf(request)} ${await request.clone().text()}`;
    const first = running.get(key);
    if (first) return late(first);
    const slow = new Promise((resolve) => {
      setTimeout(resolve, DELAY_MS);
    }).then(() => honest(request));
    running.set(key, slow);
    try {
      return (await slow).clone();
    } finally {
      running.delete(key);
    }
  });
}

const failsTogether: Late = async () => fails();
const succeedsTogether: Late = async (first) => (await first).clone();

function ordersTogether(): Mutant {
  let orders = 0;
  const another: Late = async (first) => {
    const response = (await first).clone();
    if (!response.ok) return response;
    return withJson(response, (body) => {
      orders += 1;
      body.orderId = `${String(body.orderId)}${orders}`;
    });
  };
  const name = 'Two requests at the same moment make two orders';
  return races('createPaymentOrder', name, 'consistency', another);
}

/** Changes each entry of a list. */
const eachEntry = (
  operationId: string,
  items: string,
  name: string,
  caughtBy: CaughtBy,
  change: (entry: Body) => void,
) =>
  mutateBody(operationId, name, caughtBy, (body) => {
    for (const entry of body[items] as Body[]) change(entry);
  });

const projectBecomes = (name: string, change: (project: Body) => void) =>
  mutateBody('getProject', name, 'consistency', (body) => change(body.project as Body));

function downloadsOnce(): Mutant {
  const done = new Set<string>();
  const name = 'A file can be downloaded once alone';
  return mutateOperation('downloadProject', name, 'server-error', async (request, honest) => {
    const response = await honest(request);
    const key = `${pathOf(request)} ${tokenOf(request)}`;
    if (!response.ok) return response;
    if (done.has(key)) return fails();
    done.add(key);
    return response;
  });
}

/** Keeps the value of a field that is sent as null. */
const keepsRemoved = (operationId: string, name: string, field: string, value?: unknown) =>
  changesSent(operationId, name, 'consistency', ({ [field]: sent, ...body }) => {
    if (sent !== null) return { ...body, [field]: sent };
    return value === undefined ? body : { ...body, [field]: value };
  });

const ofDownload = (name: string, change: (bytes: Buffer) => Buffer) =>
  mutateOperation('downloadProject', name, 'file', async (request, honest) => {
    const response = await honest(request);
    if (!response.ok) return response;
    return withBody(response, new Uint8Array(change(Buffer.from(await response.arrayBuffer()))));
  });

const ofCsv = (name: string, change: (text: string) => string) =>
  mutateOperation('exportAdminPayments', name, 'file', async (request, honest) => {
    const response = await honest(request);
    return response.ok ? withBody(response, change(await response.text())) : response;
  });

const sellsWhatIsWithdrawn = (request: Request, honest: Honest) => async (response: Response) => {
  const { projectId, amount } = await sentJson(request);
  const shown = await honest(
    new Request(new URL(`/api/projects/${String(projectId)}`, request.url)),
  );
  const { project } = (await shown.json()) as { project?: Body };
  if (project?.is_active !== false) return response;
  return Response.json({ orderId: 'order_0123456789', amount, key: 'key', name: 'Shop' });
};

const atRegister: CaughtBy = { rule: 'status', at: 'register' };

/** Mutants with the faults that databases, frameworks and double clicks bring into honest backends. */
export const pitfallMutants: Mutant[] = [
  damages(['sendChatMessage', 'message'], 'Emoji of a message are lost', inThreeBytes),
  damages(['sendChatMessage', 'message'], 'Lines of a message are joined', inOneLine),
  damages(['sendChatMessage', 'message'], 'Spaces of a message are joined', withOneSpace),
  damages(['sendChatMessage', 'message'], 'Of a message, ASCII alone is kept', inAscii),
  damages(['sendChatMessage', 'message'], 'Quotes of a message get a backslash', withSlashes),
  damages(['saveOwnReview', 'text'], 'Emoji of a review are lost', inThreeBytes),
  damages(['saveOwnReview', 'text'], 'Lines of a review are joined', inOneLine),
  damages(['updateProfile', 'name'], 'Of a changed name, ASCII alone is kept', inAscii),
  damages(['updateProfile', 'name'], 'The words of a name get capitals', withCapitals),
  damages(['updateProfile', 'name'], 'Quotes of a name get a backslash', withSlashes),
  damages(['register', 'name'], 'Of a new name, ASCII alone is kept', inAscii),
  damages(['createProject', 'title'], 'Emoji of a title are lost', inThreeBytes),
  damages(['createProject', 'description'], 'Lines of a description are joined', inOneLine),
  damages(['createProject', 'title'], 'Ampersands of a title become entities', withEntities),
  damages(['addConversationNote', 'text'], 'Emoji of a note are lost', inThreeBytes),
  damages(['updateReview', 'answer'], 'Lines of an answer are joined', inOneLine),
  damages(['requestRefund', 'text'], 'Emoji of a reason are lost', inThreeBytes),
  damages(['requestRefund', 'text'], 'Tags in a reason are removed', withoutTags),
  damages(['issueInvoice', 'business_name'], 'Ampersands of a firm become entities', withEntities),
  damages(['issueInvoice', 'business_name'], 'Of the name of a firm, ASCII alone is kept', inAscii),

  damages(['register', 'password'], 'A new password is trimmed', (text) => text.trim(), 'status'),
  damages(['register', 'password'], 'Of a new password, ASCII alone counts', inAscii, 'status'),
  damages(
    ['login', 'password'],
    'The password of a login is trimmed',
    (text) => text.trim(),
    atRegister,
  ),
  damages(
    ['login', 'password'],
    'The password of a login has another normal form',
    (text) => text.normalize('NFD'),
    atRegister,
  ),

  failsAt(['listProjects', 'search'], 'A quote in a search is an error', /'/),
  failsAt(['listProjects', 'search'], 'A bracket in a search is an error', /[([]/),
  failsAt(['listProjects', 'search'], 'A backslash in a search is an error', /\\/),
  failsAt(
    ['listProjects', 'search'],
    'An emoji in a search is an error',
    /[\u{10000}-\u{10ffff}]/u,
  ),
  failsAt(['listProjects', 'search'], 'A long search is an error', /.{150}/),
  failsAt(['suggestProjects', 'q'], 'A bracket that is typed is an error', /[([]/),
  failsAt(['listUsers', 'search'], 'A quote in a search of people is an error', /'/),
  failsAt(['listAdminPayments', 'search'], 'A quote in a search of payments is an error', /'/),
  searchesFor('listProjects', 'An underscore in a search is any letter', (search) =>
    search.replace(/_.*/, ''),
  ),
  searchesFor('listUsers', 'People are not found by capitals', (search) =>
    /[A-Z]/.test(search) ? `${search}${search}` : search,
  ),

  ordersTogether(),
  races('saveOwnReview', 'Two reviews at the same moment fail', 'server-error', failsTogether),
  races(
    'verifyPayment',
    'Two verifications at the same moment fail',
    'server-error',
    failsTogether,
  ),
  races('register', 'Two registrations at the same moment fail', 'server-error', failsTogether),
  races('markReviewHelpful', 'Two marks at the same moment fail', 'server-error', failsTogether),
  races('issueInvoice', 'Two invoices at the same moment fail', 'server-error', failsTogether),
  races(
    'register',
    'Two registrations of one address at the same moment succeed',
    'consistency',
    succeedsTogether,
  ),
  races(
    'requestRefund',
    'Two requests for a refund at the same moment succeed',
    'consistency',
    succeedsTogether,
  ),
  races(
    'grantRefund',
    'Two refunds by the shop at the same moment succeed',
    'consistency',
    succeedsTogether,
  ),

  eachEntry('listProjects', 'projects', 'The list has no demos', 'filter', (project) => {
    project.demo_url = null;
  }),
  eachEntry(
    'listPurchasedProjects',
    'projects',
    'The library has no categories',
    'consistency',
    (project) => {
      project.category = null;
    },
  ),
  eachEntry('listPayments', 'payments', 'The history has other payment ids', 'money', (payment) => {
    if (payment.razorpay_payment_id) payment.razorpay_payment_id = 'pay_0123456789';
  }),
  projectBecomes('A project has one picture alone', (project) => {
    project.preview_images = [project.preview_images].flat().slice(0, 1);
  }),
  keepsRemoved('updateProject', 'The version of a project cannot be removed', 'version'),
  keepsRemoved('updateProject', 'The support of a project cannot be removed', 'support_days'),
  keepsRemoved('saveOwnReview', 'The title of a review cannot be removed', 'title', 'Tried'),

  mutateBody(
    'createPaymentOrder',
    'An order that is still open has another name each time',
    'consistency',
    (body) => {
      body.name = `Shop ${performance.now()}`;
    },
  ),
  mutateOperation(
    'createPaymentOrder',
    'What was taken off sale can be ordered',
    'status',
    async (request, honest) => {
      const response = await honest(request.clone());
      return response.status === BAD_REQUEST
        ? sellsWhatIsWithdrawn(request, honest)(response)
        : response;
    },
  ),
  downloadsOnce(),
  ofDownload('The end of a file is missing', (bytes) => bytes.subarray(0, bytes.length / 2)),
  ofDownload('A file is sent in Base64', (bytes) => Buffer.from(bytes.toString('base64'))),
  ofCsv('Quotes of the CSV file are not doubled', (text) => text.replaceAll('""', '"')),
  ofCsv('The CSV file has semicolons', (text) => text.replaceAll(',', ';')),

  mutateBody('sendChatMessage', 'Every message has the same id', 'consistency', (body) => {
    (body.messageData as Body).id = 1;
  }),
  mutateBody(
    'getOwnData',
    'The own data lack the messages of conversations',
    'consistency',
    (body) => {
      for (const conversation of body.conversations as Body[]) conversation.messages = [];
    },
  ),
  mutateBody('login', 'A login changes the date of the account', 'consistency', (body) => {
    (body.user as Body).created_at = new Date().toISOString();
  }),
  mutateOperation(
    'importProjects',
    'A dry run adds the projects',
    'consistency',
    async (request, honest) => {
      if (!new URL(request.url).searchParams.has('dry_run')) return honest(request);
      const response = await honest(withQuery(request, (query) => query.set('dry_run', 'false')));
      if (!response.ok) return response;
      return withJson(response, (body) => {
        body.is_dry_run = true;
      });
    },
  ),
];
