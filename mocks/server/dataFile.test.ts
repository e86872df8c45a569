/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  killServer,
  killServers,
  LONG_MS,
  logIn,
  register,
  sendJson,
  startFailingServer,
  startServer,
} from '@/testing/mockServerProcess';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mock-server-'));
});
afterEach(async () => {
  await killServers();
  rmSync(directory, { recursive: true });
});

describe('the data file', () => {
  test(
    'keeps every acknowledged change, however often the server is killed while it writes',
    async () => {
      const file = join(directory, 'state.json');
      const kept: string[] = [];
      for (const round of [1, 2, 3]) {
        const { host, child } = await startServer('--data', file);
        // Kills the server during writes; later rounds allow more of them.
        const death = new Promise<void>((resolve) => {
          const watch = setInterval(() => {
            if (kept.length < round * 12) return;
            clearInterval(watch);
            void killServer(child).then(resolve);
          }, 3);
        });
        for (let number = 0; child.exitCode === null && child.signalCode === null; number += 1) {
          const email = `person${round}.${number}@example.com`;
          const response = await register(host, email).catch(() => null);
          if (response?.status === 201) kept.push(email);
        }
        await death;
        expect(() => JSON.parse(readFileSync(file, 'utf8')) as unknown).not.toThrow();
      }
      const { host } = await startServer('--data', file);
      for (const email of kept) expect((await logIn(host, email)).status).toBe(200);
      expect(kept.length).toBeGreaterThanOrEqual(36);
    },
    LONG_MS,
  );

  test(
    'is never overwritten: the server does not start with a file of another kind',
    async () => {
      const file = join(directory, 'notes.json');
      writeFileSync(file, '{"dear":"diary"}');
      const { code, text } = await startFailingServer('--data', file);
      expect(code).toBe(1);
      expect(text).toContain('contains no state of this version');
      expect(readFileSync(file, 'utf8')).toBe('{"dear":"diary"}');
    },
    LONG_MS,
  );

  test(
    'is never overwritten: the server does not start with broken changes and keeps the uploads',
    async () => {
      const file = join(directory, 'state.json');
      const { child } = await startServer('--data', file);
      await killServer(child);
      const stored = JSON.parse(readFileSync(file, 'utf8')) as object;
      const wrong = JSON.stringify({ ...stored, changes: { idsDrawn: 0 } });
      writeFileSync(file, wrong);
      mkdirSync(`${file}.files`);
      const { code, text } = await startFailingServer('--data', file);
      expect(code).toBe(1);
      expect(text).toContain(`${file} cannot be used: users has no changes`);
      expect(readFileSync(file, 'utf8')).toBe(wrong);
      expect(existsSync(`${file}.files`)).toBe(true);
    },
    LONG_MS,
  );

  test(
    'stops the server when it cannot be written at the start, and fails the request when it cannot later',
    async () => {
      const nowhere = join(directory, 'none', 'state.json');
      const { code, text } = await startFailingServer('--data', nowhere);
      expect(code).toBe(1);
      expect(text).toContain(`${nowhere} cannot be used: ENOENT`);

      const file = join(directory, 'state.json');
      const { host } = await startServer('--data', file);
      const before = readFileSync(file, 'utf8');
      const signUp = async () => (await register(host, 'ravi@example.com')).status;
      // New text is written under this name first.
      mkdirSync(`${file}.new`);
      expect(await signUp()).toBe(500);
      expect((await sendJson('POST', `${host}/__workbench/reset`, { seed: 9 })).status).toBe(500);
      expect(readFileSync(file, 'utf8')).toBe(before);
      rmdirSync(`${file}.new`);
      expect((await logIn(host, 'ravi@example.com')).status).toBe(401);
      expect(await signUp()).toBe(201);
    },
    LONG_MS,
  );

  test(
    'records its seed and is emptied by a reset',
    async () => {
      const file = join(directory, 'state.json');
      const { host, child } = await startServer('--data', file, '--seed', '8');
      await register(host, 'ravi@example.com');
      await killServer(child);
      const failure = await startFailingServer('--data', file, '--seed', '9');
      expect(failure.text).toContain('was created with the seed 8, not 9');
      const second = await startServer('--data', file);
      expect((await logIn(second.host, 'ravi@example.com')).status).toBe(200);
      await sendJson('POST', `${second.host}/__workbench/reset`);
      expect((await logIn(second.host, 'ravi@example.com')).status).toBe(401);
      expect(readdirSync(directory).filter((name) => name.endsWith('.new'))).toEqual([]);

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
