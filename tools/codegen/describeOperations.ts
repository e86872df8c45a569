/** The parts of an OpenAPI document that describe the mock backend's operations. */
export type OpenApiDocument = {
  tags: { name: string }[];
  security?: object[];
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
};

type Reference = { $ref: string };
type SchemaObject = {
  type?: string;
  enum?: (string | number)[];
  'x-extension'?: boolean;
  /** The values of an `enum` that are extensions. */
  'x-extension-values'?: (string | number)[];
  properties?: Record<string, SchemaObject | Reference>;
  items?: SchemaObject | Reference;
  allOf?: (SchemaObject | Reference)[];
  oneOf?: (SchemaObject | Reference)[];
  anyOf?: (SchemaObject | Reference)[];
};
type ParameterObject = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  'x-extension'?: boolean;
  schema: SchemaObject | Reference;
};
type ResponseObject = { content?: Record<string, { schema?: SchemaObject | Reference }> };
type OperationObject = {
  operationId: string;
  tags: [string, ...string[]];
  'x-extension'?: boolean;
  security?: object[];
  parameters?: (ParameterObject | Reference)[];
  requestBody?: { content: Record<string, unknown> } | Reference;
  responses: Record<string, ResponseObject | Reference>;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const JSON_TYPE = 'application/json';

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Converts the name of a parameter like the code generator does, which keeps those of headers. */
const toArgument = ({ name, in: place }: ParameterObject) =>
  place === 'header'
    ? name
    : name.replace(/_+(\w)/g, (_match, letter: string) => letter.toUpperCase());
const quote = (value: string | number) =>
  typeof value === 'number' ? String(value) : `'${value.replace(/['\\]/g, '\\$&')}'`;

/** Follows a reference within the document; returns anything else unchanged. */
function resolve<Node extends object>(document: OpenApiDocument, node: Node | Reference): Node {
  if (!('$ref' in node)) return node;
  const keys = node.$ref.replace(/^#\//, '').split('/');
  const found = keys.reduce<unknown>(
    (parent, key) => (parent as Record<string, unknown> | undefined)?.[key],
    document,
  );
  if (!found) throw new Error(`openapi.yaml has no ${node.$ref}`);
  return resolve(document, found as Node | Reference);
}

/**
 * Returns the paths of the extension properties in a schema: names joined by dots, with `*` for the
 * entries of an array. The properties of an extension are not listed.
 */
function findExtensions(
  document: OpenApiDocument,
  node: SchemaObject | Reference,
  path: readonly string[] = [],
  visited: readonly (SchemaObject | Reference)[] = [],
): string[] {
  const schema = resolve(document, node);
  if (visited.includes(schema)) return [];
  const within = (child: SchemaObject | Reference, at: readonly string[]) =>
    findExtensions(document, child, at, [...visited, schema]);
  const { properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = schema;
  const inProperties = Object.entries(properties).flatMap(([name, property]) => {
    const at = [...path, name];
    const isExtension = [property as SchemaObject, resolve(document, property)].some(
      (each) => each['x-extension'],
    );
    return isExtension ? [at.join('.')] : within(property, at);
  });
  const inParts = [...allOf, ...oneOf, ...anyOf].flatMap((part) => within(part, path));
  const found = [...inProperties, ...inParts, ...(items ? within(items, [...path, '*']) : [])];
  return [...new Set(found)];
}

/** The properties of an operation used in the generated file. */
type Described = {
  id: string;
  tag: string;
  method: string;
  path: string;
  isSecured: boolean;
  isExtension: boolean;
  /** Paths of the extensions in the successful response; none if the operation is one itself. */
  extensions: string[];
  status: number;
  hasJsonBody: boolean;
  parameters: (Omit<ParameterObject, 'schema'> & { argument: string; schema: SchemaObject })[];
};

function describeOperation(
  document: OpenApiDocument,
  path: string,
  method: string,
  operation: OperationObject,
  shared: (ParameterObject | Reference)[],
): Described {
  const own = (operation.parameters ?? []).map((each) => resolve(document, each));
  const inherited = shared
    .map((each) => resolve(document, each))
    .filter(({ name }) => own.every((each) => each.name !== name));
  const status = Object.keys(operation.responses).find((each) => each.startsWith('2'));
  if (!status) throw new Error(`${operation.operationId} has no successful response`);
  const body = operation.requestBody && resolve(document, operation.requestBody);
  const isExtension = operation['x-extension'] ?? false;
  const answer = resolve(document, operation.responses[status]!).content?.[JSON_TYPE]?.schema;
  return {
    id: operation.operationId,
    tag: operation.tags[0],
    method,
    path,
    isSecured: (operation.security ?? document.security ?? []).length > 0,
    isExtension,
    extensions: answer && !isExtension ? findExtensions(document, answer) : [],
    status: Number(status),
    hasJsonBody: body !== undefined && JSON_TYPE in body.content,
    parameters: [...inherited, ...own].map((parameter) => ({
      ...parameter,
      argument: toArgument(parameter),
      schema: resolve(document, parameter.schema),
    })),
  };
}

/** Returns every operation in the order of the document. */
function findOperations(document: OpenApiDocument): Described[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) =>
      describeOperation(
        document,
        path,
        method,
        item[method] as OperationObject,
        (item.parameters ?? []) as (ParameterObject | Reference)[],
      ),
    ),
  );
}

function formatTypes({ id, tag, parameters, hasJsonBody }: Described): string {
  const arg = `${tag}.${upperFirst(id)}Arg`;
  const pick = (place: string) => {
    const names = parameters.filter((each) => each.in === place).map((each) => each.argument);
    return names.length > 0 && `Pick<${arg}, ${names.map(quote).join(' | ')}>`;
  };
  const inPath = pick('path');
  const inQuery = pick('query');
  const parts = [inPath, inQuery && `Partial<${inQuery}>`].filter(Boolean);
  const names = parameters.map(({ argument }) => quote(argument)).join(' | ');
  const bodyKey = names ? `Exclude<keyof ${arg}, ${names}>` : `keyof ${arg}`;
  return [
    `  ${id}: {`,
    `    parameters: ${parts.join(' & ') || 'object'};`,
    `    body: ${hasJsonBody ? `${arg}[${bodyKey}]` : 'undefined'};`,
    `    response: ${tag}.${upperFirst(id)}Response;`,
    '  };',
  ].join('\n');
}

function formatParameter({
  argument,
  name,
  in: place,
  schema,
  'x-extension': isExtension,
}: Described['parameters'][number]) {
  const list = (name: string, values: (string | number)[] | undefined) =>
    values ? `, ${name}: [${values.map(quote).join(', ')}]` : '';
  const properties = [
    list('values', schema.enum),
    list('extensionValues', schema['x-extension-values']),
    isExtension ? ', isExtension: true' : '',
  ].join('');
  const key = /^\w+$/.test(argument) ? argument : quote(argument);
  return `      ${key}: { in: '${place}', name: '${name}', type: '${schema.type}'${properties} },`;
}

function formatOperation(operation: Described) {
  const { id, tag, method, path, isSecured, isExtension, extensions, status, parameters } =
    operation;
  return [
    `  ${id}: {`,
    `    tag: '${tag}',`,
    `    method: '${method}',`,
    `    path: '${path}',`,
    `    isSecured: ${isSecured},`,
    `    isExtension: ${isExtension},`,
    `    extensions: [${extensions.map(quote).join(', ')}],`,
    `    status: ${status},`,
    ...(parameters.length > 0
      ? ['    parameters: {', ...parameters.map(formatParameter), '    },']
      : ['    parameters: {},']),
    '  },',
  ].join('\n');
}

/**
 * Returns the text of mocks/http/operations.gen.ts: the types of every operation's parameters, body
 * and response, and what the mock backend needs at run time.
 */
export function describeOperations(document: OpenApiDocument): string {
  const operations = findOperations(document);
  const imports = document.tags.map(
    ({ name }) => `import type * as ${name} from '@/api/generated/${name}.gen';`,
  );
  return `// Generated from openapi.yaml by "npm run codegen". Do not edit.
${imports.join('\n')}

/** The parameters, the body and the response of each operation. Query parameters may be missing. */
export type OperationTypes = {
${operations.map(formatTypes).join('\n')}
};

/**
 * Each operation: its place, whether it needs a token, whether it or what in its response is an
 * extension, and the status of its success.
 */
export const documentedOperations = {
${operations.map(formatOperation).join('\n')}
} as const;
`;
}
