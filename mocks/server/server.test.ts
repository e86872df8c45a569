/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import {
  killServers,
  logIn,
  LONG_MS,
  runServer,
  sendJson,
  startServer,
} from '@/testing/mockServerProcess';

let host: string;
beforeAll(async () => {
  ({ host } = await startServer());
}, LONG_MS);
afterAll(killServers);

test(
  'reports a port in use in one line',
  async () => {
    const second = await runServer(Number(new URL(host).port), []);
    const [output] = (await once(second.stderr!, 'data')) as [Buffer];
    expect(String(output)).toMatch(/^Port \d+ is taken; choose another one with PORT$/m);
  },
  LONG_MS,
);

test('answers HEAD like GET, without the body', async () => {
  const picture = `${host}/uploads/images/aksharjaal-daily-word-puzzle-1.webp`;
  const response = await fetch(picture, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/webp');
  expect(await response.text()).toBe('');
});

test('offers seeded pictures in smaller widths', async () => {
  for (const [width, status] of [
    [320, 200],
    [321, 404],
  ] as const) {
    const response = await fetch(
      `${host}/uploads/images/aksharjaal-daily-word-puzzle-1-${width}.webp`,
    );
    expect(response.status).toBe(status);
    if (response.ok) expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(320);
  }
});

test(
  'forwards a request unchanged to the real backend, and a page may read the response',
  async () => {
    const received: IncomingHttpHeaders[] = [];
    const real = createServer(({ headers }, response) => {
      received.push(headers);
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Expose-Headers', 'X-Own');
      response.setHeader('Vary', 'Origin');
      response.setHeader('X-Own', 'kept');
      response.end('{"projects":[]}');
    });
    real.listen(0, '127.0.0.1');
    await once(real, 'listening');
    const { port } = real.address() as AddressInfo;
    await sendJson('PUT', `${host}/__workbench/pass`, {
      base: `http://127.0.0.1:${port}`,
      operations: ['listProjects'],
    });
    const origin = 'http://localhost:3000';
    const { headers } = await fetch(`${host}/api/projects`, {
      headers: { Accept: 'application/json', Origin: origin },
    });
    real.close();
    real.closeAllConnections();
    expect(received).toMatchObject([{ accept: 'application/json' }]);
    // A duplicate header would be a list.
    expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(headers.get('Vary')).toBe('Origin');
    expect(headers.get('Access-Control-Expose-Headers')).toContain('ETag');
    expect(headers.get('X-Own')).toBe('kept');
  },
  LONG_MS,
);

test(
  'resumes an interrupted download unless the file has changed',
  async () => {
    const { content } = await logIn(host, 'asha@example.com', 'password');
    const download = (headers: Record<string, string>) =>
      fetch(`${host}/api/projects/12/download`, {
        headers: { Authorization: `Bearer ${content.token}`, ...headers },
      });
    const whole = await download({});
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const etag = whole.headers.get('ETag')!;
    expect(whole.headers.get('Accept-Ranges')).toBe('bytes');

    const first = await download({ Range: 'bytes=0-99' });
    const rest = await download({ Range: 'bytes=100-', 'If-Range': etag });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(rest.headers.get('Content-Range')).toBe(`bytes 100-${bytes.length - 1}/${bytes.length}`);
    const joined = Buffer.concat([
      new Uint8Array(await first.arrayBuffer()),
      new Uint8Array(await rest.arrayBuffer()),
    ]);
    expect(joined.equals(bytes)).toBe(true);

    expect((await download({ Range: 'bytes=100-', 'If-Range': '"other"' })).status).toBe(200);
    const beyond = await download({ Range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
  },
  LONG_MS,
);
