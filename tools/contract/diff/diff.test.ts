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

  it('a field that becomes required or optional', () => {
    const required = make({ required: { sent: ['sent'] } });
    expect(verdict(make({}), required)).toBe('breaking');
    expect(verdict(required, make({}))).toBe('compatible');
  });

  it('a new field, optional or required', () => {
    const add = (names: string[]) => {
      const document = make({ required: { sent: names } });
      Object.assign(document.components.schemas.Sent.properties, { otp: text });
      return document;
    };
    expect(verdict(make({}), add([]))).toBe('compatible');
    expect(verdict(make({}), add(['otp']))).toBe('breaking');
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

  it('an added alternative is compatible', () => {
    expect(verdict(withSecurity(bearer), withSecurity([...bearer, ...key]))).toBe('compatible');
  });

  it.each([
    ['global or per operation', withSecurity(bearer), withSecurity(undefined, bearer)],
    ['under another name', withSecurity(bearer), withSecurity([{ renamed: [] }])],
  ])('the same security %s is no change', (_name, before, after) =>
    expect(verdict(before, after)).toBe('nothing'),
  );

  it('is listed under the operation', () => {
    const changes = compareDocuments(withSecurity(bearer, []), withSecurity(bearer));
    expect(formatChanges(changes)).toBe(
      [
        'Breaking:',
        '  POST /things',
        '    security changed: [] became [{"bearerAuth":[]}]',
        '',
        '1 breaking, 0 compatible changes',
      ].join('\n'),
    );
  });
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

  it('further fields, which clients may use only if they are described', () => {
    const open: Schema = { type: 'object' };
    const closed = { ...open, additionalProperties: false };
    const described = { ...open, additionalProperties: text };
    expect(compare(open, closed)).toBe('compatible');
    expect(compare(closed, open)).toBe('compatible');
    expect(compare(closed, described)).toBe('compatible');
    expect(compare(described, closed)).toBe('breaking');
    expect(compare(described, open)).toBe('breaking');
  });

  it('a removed or added field, required or not', () => {
    const without = make({});
    without.components.schemas.Got.properties = {} as { got: Schema };
    expect(verdict(make({}), without)).toBe('breaking');
    expect(verdict(without, make({}))).toBe('compatible');
  });

  it('a field that becomes optional or required', () => {
    const required = make({ required: { got: ['got'] } });
    expect(verdict(required, make({}))).toBe('breaking');
    expect(verdict(make({}), required)).toBe('compatible');
  });

  it('another example, which is no field of that name', () => {
    const withExample = (value: string) => {
      const media = { schema: text, examples: { some: { value } } };
      return make({ responses: { '404': { content: { 'application/json': media } } } });
    };
    expect(verdict(withExample('a'), withExample('b'))).toBe('nothing');
    const fieldOf = (schema: Schema): Schema => ({
      type: 'object',
      properties: { examples: schema },
    });
    expect(compare(fieldOf(text), fieldOf({ type: 'integer' }))).toBe('breaking');
  });

  it('an added or removed status', () => {
    const more = make({ responses: { '404': { description: 'None' } } });
    expect(verdict(make({}), more)).toBe('compatible');
    expect(verdict(more, make({}))).toBe('breaking');
  });
});

describe('a change of operations', () => {
  const { paths } = make({});

  it('an added or removed operation, or another path', () => {
    const two = make({ paths: { ...paths, '/others': Object.values(paths)[0] } });
    expect(verdict(make({}), two)).toBe('compatible');
    expect(verdict(two, make({}))).toBe('breaking');
    const moved = make({ paths: { '/stuff': Object.values(paths)[0] } });
    expect(verdict(make({}), moved)).toBe('breaking');
  });

  it('an operation that becomes an extension', () => {
    const extension = make({ operation: { 'x-extension': true } });
    expect(verdict(make({}), extension)).toBe('breaking');
    expect(verdict(extension, make({}))).toBe('compatible');
  });

  it('a path parameter of another type, for all methods of the path', () => {
    const withId = (schema: Schema) => ({
      ...make({}),
      paths: {
        '/things/{id}': {
          parameters: [{ name: 'id', in: 'path', required: true, schema }],
          ...Object.values(paths)[0],
        },
      },
    });
    expect(verdict(withId(text), withId(text))).toBe('nothing');
    expect(verdict(withId(text), withId({ type: 'integer' }))).toBe('breaking');
  });
});

describe('the list of changes', () => {
  const listChanges = (before: object, after: object) =>
    formatChanges(compareDocuments(before, after)).split('\n');
  const query = (name: string, type: string) => ({ name, in: 'query', schema: { type } });

  it('names parameters, whose position does not matter', () => {
    const withParameters = (...parameters: object[]) => make({ operation: { parameters } });
    const before = withParameters(query('q', 'string'), query('size', 'integer'));
    expect(
      listChanges(before, withParameters(query('size', 'integer'), query('q', 'string'))),
    ).toEqual(['No changes that affect clients']);
    expect(
      listChanges(before, withParameters(query('all', 'boolean'), query('size', 'string'))),
    ).toEqual(
      expect.arrayContaining([
        '    parameters.q removed',
        '    parameters.size.type changed: "integer" became "string"',
        '    parameters.all added',
      ]),
    );
  });

  it('has a heading for a path whose parameter has another name', () => {
    const withId = (name: string) => ({
      ...make({}),
      paths: {
        [`/things/{${name}}`]: {
          parameters: [{ name, in: 'path', required: true, schema: text }],
          ...Object.values(make({}).paths)[0],
        },
      },
    });
    expect(listChanges(withId('id'), withId('thingId')).slice(0, 5)).toEqual([
      'Compatible:',
      '  /things/{id}',
      '    path renamed: "/things/{id}" became "/things/{thingId}"',
      '  POST /things/{id}',
      '    parameters.id.name changed: "id" became "thingId"',
    ]);
  });

  it('is replaced by a message if nothing changed', () => {
    expect(formatChanges(compareDocuments(make({}), make({})))).toBe(
      'No changes that affect clients',
    );
  });

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
