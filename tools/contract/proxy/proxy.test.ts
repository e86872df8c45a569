import { io } from 'socket.io-client';
import { readDocument } from '../document/readDocument';
import { startHost } from '../mutants/host';
import { startProxy } from './startProxy';

it('forwards calls and the live chat unchanged, and names what violates the document', async () => {
  const host = await startHost();
  const seen: string[] = [];
  const proxy = await startProxy({
    url: host.url,
    port: 0,
    document: readDocument(),
    onViolation: ({ operationId, call, finding }) =>
      seen.push(`${operationId}: ${call}: ${finding.message}`),
  });
  const send = (path: string, init?: RequestInit) => fetch(`${proxy.url}${path}`, init);
  const login = await send('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"email":"asha@example.com","password":"password"}',
  });
  const { token } = (await login.json()) as { token: string };
  const socket = io(proxy.url, { auth: { token }, transports: ['websocket'], reconnection: false });
  await new Promise((connected) => socket.on('connect', () => connected(null)));
  socket.disconnect();
  expect(seen).toEqual([]);

  expect((await send('/api/projects?page=0&token=in-clear')).status).toBe(200);
  await host.close();
  expect((await send('/api/projects')).status).toBe(502);
  await proxy.close();
  expect(seen).toContain(
    'listProjects: GET /api/projects → no response: The backend did not respond',
  );
  expect(seen.join()).toMatch(/listProjects: .*The parameter page must be >= 1/);
  expect(seen.join()).not.toContain('in-clear');
});
