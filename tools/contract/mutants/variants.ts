import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { knownFields, operationOf, sentJson, withBody, withJson, type Body } from './mutate';
import type { Honest, Variant } from './mutant';
import { answerWith, readAll } from './relist';

const LATENCY_MS = 15;
const NUMERIC =
  /^(base_price|revenue|spent|completed|pending|refunded|amount|min_price|max_price)$/;
/** The amounts that the document allows as numbers in paise or as texts. */
const FIXED = ['createPaymentOrder', 'listPayments'];
const BASE = '/shop/v2';

/** Changes each object of a JSON value, innermost first. */
function mapObjects(value: unknown, change: (object: Body) => Body): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapObjects(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, own]) => [name, mapObjects(own, change)]);
  return change(Object.fromEntries(inner) as Body);
}

const isJson = ({ headers }: Request | Response) =>
  headers.get('Content-Type')?.includes('json') ?? false;

/** Creates a variant that changes each JSON response. */
function eachBody(name: string, change: (body: Body, response: Response) => unknown): Variant {
  return {
    name,
    respond: async (request, honest) => {
      const response = await honest(request);
      return isJson(response) ? withJson(response, (body) => change(body, response)) : response;
    },
  };
}

const eachObject = (name: string, change: (object: Body) => Body): Variant =>
  eachBody(name, (body) => mapObjects(body, change));

/** Converts the amounts that may be either to numbers or texts. */
const withNumerics = (name: string, write: (value: number) => unknown): Variant => ({
  name,
  respond: async (request, honest) => {
    const response = await honest(request);
    const operationId = operationOf(request) ?? '';
    if (
      // The errors of a refusal are by the names of fields.
      !response.ok ||
      !isJson(response) ||
      FIXED.includes(operationId) ||
      /payment|refund|invoice|own/i.test(operationId)
    ) {
      return response;
    }
    return withJson(response, (body) =>
      mapObjects(body, (object) =>
        Object.fromEntries(
          Object.entries(object).map(([key, value]) => [
            key,
            NUMERIC.test(key) &&
            /^(string|number)$/.test(typeof value) &&
            !('min_rating' in object) &&
            !('with_demo' in object)
              ? write(Number(value))
              : value,
          ]),
        ),
      ),
    );
  },
});

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

function refusingUnknownFields(status: number): Variant {
  return {
    name: `Unknown fields are refused with ${status}`,
    respond: async (request, honest) => {
      const known = knownFields(request);
      if (!known || !isJson(request)) return honest(request);
      const unknown = Object.keys(await sentJson(request)).find((name) => !known.includes(name));
      if (unknown === undefined) return honest(request);
      const message = `There is no field ${JSON.stringify(unknown)}`;
      const refusal = { success: false, message, errors: { [unknown]: message } };
      return Response.json(refusal, { status });
    },
  };
}

let views = 0;

/** Correct backends that implement the document in another way. */
export const variants: (Variant & { base?: string })[] = [
  eachObject('Keys in another order', (object) =>
    Object.fromEntries(Object.entries(object).reverse()),
  ),
  eachBody('Fields that the document does not have', (body) => ({
    ...body,
    _links: { self: { href: '/' } },
    requestId: `${Math.random()}`,
  })),
  eachBody('Fields of its own in every object, other ones each time', (body, response) => {
    // The errors of a refusal are by the names of fields.
    if (!response.ok) return body;
    return mapObjects(body, (object) => ({
      ...object,
      last_seen: new Date().toISOString(),
      views: (views += 1),
      trace: { id: `${Math.random()}`, updated_at: new Date().toISOString(), values: [views] },
    }));
  }),
  eachObject('Pictures at signed addresses', (object) => ({
    ...object,
    ...(Array.isArray(object.preview_images) && {
      preview_images: object.preview_images.map(
        (address) => `${address}?signature=${Math.random()}`,
      ),
    }),
  })),
  eachBody('Pictures in another form each time', (body) => {
    views += 1;
    return mapObjects(body, (object) =>
      Array.isArray(object.preview_images) && views % 2 === 0
        ? { ...object, preview_images: JSON.stringify(object.preview_images) }
        : object,
    );
  }),
  eachBody('Prices as a number or as a text, as it comes', (body) => {
    views += 1;
    return mapObjects(body, (object) =>
      'base_price' in object && views % 2 === 0
        ? { ...object, base_price: Number(object.base_price).toFixed(2) }
        : object,
    );
  }),
  eachBody('Times with microseconds, in half of the answers', (body) => {
    views += 1;
    return mapObjects(body, (object) =>
      Object.fromEntries(
        Object.entries(object).map(([name, value]) => [
          name,
          typeof value === 'string' && views % 2 === 0
            ? value.replace(/^(\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3})Z$/, '$1000Z')
            : value,
        ]),
      ),
    );
  }),
  {
    name: 'A view of a project that counts as its last change',
    respond: async (request, honest) => {
      const response = await honest(request);
      if (operationOf(request) !== 'getProject' || !response.ok) return response;
      return withJson(response, (body) => {
        (body.project as Body).updated_at = new Date().toISOString();
      });
    },
  },
  withNumerics('Amounts as texts with two decimals', (value) => value.toFixed(2)),
  withNumerics('Amounts as numbers', (value) => value),
  eachBody('Other messages', (body, response) =>
    response.ok
      ? body
      : { ...body, message: `Fehler ${response.status}: Bitte prüfen Sie die Eingabe` },
  ),
  eachObject('Times without milliseconds', (object) =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name,
        typeof value === 'string' && name !== 'updated_at'
          ? value.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.000Z$/, '$1Z')
          : value,
      ]),
    ),
  ),
  {
    name: 'Slower answers',
    respond: async (request, honest) => {
      await wait(LATENCY_MS);
      return honest(request);
    },
  },
  { name: 'No extensions', isPlain: true },
  {
    name: 'Connections that are closed after each answer',
    spoilHeaders: (headers) => headers.set('Connection', 'close'),
  },
  { name: 'Connections that are closed without a word', servesOnce: true },
  {
    name: 'Compressed answers',
    isEncoded: true,
    respond: async (request, honest) => {
      const response = await honest(request);
      if (!isJson(response)) return response;
      const headers = new Headers(response.headers);
      headers.set('Content-Encoding', 'gzip');
      headers.delete('Content-Length');
      const body = gzipSync(Buffer.from(await response.arrayBuffer()));
      return new Response(new Uint8Array(body), { status: response.status, headers });
    },
  },
  {
    name: 'The length of each answer in its headers',
    respond: async (request, honest) => {
      const response = await honest(request);
      return isJson(response) ? withJson(response, () => undefined) : response;
    },
  },
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
  {
    name: 'JSON with spaces and line ends, and weak entity tags',
    respond: async (request, honest) => {
      const response = await honest(request);
      if (!isJson(response)) return response;
      const text = `\r\n${JSON.stringify(await response.json(), null, 2)} \n`;
      const answer = withBody(response, text);
      answer.headers.set('ETag', `W/"${text.length.toString(36)}"`);
      return answer;
    },
  },
  {
    name: 'Entries with equal keys in the opposite order',
    respond: async (request, honest) => {
      const operationId = operationOf(request) ?? '';
      const sort = new URL(request.url).searchParams.get('sort');
      const items = SORTED[operationId];
      const response = await honest(request);
      if (!items || sort === null || !response.ok) return response;
      const all = await readAll(request, honest, items);
      return all.some((item) => Object.hasOwn(item, sort))
        ? answerWith(request, honest, items, withTiesReversed(all, sort))
        : response;
    },
  },
  { name: 'A path before the API', respond: underBase, base: BASE },
];
