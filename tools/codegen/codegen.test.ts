/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describeEvents, type AsyncApiDocument } from './describeEvents';
import { describeOperations, type OpenApiDocument } from './describeOperations';
import { findDifferences, syncFiles } from './syncFiles';

const document: OpenApiDocument = {
  tags: [{ name: 'projects' }],
  security: [{ bearerAuth: [] }],
  paths: {
    '/api/projects/{project_id}': {
      parameters: [{ $ref: '#/components/parameters/ProjectId' }],
      get: {
        operationId: 'getProject',
        tags: ['projects'],
        security: [],
        parameters: [
          { name: 'order', in: 'query', schema: { $ref: '#/components/schemas/SortOrder' } },
          {
            name: 'days',
            in: 'query',
            'x-extension': true,
            schema: { type: 'integer', enum: [7, 30] },
          },
          { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } },
        ],
        responses: {
          '404': {},
          '200': {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Page' } } },
          },
        },
      },
      put: {
        operationId: 'updateProject',
        tags: ['projects'],
        requestBody: { content: { 'application/json': {} } },
        responses: { '201': {} },
      },
      post: {
        operationId: 'sendFile',
        tags: ['projects'],
        'x-extension': true,
        requestBody: { content: { 'application/octet-stream': {} } },
        responses: { '200': {} },
      },
    },
  },
  components: {
    parameters: {
      ProjectId: { name: 'project_id', in: 'path', schema: { type: 'integer' } },
    },
    schemas: {
      SortOrder: { type: 'string', enum: ['ASC', "it's"], 'x-extension-values': ["it's"] },
      Page: {
        properties: {
          projects: { items: { $ref: '#/components/schemas/Project' } },
          facets: { $ref: '#/components/schemas/Facets' },
        },
      },
      Project: {
        allOf: [{ properties: { id: {}, rating: { 'x-extension': true } } }],
        properties: { related: { items: { $ref: '#/components/schemas/Project' } } },
      },
      Facets: { 'x-extension': true, properties: { total: { 'x-extension': true } } },
    },
  },
};

describe('the generated operations', () => {
  const text = describeOperations(document);

  it('use the types of the generated client', () => {
    expect(text).toContain("import type * as projects from '@/api/generated/projects.gen';");
    expect(text).toContain(
      [
        '  getProject: {',
        "    parameters: Pick<projects.GetProjectArg, 'projectId'> & Partial<Pick<projects.GetProjectArg, 'order' | 'days'>>;",
        '    body: undefined;',
        '    response: projects.GetProjectResponse;',
        '  };',
      ].join('\n'),
    );
    expect(text).toContain(
      "    body: projects.UpdateProjectArg[Exclude<keyof projects.UpdateProjectArg, 'projectId'>];",
    );
  });

  it('contain the run-time properties of each operation', () => {
    expect(text).toContain(
      [
        '  getProject: {',
        "    tag: 'projects',",
        "    method: 'get',",
        "    path: '/api/projects/{project_id}',",
        '    isSecured: false,',
        '    isExtension: false,',
        "    extensions: ['projects.*.rating', 'facets'],",
        '    status: 200,',
        '    parameters: {',
        "      projectId: { in: 'path', name: 'project_id', type: 'integer' },",
        "      order: { in: 'query', name: 'order', type: 'string', values: ['ASC', 'it\\'s'], extensionValues: ['it\\'s'] },",
        "      days: { in: 'query', name: 'days', type: 'integer', values: [7, 30], isExtension: true },",
        "      'Idempotency-Key': { in: 'header', name: 'Idempotency-Key', type: 'string' },",
        '    },',
        '  },',
      ].join('\n'),
    );
    expect(text).toContain(
      [
        "    path: '/api/projects/{project_id}',",
        '    isSecured: true,',
        '    isExtension: false,',
        '    extensions: [],',
        '    status: 201,',
      ].join('\n'),
    );
  });
});

describe('the generated events', () => {
  const refer = ($ref: string) => ({ $ref });
  const events = {
    channels: {
      room: { messages: { hello: refer('#/components/messages/hello') } },
      staff: { messages: { news: refer('#/components/messages/news') } },
    },
    operations: {
      greet: { action: 'receive', messages: [refer('#/channels/room/messages/hello')] },
      tell: { action: 'send', messages: [refer('#/channels/staff/messages/news')] },
    },
    components: {
      messages: {
        hello: {
          name: 'say-hello',
          summary: 'A greeting',
          payload: refer('#/components/schemas/Greeting'),
        },
        news: {
          name: 'news',
          summary: 'What is new',
          payload: refer('./openapi.yaml#/components/schemas/News'),
        },
      },
      schemas: {
        Greeting: {
          type: 'object',
          description: 'Who greets',
          required: ['id'],
          properties: { id: { type: 'integer' }, isLoud: { type: 'boolean' } },
        },
      },
    },
  } satisfies AsyncApiDocument;

  it('have a direction and a payload, whose type the client may have', () => {
    const text = describeEvents(events, (name) => `@/api/${name.toLowerCase()}`);
    expect(text).toContain("import type { News } from '@/api/news';");
    expect(text).toContain(
      '/** Who greets. */\nexport type Greeting = {\n  id: number;\n  isLoud?: boolean;\n};',
    );
    expect(text).toContain(
      [
        'export type ClientEvents = {',
        '  /** A greeting. */',
        "  'say-hello': (payload: Greeting) => void;",
        '};',
      ].join('\n'),
    );
    expect(text).toContain(
      [
        'export type ServerEvents = {',
        '  /** What is new. */',
        "  'news': (payload: News) => void;",
        '};',
      ].join('\n'),
    );
  });
});

describe('writing files', () => {
  let directory: string;
  beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'codegen-'))));
  afterEach(() => rmSync(directory, { recursive: true }));

  it('writes and lists only changed files', () => {
    const path = (name: string) => join(directory, name);
    for (const name of ['same', 'changed', 'stale']) writeFileSync(path(name), name);
    const wanted = new Map([
      [path('same'), 'same'],
      [path('changed'), 'new text'],
      [path('deep/fresh'), 'fresh'],
      [path('stale'), null],
    ]);
    expect(findDifferences(wanted).map((each) => basename(each))).toEqual([
      'changed',
      'fresh',
      'stale',
    ]);
    expect(syncFiles(wanted, (each) => basename(each))).toEqual([
      'Wrote changed',
      'Wrote fresh',
      'Removed stale',
    ]);
    expect(readFileSync(path('deep/fresh'), 'utf8')).toBe('fresh');
    expect(syncFiles(wanted, (each) => basename(each))).toEqual([]);
  });
});
