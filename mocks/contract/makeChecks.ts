import type { Check, ContractChecks, OperationChecks } from '../log/checkEntry';
import type { DocumentedBody } from './listBodies';

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

/** The checks of all documented bodies, by operation. */
export function makeChecks(
  bodies: readonly (Pick<DocumentedBody, 'operationId' | 'part'> & {
    validate: Validate | undefined;
  })[],
): ContractChecks {
  const checks: Record<string, OperationChecks & { answers: Record<string, Check | null> }> = {};
  for (const { operationId, part, validate } of bodies) {
    const operation = (checks[operationId] ??= { answers: {} });
    const check = validate ? toCheck(validate) : null;
    if (part !== 'request') operation.answers[part] = check;
    else if (check) operation.request = check;
  }
  return checks;
}
