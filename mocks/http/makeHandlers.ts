import { delay, http, type RequestHandler } from 'msw';
import type { Extension } from '@/config/extensions';
import type { DomainContext } from '../domain/context';
import { DomainError, type DomainErrorKind } from '../domain/errors';
import type { UserRow } from '../domain/model';
import type { ProviderBehaviour } from '../domain/provider';
import type { CallEnding } from '../log/recordCall';
import type { Strike } from '../scenarios/faultBoard';
import { type Effect, replacesResponse } from '../scenarios/faults';
import { withoutExtensionParameters, withoutExtensionProperties } from './extensions';
import { changeResponse, errorResponse, makeFaultyResponse } from './faultyResponse';
import { answerOnce } from './idempotency';
import type { AnyContext, Operation, SeededPicture } from './operation';
import { operations } from './operations';

const statusOf: Record<DomainErrorKind, number> = {
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  wrongContentType: 415,
  unprocessable: 422,
  tooManyRequests: 429,
};

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const FAILED = 500;
const NOT_IMPLEMENTED = 501;
const BITS_PER_BYTE = 8;

/** What the handlers need from their backend. */
export type HandlerHost = {
  /** Minimum response time in milliseconds. */
  latencyMs: () => number;
  /** The extensions of the specification that are offered. */
  extensions: () => readonly Extension[];
  /** Counts a request, given the parameter in its path, and returns what a fault does to it. */
  takeFault: (operationId: string, request: Request, id?: string) => Strike | undefined;
  /** Returns the recorded response to a request; null if it broke, undefined if there is none. */
  takeRecorded: (request: Request) => Response | null | undefined;
  /** Returns the real backend that handles an operation; null for none. */
  findBase: (operationId: string) => string | null;
  passRequest: (request: Request, base: string) => Promise<Response>;
  /** Called with each request that no operation handles, such as `PATCH /api/unknown`. */
  reportUnknownCall: (call: string) => void;
  /** Returns the response to a request whose connection breaks. */
  breakConnection: () => Response;
  /** Called with each request; the function it returns is called with the outcome. */
  watch: (request: Request, operationId: string | null) => (outcome: CallEnding) => void;
  /** Returns the user that a request's token identifies; throws without a valid token. */
  requireUser: (domain: DomainContext, request: Request, operationId: string) => Promise<UserRow>;
  provider: () => ProviderBehaviour;
  seededPicture: SeededPicture;
  /** Runs work exclusively on the current state and stores its changes. */
  transact: <Result>(work: (domain: DomainContext) => Promise<Result>) => Promise<Result>;
};

/** A request to an operation of a backend. */
type Call = {
  host: HandlerHost;
  operation: Operation;
  request: Request;
  params: Record<string, string>;
};

function fail({ operation }: Call, error: unknown): Response {
  console.error(`The mock operation ${operation.operationId} failed`, error);
  return errorResponse(FAILED);
}

const JSON_TYPE = /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** Reads a JSON object; empty if the body is missing, invalid or any other JSON. */
async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text().catch(() => '');
  if (text === '') return {};
  if (!JSON_TYPE.test(request.headers.get('Content-Type') ?? '')) {
    throw new DomainError('wrongContentType', 'Please send the body as application/json');
  }
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

async function handle(call: Call, domain: DomainContext): Promise<Response> {
  const { host, operation, request, params } = call;
  const url = new URL(request.url);
  const offered = host.extensions();
  const isPlain = offered.length === 0;
  const query = isPlain
    ? withoutExtensionParameters(operation, url.searchParams)
    : url.searchParams;
  try {
    const user = operation.isSecured
      ? await host.requireUser(domain, request, operation.operationId)
      : undefined;
    const context: AnyContext = {
      domain,
      offered,
      request,
      url,
      params,
      arg: operation.readArg(params, query),
      user,
      provider: host.provider(),
      seededPicture: host.seededPicture,
      readBody: () => readBody(request),
    };
    const content = await answerOnce(operation, context);
    if (content instanceof Response) return content;
    const body = isPlain ? withoutExtensionProperties(operation, content) : content;
    return Response.json(body, { status: operation.status });
  } catch (error) {
    if (error instanceof DomainError)
      return errorResponse(statusOf[error.kind], error.message, error.fields);
    return fail(call, error);
  }
}

const WITHOUT_FAULT = { applied: null, handledBy: null } as const;

async function pass({ host, request }: Call, base: string): Promise<CallEnding> {
  const rest = { ...WITHOUT_FAULT, handledBy: base };
  try {
    return { ...rest, ending: 'completed', response: await host.passRequest(request, base) };
  } catch (error) {
    console.warn(`${base} did not respond to ${request.method} ${request.url}`, error);
    return { ...rest, ending: 'broken', response: null };
  }
}

/** Handles a request without faults, by a recording, the real or the mock backend. */
async function settleWithoutFault(call: Call): Promise<CallEnding> {
  const { host, operation } = call;
  const recorded = host.takeRecorded(call.request);
  if (recorded !== undefined) {
    const ending = recorded ? 'completed' : 'broken';
    return { ...WITHOUT_FAULT, applied: 'recording', ending, response: recorded };
  }
  const base = host.findBase(operation.operationId);
  if (base !== null) return pass(call, base);
  const response = await host
    .transact((domain) => handle(call, { ...domain, origin: new URL(call.request.url).origin }))
    // The changes could not be stored.
    .catch((error: unknown) => fail(call, error));
  return { ...WITHOUT_FAULT, ending: 'completed', response };
}

/** Returns whether an operation is an extension that the backend does not offer. */
const isMissing = ({ extension }: Operation, host: HandlerHost) =>
  extension !== null && !host.extensions().includes(extension);

/** Waits as long as a body takes on a slow line. */
async function transfer(message: Request | Response, { kbps }: Effect): Promise<void> {
  if (kbps === undefined) return;
  const { byteLength } = await message.clone().arrayBuffer();
  await delay((byteLength * BITS_PER_BYTE) / kbps);
}

/** Handles a request as a fault demands. */
async function settleWithFault(call: Call, { effect, applied }: Strike): Promise<CallEnding> {
  const rest = { applied, handledBy: null };
  if (effect.hangs) return { ...rest, ending: 'hanging', response: null };
  if (effect.networkError) return { ...rest, ending: 'broken', response: null };
  await transfer(call.request, effect);
  const { response: real, ...ending } = replacesResponse(effect)
    ? { ...rest, ending: 'completed' as const, response: makeFaultyResponse(effect) }
    : await settleWithoutFault(call);
  if (!real) return { ...ending, applied, response: null };
  const { response, missing } = await changeResponse(real, effect);
  await transfer(response, effect);
  const note = missing.length > 0 ? ` (the response has no ${missing.join(', ')})` : '';
  return { ...ending, applied: applied + note, response };
}

async function settle(call: Call): Promise<CallEnding> {
  const { host, operation, request, params } = call;
  if (isMissing(operation, host)) {
    await delay(host.latencyMs());
    return { ...WITHOUT_FAULT, ending: 'completed', response: errorResponse(NOT_FOUND) };
  }
  const [, parameter = ''] = /:(\w+)/.exec(operation.path) ?? [];
  const strike = host.takeFault(operation.operationId, request, params[parameter]);
  await delay(host.latencyMs() + (strike?.effect.delayMs ?? 0));
  return strike ? settleWithFault(call, strike) : settleWithoutFault(call);
}

/** Returns the response of an outcome; never settles for a hanging request. */
async function deliver({ ending, response }: CallEnding, host: HandlerHost) {
  if (response) return response;
  return ending === 'broken' ? host.breakConnection() : new Promise<never>(() => undefined);
}

function makeHandler(operation: Operation, host: HandlerHost): RequestHandler {
  return http[operation.method](`*${operation.path}`, async ({ request, params }) => {
    const end = host.watch(request, isMissing(operation, host) ? null : operation.operationId);
    const call = { host, operation, request, params: params as Call['params'] };
    const outcome = await settle(call).catch((error: unknown) => {
      end({ ...WITHOUT_FAULT, ending: 'broken', response: null });
      throw error;
    });
    end(outcome);
    return deliver(outcome, host);
  });
}

/** Responds with 501 to every other API request, so that none passes silently. */
function makeUnknownCallHandler(host: HandlerHost): RequestHandler {
  return http.all('*/api/*', ({ request }) => {
    const end = host.watch(request, null);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    host.reportUnknownCall(call);
    const response = errorResponse(NOT_IMPLEMENTED, `No mock handler for ${call}`);
    end({ ...WITHOUT_FAULT, ending: 'completed', response });
    return response;
  });
}

/** Responds with 400 to an address that cannot be decoded, on which MSW would throw. */
function makeUnreadableHandler(host: HandlerHost): RequestHandler {
  const isUnreadable = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    try {
      decodeURIComponent(pathname);
      return false;
    } catch {
      return /\/(api|uploads)\//.test(pathname);
    }
  };
  return http.all(isUnreadable, ({ request }) => {
    const end = host.watch(request, null);
    const response = errorResponse(BAD_REQUEST, 'The address cannot be read');
    end({ ...WITHOUT_FAULT, ending: 'completed', response });
    return response;
  });
}

const countParameters = ({ path }: Operation) => path.split('/:').length;

/** Creates the handlers of a mock backend, in the order of matching. */
export function makeHandlers(host: HandlerHost): RequestHandler[] {
  // As in OpenAPI, a fixed path takes precedence over one with parameters.
  const inOrder = [...operations].sort(
    (one, other) => countParameters(one) - countParameters(other),
  );
  return [
    makeUnreadableHandler(host),
    ...inOrder.map((operation) => makeHandler(operation, host)),
    makeUnknownCallHandler(host),
  ];
}
