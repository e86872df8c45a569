/** @jest-environment node */
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { readDocument } from '../../tools/contract/document/readDocument';
import { operations } from '../http/operations';
import { createMockServer } from '../node';
import { ASHA, type Call, FOR_SALE } from './call';
import { calls } from './calls';
import { send, tokenOf } from './client';

const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => backend.reset());
afterAll(() => server.close());

/** Statuses that the backend never returns by itself; a fault provokes them. */
const PROVOKED_BY_FAULT = [408, 429, 500];

const documented = readDocument().operations.flatMap(({ operationId, method, path, responses }) =>
  [...responses.values()].map((response) => ({ operationId, method, path, ...response })),
);

type Documented = (typeof documented)[number];

const NO_ID = '99999';

/**
 * Returns what makes of an operation's successful call one that every backend refuses with a status;
 * undefined for the statuses that need a call of their own.
 */
function refusal({ path, status }: Documented): ((call: Call) => Call) | undefined {
  if (status === 401) return ({ as: _as, ...call }) => call;
  if (status === 403 && path.startsWith('/api/admin/')) return (call) => ({ ...call, as: ASHA });
  if (status !== 404 || !path.includes('{')) return undefined;
  const unknown = path.replace(/\{\w+\}/, NO_ID);
  return (call) => ({ ...call, path: unknown + (/\?.*/.exec(call.path ?? '')?.[0] ?? '') });
}

async function makeCall(expected: Documented): Promise<Call> {
  const { operationId, status } = expected;
  const own = calls[`${operationId} ${status}`];
  if (own) return own(backend);
  if (PROVOKED_BY_FAULT.includes(status)) backend.faults.set(operationId, { status });
  const successful = calls[`${operationId} 200`] ?? calls[`${operationId} 201`];
  return refusal(expected)?.(await successful!(backend)) ?? {};
}

async function provoke(expected: Documented): Promise<Response> {
  const { method, path } = expected;
  const call = await makeCall(expected);
  const token = call.as && (await tokenOf(call.as));
  return send(method, call.path ?? path.replace(/\{\w+\}/, String(FOR_SALE)), {
    ...(call.body !== undefined && { body: call.body }),
    ...(token && { token }),
    ...(call.headers && { headers: call.headers }),
  });
}

/** The first bytes of the responses that are not JSON. */
const fileBeginnings: Record<string, string> = { downloadProject: 'PK', exportAdminPayments: 'Da' };

describe('the mock backend conforms to openapi.yaml', () => {
  it('has a handler for each documented operation, and no others', () => {
    const known = new Set(documented.map(({ operationId }) => operationId));
    const handled = operations
      .filter(({ path }) => path.startsWith('/api/'))
      .map(
        ({ operationId, method, path }) =>
          `${operationId} ${method} ${path.replace(/:(\w+)/, '{$1}')}`,
      );
    const expected = new Set(
      documented.map(
        ({ operationId, method, path }) => `${operationId} ${method.toLowerCase()} ${path}`,
      ),
    );
    expect(new Set(handled)).toEqual(expected);
    expect(known.size).toBe(handled.length);
  });

  it('has a call for each documented response', () => {
    const uncovered = documented
      .filter((one) => !PROVOKED_BY_FAULT.includes(one.status) && !refusal(one))
      .map(({ operationId, status }) => `${operationId} ${status}`)
      .filter((name) => !calls[name]);
    expect(uncovered).toEqual([]);
  });

  it.each(documented.map((one) => [`${one.operationId} ${one.status}`, one] as const))(
    '%s',
    async (_name, expected) => {
      const response = await provoke(expected);
      const text = await response.clone().text();
      expect(response.status).toBe(expected.status);
      expect(expected.contentTypes).toContain(response.headers.get('Content-Type')?.split(';')[0]);
      expect(text).not.toContain('"password"');
      if (!expected.validate) {
        expect(text.slice(0, 2)).toBe(fileBeginnings[expected.operationId]);
        expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename/);
        return;
      }
      expected.validate(JSON.parse(text));
      expect(expected.validate.errors).toBeNull();
    },
  );

  it('reports an unknown call as an error, and refuses an address that cannot be read', async () => {
    expectConsoleOutput(/no handler for PATCH \/api\/unknown/);
    const response = await send('PATCH', '/api/unknown', {});
    expect(response.status).toBe(501);
    expect((await send('GET', '/api/projects/%E0%A4%A', {})).status).toBe(400);
  });
});
