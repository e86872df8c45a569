import type { ContractDocument, Operation } from '../../document/types';
import { type Case, flowCase } from '../case';
import { collectLeaves, type Leaves } from '../writes/trial';
import { validCall } from './samples';

/** Other clients may change a number in between, but hardly every time. */
const TIMES_READ = 5;

const growsIn = (answers: readonly Leaves[], place: string) =>
  answers.every((answer, index) => {
    const before = answers[index - 1]?.get(place) ?? -Infinity;
    const value = answer.get(place);
    return typeof value === 'number' && value > (before as number);
  });

function caseOf(operation: Operation): Case {
  const { operationId, responses } = operation;
  const due = [200, 404].filter((status) => responses.has(status));
  return flowCase([operationId, due, 'reading alone counts nothing'], async (probe, world) => {
    const call = validCall(operation, world);
    const answers: Leaves[] = [];
    for (let time = 0; time < TIMES_READ; time += 1) {
      const { status, json } = await probe.call(operationId, call, due);
      if (status === 404) return;
      answers.push(collectLeaves(json));
    }
    const growing = [...answers[0]!.keys()].filter((place) => growsIn(answers, place));
    probe.expectEqual(growing, [], 'A number grows with each reading: GET must change nothing');
  });
}

/** Creates cases that request each response several times. */
export const safeCases = ({ operations }: ContractDocument): Case[] =>
  operations
    .filter(({ method, responses }) => method === 'GET' && responses.get(200)?.validate)
    .map(caseOf);
