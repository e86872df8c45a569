import type { ContractDocument, Operation } from '../../document/types';
import type { World } from '../../world/world';
import type { Probe } from '../probe';
import type { Case } from '../case';
import { FORGED_TOKEN, UNKNOWN_ID, UNKNOWN_TEXT } from '../unknownValues';
import { isLenient } from './listParameterCases';
import { isForAdmins, sampleCall, tokenFor } from './samples';
import { makeWrongBodies, type WrongBody } from './wrongBodies';

const SERVER_ERROR = 500;

/** Statuses that concern the caller rather than the request body. */
const ABOUT_THE_CALLER = [403, 429];

/** Fields of a shared schema that the operation may ignore. */
const IGNORED_FIELDS: Partial<Record<string, string[]>> = {
  createProject: ['expected_updated_at'],
};

type NewCase = Omit<Case, 'operationId' | 'writes'>;

const changes = ({ method, operationId }: Operation) => method !== 'GET' && operationId !== 'login';

/**
 * Changes the end of a token, where the signature is. Reports show it as a shell expression of the
 * valid token, because the rest of it is secret.
 */
function tamperWith(token: string, { client: { options } }: World): string {
  const end = /aaaa$/i.test(token) ? 'BBBB' : 'AAAA';
  const tampered = token.slice(0, -end.length) + end;
  const shownAs = options.redactor.sent(token).replace(/^\$(\w+)$/, `\${$1%????}${end}`);
  options.redactor.learn(tampered, shownAs);
  return tampered;
}

function unauthorizedCases(operation: Operation): NewCase[] {
  if (operation.isPublic || !operation.responses.has(401)) return [];
  const { operationId } = operation;
  const due = [401];
  return [
    {
      title: 'no token',
      due,
      run: (probe, world) => probe.call(operationId, sampleCall(operation, world), due),
    },
    {
      title: 'a forged token',
      due,
      run: (probe, world) =>
        probe.call(operationId, { ...sampleCall(operation, world), token: FORGED_TOKEN }, due),
    },
    {
      title: 'a tampered token',
      due,
      run: (probe, world) => {
        const token = tamperWith(tokenFor(operation, world)!, world);
        return probe.call(operationId, { ...sampleCall(operation, world), token }, due);
      },
    },
  ];
}

function forbiddenCases(operation: Operation): NewCase[] {
  if (!isForAdmins(operation) || !operation.responses.has(403)) return [];
  const due = [403];
  return [
    {
      title: 'a user who is not an admin',
      due,
      run: (probe, world) => {
        const { token } = world.need('person');
        return probe.call(operation.operationId, { ...sampleCall(operation, world), token }, due);
      },
    },
  ];
}

function unknownIdCases(operation: Operation): NewCase[] {
  const parameter = operation.parameters.find((one) => one.in === 'path');
  if (!parameter || !operation.responses.has(404)) return [];
  const values = parameter.schema.type === 'integer' ? [UNKNOWN_ID, UNKNOWN_TEXT] : [UNKNOWN_TEXT];
  return values.map((value) => ({
    title: `${parameter.name} is ${value === UNKNOWN_ID ? 'unknown' : `"${value}"`}`,
    due: [404],
    run: (probe, world) => {
      const call = sampleCall(operation, world);
      const path = { ...call.path, [parameter.name]: value };
      const token = tokenFor(operation, world);
      return probe.call(operation.operationId, { ...call, path, token }, [404]);
    },
  }));
}

/** Returns the expected statuses for a wrong body: only 400 if it is malformed. */
function rejectionStatuses({ responses }: Operation, isMalformed: boolean): number[] {
  if (isMalformed) return [400];
  return [...responses.keys()].filter(
    (status) => status >= 400 && status < SERVER_ERROR && !ABOUT_THE_CALLER.includes(status),
  );
}

function wrongBodyCases(operation: Operation, document: ContractDocument): NewCase[] {
  const { body, responses, operationId } = operation;
  if (!body?.validate || !responses.has(400)) return [];
  const ignored = IGNORED_FIELDS[operationId];
  const variants = (sample: unknown): WrongBody[] =>
    makeWrongBodies(body, sample as Record<string, unknown>, document.resolve).filter(
      ({ field }) => field === undefined || !ignored?.includes(field),
    );
  // Titles come from the document; bodies depend on results of the run.
  return variants(body.example ?? {}).map(({ title, isMalformed }) => {
    const due = rejectionStatuses(operation, isMalformed);
    return {
      title,
      due,
      run: async (probe, world) => {
        const call = sampleCall(operation, world);
        const wrong = variants(call.body).find((variant) => variant.title === title);
        if (!wrong) return;
        const token = tokenFor(operation, world);
        await probe.call(operationId, { ...call, token, body: wrong.body }, due);
      },
    };
  });
}

/** Invalid query parameters must be rejected if 400 is documented, and otherwise ignored. */
function wrongQueryCases(operation: Operation): NewCase[] {
  const due = operation.responses.has(400) ? [400] : [200];
  return operation.parameters
    .filter((parameter) => parameter.in === 'query' && !isLenient(operation, parameter))
    .flatMap(({ name, schema, validate }) => {
      const isNumber = schema.type === 'integer' || schema.type === 'number';
      const values = isNumber ? ['0', '-1', 'abc', '1e9'] : schema.enum ? [UNKNOWN_TEXT] : [];
      return values
        .filter((value) => !validate(isNumber ? Number(value) : value))
        .map((value) => ({
          title: `${name}=${value}`,
          due,
          run: (probe: Probe, world: World) => {
            const call = sampleCall(operation, world);
            const token = tokenFor(operation, world);
            const query = { ...call.query, [name]: value };
            return probe.call(operation.operationId, { ...call, token, query }, due);
          },
        }));
    });
}

/** Creates all cases that can be derived from the document alone. */
export function derivedCases(document: ContractDocument): Case[] {
  return document.operations.flatMap((operation) => {
    const cases = [
      ...unauthorizedCases(operation),
      ...forbiddenCases(operation),
      ...unknownIdCases(operation),
      ...wrongBodyCases(operation, document),
      ...wrongQueryCases(operation),
    ];
    return cases.map((entry) => ({
      ...entry,
      operationId: operation.operationId,
      writes: changes(operation),
    }));
  });
}
