import type { Match } from '../document/matchOperation';
import type { Parameter } from '../document/types';
import type { Finding } from './finding';
import { findSchemaErrors } from './schemaFindings';

/** An incoming request. */
export type IncomingCall = { query: URLSearchParams; contentType: string; body: Uint8Array };

/** Converts the text of a parameter to its documented type, if possible. */
function toTyped({ schema }: Parameter, text: string | string[]): unknown {
  if (typeof text !== 'string') return text;
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  if (isNumber && text.trim() !== '' && !Number.isNaN(Number(text))) return Number(text);
  if (schema.type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

const asRequest = (finding: Finding): Finding => ({ ...finding, rule: 'request' });

function validateParameter(
  parameter: Parameter,
  value: string | string[] | null | undefined,
): Finding[] {
  const { name, isRequired, validate } = parameter;
  if (value == null) {
    if (!isRequired) return [];
    return [{ rule: 'request', message: `The parameter ${name} is missing`, expected: name }];
  }
  return findSchemaErrors(validate, toTyped(parameter, value), `The parameter ${name}`).map(
    asRequest,
  );
}

function validateBody({ operation }: Match, { contentType, body }: IncomingCall): Finding[] {
  const documented = operation.body;
  if (!documented || (body.byteLength === 0 && !documented.isRequired)) return [];
  if (contentType.split(';')[0]?.trim().toLowerCase() !== documented.contentType) {
    const message = `The request's content type is ${contentType || 'missing'}`;
    return [{ rule: 'request', message, expected: documented.contentType, actual: contentType }];
  }
  if (!documented.validate) return [];
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return [{ rule: 'request', message: "The request's body is not valid JSON" }];
  }
  return findSchemaErrors(documented.validate, value, "The request's body").map(asRequest);
}

/** Reads a parameter; an array contains every text of its name. */
function readQuery({ name, schema }: Parameter, query: URLSearchParams) {
  if (schema.type !== 'array') return query.get(name);
  return query.has(name) ? query.getAll(name) : null;
}

/** Validates a request against its operation in openapi.yaml. */
export function validateRequest(match: Match, call: IncomingCall): Finding[] {
  const inAddress = match.operation.parameters.filter((parameter) => parameter.in !== 'header');
  const parameters = inAddress.flatMap((parameter) =>
    validateParameter(
      parameter,
      parameter.in === 'path' ? match.path[parameter.name] : readQuery(parameter, call.query),
    ),
  );
  return [...parameters, ...validateBody(match, call)];
}
