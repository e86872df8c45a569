import { accountOperations } from './accountOperations';
import { adminOperations } from './adminOperations';
import { authOperations } from './authOperations';
import { chatOperations } from './chatOperations';
import type { Operation, OperationHandlers, OperationId } from './operation';
import { documentedOperations } from './operations.gen';
import { paymentsOperations } from './paymentsOperations';
import { projectsOperations } from './projectsOperations';
import { readArguments } from './readArguments';
import { reviewsOperations } from './reviewsOperations';
import { supportOperations } from './supportOperations';
import { undocumentedOperations } from './undocumentedOperations';

/** The handler of every operation of openapi.yaml. */
const handlers: OperationHandlers = {
  ...authOperations,
  ...accountOperations,
  ...projectsOperations,
  ...paymentsOperations,
  ...chatOperations,
  ...supportOperations,
  ...adminOperations,
  ...reviewsOperations,
};

function makeOperation(operationId: OperationId): Operation {
  const { method, path, isSecured, extension, extensions, status, parameters } =
    documentedOperations[operationId];
  return {
    operationId,
    method,
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    isSecured,
    extension,
    extensions,
    parameters: Object.values(parameters),
    status,
    readArg: (params, query) => readArguments(operationId, query, params),
    // Each handler receives the context of its own operation, by whose types it was checked.
    handle: handlers[operationId] as Operation['handle'],
  };
}

/** Every operation that the mock backend serves, in the order of openapi.yaml. */
export const operations: readonly Operation[] = [
  ...(Object.keys(documentedOperations) as OperationId[]).map(makeOperation),
  ...undocumentedOperations,
];
