/** @jest-environment node */
import './generated/account.gen';
import './generated/admin.gen';
import './generated/auth.gen';
import './generated/chat.gen';
import './generated/payments.gen';
import './generated/projects.gen';
import './generated/reviews.gen';
import './generated/support.gen';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expectResponses, isDocumented } from './responseShapes';

type Example = { value?: Record<string, unknown>; $ref?: string };
type Content = Record<string, { examples?: Record<string, Example> }>;
type Responses = Record<string, { content?: Content }>;
type Paths = Record<string, Record<string, { operationId: string; responses: Responses }>>;
type Components = { examples: Record<string, Example> };

const { paths, components } = parse(readFileSync('openapi.yaml', 'utf8')) as {
  paths: Paths;
  components: Components;
};

const valueOf = ({ value, $ref = '' }: Example): Record<string, unknown> =>
  value ?? valueOf(components.examples[$ref.split('/').at(-1)!]!);

/** The examples of successful responses in openapi.yaml, with the operations that send them. */
const EXAMPLES = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .filter(({ operationId }) => operationId)
  .flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => status < '300')
      .flatMap(([, { content }]) => Object.values(content?.['application/json']?.examples ?? {}))
      .map((example) => [operationId, valueOf(example)] as const),
  );

/** The fields without which a response is refused. */
const requiredFields = (operation: string, example: Record<string, unknown>) =>
  Object.keys(example).filter(
    (field) => !isDocumented(operation, { ...example, [field]: undefined }),
  );

it('the examples of the document are taken', () => {
  expect(EXAMPLES.length).toBeGreaterThan(50);
  for (const [operation, example] of EXAMPLES) {
    expect([operation, isDocumented(operation, example)]).toEqual([operation, true]);
  }
});

it('a response without a required field is refused', () => {
  const required = Object.fromEntries(
    EXAMPLES.map(([operation, example]) => [operation, requiredFields(operation, example)]),
  );
  expect(required).toMatchObject({
    login: ['token', 'user'],
    listProjects: ['projects', 'pagination'],
    createPaymentOrder: ['orderId', 'amount', 'key', 'name', 'description', 'prefill', 'theme'],
    verifyPayment: [],
    getPurchaseStatus: ['hasPurchased', 'purchaseStatus'],
    getOwnReview: ['review', 'can_review', 'helpful'],
    sendChatMessage: ['messageData'],
  });
});

it('a field has the kind of the document', () => {
  for (const [kind, taken, refused] of [
    ['string', ['', 'one'], [1, null, undefined, ['one']]],
    ['text', ['one'], ['', null, {}]],
    ['integer', [0, -1], ['1', 0.5, NaN, null]],
    ['number', [0.5], ['0.5', NaN, null]],
    ['boolean', [true, false], [0, 'true', null]],
    ['object', [{}], [[], 'one', null]],
    ['entity', [{ id: 1 }], [{}, { id: '1' }, [], null]],
    ['string?', ['one', null], [1, undefined]],
    ['entity?', [{ id: 1 }, null], [{}, undefined]],
    ['entity[]', [[], [{ id: 1 }]], [[{ id: 1 }, {}], [null], { id: 1 }, null]],
    ['string[]?', [['one'], null], [[1], 'one', undefined]],
  ] as const) {
    expectResponses({ anOperation: { field: kind } });
    const isTaken = (field: unknown) => isDocumented('anOperation', { field });
    expect([kind, taken.map(isTaken)]).toEqual([kind, taken.map(() => true)]);
    expect([kind, refused.map(isTaken)]).toEqual([kind, refused.map(() => false)]);
  }
});

it('a response with required fields is an object, and any other may be anything', () => {
  for (const value of [null, undefined, [], 'text']) {
    expect(isDocumented('getProfile', value)).toBe(false);
    expect(isDocumented('verifyPayment', value)).toBe(true);
  }
});
