/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readDocument } from '../document/readDocument';
import { formatRun } from '../report/consoleReport';
import { checkBackend } from './checkBackend';
import { countOutcomes } from './result';

const HEARTBEAT = Buffer.alloc(1_048_576, 'x');

const json = (body: unknown, status = 200): RequestListener => {
  return (_incoming, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
};

const endless: RequestListener = (_incoming, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write(HEARTBEAT));
    response.once('drain', more);
  };
  more();
};

/** Servers that are not a backend, and the first sentence of the report about each. */
const hosts: [name: string, listener: RequestListener, sentence: RegExp][] = [
  [
    'answers 404 to everything',
    json({ success: false, message: 'Not found' }, 404),
    / answers 404 to every request, also to .*: does its address need a path before \/api\?/,
  ],
  [
    'answers a page to everything',
    (_incoming, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!doctype html><title>Shop</title>');
    },
    / answers nothing that the document describes: GET \S+ gets 200 with text\/html and no JSON/,
  ],
  [
    'redirects everything',
    (_incoming, response) => {
      response.writeHead(301, { Location: 'https://www.example.com/' });
      response.end();
    },
    / redirects every request, to https:\/\/www\.example\.com\/: --url must be the address behind it/,
  ],
  ['sends bodies without an end', endless, / sends answers without an end/],
  ['never answers', () => undefined, / finishes no answer in time/],
  ['closes every connection', (incoming) => incoming.socket.destroy(), /^Nothing answers at /],
];

/** An endless body takes a while on a busy machine. */
const TIMEOUT_MS = 120_000;

describe('an address without a backend', () => {
  const document = readDocument();
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const check = async (listener: RequestListener, mayWrite = true, timeoutMs = 5_000) => {
    server = createServer(listener);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return checkBackend({
      document,
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      mayWrite,
      includeExtensions: true,
      origin: 'http://localhost:3000',
      customer: { email: 'asha@example.com', password: 'password' },
      realtimeMs: 300,
      silenceMs: 30,
      timeoutMs,
      delayMs: 0,
    });
  };

  it.each(hosts)(
    'that %s is named at once, and nothing passes',
    async (_name, listener, due) => {
      // A body counts as endless only after much of it has arrived.
      const timeoutMs = listener === endless ? 60_000 : 5_000;
      const result = await check(listener, true, timeoutMs);
      expect(countOutcomes(result.cases)).toMatchObject({ passed: 0, failed: 1 });
      const [first] = formatRun(result).split('\n');
      expect(first).toMatch(due);
      expect(first).toContain(result.url);
      const skipped = result.cases.filter(({ outcome }) => outcome === 'skipped');
      expect(skipped.length).toBeGreaterThan(500);
      expect(new Set(skipped.map(({ reason }) => reason))).toEqual(
        new Set(['not judged: there is no backend of the document']),
      );
    },
    TIMEOUT_MS,
  );
});
