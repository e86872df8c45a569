import type { ContractDocument, Operation, Parameter } from '../../document/types';
import { toRequest } from '../../exchange/request';
import { type Case, flowCase } from '../case';
import { sampleCall, tokenFor } from './samples';

const DUE = [404, 400];

/** Spellings of a number that are not ids, although some languages parse them as one. */
const spellings: ((id: string) => string)[] = [
  (id) => `${id}abc`,
  (id) => `${id}.0`,
  (id) => `${id}e0`,
  (id) => `0x${Number(id).toString(16)}`,
  (id) => `-${id}`,
  () => '0',
];

const otherCase = (id: string) => (id === id.toUpperCase() ? id.toLowerCase() : id.toUpperCase());

const spellingsOf = ({ schema }: Parameter) =>
  schema.type === 'integer' ? spellings : [otherCase];

function casesOf(operation: Operation): Case[] {
  const { operationId } = operation;
  const parameter = operation.parameters.find((one) => one.in === 'path');
  if (operation.method !== 'GET' || !parameter || !operation.responses.has(404)) return [];
  const { name } = parameter;
  return [
    flowCase([operationId, DUE, `${name} is no id`], async (probe, world) => {
      const call = { ...sampleCall(operation, world), token: tokenFor(operation, world) };
      const id = String(call.path?.[name]);
      for (const spell of spellingsOf(parameter)) {
        if (spell(id) === id) continue;
        await probe.call(operationId, { ...call, path: { ...call.path, [name]: spell(id) } }, DUE);
      }
    }),
    flowCase([operationId, DUE, `${name} has broken percent-encoding`], async (probe, world) => {
      const call = { ...sampleCall(operation, world), token: tokenFor(operation, world) };
      const path = { ...call.path, [name]: 'BROKEN' };
      const request = toRequest(world.settings.url, operation, { ...call, path });
      const url = request.url.replace('BROKEN', '%zz');
      const { status } = await probe.send({ ...request, url });
      const message = 'An address that cannot be decoded must be refused with 400';
      probe.expect(DUE.includes(status), message, 'status', { expected: DUE, actual: status });
    }),
  ];
}

/** Creates cases for texts that only resemble an existing id. */
export const idCases = ({ operations }: ContractDocument): Case[] => operations.flatMap(casesOf);
