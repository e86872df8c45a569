/** @jest-environment node */
import fc from 'fast-check';
import { readDocument } from '../document/readDocument';
import { startHost } from '../mutants/host';
import { fault } from '../mutants/mutant';
import { checkBackend } from '../run/checkBackend';
import { valuesOf } from './valuesOf';

const SEED = 20_251;
const RUNS = 40;

const settings = {
  mayWrite: true,
  extensions: 'all' as const,
  admin: { email: 'admin@example.com', password: 'password' },
  realtimeMs: 2_000,
  silenceMs: 20,
  /** No backend here keeps a request waiting, but a busy machine may. */
  timeoutMs: 30_000,
  delayMs: 0,
};

const fuzz = async (only: string, mutant?: Parameters<typeof startHost>[0]) => {
  const host = await startHost(mutant);
  const { cases } = await checkBackend({
    ...settings,
    url: host.url,
    only,
    fuzz: { runs: RUNS, seed: SEED },
  });
  await host.close();
  return cases.find(({ title }) => title.includes('from the schemas'))!;
};

describe('requests from the schemas', () => {
  it('find a server error in a query, and shrink it to the smallest failing request', async () => {
    const planted = fault('listProjects', 'server-error', 'A price above 1000 fails', {
      success: (response, { url }) =>
        Number(new URL(url).searchParams.get('min_price')) > 1000
          ? Response.json({ success: false, message: 'It broke' }, { status: 500 })
          : response,
    });
    const { outcome, findings, curl } = await fuzz('listProjects', planted);
    expect(outcome).toBe('failed');
    expect(findings[0]).toMatchObject({ rule: 'server-error', actual: 500 });
    const address = new URL(/'(http[^']+)'$/.exec(curl!)![1]!);
    expect([...address.searchParams.keys()]).toEqual(['min_price']);
    expect(Number(address.searchParams.get('min_price'))).toBeLessThan(1001.5);
  });

  it('follow every pattern that the document has', () => {
    const { operations } = readDocument();
    const schemas = operations.flatMap(({ body, parameters }) => [
      ...(body ? [body] : []),
      ...parameters,
    ]);
    for (const { schema } of schemas) fc.sample(valuesOf(schema), { numRuns: 5, seed: SEED });
    const pattern = '^/(?!/)';
    const texts = fc.sample(valuesOf({ type: 'string', pattern }), RUNS) as string[];
    expect(texts.filter((text) => !new RegExp(pattern).test(text))).toEqual([]);
  });

  it('are the same again with the same seed', async () => {
    const [one, other] = [await fuzz('getPublicStats'), await fuzz('getPublicStats')];
    expect(one.title).toBe(other.title);
    expect(one.outcome).toBe('passed');
  });
});
