/** A part of a document: an object whose properties are read by name. */
type Part = Record<string, unknown>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const partOf = (parent: Part, name: string): Part => {
  const value = parent[name];
  return isPart(value) ? value : {};
};

/** Resolves a reference within the document; returns anything else unchanged. */
function resolve(document: Part, value: unknown): Part {
  if (!isPart(value)) return {};
  if (typeof value.$ref !== 'string') return value;
  const names = value.$ref.replace(/^#\//, '').split('/');
  return resolve(document, names.reduce<Part>(partOf, document));
}

const hasExample = ({ example, examples }: Part) => example !== undefined || examples !== undefined;

/** Returns the media types of a request or response that have no example with a value. */
function withoutExample(document: Part, holder: Part): string[] {
  return Object.entries(partOf(holder, 'content'))
    .filter(([, media]) => {
      const examples = Object.values(partOf(resolve(document, media), 'examples'));
      const values = examples.map((example) => resolve(document, example).value);
      return values.length === 0 || values.some((value) => value === undefined);
    })
    .map(([type]) => type);
}

/** Returns a line for each part of an operation that has no example. */
function checkOperation(document: Part, item: Part, operation: Part): string[] {
  const name = String(operation.operationId);
  const parameters = [item.parameters, operation.parameters].flatMap((list) =>
    Array.isArray(list) ? list.map((each) => resolve(document, each)) : [],
  );
  const requestBody = resolve(document, operation.requestBody);
  const responses = Object.entries(partOf(operation, 'responses'));
  return [
    ...parameters
      .filter((parameter) => !hasExample(parameter))
      .map((parameter) => `${name}: the parameter ${String(parameter.name)} has no example`),
    ...withoutExample(document, requestBody).map(
      (type) => `${name}: the request has no example of ${type}`,
    ),
    ...responses.flatMap(([status, value]) => {
      const response = resolve(document, value);
      const headers = Object.entries(partOf(response, 'headers'))
        .filter(([, header]) => !hasExample(resolve(document, header)))
        .map(([header]) => header);
      return [...headers, ...withoutExample(document, response)].map(
        (part) => `${name}: the response ${status} has no example of ${part}`,
      );
    }),
  ];
}

/**
 * Returns a line for each parameter, request, response and response header of an OpenAPI document
 * without an example. Linters only check existing examples, and mock servers make up missing ones.
 */
export function checkExamples(document: object): string[] {
  const root = document as Part;
  return Object.values(partOf(root, 'paths')).flatMap((value) => {
    const item = resolve(root, value);
    return METHODS.map((method) => item[method])
      .filter(isPart)
      .flatMap((operation) => checkOperation(root, item, operation));
  });
}

/** Returns the values of all examples of an OpenAPI document. */
export function exampleValues(document: object): unknown[] {
  const collect = (value: unknown): unknown[] => {
    if (!isPart(value)) return [];
    const own = isPart(value.examples) ? Object.values(value.examples) : [];
    return [
      ...own.flatMap((example) => (isPart(example) && 'value' in example ? [example.value] : [])),
      ...Object.values(value).flatMap(collect),
    ];
  };
  return collect(document);
}
