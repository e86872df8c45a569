import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { DomainError, type RefusalKind } from '../domain/errors';
import { toSlug } from '../domain/slug';
import type { Fault } from '../scenarios/faults';
import { authOperations } from './authOperations';
import { chatOperations } from './chatOperations';
import type { Operation, OperationContext } from './operation';
import { paymentsOperations } from './paymentsOperations';
import { drawPicture } from './picture';
import { projectsOperations } from './projectsOperations';
import { providerOperations } from './providerOperations';

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

/** Every call that the mock backend answers. */
export const operations: readonly Operation[] = [
  ...authOperations,
  ...projectsOperations,
  ...paymentsOperations,
  ...chatOperations,
  ...providerOperations,
];

/** What the handlers need of the backend that they stand before. */
export type HandlerHost = {
  /** Milliseconds that every answer takes at least. */
  latencyMs: number;
  faultOf: (operationId: string) => Fault | undefined;
  /** Runs work on the current state, alone, and keeps what it changed. */
  transact: <Result>(
    work: (
      makeContext: (request: Request, params: OperationContext['params']) => OperationContext,
    ) => Promise<Result>,
  ) => Promise<Result>;
};

function refusal(status: number, message: string): Response {
  return HttpResponse.json({ success: false, message }, { status });
}

function faultyAnswer({ status = 200, body, contentType = 'application/json' }: Fault): Response {
  const content = body ?? { success: false, message: FAILURE_TEXT };
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
    if (error instanceof DomainError) return refusal(statusOf[error.kind], error.message);
    console.error(`The mock operation ${operation.operationId} failed`, error);
    return refusal(FAILED, FAILURE_TEXT);
  }
}

function makeHandler(operation: Operation, host: HandlerHost): RequestHandler {
  return http[operation.method](`*${operation.path}`, async ({ request, params }) => {
    const fault = host.faultOf(operation.operationId);
    await delay(host.latencyMs + (fault?.delayMs ?? 0));
    if (fault?.networkError) return HttpResponse.error();
    if (fault?.status !== undefined) return faultyAnswer(fault);
    return host.transact((makeContext) =>
      answerSafely(operation, makeContext(request, params as OperationContext['params'])),
    );
  });
}

const pictureHandler = http.get('*/uploads/images/:name', ({ params }) => {
  const name = String(params.name);
  if (!/^[a-z0-9-]+\.svg$/.test(name) || `${toSlug(name.slice(0, -4))}.svg` !== name) {
    return new HttpResponse(null, { status: 404 });
  }
  return new HttpResponse(drawPicture(name), { headers: { 'Content-Type': 'image/svg+xml' } });
});

/** A call that nothing answers must show, never pass silently. */
const unknownCallHandler = http.all('*/api/*', ({ request }) => {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  console.error(`The mock backend has no handler for ${call}`);
  return refusal(NOT_IMPLEMENTED, `No mock handler for ${call}`);
});

/** The handlers of a mock backend, in the order in which they are tried. */
export function makeHandlers(host: HandlerHost): RequestHandler[] {
  return [
    ...operations.map((operation) => makeHandler(operation, host)),
    pictureHandler,
    unknownCallHandler,
  ];
}
