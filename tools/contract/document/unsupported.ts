const HTTP_METHODS = ['get', 'post', 'put', 'patch', 'delete'];

type Node = Record<string, unknown>;

const entriesOf = (node: unknown): [string, unknown][] =>
  typeof node === 'object' && node !== null ? Object.entries(node) : [];

/** Finds references that lead out of the document, with the place of each. */
function* findOuterReferences(node: unknown, place: string): Generator<string> {
  for (const [key, value] of entriesOf(node)) {
    // An example is data, whatever its names are.
    if (key === 'example' || key === 'examples') continue;
    if (key === '$ref' && typeof value === 'string' && !value.startsWith('#/')) {
      yield `${place} refers to ${value}; bundle the files into one`;
    } else yield* findOuterReferences(value, `${place}/${key}`);
  }
}

/**
 * Returns why a parsed file cannot be read as an OpenAPI document, a sentence for each place; empty if
 * it can.
 */
export function findUnsupported(parsed: unknown): string[] {
  const document = Object.fromEntries(entriesOf(parsed));
  const { openapi, info, paths } = document;
  if (typeof openapi !== 'string' || !openapi.startsWith('3.1')) {
    const version = typeof openapi === 'string' ? openapi : 'missing';
    return [`it is no OpenAPI 3.1 document: openapi is ${version}`];
  }
  const missing = Object.entries({ info, paths }).filter(
    ([, part]) => entriesOf(part).length === 0,
  );
  if (missing.length > 0) return missing.map(([name]) => `${name} is missing`);
  const nameless = entriesOf(paths).flatMap(([path, item]) =>
    entriesOf(item)
      .filter(([method, node]) => HTTP_METHODS.includes(method) && !(node as Node).operationId)
      .map(([method]) => `${method.toUpperCase()} ${path} has no operationId`),
  );
  return [...nameless, ...findOuterReferences(document, '#')];
}
