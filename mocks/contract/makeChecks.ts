import type { Check, ContractChecks, OperationChecks } from '../log/checkEntry';
import type { DocumentedBody, DocumentedEvent } from './listContract';

/** A validator compiled by ajv. */
type Validate = {
  (value: unknown): unknown;
  errors?: readonly { instancePath: string; message?: string | undefined }[] | null;
};

/** Maximum number of problems to report per body. */
const MOST_PROBLEMS = 5;

const toCheck =
  (validate: Validate): Check =>
  (value) => {
    if (validate(value)) return [];
    const problems = (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || 'it'} ${message ?? 'is not right'}`,
    );
    return problems.slice(0, MOST_PROBLEMS);
  };

/** A documented item and its validator, which is undefined for content that is not JSON. */
type Checked<Documented> = Omit<Documented, 'place' | 'validate'> & {
  validate: Validate | undefined;
};

function checkBodies(bodies: readonly Checked<DocumentedBody>[]) {
  const checks: Record<string, OperationChecks & { responses: Record<string, Check | null> }> = {};
  for (const { operationId, part, validate } of bodies) {
    const operation = (checks[operationId] ??= { responses: {} });
    const check = validate ? toCheck(validate) : null;
    if (part !== 'request') operation.responses[part] = check;
    else if (check) operation.request = check;
  }
  return checks;
}

/** Builds the checks from the documented bodies and events. */
export function makeChecks(contract: {
  bodies: readonly Checked<DocumentedBody>[];
  events: readonly Checked<DocumentedEvent>[];
}): ContractChecks {
  const eventChecks = contract.events.flatMap(({ event, validate }) =>
    validate ? [[event, toCheck(validate)] as const] : [],
  );
  return { operations: checkBodies(contract.bodies), events: Object.fromEntries(eventChecks) };
}
