/** @jest-environment node */
import { compareDocuments } from './compareDocuments';
import { formatChanges } from './formatChanges';

type Schema = Record<string, unknown>;

const text: Schema = { type: 'string' };

/** A small document: one operation whose request has a field `sent` and whose response has `got`. */
function make(changes: {
  sent?: Schema;
  got?: Schema;
  required?: { sent?: string[]; got?: string[] };
  operation?: object;
  responses?: object;
  paths?: object;
}) {
  const { sent = text, got = text, required = {}, operation, responses, paths } = changes;
  const json = (schema: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Small', version: '1.0.0' },
    paths: paths ?? {
      '/things': {
        post: {
          operationId: 'makeThing',
          requestBody: { required: true, ...json('Sent') },
          responses: { '200': { description: 'Made', ...json('Got') }, ...responses },
          ...operation,
        },
      },
    },
    components: {
      schemas: {
        Sent: { type: 'object', properties: { sent }, required: required.sent ?? [] },
        Got: { type: 'object', properties: { got }, required: required.got ?? [] },
      },
    },
  };
}

const verdict = (before: object, after: object) => {
  const changes = compareDocuments(before, after);
  if (changes.length === 0) return 'nothing';
  return changes.some(({ isBreaking }) => isBreaking) ? 'breaking' : 'compatible';
};

const nullable = { type: ['string', 'null'] };
const twoValues = { type: 'string', enum: ['a', 'b'] };
const oneValue = { type: 'string', enum: ['a'] };
const choice = { oneOf: [text, { type: 'integer' }] };
const narrowChoice = { oneOf: [text] };

describe('a change of the request', () => {
  const compare = (before: Schema, after: Schema) =>
    verdict(make({ sent: before }), make({ sent: after }));

  it.each([
    ['another type', text, { type: 'integer' }, 'breaking'],
    ['a wider type', { type: 'integer' }, { type: 'number' }, 'compatible'],
    ['a narrower type', { type: 'number' }, { type: 'integer' }, 'breaking'],
    ['null is allowed', text, nullable, 'compatible'],
    ['null is no longer allowed', nullable, text, 'breaking'],
    ['an added enum value', oneValue, twoValues, 'compatible'],
    ['a removed enum value', twoValues, oneValue, 'breaking'],
    ['a new enum', text, oneValue, 'breaking'],
    ['a removed enum', oneValue, text, 'compatible'],
    ['another constant', { const: 'a' }, { const: 'b' }, 'breaking'],
    ['a new format', text, { ...text, format: 'email' }, 'breaking'],
    ['a removed format', { ...text, format: 'email' }, text, 'compatible'],
    ['a longer minimum', { ...text, minLength: 1 }, { ...text, minLength: 5 }, 'breaking'],
    ['a shorter minimum', { ...text, minLength: 5 }, { ...text, minLength: 1 }, 'compatible'],
    ['an added alternative', narrowChoice, choice, 'compatible'],
    ['a removed alternative', choice, narrowChoice, 'breaking'],
    ['another description', text, { ...text, description: 'New' }, 'nothing'],
    ['an extension field', text, { ...text, 'x-note': 1 }, 'nothing'],
  ])('%s', (_name, before, after, expected) => expect(compare(before, after)).toBe(expected));

  it.each([
    ['no further fields', { type: 'object' }, { type: 'object', additionalProperties: false }],
    ['values of one type', { type: 'object' }, { type: 'object', additionalProperties: text }],
    [
      'no unevaluated fields',
      { type: 'object', unevaluatedProperties: true },
      { type: 'object', unevaluatedProperties: false },
    ],
  ])('an object that takes %s from now on', (_name, open, closed) => {
    expect(compare(open, closed)).toBe('breaking');
    expect(compare(closed, open)).toBe('compatible');
  });

  it('a parameter, including the first one of an operation', () => {
    const withParameter = (required: boolean) =>
      make({ operation: { parameters: [{ name: 'q', in: 'query', required, schema: text }] } });
    expect(verdict(make({}), withParameter(false))).toBe('compatible');
    expect(verdict(make({}), withParameter(true))).toBe('breaking');
    expect(verdict(withParameter(false), withParameter(true))).toBe('breaking');
    expect(verdict(withParameter(false), make({}))).toBe('breaking');
  });
});

describe('a change of security', () => {
  type Security = Record<string, string[]>[];
  const bearer: Security = [{ bearerAuth: [] }];
  const key: Security = [{ apiKey: [] }];

  /** A document with global security and security of its one operation. */
  const withSecurity = (global?: Security, own?: Security, scheme = 'bearer') => {
    const document = make({ ...(own && { operation: { security: own } }) });
    const securitySchemes = {
      bearerAuth: { type: 'http', scheme, description: `A ${scheme} token` },
      renamed: { type: 'http', scheme: 'bearer' },
      apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
    };
    return {
      ...document,
      ...(global && { security: global }),
      components: { ...document.components, securitySchemes },
    };
  };

  it.each([
    ['a public operation', withSecurity(bearer, []), withSecurity(bearer)],
    ['an operation without security', withSecurity(), withSecurity(undefined, bearer)],
    ['all operations', withSecurity(), withSecurity(bearer)],
    ['an optional login', withSecurity(undefined, [{}, ...bearer]), withSecurity(bearer)],
  ])('a login becomes required for %s', (_name, open, closed) => {
    expect(verdict(open, closed)).toBe('breaking');
    expect(verdict(closed, open)).toBe('compatible');
  });

  it.each([
    ['another scheme', withSecurity(bearer), withSecurity(key)],
    ['a changed scheme', withSecurity(bearer), withSecurity(bearer, bearer, 'basic')],
    ['an added scope', withSecurity(bearer), withSecurity([{ bearerAuth: ['write'] }])],
    ['a removed alternative', withSecurity([...bearer, ...key]), withSecurity(bearer)],
    ['a second scheme', withSecurity(bearer), withSecurity([{ bearerAuth: [], apiKey: [] }])],
  ])('%s is breaking', (_name, before, after) => expect(verdict(before, after)).toBe('breaking'));
});

describe('a change of the response', () => {
  const compare = (before: Schema, after: Schema) =>
    verdict(make({ got: before }), make({ got: after }));

  it.each([
    ['another type', text, { type: 'integer' }, 'breaking'],
    ['a wider type', { type: 'integer' }, { type: 'number' }, 'breaking'],
    ['a narrower type', { type: 'number' }, { type: 'integer' }, 'compatible'],
    ['null is possible', text, nullable, 'breaking'],
    ['null is no longer possible', nullable, text, 'compatible'],
    ['an added enum value', oneValue, twoValues, 'breaking'],
    ['a removed enum value', twoValues, oneValue, 'compatible'],
    ['a new enum', text, oneValue, 'compatible'],
    ['a removed enum', oneValue, text, 'breaking'],
    ['another constant', { const: 'a' }, { const: 'b' }, 'breaking'],
    ['another format', { ...text, format: 'date' }, { ...text, format: 'date-time' }, 'breaking'],
    ['an added alternative', narrowChoice, choice, 'breaking'],
    [
      'items of another type',
      { type: 'array', items: text },
      { type: 'array', items: { type: 'integer' } },
      'breaking',
    ],
  ])('%s', (_name, before, after, expected) => expect(compare(before, after)).toBe(expected));

  it('a removed or added field, required or not', () => {
    const without = make({});
    without.components.schemas.Got.properties = {} as { got: Schema };
    expect(verdict(make({}), without)).toBe('breaking');
    expect(verdict(without, make({}))).toBe('compatible');
  });
});

describe('a change of operations', () => {
  it('an operation that becomes an extension', () => {
    const extension = make({ operation: { 'x-extension': true } });
    expect(verdict(make({}), extension)).toBe('breaking');
    expect(verdict(extension, make({}))).toBe('compatible');
  });
});

describe('the list of changes', () => {
  it('lists breaking changes first, by operation', () => {
    const after = make({
      sent: { type: 'integer' },
      responses: { '404': { description: 'None' } },
    });
    expect(formatChanges(compareDocuments(make({}), after))).toBe(
      [
        'Breaking:',
        '  POST /things',
        '    requestBody.sent.type changed: "string" became "integer"',
        '',
        'Compatible:',
        '  POST /things',
        '    responses.404 added',
        '',
        '1 breaking, 1 compatible changes',
      ].join('\n'),
    );
  });
});
