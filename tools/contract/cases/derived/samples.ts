import type { Operation, Parameter } from '../../document/types';
import type { Call } from '../../exchange/types';
import type { World } from '../../world/world';
import { UNKNOWN_ID, UNKNOWN_TEXT } from '../unknownValues';

/** What finds the value of a path parameter in the results of the run, by the beginning of the path. */
const pathFinders: [
  parameter: string,
  within: string,
  find: (world: World) => string | number | undefined,
][] = [
  [
    'id',
    '/api/projects/',
    (world) => (world.maybe('project') ?? world.maybe('catalogue')?.[0])?.id,
  ],
  ['id', '/api/admin/projects/', (world) => world.maybe('addedProject')?.id],
  ['conversationId', '/api/admin/', (world) => world.maybe('conversationId')],
  ['uploadId', '/api/admin/', (world) => world.maybe('upload')?.id],
  ['reviewId', '/api/', (world) => world.maybe('review')?.id],
  ['questionId', '/api/', (world) => world.maybe('question')?.id],
  ['orderId', '/api/', (world) => world.maybe('order')?.orderId],
  ['userId', '/api/admin/', (world) => world.maybe('bystander')?.user.id],
];

/** Request bodies that depend on results of the run, by operation. */
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
  // An empty import, in case a backend accepts it.
  importProjects: () => new TextEncoder().encode('title\n'),
  sendChatMessage: (world) => {
    const conversationId = world.maybe('conversationId');
    return conversationId === undefined
      ? undefined
      : { conversationId, message: 'Hello', messageType: 'text' };
  },
};

/**
 * Returns a value for a path parameter. Operations that change data get an id created by the run or an
 * unused one, so that a backend that wrongly accepts the call does not damage existing data.
 */
function findPathValue(
  world: World,
  { path, method }: Operation,
  { name, example, schema }: Parameter,
): string | number {
  const found = pathFinders.find(
    ([parameter, within]) => parameter === name && path.startsWith(within),
  )?.[2](world);
  if (found !== undefined) return found;
  if (method === 'GET' && example !== undefined) return example as string | number;
  return schema.type === 'integer' ? UNKNOWN_ID : UNKNOWN_TEXT;
}

/** Returns whether only admins may call an operation. */
export const isForAdmins = ({ path }: Operation): boolean => path.startsWith('/api/admin/');

/** Builds a valid call without a token, from results of the run or else the document's examples. */
export function sampleCall(operation: Operation, world: World) {
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
  } satisfies Call;
}

/**
 * Returns the token of a user who may call the operation; undefined if it needs none. Throws `SkipCase`
 * if there is no such user.
 */
export function tokenFor(operation: Operation, world: World): string | undefined {
  if (operation.isPublic) return undefined;
  return world.need(isForAdmins(operation) ? 'admin' : 'person').token;
}

/** Builds a valid call by a user who may make it. Throws `SkipCase` if there is no such user. */
export const validCall = (operation: Operation, world: World) => ({
  ...sampleCall(operation, world),
  token: tokenFor(operation, world),
});
