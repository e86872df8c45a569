import type { Operation } from '../document/types';
import { toRequest } from '../exchange/request';
import type { Call, Exchange, ReceivedResponse } from '../exchange/types';
import type { Finding, Rule } from '../validation/finding';
import { isSame, prune } from '../validation/prune';
import { findEarlyTimes } from '../validation/timeFindings';
import { findSharedCaching, validateResponse } from '../validation/validateResponse';
import { NOT_OFFERED, SkipCase, type World } from '../world/world';
import type { Answers } from './answers';
import { findDisorder, type SortKind } from './listings/order';

/** Thrown to end a case after a finding that makes its further steps meaningless. */
export class CaseFailed extends Error {}

type Values = Partial<Pick<Finding, 'expected' | 'actual'>>;

/** A field, how its values are compared, and the direction. */
type Order = [field: string, kind: SortKind, direction: 'ASC' | 'DESC'];

const MINUTE_MS = 60_000;
/** More than clocks differ, and less than time zones do, in minutes. */
const TOLERANCE_MINUTES = 14;

/** Number of concurrent calls. */
const AT_ONCE = 16;

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Sends the requests of a case and collects its findings and exchanges. */
export class Probe {
  readonly findings: Finding[] = [];
  readonly exchanges: Exchange[] = [];
  /** Number of checks so far; a case without any has not passed. */
  judged = 0;

  constructor(readonly world: World) {}

  /**
   * Calls an operation and validates the response. `due` are the accepted statuses, by default the
   * documented successes. Ends the case if the response is invalid. The returned JSON body contains
   * only documented properties; `text` is complete.
   */
  async call(operationId: string, call: Call, due?: readonly number[]): Promise<ReceivedResponse> {
    const { document, settings, secrets } = this.world;
    if (!document.operations.some((one) => one.operationId === operationId)) {
      throw new SkipCase(`the document has no operation ${operationId}`);
    }
    const operation = document.operation(operationId);
    if (!this.world.offers(operation.extension)) throw new SkipCase(NOT_OFFERED);
    const { origin } = settings;
    const headers = { ...(origin && { Origin: origin }), ...call.headers };
    const request = toRequest(settings.url, operation, { ...call, headers });
    const response = await this.send(request, operation);
    this.findings.push(
      ...validateResponse(response, operation, {
        due: due ?? [...operation.responses.keys()].filter(isSuccess),
        secrets,
        origin,
      }),
    );
    this.judged += 1;
    if (call.token !== undefined) this.findings.push(...findSharedCaching(response));
    if (this.findings.length > 0) throw new CaseFailed();
    const schema = operation.responses.get(response.status)?.schema;
    if (schema) this.findings.push(...findEarlyTimes(schema, response.json).slice(0, 1));
    return {
      ...response,
      json: schema ? prune(schema, response.json) : undefined,
    };
  }

  /**
   * Calls an operation with each of many calls, several at once unless the run pauses between requests.
   * Ends the case at the first invalid response.
   */
  async callEach(
    operationId: string,
    calls: readonly Call[],
    due: readonly number[],
  ): Promise<void> {
    const atOnce = this.world.client.options.delayMs > 0 ? 1 : AT_ONCE;
    for (let start = 0; start < calls.length; start += atOnce) {
      await this.callTogether(operationId, calls.slice(start, start + atOnce), due);
    }
  }

  /** Calls an operation several times at the same moment. Ends the case if a response is invalid. */
  async callTogether(
    operationId: string,
    calls: readonly Call[],
    due: readonly number[],
  ): Promise<ReceivedResponse[]> {
    const probes = calls.map(() => new Probe(this.world));
    const responses = await Promise.all(
      calls.map((call, index) =>
        probes[index]!.call(operationId, call, due).catch((error: unknown) => {
          if (!(error instanceof CaseFailed)) throw error;
          return undefined;
        }),
      ),
    );
    const failed = probes.find(({ findings }) => findings.length > 0);
    const sent = [...probes.filter((probe) => probe !== failed), ...(failed ? [failed] : [])];
    this.exchanges.push(...sent.flatMap(({ exchanges }) => exchanges));
    this.judged += probes.length;
    this.findings.push(...(failed?.findings ?? []));
    if (failed) throw new CaseFailed();
    return responses.filter((response) => response !== undefined);
  }

  /** Calls an operation, expecting success, and returns the validated JSON body. */
  async read<Op extends keyof Answers>(operationId: Op, call: Call): Promise<Answers[Op]>;
  async read<Body>(operationId: string, call: Call): Promise<Body>;
  async read(operationId: string, call: Call): Promise<unknown> {
    return (await this.call(operationId, call)).json;
  }

  /**
   * Sends any request without validating the response; of an operation, what asked for another attempt is
   * validated. Ends the case if there is no response.
   */
  async send(
    request: Parameters<World['client']['send']>[0],
    operation?: Operation,
  ): Promise<ReceivedResponse> {
    const outcome = await this.world.client.send(request);
    const { operationId } = operation ?? {};
    this.exchanges.push({ ...outcome.exchange, ...(operationId && { operationId }) });
    if (outcome.response) {
      const { refusal, response } = outcome;
      if (refusal && operation?.responses.has(refusal.status)) {
        this.findings.push(...validateResponse(refusal, operation, {}));
      }
      return response;
    }
    this.findings.push({
      rule: 'no-response',
      message: `No response: ${outcome.failure}`,
      expected: 'a response',
    });
    throw new CaseFailed();
  }

  /** Adds a finding unless `isMet`. */
  expect(isMet: boolean, message: string, rule: Rule = 'consistency', values: Values = {}): void {
    this.judged += 1;
    if (!isMet) this.findings.push({ rule, message, ...values });
  }

  /** Adds a finding unless two responses are equal in the properties that both have. */
  expectShared(actual: object, expected: object, message: string, rule?: Rule): void {
    const shared = (one: object, other: object) =>
      Object.fromEntries(Object.entries(one).filter(([name]) => Object.hasOwn(other, name)));
    this.expectEqual(shared(actual, expected), shared(expected, actual), message, rule);
  }

  /** Adds a finding unless two JSON values are deeply equal; times are compared as moments. */
  expectEqual(actual: unknown, expected: unknown, message: string, rule?: Rule): void {
    this.expect(isSame(actual, expected), message, rule, { expected, actual });
  }

  /** Adds a finding unless a list is in the order of a field. */
  expectSorted(items: readonly object[], [field, kind, direction]: Order, message: string): void {
    this.expectEqual(findDisorder(items, field, kind, direction), undefined, message, 'sorting');
  }

  /** Adds a finding unless a time is now, within the tolerance between two machines' clocks. */
  expectNow(time: string, what: string): void {
    const minutes = Math.abs(Date.now() - Date.parse(time)) / MINUTE_MS;
    const message = `${what} has a time that is not now: a wrong clock or another time zone`;
    const values = { expected: new Date().toISOString(), actual: time };
    this.expect(minutes < TOLERANCE_MINUTES, message, 'consistency', values);
  }
}
