import { delay, http, type RequestHandler } from 'msw';
import type { DomainContext } from '../domain/context';
import { DomainError, type RefusalKind } from '../domain/errors';
import type { UserRow } from '../domain/model';
import type { ProviderBehaviour } from '../domain/provider';
import type { CallEnding } from '../log/recordCall';
import { isAnswering, type Fault } from '../scenarios/faults';
import { makeFaultyAnswer, refusal, withType } from './faultyAnswer';
import type { Operation } from './operation';
import { operations } from './operations';

const statusOf: Record<RefusalKind, number> = {
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
};

const FAILED = 500;
const NOT_IMPLEMENTED = 501;

/** What the handlers need from their backend. */
export type HandlerHost = {
  /** The shortest time that a response takes, in milliseconds. */
  latencyMs: () => number;
  /** Counts a request and returns the fault that affects it. */
  takeFault: (operationId: string) => Fault | undefined;
  /** Returns the real backend that handles an operation; null for none. */
  findBase: (operationId: string) => string | null;
  passRequest: (request: Request, base: string) => Promise<Response>;
  /** Called with each request that no operation handles, such as `PATCH /api/unknown`. */
  reportUnknownCall: (call: string) => void;
  /** Returns the response to a request whose connection breaks. */
  breakConnection: () => Response;
  /** Called with each request; the function it returns is called with the outcome. */
  watch: (request: Request, operationId: string | null) => (outcome: CallEnding) => void;
  /** Returns the user of a request's token; throws when there is none. */
  requireUser: (domain: DomainContext, request: Request, operationId: string) => Promise<UserRow>;
  provider: () => ProviderBehaviour;
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
  return refusal(FAILED);
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

async function answer(call: Call, domain: DomainContext): Promise<Response> {
  const { host, operation, request, params } = call;
  const url = new URL(request.url);
  try {
    const user = operation.isSecured
      ? await host.requireUser(domain, request, operation.operationId)
      : undefined;
    const content = await operation.answer({
      domain,
      request,
      url,
      params,
      arg: operation.readArg(params, url.searchParams),
      user,
      provider: host.provider(),
      readBody: () => readBody(request),
    });
    return content instanceof Response
      ? content
      : Response.json(content, { status: operation.status });
  } catch (error) {
    if (error instanceof DomainError)
      return refusal(statusOf[error.kind], error.message, error.fields);
    return fail(call, error);
  }
}

async function pass({ host, request }: Call, base: string): Promise<CallEnding> {
  const rest = { isFaulty: false, answeredBy: base };
  try {
    return { ...rest, ending: 'answered', answer: await host.passRequest(request, base) };
  } catch (error) {
    console.warn(`${base} did not answer ${request.method} ${request.url}`, error);
    return { ...rest, ending: 'broken', answer: null };
  }
}

/** Settles a request as the real or the mock backend does without a fault. */
async function settleSoundly(call: Call): Promise<CallEnding> {
  const { host, operation } = call;
  const base = host.findBase(operation.operationId);
  if (base !== null) return pass(call, base);
  const response = await host
    .transact((domain) => answer(call, domain))
    // Its changes could not be stored.
    .catch((error: unknown) => fail(call, error));
  return { isFaulty: false, answeredBy: null, ending: 'answered', answer: response };
}

async function settle(call: Call): Promise<CallEnding> {
  const { host, operation } = call;
  const fault = host.takeFault(operation.operationId);
  const isFaulty = fault !== undefined;
  const rest = { isFaulty, answeredBy: null };
  await delay(host.latencyMs() + (fault?.delayMs ?? 0));
  if (fault?.hangs) return { ...rest, ending: 'hanging', answer: null };
  if (fault?.networkError) return { ...rest, ending: 'broken', answer: null };
  if (fault && isAnswering(fault)) {
    return { ...rest, ending: 'answered', answer: makeFaultyAnswer(fault) };
  }
  const { answer: sound, ...ending } = await settleSoundly(call);
  const type = fault?.contentType;
  return { ...ending, isFaulty, answer: sound && type ? withType(sound, type) : sound };
}

/** Turns an outcome into the response; a hanging request never gets one. */
async function deliver({ ending, answer: response }: CallEnding, host: HandlerHost) {
  if (response) return response;
  return ending === 'broken' ? host.breakConnection() : new Promise<never>(() => undefined);
}

function makeHandler(operation: Operation, host: HandlerHost): RequestHandler {
  return http[operation.method](`*${operation.path}`, async ({ request, params }) => {
    const end = host.watch(request, operation.operationId);
    const call = { host, operation, request, params: params as Call['params'] };
    const outcome = await settle(call).catch((error: unknown) => {
      end({ ending: 'broken', answer: null, isFaulty: false, answeredBy: null });
      throw error;
    });
    end(outcome);
    return deliver(outcome, host);
  });
}

/** Fails every other API request, so that none passes silently. */
function makeUnknownCallHandler(host: HandlerHost): RequestHandler {
  return http.all('*/api/*', ({ request }) => {
    const end = host.watch(request, null);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    host.reportUnknownCall(call);
    const response = refusal(NOT_IMPLEMENTED, `No mock handler for ${call}`);
    end({ ending: 'answered', answer: response, isFaulty: false, answeredBy: null });
    return response;
  });
}

const countParameters = ({ path }: Operation) => path.split('/:').length;

/** Makes the handlers of a mock backend, in the order in which they are tried. */
export function makeHandlers(host: HandlerHost): RequestHandler[] {
  // As OpenAPI has it, a fixed path comes before one with a parameter that matches it too.
  const inOrder = [...operations].sort(
    (one, other) => countParameters(one) - countParameters(other),
  );
  return [
    ...inOrder.map((operation) => makeHandler(operation, host)),
    makeUnknownCallHandler(host),
  ];
}
