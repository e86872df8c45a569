import { isDeepStrictEqual } from 'node:util';
import { toRequest } from '../exchange/request';
import type { Answer, Call, Exchange } from '../exchange/types';
import type { Finding, Rule } from '../judge/finding';
import { judgeAnswer } from '../judge/judgeAnswer';
import type { World } from '../world/world';

/** Ends a case early: what is wrong was noted, and nothing after it would mean anything. */
export class Unsound extends Error {}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Asks the backend on behalf of one case, and notes what is wrong with its answers. */
export class Probe {
  readonly findings: Finding[] = [];
  readonly exchanges: Exchange[] = [];

  constructor(readonly world: World) {}

  /**
   * Makes a call and holds its answer to the document. `due` are the statuses that this call has to
   * be answered with, the documented successes when they are left out. Ends the case when the
   * answer is wrong.
   */
  async ask(operationId: string, call: Call, due?: readonly number[]): Promise<Answer> {
    const { document, settings, secrets } = this.world;
    const operation = document.operation(operationId);
    const { origin } = settings;
    const headers = { ...(origin && { Origin: origin }), ...call.headers };
    const answer = await this.send(toRequest(settings.url, operation, { ...call, headers }));
    this.findings.push(
      ...judgeAnswer(answer, operation, {
        due: due ?? [...operation.answers.keys()].filter(isSuccess),
        secrets,
        origin,
      }),
    );
    if (this.findings.length > 0) throw new Unsound();
    return answer;
  }

  /** The same, for the JSON body of a success; it was held to its schema. */
  async read<Body>(operationId: string, call: Call): Promise<Body> {
    return (await this.ask(operationId, call)).json as Body;
  }

  /** Sends any request at all; the answer is not judged. Ends the case when there is none. */
  async send(request: Parameters<World['client']['send']>[0]): Promise<Answer> {
    const outcome = await this.world.client.send(request);
    this.exchanges.push(outcome.exchange);
    if (outcome.answer) return outcome.answer;
    this.findings.push({
      rule: 'no-answer',
      message: `No answer came: ${outcome.failure}`,
      expected: 'an answer',
    });
    throw new Unsound();
  }

  /** Notes a finding unless something holds. */
  expect(holds: boolean, rule: Rule, message: string, values: Partial<Finding> = {}): void {
    if (!holds) this.findings.push({ rule, message, ...values });
  }

  /** Notes a finding unless two JSON values are the same. */
  expectEqual(actual: unknown, expected: unknown, rule: Rule, message: string): void {
    this.expect(isDeepStrictEqual(actual, expected), rule, message, { expected, actual });
  }
}
