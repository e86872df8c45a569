import type { ValidateFunction } from 'ajv/dist/2020';
import type { ContractDocument } from '../../tools/contract/document/types';

/** A request body or an answer that openapi.yaml documents. */
export type DocumentedBody = {
  operationId: string;
  /** Of an answer its status; of a request `request`. */
  part: number | 'request';
  /** Where its schema stands in the document; undefined when it is no JSON. */
  place: string[] | undefined;
  validate: ValidateFunction | undefined;
};

/** Every documented body, operation by operation. */
export function listBodies({ operations }: ContractDocument): DocumentedBody[] {
  return operations.flatMap(({ operationId, body, answers }) => [
    ...(body
      ? [{ operationId, part: 'request' as const, place: body.place, validate: body.validate }]
      : []),
    ...[...answers.values()].map(({ status, place, validate }) => ({
      operationId,
      part: status,
      place,
      validate,
    })),
  ]);
}
