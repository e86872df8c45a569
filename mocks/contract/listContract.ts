import type { ValidateFunction } from 'ajv/dist/2020';
import type { ContractDocument } from '../../tools/contract/document/types';

/** Something that openapi.yaml or the chat's events document a schema of. */
type Documented = {
  /** Where the schema stands in the document; undefined for what is no JSON. */
  place: string[] | undefined;
  validate: ValidateFunction | undefined;
};

/** Whose body it is: of an answer by its status, or of the request. */
export type DocumentedBody = Documented & { operationId: string; part: number | 'request' };

/** What an event of the live chat carries. */
export type DocumentedEvent = Documented & { event: string };

/** All that is documented of bodies and events. */
export type Contract = { bodies: DocumentedBody[]; events: DocumentedEvent[] };

/** Every documented body, operation by operation, and every event. */
export function listContract({ operations, events }: ContractDocument): Contract {
  return {
    bodies: operations.flatMap(({ operationId, body, answers }) => [
      ...(body ? [{ operationId, part: 'request' as const, ...pick(body) }] : []),
      ...[...answers.values()].map((answer) => ({
        operationId,
        part: answer.status,
        ...pick(answer),
      })),
    ]),
    events: Object.entries(events).map(([event, payload]) => ({ event, ...payload })),
  };
}

const pick = ({ place, validate }: Documented): Documented => ({ place, validate });
