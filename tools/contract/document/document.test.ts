/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { isUtcTime } from './formats';
import { makeMatcher } from './matchOperation';
import { readDocument } from './readDocument';
import type { EventName } from './types';

const ASYNCAPI_FILE = resolve(__dirname, '../../../asyncapi.yaml');

const document = readDocument();

describe('the document', () => {
  it('resolves the references of an operation', () => {
    const operation = document.operation('getProject');
    expect(operation).toMatchObject({
      method: 'GET',
      path: '/api/projects/{id}',
      isPublic: true,
      isExtension: false,
    });
    expect([...operation.responses.keys()]).toEqual([200, 404, 500]);
    expect(operation.parameters).toMatchObject([
      { name: 'id', in: 'path', isRequired: true, schema: { type: 'integer', minimum: 1 } },
    ]);
    expect(() => document.operation('none')).toThrow('The document has no operation none');
  });

  it('knows which operations are extensions and which need a token', () => {
    expect(document.operation('listConversations')).toMatchObject({
      isExtension: true,
      isPublic: false,
    });
  });

  it('validates bodies, responses and headers', () => {
    const { body, responses } = document.operation('login');
    expect(body!.validate!({ email: 'asha@example.com', password: 'password' })).toBe(true);
    expect(body!.validate!({ email: 'asha@example.com' })).toBe(false);
    expect(responses.get(401)!.validate!({ message: '' })).toBe(false);
    const [length] = document.operation('downloadProject').responses.get(200)!.headers;
    expect([length!.name, length!.validate('12'), length!.validate('some')]).toEqual([
      'Content-Length',
      true,
      false,
    ]);
    expect(document.validatorOf('Phone')('+919800000002')).toBe(true);
  });

  it('validates the events of asyncapi.yaml, whose schemas may be those of openapi.yaml', () => {
    const { events } = document;
    expect(Object.keys(events).sort()).toEqual([
      'conversation-started',
      'conversation-updated',
      'join-conversation',
      'message-received',
      'new-conversation',
      'new-message',
      'typing',
      'user-typing',
    ]);
    const typing = { conversationId: 7, userId: 2, userName: 'Asha Rao', isTyping: true };
    expect(events['user-typing'].validate(typing)).toBe(true);
    expect(events['user-typing'].validate({ ...typing, isTyping: 'yes' })).toBe(false);
    expect(events['message-received'].validate({ id: 1 })).toBe(false);
    expect(events['join-conversation'].validate('7')).toBe(false);
  });

  it('has examples of the events that their schemas allow', () => {
    const { components } = parse(readFileSync(ASYNCAPI_FILE, 'utf8')) as {
      components: { messages: Record<EventName, { examples: { payload: unknown }[] }> };
    };
    for (const [name, { validate }] of Object.entries(document.events)) {
      const { examples } = components.messages[name as EventName];
      expect(examples.map(({ payload }) => validate(payload))).toEqual([true]);
    }
  });

  it('takes examples from the document', () => {
    expect(document.operation('login').body!.example).toEqual({
      email: 'asha@example.com',
      password: 'password',
    });
  });
});

describe('matching a request', () => {
  const match = makeMatcher(document);

  it.each([
    ['GET', '/api/projects/meta/categories', 'listCategories', {}],
    ['GET', '/api/projects/7', 'getProject', { id: '7' }],
    ['GET', '/api/projects/user/purchased', 'listPurchasedProjects', {}],
    ['GET', '/api/projects/a%2Fb/download', 'downloadProject', { id: 'a/b' }],
    ['GET', '/api/projects/%E0%A4%A', 'getProject', { id: '%E0%A4%A' }],
  ])('%s %s matches %s', (method, path, operationId, values) => {
    expect(match(method, path)).toMatchObject({ operation: { operationId }, path: values });
  });

  it.each([
    ['DELETE', '/api/projects/7'],
    ['GET', '/api/unknown'],
    ['GET', '/api/projects/7/'],
  ])('%s %s matches no operation', (method, path) => {
    expect(match(method, path)).toBeUndefined();
  });
});

describe('times', () => {
  it.each(['2025-10-15T09:00:00Z', '2025-10-15T09:00:00.123Z', '2025-10-15T09:00:00+00:00'])(
    'accepts %s',
    (text) => expect(isUtcTime(text)).toBe(true),
  );

  it.each([
    '2025-10-15 09:00:00Z',
    '2025-10-15T09:00:00',
    '2025-10-15T09:00:00+05:30',
    '2025-02-30T09:00:00Z',
    '2025-10-15T25:00:00Z',
    '15/10/2025',
    '',
  ])('rejects %p', (text) => expect(isUtcTime(text)).toBe(false));
});
