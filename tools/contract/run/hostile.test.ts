/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** Servers that are not a backend, and what the report's first sentence says about each. */
const hosts: [listener: RequestListener, sentence: RegExp][] = [
  [
    json({ success: false, message: 'Not found' }, 404),
    / answers nothing that the document describes: GET \S+ gets 404 .* a path before \/api\?/,
  ],
  [
    (_incoming, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!doctype html><title>Shop</title>');
    },
    / answers nothing that the document describes: GET \S+ gets 200 with text\/html/,
  ],
  [
    (_incoming, response) => {
      response.writeHead(301, { Location: 'https://www.example.com/' });
      response.end();
    },
    / it redirects to https:\/\/www\.example\.com\/, so --url must be the address behind it/,
  ],
  [endless, /^Nothing answers at .*: a body without an end/],
  [() => undefined, /^Nothing answers at .* timeout/],
  [(incoming) => incoming.socket.destroy(), /^Nothing answers at /],
];

/** An endless body takes a while on a busy machine. */
const TIMEOUT_MS = 120_000;

test(
  'an address without a backend is named at once, and nothing passes',
  async () => {
    for (const [listener, sentence] of hosts) {
      const server = createServer(listener);
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const result = await checkBackend({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        mayWrite: true,
        extensions: 'all',
        realtimeMs: 300,
        silenceMs: 30,
        // A body counts as endless only after much of it has arrived.
        timeoutMs: listener === endless ? 60_000 : 5_000,
        delayMs: 0,
      });
      server.closeAllConnections();
      server.close();
      expect(formatRun(result).split('\n')[0]).toMatch(sentence);
      expect(countOutcomes(result.cases)).toMatchObject({ passed: 0, failed: 1 });
      const reasons = result.cases.flatMap(({ reason }) => reason ?? []);
      expect(new Set(reasons)).toEqual(
        new Set(['not judged: there is no backend of the document']),
      );
    }
  },
  TIMEOUT_MS,
);
