import { setTimeout as wait } from 'node:timers/promises';
import { signPayment } from '@mocks/domain/orders';
import { WEBHOOK_PATH, WEBHOOK_SECRET } from '@mocks/domain/providerEvents';
import type { HubSocket } from '@mocks/realtime/hub';
import { REALTIME } from '../cases/case';
import { FORGED_TOKEN, UNKNOWN_TEXT } from '../cases/unknownValues';
import { eventHeaders } from '../formats/providerEvent';
import type { Rule } from '../validation/finding';
import {
  type Body,
  fault,
  type Honest,
  type Mutant,
  operationOf,
  sentJson,
  withBody,
  withJson,
  withQuery,
} from './mutant';

const PAISE_PER_RUPEE = 100;
const KEY = 'Idempotency-Key';
/** How long a request takes that others overtake, in milliseconds. */
const DELAY_MS = 30;
const EMPTY_ZIP = Uint8Array.from([0x50, 0x4b, 0x05, 0x06, ...Array<number>(18).fill(0)]);
const ZIP_HEADERS = { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment' };

const answers = (body: object, status = 200) =>
  Response.json({ success: true, ...body }, { status });

const fails = (message: string, status: number) =>
  Response.json({ success: false, message, errors: {} }, { status });

/** Creates a mutant that accepts what is to be refused with a status. */
const accepts = (operationId: string, refusal: number, name: string, status = 200): Mutant =>
  fault(operationId, 'status', name, { instead: { [refusal]: () => answers({}, status) } });

const listIn = (body: Body, name: string) => body[name] as Body[];

const parameterOf = (request: Request, name: string) => new URL(request.url).searchParams.get(name);

/** Changes a text of a body. */
const withText = (body: Body, field: string, change: (text: string) => string): Body => {
  const text = body[field];
  return typeof text === 'string' ? { ...body, [field]: change(text) } : body;
};

const tokenOf = ({ headers }: Request) => headers.get('Authorization') ?? '';

/** Copies a request with the token of the seeded admin. */
async function asAdmin(request: Request, honest: Honest): Promise<Request> {
  const login = await honest(
    new Request(new URL('/api/auth/login', request.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'password' }),
    }),
  );
  const { token } = (await login.json()) as { token: string };
  const copy = new Request(request);
  copy.headers.set('Authorization', `Bearer ${token}`);
  return copy;
}

const WITHOUT_TECHNOLOGIES = ['title', 'category', 'short_description', 'features'];

/** Leaves out the entries of a search that have the text only where it is not looked for. */
const searchesOnly =
  (items: string, fields: readonly string[]) =>
  (body: Body, request: Request): void => {
    const text = parameterOf(request, 'search')?.toLowerCase() ?? '';
    body[items] = listIn(body, items).filter((entry) =>
      fields.some((field) => String(entry[field]).toLowerCase().includes(text)),
    );
  };

function selfPromotion(): Mutant {
  let isPromoted = false;
  return {
    name: 'A user can become an admin by editing their profile',
    caughtAt: { operationId: 'updateProfile', rule: 'access' },
    respond: async (request, honest) => {
      const operationId = operationOf(request)?.operationId;
      if (operationId === 'updateProfile') {
        isPromoted ||= (await sentJson(request)).role === 'admin';
      }
      const response = await honest(request);
      if (operationId !== 'getProfile' || !isPromoted || !response.ok) return response;
      return withJson(response, ({ user }) => ({ user: { ...(user as Body), role: 'admin' } }));
    },
  };
}

/** Fails a verification that arrives while the same one is still being handled. */
function racingVerification(): Mutant {
  const running = new Set<string>();
  return fault('verifyPayment', 'server-error', 'Two verifications at the same moment fail', {
    respond: async (request, honest) => {
      const key = `${tokenOf(request)} ${await request.clone().text()}`;
      if (running.has(key)) return fails('Failed', 500);
      running.add(key);
      await wait(DELAY_MS);
      return honest(request).finally(() => running.delete(key));
    },
  });
}

/** Remembers the answer to a key, whatever is sent with it. */
function forgetfulKeys(): Mutant {
  const known = new Map<string, Response>();
  return fault('sendChatMessage', 'status', 'A key returns the answer to another message, too', {
    respond: async (request, honest) => {
      const key = request.headers.get(KEY);
      if (key === null) return honest(request);
      const id = `${tokenOf(request)} ${key}`;
      const copy = new Request(request);
      copy.headers.delete(KEY);
      const response = known.get(id) ?? (await honest(copy));
      if (response.ok) known.set(id, response.clone());
      return response;
    },
  });
}

/**
 * Creates a mutant that sends other events to the clients of the live chat; `all` are those that are connected. `drop`
 * replaces the end of a connection.
 */
function chatFault(
  rule: Rule,
  name: string,
  send: (emit: HubSocket['emit'], event: string, payload: unknown, all: Set<HubSocket>) => void,
  drop = (socket: HubSocket) => socket.drop(),
): Mutant {
  const all = new Set<HubSocket>();
  return {
    name,
    caughtAt: { operationId: REALTIME, rule },
    wrapHub: (hub) => ({
      isRefusing: false,
      connect: (socket, token) => {
        all.add(socket);
        const emit: HubSocket['emit'] = (event, payload) => send(socket.emit, event, payload, all);
        return hub.connect({ ...socket, emit, drop: () => drop(socket) }, token);
      },
    }),
  };
}

/** Connections that a backend should have ended. */
const kept: HubSocket[] = [];

/** Takes any payment with a valid signature for the first one of its order. */
function anyPayment(): Mutant {
  const paid = new Map<unknown, Body>();
  return fault('verifyPayment', 'status', 'A paid order accepts another payment', {
    sent: async (body) => {
      const { orderId, paymentId, signature } = body;
      if (signature !== (await signPayment(String(orderId), String(paymentId)))) return body;
      const first = paid.get(orderId) ?? body;
      paid.set(orderId, first);
      return first;
    },
  });
}

/** Leaves the downloads of projects that are not for sale out of the total. */
function missingDownloads(): Mutant {
  let missing = 0;
  return fault('getPublicStats', 'consistency', 'Downloads of projects not for sale do not count', {
    request: async (request, honest) => {
      const url = new URL('/api/admin/projects?status=inactive&limit=100', request.url);
      const list = await honest(await asAdmin(new Request(url), honest));
      const counts = listIn((await list.json()) as Body, 'projects');
      missing = counts.reduce((sum, { download_count: count }) => sum + Number(count), 0);
      return request;
    },
    answer: (body) => ({ ...body, totalDownloads: Number(body.totalDownloads) - missing }),
  });
}

const accountFaults: Mutant[] = [
  fault('getProfile', 'secret', 'The password is returned', {
    answer: ({ user }) => ({ user: { ...(user as Body), password: 'secret-of-the-person' } }),
  }),
  fault('register', 'secret', 'The confirmation of a registration repeats the password', {
    success: async (response, request) => {
      const { password } = await sentJson(request);
      const message = `You log in with ${String(password)} from now on.`;
      return withJson(response, (body) => ({ ...body, message }));
    },
  }),
  fault('register', 'undocumented-status', 'A new account gets status 200', {
    success: ({ body, headers }) => new Response(body, { headers }),
  }),
  fault('register', 'status', 'An email can be registered twice', {
    instead: { 409: () => answers({ token: 'again', user: {} }, 201) },
  }),
  fault('login', 'status', 'A wrong password gets status 200', {
    instead: { 401: () => fails('Invalid email or password', 200) },
  }),
  fault('login', 'status', 'A password that is too short is a bad request', {
    instead: {
      401: ({ password }) => fails('Wrong', String(password).length < 6 ? 400 : 401),
    },
  }),
  fault('login', 'schema', 'An error response has no message', {
    instead: { 401: () => Response.json({ success: false }, { status: 401 }) },
  }),
  fault('getProfile', 'status', 'A forged token is accepted', {
    request: (request, honest) =>
      tokenOf(request).endsWith(FORGED_TOKEN) ? asAdmin(request, honest) : request,
  }),
  selfPromotion(),
  fault('confirmEmail', 'status', 'A link that was mailed never ends', {
    instead: {
      410: ({ token }) =>
        token === UNKNOWN_TEXT ? fails('Gone', 410) : answers({ email: 'other@example.com' }),
    },
  }),
  {
    name: 'An undocumented DELETE is accepted',
    caughtAt: { operationId: 'getProfile', rule: 'method' },
    respond: async (request, honest) =>
      request.method === 'DELETE' ? answers({}) : honest(request),
  },
  fault('register', 'status', 'The longest name is refused', {
    sent: (body) => (String(body.name).length === 100 ? { ...body, name: '' } : body),
  }),
];

const LIST = 'listProjects';

/** Drops the pages of documents. */
const withoutPages = (body: Body): Body => ({
  ...body,
  document_details: listIn(body, 'document_details').map((one) => ({ ...one, pages: null })),
});

/** Confuses the left and the right of pictures. */
const withMirroredPoints = (body: Body): Body => ({
  ...body,
  focal_points: listIn(body, 'focal_points').map((one) => ({ ...one, x: 1 - Number(one.x) })),
});

const listFaults: Mutant[] = [
  fault('getPublicStats', 'schema', 'A total is sent as a string', {
    answer: (body) => ({ ...body, totalUsers: String(body.totalUsers) }),
  }),
  fault(LIST, 'schema', 'A price is a string with a currency sign', {
    answer: (body) => {
      Object.assign(listIn(body, 'projects')[0] ?? {}, { base_price: '₹ 4,999' });
    },
  }),
  fault('listCategories', 'content-type', 'JSON is sent as HTML', {
    success: (response) => {
      response.headers.set('Content-Type', 'text/html');
      return response;
    },
  }),
  {
    name: 'Responses cannot be read from another origin',
    caughtAt: { operationId: LIST, rule: 'cors' },
    spoilHeaders: (headers) => headers.delete('Access-Control-Allow-Origin'),
  },
  {
    name: 'The name of a download cannot be read from another origin',
    caughtAt: { operationId: 'downloadProject', rule: 'cors' },
    spoilHeaders: (headers) => headers.delete('Access-Control-Expose-Headers'),
  },
  missingDownloads(),
  fault(LIST, 'pagination', 'total_pages is one too high', {
    answer: ({ pagination }) => {
      (pagination as { total_pages: number }).total_pages += 1;
    },
  }),
  fault(LIST, 'pagination', 'The limit is ignored', { query: (query) => query.delete('limit') }),
  fault(LIST, 'sorting', 'The sort is ignored', { query: (query) => query.delete('sort') }),
  fault(LIST, 'sorting', 'Prices are sorted as strings', {
    answer: (body, request) => {
      if (parameterOf(request, 'sort') !== 'base_price') return;
      listIn(body, 'projects').sort((one, other) =>
        String(one.base_price) < String(other.base_price) ? -1 : 1,
      );
    },
  }),
  fault(LIST, 'sorting', 'A search begins with the worst match', {
    query: (query) => {
      if (query.has('search') && !query.has('sort')) query.set('order', 'ASC');
    },
  }),
  {
    name: 'No picture can be loaded',
    caughtAt: { operationId: LIST, rule: 'file' },
    respond: async (request, honest) =>
      new URL(request.url).pathname.startsWith('/uploads/') ? fails('Gone', 404) : honest(request),
  },
  fault(LIST, 'file', 'Pictures are offered in a width that cannot be loaded', {
    answer: (body) => ({
      ...body,
      projects: listIn(body, 'projects').map((one) => ({ ...one, image_widths: [320, 480] })),
    }),
  }),
  fault(LIST, 'filter', 'Projects are found that were started on another system', {
    query: (query) => query.delete('started_on'),
  }),
  fault(LIST, 'filter', 'A verbatim search is corrected', {
    query: (query) => query.delete('verbatim'),
  }),
  fault(LIST, 'filter', 'Another spelling is named than the one that was found', {
    answer: (body) => ({ ...body, ...(body.corrected !== undefined && { corrected: 'crm' }) }),
  }),
  fault(LIST, 'filter', 'What words also mean is named and not looked for', {
    answer: (body, request) =>
      parameterOf(request, 'verbatim') ? body : { ...body, also: ['kitchen'] },
    query: (query) => query.set('verbatim', 'true'),
  }),
  fault(LIST, 'filter', 'The search is ignored', { query: (query) => query.delete('search') }),
  fault(LIST, 'filter', 'The list contains projects that are not for sale', {
    answer: (body) => {
      Object.assign(listIn(body, 'projects').at(-1) ?? {}, { is_active: false });
    },
  }),
  fault(LIST, 'filter', 'The search misses technologies', {
    answer: searchesOnly('projects', WITHOUT_TECHNOLOGIES),
  }),
  fault(LIST, 'filter', 'The words of a search have to stand side by side', {
    answer: searchesOnly('projects', [...WITHOUT_TECHNOLOGIES, 'technologies']),
  }),
  fault(LIST, 'server-error', 'A quote in a search is an error', {
    success: (response, request) =>
      parameterOf(request, 'search')?.includes("'") ? fails('Failed', 500) : response,
  }),
  fault('listUsers', 'filter', 'The search of people misses telephone numbers', {
    answer: searchesOnly('users', ['name', 'email']),
  }),
  fault('updateProject', 'consistency', 'A video is not kept', {
    sent: (body) => ({ ...body, video_url: null }),
  }),
  fault('updateProject', 'consistency', 'The pages of a document are not kept', {
    sent: withoutPages,
  }),
  fault('createProject', 'consistency', 'The point of a picture is mirrored', {
    sent: withMirroredPoints,
  }),
  fault('listAdminProjects', 'filter', 'The status filter is ignored', {
    query: (query) => query.delete('status'),
  }),
  fault('listReviews', 'pagination', 'The pages of reviews overlap', {
    respond: async (request, honest) => {
      const page = Number(parameterOf(request, 'page') ?? 1);
      if (!(page > 1)) return honest(request);
      const former = withQuery(request, (query) => query.set('page', String(page - 1)));
      const before = listIn((await (await honest(former)).json()) as Body, 'reviews');
      return withJson(await honest(request), (body) => {
        const reviews = listIn(body, 'reviews');
        if (reviews.length > 0) reviews[0] = before.at(-1) ?? {};
      });
    },
  }),
];

const paymentFaults: Mutant[] = [
  fault('createPaymentOrder', 'money', "An order's amount is in rupees", {
    answer: (body) => ({ ...body, amount: Math.round(Number(body.amount) / PAISE_PER_RUPEE) }),
  }),
  fault('createPaymentOrder', 'consistency', 'Every request creates a new order', {
    answer: (body) => ({ ...body, orderId: `${String(body.orderId)}_${Math.random()}` }),
  }),
  fault('createPaymentOrder', 'status', 'Any amount is accepted', {
    request: async (request, honest) => {
      const sent = await sentJson(request);
      const url = new URL(`/api/projects/${String(sent.projectId)}`, request.url);
      const { project } = (await (await honest(new Request(url))).json()) as { project?: Body };
      const { method, headers } = request;
      const body = JSON.stringify({ ...sent, amount: Number(project?.base_price) });
      return project ? new Request(request.url, { method, headers, body }) : request;
    },
  }),
  accepts('createPaymentOrder', 409, 'A project can be bought twice'),
  fault('verifyPayment', 'status', 'Any signature is accepted', {
    sent: async (body) => ({
      ...body,
      signature: await signPayment(String(body.orderId), String(body.paymentId)),
    }),
  }),
  accepts('verifyPayment', 403, 'Another user can verify a payment'),
  racingVerification(),
  anyPayment(),
  fault('verifyPayment', 'status', 'A refunded payment makes the project owned again', {
    at: 'decideRefund',
    instead: { 400: () => answers({ message: 'Payment verified' }) },
  }),
  fault('listPurchasedProjects', 'consistency', 'A purchase is not listed', {
    answer: () => ({ projects: [] }),
  }),
  fault('listPurchasedProjects', 'consistency', 'A purchase shows the downloads of everybody', {
    at: 'downloadProject',
    answer: (body) => {
      for (const project of listIn(body, 'projects')) project.download_count = 150;
    },
  }),
  fault('listPayments', 'json', 'The JSON is truncated', {
    success: async (response) => withBody(response, (await response.text()).slice(0, -1)),
  }),
  fault('listPayments', 'money', 'Amounts in the payment history are in paise', {
    answer: (body) => {
      for (const payment of listIn(body, 'payments')) {
        payment.amount = String(Math.round(Number(payment.amount) * PAISE_PER_RUPEE));
      }
    },
  }),
  fault('listPayments', 'consistency', 'A receipt has the present title of the project', {
    at: 'issueInvoice',
    answer: (body) => {
      for (const { receipt, title } of listIn(body, 'payments')) {
        if (receipt) (receipt as Body).project_title = title;
      }
    },
  }),
  fault('downloadProject', 'status', 'Projects can be downloaded without a purchase', {
    instead: { 403: () => new Response('PK', { headers: ZIP_HEADERS }) },
  }),
  fault('downloadProject', 'file', 'The zip file is empty', {
    success: (response) => withBody(response, EMPTY_ZIP),
  }),
  fault('downloadProject', 'header', 'A download has no Content-Length', {
    success: (response) => {
      response.headers.delete('Content-Length');
      return response;
    },
  }),
  accepts('requestRefund', 409, 'A refund is accepted twice', 201),
  fault('decideRefund', 'consistency', 'An approved refund leaves the payment', {
    answer: ({ payment }) => ({ payment: { ...(payment as Body), status: 'completed' } }),
  }),
  accepts('grantRefund', 409, 'The shop refunds a payment twice', 201),
];

const chatFaults: Mutant[] = [
  accepts('sendChatMessage', 400, 'An empty message is saved'),
  fault('sendChatMessage', 'consistency', 'A message is stored twice', {
    request: (request, honest) => honest(request.clone()).then(() => request),
  }),
  fault('sendChatMessage', 'consistency', 'Messages are saved as HTML', {
    sent: (body) => withText(body, 'message', (text) => text.replaceAll('<', '&lt;')),
  }),
  forgetfulKeys(),
  fault('openConversation', 'sorting', 'Messages are sorted newest first', {
    at: 'sendChatMessage',
    answer: (body) => void listIn(body, 'messages').reverse(),
  }),
  fault('openConversation', 'consistency', 'Every visit opens a new conversation', {
    answer: (body) => ({ ...body, conversationId: Math.floor(Math.random() * 1e9) }),
  }),
  fault('openConversation', 'consistency', 'Resolving hides an answer that was not read', {
    answer: (body) => (body.status === 'resolved' ? { ...body, messages: [] } : body),
  }),
  fault('openConversation', 'access', 'The customer sees the notes of staff', {
    at: 'addConversationNote',
    answer: (body) => ({ ...body, notes: [{ text: 'Noted by the contract checker' }] }),
  }),
  fault('getConversation', 'status', 'Customers can read the conversations of others', {
    request: (request, honest) => (tokenOf(request) ? asAdmin(request, honest) : request),
  }),
  chatFault(
    'access',
    'The live chat sends every event to every client',
    (_emit, event, payload, all) => all.forEach((other) => other.emit(event, payload)),
  ),
  chatFault('realtime', 'The live chat relays no messages', (emit, event, payload) => {
    if (event !== 'message-received') emit(event, payload);
  }),
  chatFault('schema', 'A message of the live chat lacks its sender', (emit, event, payload) => {
    const { sender_id: sender, ...rest } = payload as Body;
    emit(event, event === 'message-received' ? rest : { ...rest, sender_id: sender });
  }),
  chatFault(
    'access',
    'The live chat goes on after a changed password',
    (emit, ...event) => [{ emit }, ...kept].forEach((one) => one.emit(event[0], event[1])),
    (socket) => void kept.push(socket),
  ),
  chatFault('realtime', 'A message is delivered twice', (emit, event, payload) => {
    emit(event, payload);
    if (event === 'message-received') emit(event, payload);
  }),
];

/** Creates a mutant that lists questions with other answers. */
const answeredOtherwise = (rule: Rule, name: string, change: (answer: Body) => Body | null) =>
  fault('listQuestions', rule, name, {
    at: 'answerQuestion',
    answer: (body) => {
      for (const one of listIn(body, 'questions')) one.answer = change(one.answer as Body);
    },
  });

const staffFaults: Mutant[] = [
  answeredOtherwise('access', 'A question is shown before it is answered', () => null),
  answeredOtherwise(
    'consistency',
    'A question is shown with the answer to another one',
    (answer) => ({
      ...answer,
      text: 'Yes.',
    }),
  ),
  accepts('saveOwnReview', 403, 'Anybody may review a project'),
  fault('saveOwnReview', 'consistency', 'Emoji of a review are lost', {
    sent: (body) => withText(body, 'text', (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
  }),
  fault('changeProjects', 'status', 'More projects than allowed are taken', {
    sent: (body) =>
      Array.isArray(body.ids) ? { ...body, ids: body.ids.slice(0, 100) as unknown } : body,
  }),
  fault('getAdminOverview', 'money', 'Pending payments count as sales', {
    answer: (body) => {
      const day = listIn(body, 'series').at(-2)!;
      day.sales = Number(day.sales) + 1;
    },
  }),
  fault('updateProject', 'status', 'What is sent is judged before who sends it', {
    instead: { 401: (sent) => fails('Refused', Object.keys(sent).length > 0 ? 401 : 400) },
  }),
  accepts('createProject', 403, 'Customers may add projects', 201),
  accepts('sendUploadPart', 400, 'Any file is accepted as a zip file'),
  fault('sendUploadPart', 'header', 'A busy backend does not say when to send a part again', {
    success: () => fails('Too many parts', 429),
  }),
  fault('exportAdminPayments', 'file', 'A cell of the CSV file is a formula', {
    success: async (response) =>
      withBody(
        response,
        Buffer.concat([Buffer.from(await response.arrayBuffer()), Buffer.from('=1+1\r\n')]),
      ),
  }),
];

/** Creates a mutant that takes each event of the provider as another one that is signed. */
const eventFault = (rule: Rule, name: string, change: (body: string) => string): Mutant => ({
  name,
  caughtAt: { operationId: 'verifyPayment', rule },
  respond: async (request, honest) => {
    if (!request.url.endsWith(WEBHOOK_PATH)) return honest(request);
    const body = change(await request.text());
    const headers = eventHeaders(WEBHOOK_SECRET, body, 'evt_1');
    return honest(new Request(request.url, { method: 'POST', headers, body }));
  },
});

function undoneRefund(): Mutant {
  let last: unknown;
  let isUndone = false;
  return {
    name: 'An old event undoes a refund',
    caughtAt: { operationId: 'verifyPayment', rule: 'access' },
    respond: async (request, honest) => {
      const { event } = await sentJson(request);
      isUndone ||= last === 'refund.processed' && event === 'payment.captured';
      last = event ?? last;
      const response = await honest(request);
      return isUndone && operationOf(request)?.operationId === 'getPurchaseStatus'
        ? withJson(response, (body) => ({ ...body, hasPurchased: true }))
        : response;
    },
  };
}

const eventFaults: Mutant[] = [
  eventFault('status', 'An event with a forged signature is accepted', (body) => body),
  eventFault('access', 'An event of any currency is accepted', (body) =>
    body.replaceAll('JPY', 'INR'),
  ),
  eventFault('access', 'A refund that the provider tells is ignored', (body) =>
    body.replace('refund.processed', 'refund.created'),
  ),
  undoneRefund(),
];

/** Backends with one fault each: two or three for every rule of the checker. */
export const mutants: readonly Mutant[] = [
  ...accountFaults,
  ...listFaults,
  ...paymentFaults,
  ...chatFaults,
  ...staffFaults,
  ...eventFaults,
];
