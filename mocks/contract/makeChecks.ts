import type { Check, ContractChecks, OperationChecks } from '../log/checkEntry';
import type { DocumentedBody, DocumentedEvent } from './listContract';

/** A validator as ajv makes it. */
type Validate = {
  (value: unknown): unknown;
  errors?: readonly { instancePath: string; message?: string | undefined }[] | null;
};

/** How many problems of one body are worth reading. */
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

/** Something documented as far as it is checked; there is no validator for what is no JSON. */
type Checked<Documented> = Omit<Documented, 'place' | 'validate'> & {
  validate: Validate | undefined;
};

function checkBodies(bodies: readonly Checked<DocumentedBody>[]) {
  const checks: Record<string, OperationChecks & { answers: Record<string, Check | null> }> = {};
  for (const { operationId, part, validate } of bodies) {
    const operation = (checks[operationId] ??= { answers: {} });
    const check = validate ? toCheck(validate) : null;
    if (part !== 'request') operation.answers[part] = check;
    else if (check) operation.request = check;
  }
  return checks;
}

/** The checks of everything documented. */
export function makeChecks(contract: {
  bodies: readonly Checked<DocumentedBody>[];
  events: readonly Checked<DocumentedEvent>[];
}): ContractChecks {
  const ofEvents = contract.events.flatMap(({ event, validate }) =>
    validate ? [[event, toCheck(validate)] as const] : [],
  );
  return { operations: checkBodies(contract.bodies), events: Object.fromEntries(ofEvents) };
}
