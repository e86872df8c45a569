/** @jest-environment node */
import { isUtcTime } from './formats';
import { makeMatcher } from './matchOperation';
import { readDocument } from './readDocument';
import { Responses } from './responses';
import type { DocumentedResponse } from './types';
import { findUnsupported } from './unsupported';

const document = readDocument();

describe('the document', () => {
  it('resolves the references of an operation', () => {
    const operation = document.operation('getProject');
    expect(operation).toMatchObject({
      method: 'GET',
      path: '/api/projects/{id}',
      isPublic: true,
      extension: null,
    });
    expect([...operation.responses.keys()]).toEqual([200, 404, 429, 500]);
    expect(operation.parameters).toMatchObject([
      { name: 'id', in: 'path', isRequired: true, schema: { type: 'integer', minimum: 1 } },
    ]);
    expect(() => document.operation('none')).toThrow('The document has no operation none');
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
  });

  it('validates the events of asyncapi.yaml, whose schemas may be those of openapi.yaml', () => {
    const { events } = document;
    const typing = { conversationId: 7, userId: 2, userName: 'Asha Rao', isTyping: true };
    expect(events['user-typing'].validate(typing)).toBe(true);
    expect(events['user-typing'].validate({ ...typing, isTyping: 'yes' })).toBe(false);
    expect(events['message-received'].validate({ id: 1 })).toBe(false);
    expect(events['join-conversation'].validate('7')).toBe(false);
  });
});

describe('a document of others', () => {
  const info = { title: 'A shop', version: '1' };

  it.each([
    [null, 'it is no OpenAPI 3.1 document: openapi is missing'],
    [{ openapi: '3.0.3', info }, 'it is no OpenAPI 3.1 document: openapi is 3.0.3'],
    [{ openapi: '3.1.0', info }, 'paths is missing'],
    [{ openapi: '3.1.1', info, paths: { '/a': { get: {} } } }, 'GET /a has no operationId'],
    [
      { openapi: '3.1.0', info, paths: { '/a': { $ref: 'a.yaml' } } },
      '#/paths//a refers to a.yaml; bundle the files into one',
    ],
  ])('that cannot be used is refused in words: %j', (parsed, message) => {
    expect(findUnsupported(parsed)).toEqual([message]);
  });

  it('may answer what it lists by a range or by default', () => {
    const listed = ['200', '4XX', 'default'].map((key) => [key, { status: key }] as const);
    const responses = new Responses();
    for (const [key, response] of listed) {
      responses.add(key, response as unknown as DocumentedResponse);
    }
    const found = [200, 404, 500].map((status) => responses.get(status)!.status);
    expect(found).toEqual(['200', '4XX', 'default']);
    expect([...responses.keys()]).toEqual([200]);
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
