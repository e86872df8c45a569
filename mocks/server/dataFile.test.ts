/** @jest-environment node */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  killServer,
  killServers,
  logIn,
  LONG_MS,
  register,
  sendJson,
  startFailingServer,
  startServer,
} from '@/testing/mockServerProcess';
import { temporaryDirectory } from '@/testing/temporaryDirectory';

// Servers are killed before the directory of their data goes.
afterEach(killServers);
const pathOf = temporaryDirectory();

describe('the data file', () => {
  test(
    'is never overwritten: the server does not start with a file of another kind',
    async () => {
      const file = pathOf('notes.json');
      writeFileSync(file, '{"dear":"diary"}');
      const { code, text } = await startFailingServer('--data', file);
      expect(code).toBe(1);
      expect(text).toContain('contains no state of this version');
      expect(readFileSync(file, 'utf8')).toBe('{"dear":"diary"}');
    },
    LONG_MS,
  );

  test(
    'records its seed and is emptied by a reset',
    async () => {
      const file = pathOf('state.json');
      const { host, child } = await startServer('--data', file, '--seed', '8');
      await register(host, 'ravi@example.com');
      await killServer(child);
      // Editors add a byte-order mark, here as in a report.
      writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
      const failure = await startFailingServer('--data', file, '--seed', '9');
      expect(failure.text).toContain('was created with the seed 8, not 9');
      const second = await startServer('--data', file);
      expect((await logIn(second.host, 'ravi@example.com')).status).toBe(200);
      await sendJson('POST', `${second.host}/__workbench/reset`);
      expect((await logIn(second.host, 'ravi@example.com')).status).toBe(401);
      expect(readdirSync(pathOf()).filter((name) => name.endsWith('.new'))).toEqual([]);

      await sendJson('POST', `${second.host}/__workbench/reset`, { seed: 9 });
      await killServer(second.child);
      const third = await startServer('--data', file);
      expect((await sendJson('GET', `${third.host}/__workbench/setup`)).content).toMatchObject({
        settings: { seed: ['9'] },
      });
    },
    LONG_MS,
  );
});

test(
  'a bug report is restored with its state, setup and time, and what is missing is said',
  async () => {
    const first = await startServer();
    await register(first.host, 'ravi@example.com');
    const bench = (path: string) => `${first.host}/__workbench/${path}`;
    await sendJson('PUT', bench('scenario'), { name: 'sale' });
    await sendJson('PUT', bench('clock'), { set: '2030-05-05T00:00:00Z' });
    await sendJson('PUT', bench('payment'), { name: 'cardPays' });
    const { content: report } = await sendJson('GET', bench('bug-report'));
    const file = pathOf('report.json');
    writeFileSync(file, `\uFEFF${JSON.stringify(report)}`);

    const { host, output } = await startServer('--report', file);
    expect(output).toContain('Every password is “password”.');
    expect((await logIn(host, 'ravi@example.com', 'password')).status).toBe(200);
    const { content } = await sendJson('GET', `${host}/__workbench/setup`);
    expect(content).toMatchObject({
      settings: {
        scenario: ['sale'],
        clock: ['2030-05-05T00:00:00.000Z'],
        payment: ['cardPays'],
      },
    });
    const failure = await startFailingServer('--report', file, '--seed', '8');
    expect(failure.text).toContain('--report sets everything that --seed would');
  },
  LONG_MS,
);
