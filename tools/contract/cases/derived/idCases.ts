import type { ContractDocument, Operation, Parameter } from '../../document/types';
import { toRequest } from '../../exchange/request';
import type { World } from '../../world/world';
import { type Case, flowCase } from '../case';
import { validCall } from './samples';

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
  const makeCall = (world: World) => {
    const call = validCall(operation, world);
    const withId = (id: string) => ({ ...call, path: { ...call.path, [name]: id } });
    return { id: String(call.path[name]), withId };
  };
  return [
    flowCase([operationId, DUE, `${name} is no id`], async (probe, world) => {
      const { id, withId } = makeCall(world);
      for (const other of spellingsOf(parameter).map((spell) => spell(id))) {
        if (other !== id) await probe.call(operationId, withId(other), DUE);
      }
    }),
    flowCase([operationId, DUE, `${name} has broken percent-encoding`], async (probe, world) => {
      const call = makeCall(world).withId('BROKEN');
      const request = toRequest(world.settings.url, operation, call);
      const url = request.url.replace('BROKEN', '%zz');
      const { status } = await probe.send({ ...request, url });
      const message = 'An address that cannot be decoded must be refused with 400';
      probe.expect(DUE.includes(status), message, 'status', { expected: DUE, actual: status });
    }),
  ];
}

/** Creates cases for texts that only resemble an existing id. */
export const idCases = ({ operations }: ContractDocument): Case[] => operations.flatMap(casesOf);
