import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { DomainError, type RefusalKind } from '../domain/errors';
import type { Fault } from '../scenarios/faults';
import { adminOperations } from './adminOperations';
import { authOperations } from './authOperations';
import { chatOperations } from './chatOperations';
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
const FAILURE_TEXT = 'Something went wrong';

/** What a fault says by itself, where its status has words of its own. */
const faultTexts: Partial<Record<number, string>> = {
  401: 'Please log in again',
  404: 'Not found',
  410: 'The file is no longer available',
  429: 'Too many requests, please try again in a minute',
};

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
  latencyMs: number;
  faultOf: (operationId: string) => Fault | undefined;
  /** The answer of a call whose connection breaks. */
  breakConnection: () => Response;
  /** Runs work on the current state, alone, and keeps what it changed. */
  transact: <Result>(
    work: (
      makeContext: (request: Request, params: OperationContext['params']) => OperationContext,
    ) => Promise<Result>,
  ) => Promise<Result>;
};

function refusal(status: number, message: string, errors?: DomainError['fields']): Response {
  return HttpResponse.json({ success: false, message, ...(errors && { errors }) }, { status });
}

function faultyAnswer({ status = 200, body, contentType = 'application/json' }: Fault): Response {
  const content = body ?? { success: false, message: faultTexts[status] ?? FAILURE_TEXT };
  return new HttpResponse(JSON.stringify(content), {
    status,
    headers: { 'Content-Type': contentType },
  });
}

async function answerSafely(operation: Operation, context: OperationContext): Promise<Response> {
  try {
    const answer = await operation.answer(context);
    return answer instanceof Response ? answer : HttpResponse.json(answer);
  } catch (error) {
    if (error instanceof DomainError)
      return refusal(statusOf[error.kind], error.message, error.fields);
    console.error(`The mock operation ${operation.operationId} failed`, error);
    return refusal(FAILED, FAILURE_TEXT);
  }
}

function makeHandler(operation: Operation, host: HandlerHost): RequestHandler {
  return http[operation.method](`*${operation.path}`, async ({ request, params }) => {
    const fault = host.faultOf(operation.operationId);
    await delay(host.latencyMs + (fault?.delayMs ?? 0));
    if (fault?.networkError) return host.breakConnection();
    if (fault?.status !== undefined) return faultyAnswer(fault);
    return host.transact((makeContext) =>
      answerSafely(operation, makeContext(request, params as OperationContext['params'])),
    );
  });
}

/** A call that nothing answers must show, never pass silently. */
const unknownCallHandler = http.all('*/api/*', ({ request }) => {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  console.error(`The mock backend has no handler for ${call}`);
  return refusal(NOT_IMPLEMENTED, `No mock handler for ${call}`);
});

/** The handlers of a mock backend, in the order in which they are tried. */
export function makeHandlers(host: HandlerHost): RequestHandler[] {
  return [...operations.map((operation) => makeHandler(operation, host)), unknownCallHandler];
}
