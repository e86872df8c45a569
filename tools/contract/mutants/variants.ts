import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import {
  type Body,
  type Honest,
  isJson,
  operationOf,
  sentJson,
  type Variant,
  withBody,
  withJson,
  withQuery,
  withSent,
} from './mutant';

const LATENCY_MS = 15;
const NUMERIC =
  /^(base_price|revenue|spent|completed|pending|refunded|amount|min_price|max_price)$/;
/** Operations whose amounts the document fixes as numbers in paise or as texts. */
const FIXED = /payment|refund|invoice|own/i;
const BASE = '/shop/v2';
const PAGE_SIZE = 100;
const DEFAULT_LIMIT = 12;

/** Counts the responses that differ from one to the next. */
let turn = 0;

/** Changes each object of a JSON value, innermost first. */
function mapObjects(value: unknown, change: (object: Body) => Body): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapObjects(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, own]) => [name, mapObjects(own, change)]);
  return change(Object.fromEntries(inner) as Body);
}

/** Creates a variant that changes each response with JSON. */
const eachAnswer = (
  name: string,
  change: (response: Response, request: Request) => Response | Promise<Response>,
): Variant => ({
  name,
  respond: async (request, honest) => {
    const response = await honest(request);
    return isJson(response) ? change(response, request) : response;
  },
});

const eachObject = (name: string, change: (object: Body) => Body): Variant =>
  eachAnswer(name, (response) => withJson(response, (body) => mapObjects(body, change)));

/** Creates a variant that changes each property, or only in every other response. */
const eachValue = (
  name: string,
  change: (value: unknown, key: string) => unknown,
  isEveryOther = false,
): Variant =>
  eachAnswer(name, (response, request) => {
    turn += 1;
    // The errors of a refusal are by the names of fields.
    if (!response.ok || (isEveryOther && turn % 2 === 0)) return response;
    const isFixed = FIXED.test(operationOf(request)?.operationId ?? '');
    return withJson(response, (body) =>
      mapObjects(body, (object) =>
        Object.fromEntries(
          Object.entries(object).map(([key, value]) => [
            key,
            isFixed && NUMERIC.test(key) ? value : change(value, key),
          ]),
        ),
      ),
    );
  });

const withAmounts = (name: string, write: (value: number) => unknown): Variant =>
  eachValue(name, (value, key) =>
    NUMERIC.test(key) && /^(string|number)$/.test(typeof value) ? write(Number(value)) : value,
  );

const replaceIn = (value: unknown, pattern: RegExp, replacement: string) =>
  typeof value === 'string' ? value.replace(pattern, replacement) : value;

const underBase = async (request: Request, honest: Honest) => {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(BASE)) return new Response(null, { status: 404 });
  url.pathname = url.pathname.slice(BASE.length);
  const body = ['GET', 'OPTIONS'].includes(request.method) ? null : await request.arrayBuffer();
  return honest(new Request(url, { method: request.method, headers: request.headers, body }));
};

/** The list property in the response of each operation that sorts by its own fields. */
const SORTED: Record<string, string | undefined> = {
  listProjects: 'projects',
  listAdminProjects: 'projects',
  listAdminPayments: 'payments',
  listUsers: 'users',
  listAdminReviews: 'reviews',
};

/** Reverses each run of neighbours that are equal in a field. */
function withTiesReversed(items: readonly Body[], field: string): Body[] {
  const groups: Body[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && group[0]![field] === item[field]) group.unshift(item);
    else groups.push([item]);
  }
  return groups.flat();
}

/** Responds to a sorted list with the entries that are equal in its key in the opposite order. */
const reverseTies: Variant['respond'] = async (request, honest) => {
  const query = new URL(request.url).searchParams;
  const sort = query.get('sort');
  const items = SORTED[operationOf(request)?.operationId ?? ''];
  const response = await honest(request);
  if (!items || sort === null || !response.ok) return response;
  const all: Body[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const part = withQuery(request, (own) => {
      own.set('limit', String(PAGE_SIZE));
      own.set('page', String(page));
    });
    const body = (await (await honest(part)).json()) as Body;
    pages = (body.pagination as { total_pages: number }).total_pages;
    all.push(...(body[items] as Body[]));
  }
  if (!all.some((item) => Object.hasOwn(item, sort))) return response;
  const numberIn = (name: string, otherwise: number) => {
    const number = Number(query.get(name) ?? otherwise);
    return Number.isInteger(number) && number > 0 ? number : otherwise;
  };
  const limit = Math.min(numberIn('limit', DEFAULT_LIMIT), PAGE_SIZE);
  const start = (numberIn('page', 1) - 1) * limit;
  return withJson(response, (body) => {
    body[items] = withTiesReversed(all, sort).slice(start, start + limit);
  });
};

const refusingUnknownFields = (status: number): Variant => ({
  name: `Unknown fields are refused with ${status}`,
  respond: async (request, honest) => {
    const known = operationOf(request)?.body?.schema.properties;
    const sent = isJson(request) ? Object.keys(await sentJson(request)) : [];
    const unknown = known && sent.find((name) => !Object.hasOwn(known, name));
    if (unknown === undefined) return honest(request);
    const message = `There is no field ${JSON.stringify(unknown)}`;
    const refusal = { success: false, message, errors: { [unknown]: message } };
    return Response.json(refusal, { status });
  },
});

/** Removes the filters from a query, as a backend without facets ignores them. */
function leaveSpecified(query: URLSearchParams): void {
  for (const name of [...query.keys()]) {
    if (!/^(page|limit|search|sort|order)$/.test(name)) query.delete(name);
  }
}

/** What projects may lack. */
const PROOF = [
  ...['launch_record', 'started_on', 'document_details', 'report_pages', 'video_url'],
  'focal_points',
];
const withoutProof = (object: Body): Body =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !PROOF.includes(name)));

/** Correct backends that implement the document in another way. */
export const variants: Variant[] = [
  eachObject('Keys in another order', (object) =>
    Object.fromEntries(Object.entries(object).reverse()),
  ),
  eachAnswer('Fields that the document does not have', (response) =>
    withJson(response, (body) => ({
      ...body,
      _links: { self: { href: '/' } },
      requestId: `${Math.random()}`,
    })),
  ),
  eachAnswer('Fields of its own in every object, other ones each time', (response) => {
    if (!response.ok) return response;
    const own = () => ({
      last_seen: new Date().toISOString(),
      views: (turn += 1),
      trace: { id: `${Math.random()}`, updated_at: new Date().toISOString(), values: [turn] },
    });
    return withJson(response, (body) => mapObjects(body, (object) => ({ ...object, ...own() })));
  }),
  eachValue('Pictures at signed addresses', (value, key) =>
    key === 'preview_images' && Array.isArray(value)
      ? value.map((address: string) =>
          address.startsWith('/') ? `${address}?signature=${Math.random()}` : address,
        )
      : value,
  ),
  eachValue(
    'Pictures in another form each time',
    (value, key) =>
      key === 'preview_images' && Array.isArray(value) ? JSON.stringify(value) : value,
    true,
  ),
  eachValue(
    'Prices as a number or as a text, as it comes',
    (value, key) => (key === 'base_price' ? Number(value).toFixed(2) : value),
    true,
  ),
  eachValue(
    'Times with microseconds, in half of the answers',
    (value) => replaceIn(value, /^(\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3})Z$/, '$1000Z'),
    true,
  ),
  eachAnswer('A view of a project that counts as its last change', (response, request) =>
    response.ok && operationOf(request)?.operationId === 'getProject'
      ? withJson(response, (body) => {
          (body.project as Body).updated_at = new Date().toISOString();
        })
      : response,
  ),
  withAmounts('Amounts as texts with two decimals', (value) => value.toFixed(2)),
  eachAnswer('Other messages', (response) =>
    response.ok
      ? response
      : withJson(response, (body) => ({ ...body, message: `Fehler ${response.status}` })),
  ),
  eachValue('Times without milliseconds', (value, key) =>
    key === 'updated_at' ? value : replaceIn(value, /^(\d{4}-\d\d-\d\dT[\d:]{8})\.000Z$/, '$1Z'),
  ),
  {
    name: 'Slower answers',
    respond: async (request, honest) => {
      await wait(LATENCY_MS);
      return honest(request);
    },
  },
  { name: 'No extensions', extensions: [] },
  {
    name: 'Projects without proof',
    respond: async (request, honest) => {
      const isInput = /^(create|update)Project$/.test(operationOf(request)?.operationId ?? '');
      const plain = isInput
        ? await withSent(request, withoutProof)
        : withQuery(request, (query) => PROOF.forEach((name) => query.delete(name)));
      const response = await honest(plain);
      return isJson(response)
        ? withJson(response, (body) => mapObjects(body, withoutProof))
        : response;
    },
  },
  {
    name: 'Reviews and refunds as the only extensions',
    extensions: ['reviews', 'refunds'],
    respond: async (request, honest) => {
      if (operationOf(request)?.operationId !== 'listProjects') return honest(request);
      const page = await honest(withQuery(request, leaveSpecified));
      return withJson(page, ({ facets: _facets, ...rest }) => rest);
    },
  },
  {
    name: 'Connections that are closed after each answer',
    spoilHeaders: (headers) => headers.set('Connection', 'close'),
  },
  eachAnswer('Compressed answers', async (response) => {
    const body = gzipSync(Buffer.from(await response.arrayBuffer()));
    const answer = withBody(response, new Uint8Array(body));
    answer.headers.delete('Content-Length');
    answer.headers.set('Content-Encoding', 'gzip');
    return answer;
  }),
  {
    name: 'Private caching and an explicit character set',
    spoilHeaders: (headers, request) => {
      headers.set(
        'Cache-Control',
        request.headers.has('Authorization') ? 'private, no-store' : 'public, max-age=60',
      );
      if (headers.get('Content-Type') === 'application/json') {
        headers.set('Content-Type', 'application/json; charset=UTF-8');
      }
      headers.set('WWW-Authenticate', 'Bearer');
    },
  },
  refusingUnknownFields(400),
  refusingUnknownFields(422),
  eachAnswer('JSON with spaces and line ends, and weak entity tags', async (response) => {
    const text = `\r\n${JSON.stringify(await response.json(), null, 2)} \n`;
    const answer = withBody(response, text);
    answer.headers.set('ETag', `W/"${text.length.toString(36)}"`);
    return answer;
  }),
  { name: 'Entries with equal keys in the opposite order', respond: reverseTies },
  { name: 'A path before the API', respond: underBase, base: BASE },
];
