import { documentedOperations, type OperationTypes } from './operations.gen';

/** A parameter as openapi.yaml documents it; the values of an array are texts. */
export type DocumentedParameter = {
  in: string;
  name: string;
  type: string;
  values?: readonly (string | number)[];
  isExtension?: boolean;
  /** Its values that are extensions. */
  extensionValues?: readonly (string | number)[];
};

/** Parses a query parameter; undefined if it is invalid. */
function parseQueryText({ type, values }: DocumentedParameter, text: string): unknown {
  let value: string | number | boolean | undefined = text;
  if (type === 'integer' || type === 'number') {
    const isNumber = (type === 'integer' ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/).test(text);
    value = isNumber && Number.isFinite(Number(text)) ? Number(text) : undefined;
  } else if (type === 'boolean') {
    value = text === 'true' || (text === 'false' ? false : undefined);
  }
  const isAllowed = !values || values.some((each) => each === value);
  return isAllowed ? value : undefined;
}

/** An array contains every text of its parameter; undefined without one. */
function parseQuery(parameter: DocumentedParameter, query: URLSearchParams): unknown {
  const texts = query.getAll(parameter.name).filter((text) => text !== '');
  if (parameter.type === 'array') return texts.length > 0 ? texts : undefined;
  const text = query.get(parameter.name);
  return text === null ? undefined : parseQueryText(parameter, text);
}

/**
 * Parses a path parameter, which is never missing. A text that is no id in the documented form,
 * such as `1e1` or `01`, becomes NaN, which matches no row.
 */
function parsePathText({ type }: DocumentedParameter, text = ''): string | number {
  if (type !== 'integer') return text;
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : NaN;
}

/**
 * Parses an operation's parameters with the types of openapi.yaml. Missing and invalid query
 * parameters are omitted.
 */
export function readArguments<Id extends keyof OperationTypes>(
  operationId: Id,
  query: URLSearchParams,
  params: Record<string, string> = {},
): OperationTypes[Id]['parameters'] {
  const parameters: Record<string, DocumentedParameter> =
    documentedOperations[operationId].parameters;
  const entries = Object.entries(parameters).flatMap(([argument, parameter]) => {
    const value =
      parameter.in === 'path'
        ? parsePathText(parameter, params[parameter.name])
        : parseQuery(parameter, query);
    return value === undefined ? [] : [[argument, value] as const];
  });
  const arg: Record<string, unknown> = Object.fromEntries(entries);
  return arg;
}
