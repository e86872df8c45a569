import type { ContractDocument, Validate } from '../../tools/contract/document/types';

/** An item with a schema in openapi.yaml or the chat events. */
type Documented = {
  /** Path of the schema in the document; undefined if the content is not JSON. */
  place: string[] | undefined;
  validate: Validate | undefined;
};

/** A request body, or the response body for a status. */
export type DocumentedBody = Documented & { operationId: string; part: number | 'request' };

/** The payload of a live chat event. */
export type DocumentedEvent = Documented & { event: string };

/** All documented bodies and events. */
export type Contract = { bodies: DocumentedBody[]; events: DocumentedEvent[] };

/** Lists every documented body, by operation, and every event. */
export function listContract({ operations, events }: ContractDocument): Contract {
  return {
    bodies: operations.flatMap(({ operationId, body, responses }) => [
      ...(body ? [{ operationId, part: 'request' as const, ...body }] : []),
      ...[...responses.values()].map((response) => ({
        operationId,
        part: response.status,
        ...response,
      })),
    ]),
    events: Object.entries(events).map(([event, payload]) => ({ event, ...payload })),
  };
}
