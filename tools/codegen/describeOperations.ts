import type { ContractDocument, Operation, Parameter, Schema } from '../contract/document/types';
import { partsOf } from '../contract/validation/schemaShape';

const EXTENSION = 'x-extension';

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Converts the name of a parameter like the code generator does, which keeps those of headers. */
const toArgument = ({ name, in: place }: Parameter) =>
  place === 'header'
    ? name
    : name.replace(/_+(\w)/g, (_match, letter: string) => letter.toUpperCase());

const quote = (value: unknown) =>
  typeof value === 'number' ? String(value) : `'${String(value).replace(/['\\]/g, '\\$&')}'`;

const successOf = ({ responses }: Operation) =>
  [...responses.values()].find(({ status }) => status < 300)!;

/**
 * Returns the paths of the extension properties in a schema: names joined by dots, with `*` for the
 * entries of an array. The properties of an extension are not listed.
 */
function findExtensions(
  schema: Schema,
  path: readonly string[] = [],
  visited: readonly Schema[] = [],
): string[] {
  const parts = partsOf(schema);
  if (visited.includes(parts[0]!)) return [];
  const within = (child: Schema, at: readonly string[]) =>
    findExtensions(child, at, [...visited, ...parts]);
  const found = parts.flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, property]) => {
      const at = [...path, name];
      return property[EXTENSION] ? [at.join('.')] : within(property, at);
    }),
    ...(items ? within(items, [...path, '*']) : []),
  ]);
  return [...new Set(found)];
}

function formatTypes({ operationId, tag, parameters, body }: Operation): string {
  const arg = `${tag}.${upperFirst(operationId)}Arg`;
  const pick = (place: Parameter['in']) => {
    const names = parameters.filter((each) => each.in === place).map(toArgument);
    return names.length > 0 && `Pick<${arg}, ${names.map(quote).join(' | ')}>`;
  };
  const inPath = pick('path');
  const inQuery = pick('query');
  const parts = [inPath, inQuery && `Partial<${inQuery}>`].filter(Boolean);
  const names = parameters.map((each) => quote(toArgument(each))).join(' | ');
  const bodyKey = names ? `Exclude<keyof ${arg}, ${names}>` : `keyof ${arg}`;
  return [
    `  ${operationId}: {`,
    `    parameters: ${parts.join(' & ') || 'object'};`,
    `    body: ${body?.validate ? `${arg}[${bodyKey}]` : 'undefined'};`,
    `    response: ${tag}.${upperFirst(operationId)}Response;`,
    '  };',
  ].join('\n');
}

function formatParameter(parameter: Parameter): string {
  const { name, in: place, schema, isExtension } = parameter;
  const list = (key: string, values: readonly unknown[] | undefined) =>
    values ? `, ${key}: [${values.map(quote).join(', ')}]` : '';
  const properties = [
    list('values', schema.enum),
    list('extensionValues', schema['x-extension-values']),
    isExtension ? ', isExtension: true' : '',
  ].join('');
  const argument = toArgument(parameter);
  const key = /^\w+$/.test(argument) ? argument : quote(argument);
  return `      ${key}: { in: '${place}', name: '${name}', type: '${schema.type as string}'${properties} },`;
}

function formatOperation(operation: Operation): string {
  const { operationId, tag, method, path, isPublic, extension, parameters } = operation;
  const { status, schema } = successOf(operation);
  const extensions = schema && extension === null ? findExtensions(schema) : [];
  return [
    `  ${operationId}: {`,
    `    tag: '${tag}',`,
    `    method: '${method.toLowerCase()}',`,
    `    path: '${path}',`,
    `    isSecured: ${!isPublic},`,
    `    extension: ${extension === null ? 'null' : quote(extension)},`,
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
export function describeOperations(document: ContractDocument, tags: readonly string[]): string {
  const { operations } = document;
  const imports = tags.map(
    (name) => `import type * as ${name} from '@/api/generated/${name}.gen';`,
  );
  return `// Generated from openapi.yaml by "npm run codegen". Do not edit.
${imports.join('\n')}

/** The parameters, the body and the response of each operation. Query parameters may be missing. */
export type OperationTypes = {
${operations.map(formatTypes).join('\n')}
};

/**
 * Each operation: its place, whether it needs a token, the extension that it belongs to or has in
 * its response, and the status of its success.
 */
export const documentedOperations = {
${operations.map(formatOperation).join('\n')}
} as const;
`;
}
