import type { Operation, Parameter } from '../../document/types';
import type { Call } from '../../exchange/types';
import type { World } from '../../world/world';
import { UNKNOWN_ID, UNKNOWN_TEXT } from '../unknown';

/** A path parameter that a run has found, by its name and the beginning of the path it stands in. */
type PathFinder = {
  parameter: string;
  within: string;
  find: (world: World) => string | number | undefined;
};

const pathFinders: PathFinder[] = [
  {
    parameter: 'id',
    within: '/api/projects/',
    find: (world) => (world.maybe('project') ?? world.maybe('catalogue')?.[0])?.id,
  },
  {
    parameter: 'id',
    within: '/api/admin/projects/',
    find: (world) => world.maybe('addedProject')?.id,
  },
  {
    parameter: 'conversationId',
    within: '/api/admin/conversations/',
    find: (world) => world.maybe('conversationId'),
  },
  {
    parameter: 'uploadId',
    within: '/api/admin/uploads/',
    find: (world) => world.maybe('upload')?.id,
  },
  {
    parameter: 'userId',
    within: '/api/admin/users/',
    find: (world) => world.maybe('bystander')?.user.id,
  },
];

/** Bodies that the examples of the document cannot know, by operation. */
const bodies: Record<string, (world: World) => object | undefined> = {
  register: (world) => world.makeRegistration(),
  login: (world) => {
    const { email, password } = world.maybe('person') ?? {};
    return email ? { email, password } : undefined;
  },
  changePassword: (world) => {
    const { password } = world.maybe('person') ?? {};
    return password ? { currentPassword: password, newPassword: password } : undefined;
  },
  createPaymentOrder: (world) => {
    const project = world.maybe('project');
    return project && { projectId: project.id, amount: Number(project.base_price) };
  },
  verifyPayment: (world) => {
    const order = world.maybe('order');
    return order && { orderId: order.orderId, paymentId: 'pay_forged', signature: '0'.repeat(64) };
  },
  sendUploadPart: () => Uint8Array.from([0]),
  sendChatMessage: (world) => {
    const conversationId = world.maybe('conversationId');
    return conversationId === undefined
      ? undefined
      : { conversationId, message: 'Hello', messageType: 'text' };
  },
};

/**
 * What a path parameter may well be. Whatever changes something gets an id that the run has made or
 * that nobody has: a backend that fails to refuse it must not spoil what others rely upon.
 */
function findPathValue(
  world: World,
  { path, method }: Operation,
  { name, example, schema }: Parameter,
): string | number {
  const found = pathFinders
    .find(({ parameter, within }) => parameter === name && path.startsWith(within))
    ?.find(world);
  if (found !== undefined) return found;
  if (method === 'GET' && example !== undefined) return example as string | number;
  return schema.type === 'integer' ? UNKNOWN_ID : UNKNOWN_TEXT;
}

/** True for an operation that only an admin may call. */
export const isForAdmins = ({ path }: Operation): boolean => path.startsWith('/api/admin/');

/**
 * A call of an operation that is right in everything but the token, which it lacks: of what the run
 * has found, else of the document's examples.
 */
export function sampleCall(operation: Operation, world: World): Call {
  const { parameters, body, operationId } = operation;
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => [parameter.name, findPathValue(world, operation, parameter)]);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.isRequired)
    .map(({ name, example }) => [name, example as string | number]);
  return {
    path: Object.fromEntries(path) as Call['path'] & object,
    query: Object.fromEntries(query) as Call['query'] & object,
    ...(body && { body: bodies[operationId]?.(world) ?? body.example }),
  };
}

/** The token of somebody who may call the operation; the case is skipped when there is nobody. */
export function tokenFor(operation: Operation, world: World): string | undefined {
  if (operation.isPublic) return undefined;
  return world.need(isForAdmins(operation) ? 'admin' : 'person').token;
}
