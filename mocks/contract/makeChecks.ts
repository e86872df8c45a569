import type { Check, ContractChecks, OperationChecks } from '../log/checkEntry';
import type { DocumentedBody, DocumentedEvent } from './document';

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

/** What is documented, with its schemas by their names. */
type Documented = {
  bodies: readonly Pick<DocumentedBody, 'operationId' | 'part' | 'schema'>[];
  events: readonly DocumentedEvent[];
};

type FindValidator = (schema: string) => Validate;

function checkBodies(bodies: Documented['bodies'], find: FindValidator) {
  const checks: Record<string, OperationChecks & { answers: Record<string, Check | null> }> = {};
  for (const { operationId, part, schema } of bodies) {
    const operation = (checks[operationId] ??= { answers: {} });
    const check = schema === null ? null : toCheck(find(schema));
    if (part !== 'request') operation.answers[part] = check;
    else if (check) operation.request = check;
  }
  return checks;
}

/** The checks of everything documented; `find` gives the validator of a schema. */
export function makeChecks({ bodies, events }: Documented, find: FindValidator): ContractChecks {
  const ofEvents = events.map(({ event, schema }) => [event, toCheck(find(schema))] as const);
  return { operations: checkBodies(bodies, find), events: Object.fromEntries(ofEvents) };
}
