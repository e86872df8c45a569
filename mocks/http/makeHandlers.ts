import { delay, http, type RequestHandler } from 'msw';
import { DomainError, type RefusalKind } from '../domain/errors';
import type { CallEnding } from '../log/recordCall';
import { isAnswering, type Fault } from '../scenarios/faults';
import { adminOperations } from './adminOperations';
import { authOperations } from './authOperations';
import { chatOperations } from './chatOperations';
import { makeFaultyAnswer, refusal, withType } from './faultyAnswer';
import { imagesOperations } from './imagesOperations';
import type { Operation, OperationContext } from './operation';
import { paymentsOperations } from './paymentsOperations';
import { projectsOperations } from './projectsOperations';
import { providerOperations } from './providerOperations';
import { supportOperations } from './supportOperations';

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

/** Every call that the mock backend answers. */
export const operations: readonly Operation[] = [
  ...authOperations,
  ...projectsOperations,
  ...paymentsOperations,
  ...chatOperations,
  ...supportOperations,
  ...adminOperations,
  ...providerOperations,
  ...imagesOperations,
];

/** What the handlers need of the backend that they stand before. */
export type HandlerHost = {
  /** Milliseconds that every answer takes at least. */
  latencyMs: () => number;
  /** Counts a call and answers the fault that strikes it. */
  takeFault: (operationId: string) => Fault | undefined;
  /** The real backend that answers an operation; null for none. */
  findBase: (operationId: string) => string | null;
  passRequest: (request: Request, base: string) => Promise<Response>;
  /** Told of a call that nothing answers, such as `PATCH /api/unknown`. */
  reportUnknownCall: (call: string) => void;
  /** The answer of a call whose connection breaks. */
  breakConnection: () => Response;
  /** Told of a call when it comes; the answer is told how it ended. */
  watch: (request: Request, operationId: string | null) => (outcome: CallEnding) => void;
  /** Runs work on the current state, alone, and keeps what it changed. */
  transact: <Result>(
    work: (
      makeContext: (request: Request, params: OperationContext['params']) => OperationContext,
    ) => Promise<Result>,
  ) => Promise<Result>;
};

type Params = OperationContext['params'];

function fail({ operationId }: Operation, error: unknown): Response {
  console.error(`The mock operation ${operationId} failed`, error);
  return refusal(FAILED);
}

async function answerSafely(operation: Operation, context: OperationContext): Promise<Response> {
  try {
    const answer = await operation.answer(context);
    return answer instanceof Response ? answer : Response.json(answer);
  } catch (error) {
    if (error instanceof DomainError)
      return refusal(statusOf[error.kind], error.message, error.fields);
    return fail(operation, error);
  }
}

async function pass(request: Request, base: string, host: HandlerHost): Promise<CallEnding> {
  const rest = { isFaulty: false, answeredBy: base };
  try {
    return { ...rest, ending: 'answered', answer: await host.passRequest(request, base) };
  } catch (error) {
    console.warn(`${base} did not answer ${request.method} ${request.url}`, error);
    return { ...rest, ending: 'broken', answer: null };
  }
}

/** As the real backend or the mock one answers by itself. */
async function settleSoundly(
  operation: Operation,
  host: HandlerHost,
  request: Request,
  params: Params,
): Promise<CallEnding> {
  const base = host.findBase(operation.operationId);
  if (base !== null) return pass(request, base, host);
  const answer = await host
    .transact((makeContext) => answerSafely(operation, makeContext(request, params)))
    // What it has done could not be kept.
    .catch((error: unknown) => fail(operation, error));
  return { isFaulty: false, answeredBy: null, ending: 'answered', answer };
}

async function settle(
  operation: Operation,
  host: HandlerHost,
  request: Request,
  params: Params,
): Promise<CallEnding> {
  const fault = host.takeFault(operation.operationId);
  const isFaulty = fault !== undefined;
  const rest = { isFaulty, answeredBy: null };
  await delay(host.latencyMs() + (fault?.delayMs ?? 0));
  if (fault?.hangs) return { ...rest, ending: 'hanging', answer: null };
  if (fault?.networkError) return { ...rest, ending: 'broken', answer: null };
  if (fault && isAnswering(fault)) {
    return { ...rest, ending: 'answered', answer: makeFaultyAnswer(fault) };
  }
  const { answer, ...ending } = await settleSoundly(operation, host, request, params);
  const type = fault?.contentType;
  return { ...ending, isFaulty, answer: answer && type ? withType(answer, type) : answer };
}

/** Gives the outcome to whoever asked; one that hangs never does. */
async function deliver({ ending, answer }: CallEnding, host: HandlerHost): Promise<Response> {
  if (answer) return answer;
  return ending === 'broken' ? host.breakConnection() : new Promise<never>(() => undefined);
}

function makeHandler(operation: Operation, host: HandlerHost): RequestHandler {
  return http[operation.method](`*${operation.path}`, async ({ request, params }) => {
    const end = host.watch(request, operation.operationId);
    const outcome = await settle(operation, host, request, params as Params).catch(
      (error: unknown) => {
        end({ ending: 'broken', answer: null, isFaulty: false, answeredBy: null });
        throw error;
      },
    );
    end(outcome);
    return deliver(outcome, host);
  });
}

/** A call that nothing answers must show, never pass silently. */
function makeUnknownCallHandler(host: HandlerHost): RequestHandler {
  return http.all('*/api/*', ({ request }) => {
    const end = host.watch(request, null);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    host.reportUnknownCall(call);
    const answer = refusal(NOT_IMPLEMENTED, `No mock handler for ${call}`);
    end({ ending: 'answered', answer, isFaulty: false, answeredBy: null });
    return answer;
  });
}

/** The handlers of a mock backend, in the order in which they are tried. */
export function makeHandlers(host: HandlerHost): RequestHandler[] {
  return [
    ...operations.map((operation) => makeHandler(operation, host)),
    makeUnknownCallHandler(host),
  ];
}
