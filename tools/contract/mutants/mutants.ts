import {
  type Body,
  type CaughtBy,
  asUser,
  mutateBody,
  mutateOperation,
  operationOf,
  pathOf,
  replaceError,
  rewriteRequest,
  sentJson,
  tokenOf,
  withBody,
  withFields,
  withJson,
  withQuery,
  withSentJson,
} from './mutate';
import type { Mutant } from './mutant';
import { FORGED_TOKEN } from '../cases/unknownValues';
import { answerWith, readAll } from './relist';
import { signPayment } from '@mocks/domain/orders';
import type { HubSocket } from '@mocks/realtime/hub';
import type { SocketHub } from '@mocks/realtime/socketIoServer';
import { REALTIME } from '../cases/case';
import type { Rule } from '../validation/finding';

const user = (body: Body) => body.user as Body;

const first = (body: Body, name: string) => (body[name] as Body[])[0];

/** Creates a mutant whose responses may contain the password of the request. */
const repeatPassword = (
  operationId: string,
  name: string,
  repeat: (response: Response, password: string) => Promise<Response>,
): Mutant =>
  mutateOperation(operationId, name, 'secret', async (request, honest) => {
    const sent = (await request
      .clone()
      .json()
      .catch(() => ({}))) as Body;
    return repeat(await honest(request), String(sent.password));
  });

const ADMIN = 'admin@example.com';

const confirmed = () => Response.json({ success: true });

function selfPromotion(): Mutant {
  let isPromoted = false;
  return {
    name: 'A user can become an admin by editing their profile',
    caughtAt: { operationId: 'updateProfile', rule: 'access' },
    respond: async (request, honest) => {
      const operationId = operationOf(request);
      if (operationId === 'updateProfile') {
        isPromoted ||= ((await request.clone().json()) as Body).role === 'admin';
      }
      const response = await honest(request);
      if (operationId !== 'getProfile' || !isPromoted || !response.ok) return response;
      return withJson(
        response,
        (body) => Object.assign(body.user as Body, { role: 'admin' }) && body,
      );
    },
  };
}

const LIST = 'listProjects';

const pagination = (body: Body) => body.pagination as { total: number; total_pages: number };

const projects = (body: Body) => body.projects as Body[];

const queryOf = (request: Request) => new URL(request.url).searchParams;

const includes = (value: unknown, text: string) =>
  typeof value === 'string' && value.toLowerCase().includes(text.toLowerCase());

/** Creates a mutant whose list drops parameters and filters its entries differently. */
function filterAnew(
  [operationId, items, ...parameters]: [operationId: string, items: string, ...string[]],
  name: string,
  lets: (item: Body, query: URLSearchParams) => boolean,
): Mutant {
  return mutateOperation(operationId, name, 'filter', async (request, honest) => {
    const query = queryOf(request);
    if (!parameters.some((one) => query.has(one)) || !(await honest(request)).ok) {
      return honest(request);
    }
    const unfiltered = withQuery(request, (own) => parameters.forEach((one) => own.delete(one)));
    const all = await readAll(unfiltered, honest, items);
    return answerWith(
      unfiltered,
      honest,
      items,
      all.filter((item) => lets(item, query)),
    );
  });
}

const USERS = ['listUsers', 'users'] as const;

const SERVER_ERROR = 500;

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

const PAISE_PER_RUPEE = 100;

const EMPTY_ZIP = Uint8Array.from([0x50, 0x4b, 0x05, 0x06, ...Array<number>(18).fill(0)]);

const verified = () => Response.json({ success: true, message: 'Payment verified' });

const zip = { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment' };

/** Creates a mutant that changes the response to every download. */
function mutateDownload(
  name: string,
  rule: 'file' | 'header',
  make: (response: Response) => Response,
): Mutant {
  return mutateOperation('downloadProject', name, rule, async (request, honest) => {
    const response = await honest(request);
    return response.ok ? make(response) : response;
  });
}

const refund = {
  status: 'requested',
  reason: 'payment_error',
  text: 'Asked for by somebody else.',
  requested_at: '2025-10-15T09:00:00.000Z',
  note: null,
  decided_at: null,
  refunded_at: null,
};

const payment = {
  title: 'Shop',
  amount: '1.00',
  status: 'completed',
  purchase_date: '2025-10-15T09:00:00.000Z',
  razorpay_payment_id: 'pay_mutant',
  razorpay_order_id: 'order_mutant',
  refund,
  invoice: {
    number: 'LY/25-26/000001',
    issued_at: '2025-10-15T09:00:00.000Z',
    business_name: null,
    gstin: null,
  },
};

const granted = (status: number) => () => Response.json({ payment }, { status });

/** Creates a mutant that grants what it must refuse, if `isTaken` is true of the refusal. */
function grants(name: string, isTaken: (refusal: { status: number; message: string }) => boolean) {
  let granted: Body | undefined;
  return mutateOperation('grantRefund', name, 'status', async (request, honest) => {
    const response = await honest(request);
    const body = (await response.clone().json()) as Body;
    if (response.ok) granted = body;
    const { status } = response;
    return isTaken({ status, message: String(body.message) })
      ? Response.json(granted ?? { payment: {} }, { status: 201 })
      : response;
  });
}

const saved = () => Response.json({ messageData: { id: 1 } });

const messages = (body: Body) => body.messages as Body[];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Creates a mutant that changes the events sent to live chat clients. */
function mutateEvents(
  name: string,
  rule: Rule,
  emit: (socket: HubSocket, event: string, payload: unknown) => void,
): Mutant {
  return {
    name,
    caughtAt: { operationId: REALTIME, rule },
    wrapHub: (hub) => ({
      isRefusing: false,
      connect: (socket, token) =>
        hub.connect({ ...socket, emit: (event, payload) => emit(socket, event, payload) }, token),
    }),
  };
}

function broadcastEverything(hub: SocketHub): SocketHub {
  const sockets = new Set<HubSocket>();
  return {
    isRefusing: false,
    connect: (socket, token) => {
      sockets.add(socket);
      const emit: HubSocket['emit'] = (event, payload) =>
        sockets.forEach((other) => other.emit(event, payload));
      return hub.connect({ ...socket, emit }, token);
    },
  };
}

const KEY = 'Idempotency-Key';

function withoutKey(request: Request): Request {
  const copy = new Request(request);
  copy.headers.delete(KEY);
  return copy;
}

/** Remembers answers by what `nameOf` returns for a request, and ignores the rest of it. */
function remembering(
  name: string,
  caughtBy: CaughtBy,
  nameOf: (request: Request, key: string) => string | Promise<string>,
  remembers = (response: Response) => response.ok,
): Mutant {
  const answers = new Map<string, Response>();
  return mutateOperation('sendChatMessage', name, caughtBy, async (request, honest) => {
    const key = request.headers.get(KEY);
    if (key === null) return honest(request);
    const id = await nameOf(request, key);
    const known = answers.get(id);
    if (known) return known.clone();
    const response = await honest(withoutKey(request));
    if (remembers(response)) answers.set(id, response.clone());
    return response;
  });
}

type Emit = HubSocket['emit'];

/** Changes the events sent to a client; `echo` sends it an event immediately. */
function changeEvents(
  name: string,
  rule: Rule,
  make: (emit: Emit) => { send: Emit; hear?: (event: string, payload: unknown) => void },
): Mutant {
  const wrapHub = (hub: SocketHub): SocketHub => ({
    isRefusing: false,
    connect: async (socket, token) => {
      const { send, hear } = make(socket.emit);
      const connection = await hub.connect({ ...socket, emit: send }, token);
      return (
        connection && {
          close: () => connection.close(),
          receive: (event, payload) => {
            hear?.(event, payload);
            return connection.receive(event, payload);
          },
        }
      );
    },
  });
  return { name, caughtAt: { operationId: REALTIME, rule }, wrapHub };
}

const lengthOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : undefined;

/** Creates a mutant that rejects what the document allows. */
function refuses(operationId: string, name: string, isRefused: (sent: Body) => boolean): Mutant {
  return mutateOperation(operationId, name, 'status', async (request, honest) => {
    if (!isRefused(await sentJson(request))) return honest(request);
    const message = 'Please shorten it';
    return Response.json({ success: false, message, errors: {} }, { status: 400 });
  });
}

/** Creates a mutant that accepts what the document forbids, storing something else. */
function takes(
  operationId: string,
  name: string,
  change: (sent: Body) => Partial<Body>,
  caughtBy: CaughtBy = 'status',
): Mutant {
  return mutateOperation(operationId, name, caughtBy, async (request, honest) => {
    const sent = await sentJson(request);
    const isObject = Object.keys(sent).length > 0 && !Array.isArray(sent);
    return honest(
      isObject ? await withSentJson(request, (body) => ({ ...body, ...change(body) })) : request,
    );
  });
}

/** Truncates a text or a list of the body that is too long. */
const cut = (sent: Body, field: string, length: number): Body => {
  const value = sent[field];
  return typeof value === 'string' || Array.isArray(value)
    ? { [field]: value.slice(0, length) as unknown }
    : {};
};

/** Creates a mutant that changes the CSV export of payments. */
function mutateCsv(
  name: string,
  rule: 'file' | 'consistency' | 'money',
  change: (csv: string) => string,
): Mutant {
  return mutateOperation('exportAdminPayments', name, rule, async (request, honest) => {
    const response = await honest(request);
    const csv = Buffer.from(await response.clone().arrayBuffer()).toString('utf8');
    return response.ok ? withBody(response, change(csv)) : response;
  });
}

/** Backends with one fault each: two or three for every rule of the checker. */
export const mutants: readonly Mutant[] = [
  mutateBody('getPublicStats', 'A total is sent as a string', 'schema', (body) => {
    body.totalUsers = String(body.totalUsers);
  }),
  mutateBody('listProjects', 'A price is a string with a currency sign', 'schema', (body) => {
    Object.assign(first(body, 'projects') ?? {}, { base_price: '₹ 4,999' });
  }),
  mutateBody('getProfile', 'The password is returned', 'secret', (body) => {
    user(body).password = 'secret-of-the-person';
  }),
  repeatPassword(
    'register',
    'The confirmation of a registration repeats the password',
    (response, password) =>
      withJson(response, (body) => ({
        ...body,
        message: `You log in with ${password} from now on.`,
      })),
  ),
  mutateOperation(
    'listCategories',
    'JSON is sent as HTML',
    'content-type',
    async (request, honest) => {
      const response = await honest(request);
      response.headers.set('Content-Type', 'text/html');
      return response;
    },
  ),
  mutateOperation('listPayments', 'The JSON is truncated', 'json', async (request, honest) => {
    const response = await honest(request);
    return withBody(response, (await response.text()).slice(0, -1));
  }),
  mutateOperation(
    'register',
    'A new account gets status 200',
    'undocumented-status',
    async (request, honest) => {
      const response = await honest(request);
      return response.status === 201
        ? new Response(response.body, { headers: response.headers })
        : response;
    },
  ),
  replaceError(['login', 401], 'A wrong password gets status 200', 'status', () =>
    Response.json({ success: false, message: 'Invalid email or password' }),
  ),
  replaceError(['login', 401], 'An error response has no message', 'schema', () =>
    Response.json({ success: false }, { status: 401 }),
  ),
  mutateOperation('getProfile', 'A forged token is accepted', 'status', async (request, honest) =>
    honest(
      request.headers.get('Authorization')?.endsWith(FORGED_TOKEN)
        ? await asUser(request, honest, ADMIN)
        : request,
    ),
  ),
  rewriteRequest(
    'getConversation',
    'Customers can read the conversations of others',
    'status',
    (request, honest) =>
      request.headers.has('Authorization') ? asUser(request, honest, ADMIN) : request,
  ),
  replaceError(['register', 409], 'An email can be registered twice', 'status', () =>
    Response.json({ token: 'again', user: {} }, { status: 201 }),
  ),
  selfPromotion(),
  {
    name: 'An undocumented DELETE is accepted',
    caughtAt: { operationId: 'getProfile', rule: 'method' },
    respond: (request, honest) =>
      request.method === 'DELETE' ? Promise.resolve(confirmed()) : honest(request),
  },
  {
    name: 'Responses cannot be read from another origin',
    caughtAt: { operationId: 'listProjects', rule: 'cors' },
    spoilHeaders: (headers) => headers.delete('Access-Control-Allow-Origin'),
  },
  mutateBody(LIST, 'total_pages is one too high', 'pagination', (body) => {
    pagination(body).total_pages += 1;
  }),
  rewriteRequest(LIST, 'The limit is ignored', 'pagination', (request) =>
    withQuery(request, (query) => query.delete('limit')),
  ),
  rewriteRequest(LIST, 'The sort is ignored', 'sorting', (request) =>
    withQuery(request, (query) => query.delete('sort')),
  ),
  mutateBody(LIST, 'Prices are sorted as strings', 'sorting', (body, request) => {
    if (new URL(request.url).searchParams.get('sort') !== 'base_price') return;
    projects(body).sort((one, other) =>
      String(one.base_price) < String(other.base_price) ? -1 : 1,
    );
  }),
  rewriteRequest(LIST, 'The search is ignored', 'filter', (request) =>
    withQuery(request, (query) => query.delete('search')),
  ),
  mutateBody(LIST, 'The list contains projects that are not for sale', 'filter', (body) => {
    Object.assign(projects(body).at(-1) ?? {}, { is_active: false });
  }),
  filterAnew([LIST, 'projects', 'search'], 'The search misses technologies', (item, query) =>
    [item.title, item.category, item.short_description, item.description].some((text) =>
      includes(text, query.get('search') ?? ''),
    ),
  ),
  filterAnew([...USERS, 'search'], 'The search of people misses telephone numbers', (item, query) =>
    [item.name, item.email].some((text) => includes(text, query.get('search') ?? '')),
  ),
  mutateOperation(
    'listReviews',
    'The pages of reviews overlap',
    'pagination',
    async (request, honest) => {
      const query = queryOf(request);
      const page = Number(query.get('page') ?? 1);
      if (!(page > 1)) return honest(request);
      const before = (await (
        await honest(withQuery(request, (own) => own.set('page', String(page - 1))))
      ).json()) as Body;
      const last = (before.reviews as Body[] | undefined)?.at(-1);
      return withJson(await honest(request), (body) => {
        const reviews = body.reviews as Body[];
        if (last && reviews.length > 0) reviews[0] = last;
      });
    },
  ),
  damages(['saveOwnReview', 'text'], 'Emoji of a review are lost', inThreeBytes),

  failsAt(['listProjects', 'search'], 'A quote in a search is an error', /'/),
  races(
    'verifyPayment',
    'Two verifications at the same moment fail',
    'server-error',
    failsTogether,
  ),
  mutateBody('createPaymentOrder', "An order's amount is in rupees", 'money', (body) => {
    body.amount = Math.round(Number(body.amount) / PAISE_PER_RUPEE);
  }),
  mutateBody('createPaymentOrder', 'Every request creates a new order', 'consistency', (body) => {
    body.orderId = `${String(body.orderId)}_${Math.random()}`;
  }),
  rewriteRequest(
    'createPaymentOrder',
    'Any amount is accepted',
    'status',
    async (request, honest) => {
      const { projectId } = (await request.clone().json()) as Body;
      const url = new URL(`/api/projects/${String(projectId)}`, request.url);
      const response = (await (await honest(new Request(url))).json()) as { project?: Body };
      return withSentJson(request, (body) =>
        response.project ? { ...body, amount: Number(response.project.base_price) } : body,
      );
    },
  ),
  replaceError(['createPaymentOrder', 409], 'A project can be bought twice', 'status', () =>
    Response.json({
      orderId: 'order_again',
      amount: 1,
      key: 'key',
      name: 'Shop',
      description: 'Again',
      prefill: {},
      theme: {},
    }),
  ),
  rewriteRequest('verifyPayment', 'Any signature is accepted', 'status', (request) =>
    withSentJson(request, async (body) => ({
      ...body,
      signature: await signPayment(String(body.orderId), String(body.paymentId)),
    })),
  ),
  replaceError(['verifyPayment', 403], 'Another user can verify a payment', 'status', verified),
  mutateBody('listPurchasedProjects', 'A purchase is not listed', 'consistency', () => ({
    projects: [],
  })),
  mutateBody('listPayments', 'Amounts in the payment history are in paise', 'money', (body) => {
    for (const payment of body.payments as Body[]) {
      payment.amount = String(Math.round(Number(payment.amount) * PAISE_PER_RUPEE));
    }
  }),
  replaceError(
    ['downloadProject', 403],
    'Projects can be downloaded without a purchase',
    'status',
    () => new Response('PK', { headers: zip }),
  ),
  mutateDownload('The zip file is empty', 'file', (response) => withBody(response, EMPTY_ZIP)),
  mutateDownload('A download has no Content-Length', 'header', (response) => {
    response.headers.delete('Content-Length');
    return response;
  }),
  replaceError(['requestRefund', 409], 'A refund is accepted twice', 'status', granted(201)),
  mutateBody('decideRefund', 'An approved refund leaves the payment', 'consistency', (body) => {
    (body.payment as Body).status = 'completed';
  }),
  grants('The shop refunds a payment twice', ({ message }) => /refunded already/.test(message)),
  replaceError(['saveOwnReview', 403], 'Anybody may review a project', 'status', () =>
    Response.json({ success: true }),
  ),
  replaceError(['sendChatMessage', 400], 'An empty message is saved', 'status', saved),
  mutateOperation(
    'sendChatMessage',
    'Messages are saved as HTML',
    'consistency',
    async (request, honest) =>
      honest(
        await withSentJson(request, (body) =>
          typeof body.message === 'string' ? { ...body, message: escape(body.message) } : body,
        ),
      ),
  ),
  mutateBody(
    'openConversation',
    'Messages are sorted newest first',
    { rule: 'sorting', at: 'sendChatMessage' },
    (body) => {
      messages(body).reverse();
    },
  ),
  mutateBody('openConversation', 'Every visit opens a new conversation', 'consistency', (body) => {
    body.conversationId = Math.floor(Math.random() * 1e9);
  }),
  mutateBody(
    'openConversation',
    'The customer sees the notes of staff',
    { rule: 'access', at: 'addConversationNote' },
    (body) => {
      body.notes = [{ text: 'Noted by the contract checker' }];
    },
  ),
  {
    name: 'The live chat sends every event to every client',
    caughtAt: { operationId: REALTIME, rule: 'access' },
    wrapHub: broadcastEverything,
  },
  mutateEvents('The live chat relays no messages', 'realtime', (socket, event, payload) => {
    if (event !== 'message-received') socket.emit(event, payload);
  }),
  mutateEvents(
    'A message of the live chat lacks its sender',
    'schema',
    (socket, event, payload) => {
      const changed = { ...(payload as Body) };
      if (event === 'message-received') delete changed.sender_id;
      socket.emit(event, changed);
    },
  ),
  remembering(
    'A key returns the answer to another message, too',
    'status',
    (request, key) => `${tokenOf(request)} ${key}`,
  ),
  changeEvents('A message is delivered twice', 'realtime', (emit) => ({
    send: (event, payload) => {
      emit(event, payload);
      if (event === 'message-received') emit(event, payload);
    },
  })),
  refuses('register', 'The longest name is refused', ({ name }) => lengthOf(name) === 100),
  takes('changeProjects', 'More projects than allowed are taken', (sent) => cut(sent, 'ids', 100)),
  mutateBody('getAdminOverview', 'Pending payments count as sales', 'money', (body) => {
    const day = (body.series as Body[]).at(-2)!;
    day.sales = Number(day.sales) + 1;
  }),
  rewriteRequest('listAdminProjects', 'The status filter is ignored', 'filter', (request) =>
    withQuery(request, (query) => query.delete('status')),
  ),
  replaceError(['createProject', 403], 'Customers may add projects', 'status', () =>
    Response.json({ success: true }, { status: 201 }),
  ),
  replaceError(['sendUploadPart', 400], 'Any file is accepted as a zip file', 'status', confirmed),
  mutateCsv('A cell of the CSV file is a formula', 'file', (csv) => `${csv}=1+1\r\n`),
];
