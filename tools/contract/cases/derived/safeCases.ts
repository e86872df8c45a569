import type { ContractDocument, Operation } from '../../document/types';
import { reading, type Case } from '../case';
import { collectLeaves, type Leaves } from '../writes/trial';
import { sampleCall, tokenFor } from './samples';

const OK = 200;
const NOT_FOUND = 404;
/** Other clients may change a number in between, but hardly every time. */
const TIMES_READ = 5;

const growsIn = (answers: readonly Leaves[], place: string) =>
  answers.every((answer, index) => {
    const before = answers[index - 1]?.get(place) ?? -Infinity;
    const value = answer.get(place);
    return typeof value === 'number' && value > (before as number);
  });

function caseOf(operation: Operation): Omit<Case, 'writes'> {
  const { operationId } = operation;
  return {
    operationId,
    title: 'reading alone counts nothing',
    due: [],
    run: async (probe, world) => {
      const call = { ...sampleCall(operation, world), token: tokenFor(operation, world) };
      const answers: Leaves[] = [];
      for (let time = 0; time < TIMES_READ; time += 1) {
        const { status, json } = await probe.call(operationId, call, [OK, NOT_FOUND]);
        if (status === NOT_FOUND) return;
        answers.push(collectLeaves(json));
      }
      const growing = [...answers[0]!.keys()].filter((place) => growsIn(answers, place));
      const message = 'A number grows with each reading: GET must change nothing';
      probe.expectEqual(growing, [], 'consistency', message);
    },
  };
}

/** Creates cases that request each response several times. */
export const safeCases = ({ operations }: ContractDocument): Case[] =>
  reading(
    operations
      .filter(({ method, responses }) => method === 'GET' && responses.get(OK)?.validate)
      .map(caseOf),
  );
