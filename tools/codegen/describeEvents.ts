type Reference = { $ref: string };
type SchemaObject = {
  type: string;
  description?: string;
  required?: string[];
  properties?: Record<string, SchemaObject>;
};
type MessageObject = { name: string; summary: string; payload: Reference };

/** The parts of an AsyncAPI document that describe the events of the live chat. */
export type AsyncApiDocument = {
  channels: Record<string, { messages: Record<string, Reference> }>;
  operations: Record<string, { action: 'send' | 'receive'; messages: Reference[] }>;
  components: {
    messages: Record<string, MessageObject>;
    schemas: Record<string, SchemaObject>;
  };
};

const OPENAPI = './openapi.yaml#';

const nameOf = ({ $ref }: Reference) => $ref.slice($ref.lastIndexOf('/') + 1);

function formatSchema({ type, properties = {}, required = [] }: SchemaObject): string {
  if (type !== 'object') return type === 'integer' ? 'number' : type;
  const lines = Object.entries(properties).map(
    ([name, schema]) => `  ${name}${required.includes(name) ? '' : '?'}: ${formatSchema(schema)};`,
  );
  return ['{', ...lines, '}'].join('\n');
}

/** Resolves a reference to a message, which in a channel may point to another reference. */
function findMessage(document: AsyncApiDocument, { $ref }: Reference): MessageObject {
  const keys = $ref.split('/').slice(1);
  const found = keys.reduce<unknown>(
    (parent, key) => (parent as Record<string, unknown>)[key],
    document,
  ) as MessageObject | Reference;
  return '$ref' in found ? findMessage(document, found) : found;
}

/**
 * Returns the text of src/realtime/events.gen.ts: the events of each direction and the types of their
 * payloads. `findModule` returns the module that exports the type of a schema of openapi.yaml, and
 * `describePayloads` what the payloads of the received events must contain.
 */
export function describeEvents(
  document: AsyncApiDocument,
  findModule: (schemaName: string) => string,
  describePayloads: (eventNames: string[]) => string,
): string {
  const { operations, components } = document;
  const messagesOf = (wanted: 'send' | 'receive') =>
    Object.values(operations)
      .filter(({ action }) => action === wanted)
      .flatMap(({ messages }) => messages.map((message) => findMessage(document, message)));
  const formatEvents = (messages: MessageObject[]) =>
    messages
      .map(
        ({ name, summary, payload }) =>
          `  /** ${summary}. */\n  '${name}': (payload: ${nameOf(payload)}) => void;`,
      )
      .join('\n');

  const [received, sent] = [messagesOf('receive'), messagesOf('send')];
  const shared = [...received, ...sent]
    .map(({ payload }) => payload)
    .filter(({ $ref }) => $ref.startsWith(OPENAPI))
    .map(nameOf);
  const imports = [...new Set(shared)].map(
    (name) => `import type { ${name} } from '${findModule(name)}';`,
  );
  const types = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `/** ${schema.description ?? name}. */\nexport type ${name} = ${formatSchema(schema)};`,
  );
  return `// Generated from asyncapi.yaml by "npm run codegen". Do not edit.
${imports.join('\n')}
import type { Shape } from '@/lib/shape';

${types.join('\n\n')}

/** The events that a client sends. */
export type ClientEvents = {
${formatEvents(received)}
};

/** The events that the backend sends. */
export type ServerEvents = {
${formatEvents(sent)}
};

/** What the events that the backend sends must contain. */
export const eventShapes: Record<keyof ServerEvents, Shape> = {
${describePayloads(sent.map(({ name }) => name))}
};
`;
}
