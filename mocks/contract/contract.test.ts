/** @jest-environment node */
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { operations } from '../http/operations';
import { createMockServer } from '../node';
import { send } from './client';
import { document, makeCall, sendCall } from './makeCall';

const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => backend.reset());
afterAll(() => server.close());

const documented = document.operations.flatMap(({ operationId, responses }) =>
  [...responses.values()].map((response) => ({ operationId, ...response })),
);

/** The first bytes of the responses that are not JSON. */
const fileBeginnings: Record<string, string> = { downloadProject: 'PK', exportAdminPayments: 'Da' };

describe('the mock backend conforms to openapi.yaml', () => {
  it('has a handler for each documented operation, and no others', () => {
    const handled = operations
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ operationId, method, path }) => `${operationId} ${method} ${path}`);
    const expected = document.operations.map(
      ({ operationId, method, path }) =>
        `${operationId} ${method.toLowerCase()} ${path.replace(/\{(\w+)\}/, ':$1')}`,
    );
    expect(handled.sort()).toEqual(expected.sort());
  });

  it.each(documented)(
    '$operationId $status',
    async ({ operationId, status, contentTypes, validate }) => {
      const response = await sendCall(operationId, await makeCall(backend, operationId, status));
      const text = await response.clone().text();
      expect(response.status).toBe(status);
      expect(contentTypes).toContain(response.headers.get('Content-Type')?.split(';')[0]);
      expect(text).not.toContain('"password"');
      if (!validate) {
        expect(text.slice(0, 2)).toBe(fileBeginnings[operationId]);
        expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename/);
        return;
      }
      validate(JSON.parse(text));
      expect(validate.errors).toBeNull();
    },
  );

  it('reports an unknown call as an error, and refuses an address that cannot be read', async () => {
    expectConsoleOutput(/no handler for PATCH \/api\/unknown/);
    const response = await send('PATCH', '/api/unknown', {});
    expect(response.status).toBe(501);
    expect((await send('GET', '/api/projects/%E0%A4%A', {})).status).toBe(400);
  });
});
